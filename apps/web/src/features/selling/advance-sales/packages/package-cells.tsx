import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote } from "../../../../listing/column.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../advance-sales.module.css";
import type { PackageRow } from "../calls.ts";
import { RowAct } from "../row-act.tsx";
import { SalesProgress } from "../sales-progress.tsx";

const tones: Record<PackageRow["state"], ChipTone> = {
  onSale: "success",
  notYet: "info",
  soldOut: "primary",
  over: "neutral",
  off: "warning",
  ended: "neutral",
};

/** From when until when it is sold, and how that stands today. */
export function Sale({ row: { saleFrom, saleTo, state } }: { row: PackageRow }) {
  const { t } = useTranslation("promo-packages");
  const { language } = useLanguage();
  return (
    <span className={styles.stack}>
      <span>
        {saleTo === null ? (
          t("staff.from", { day: dayText(saleFrom, language) })
        ) : (
          <>
            <DayText day={saleFrom} /> – <DayText day={saleTo} />
          </>
        )}
      </span>
      <Chip tone={tones[state]}>{t(`staff.states.${state}`)}</Chip>
    </span>
  );
}

/** How many were bought of how many there are, and how many are held. */
export function Bought({ row: { nosBought, nosHeld, nosToSell } }: { row: PackageRow }) {
  const { t } = useTranslation("promo-packages");
  return (
    <SalesProgress
      count={nosBought}
      most={nosToSell}
      text={t("staff.of", { count: nosBought, most: nosToSell })}
      held={nosHeld > 0 && t("staff.held", { count: nosHeld })}
    />
  );
}

/** How many of those that were bought are used, and how many have expired. */
export function Used({ row: { nosUsed, nosBought, nosExpired } }: { row: PackageRow }) {
  const { t } = useTranslation("promo-packages");
  return (
    <>
      {t("staff.columns.used")} {t("staff.of", { count: nosUsed, most: nosBought })}
      {nosExpired > 0 && <CellNote>{t("staff.expired", { count: nosExpired })}</CellNote>}
    </>
  );
}

/** What of a package is open. */
export type OpenPackage = { what: "edit" | "end"; row: PackageRow } | { what: "add" };

/** Changing and ending a sale, by the rights that one has. */
export function PackageActs({ row, open }: { row: PackageRow; open: (dialog: OpenPackage) => void }) {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const may = useMay();
  if (row.state === "ended") return null;
  const name = say(row.name);
  return (
    <span className={styles.acts}>
      {may("posts", "write") && (
        <RowAct
          text={t("staff.edit")}
          label={t("staff.editName", { name })}
          onPress={() => open({ what: "edit", row })}
        />
      )}
      {may("posts", "delete") && (
        <RowAct
          danger
          text={t("staff.end")}
          label={t("staff.endName", { name })}
          onPress={() => open({ what: "end", row })}
        />
      )}
    </span>
  );
}
