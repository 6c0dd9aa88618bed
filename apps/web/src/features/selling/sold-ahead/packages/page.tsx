import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { CsvButton } from "../../../../listing/csv-button.tsx";
import { List } from "../../../../listing/list.tsx";
import { ListHead } from "../../../../listing/list-head.tsx";
import { useListAddress } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { DayText, Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../ahead.module.css";
import { type PackageRow, packages } from "../calls.ts";
import { packagesAddress } from "../search.ts";
import { Sold } from "../sold.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { PackageDialog } from "./package-dialog.tsx";

const tones: Record<PackageRow["state"], ChipTone> = {
  onSale: "success",
  notYet: "info",
  soldOut: "primary",
  over: "neutral",
  off: "warning",
  ended: "neutral",
};

type Open = { what: "edit" | "end"; row: PackageRow } | { what: "add" };

/** From when until when it is sold, and how that stands today. */
function Sale({ row: { saleFrom, saleTo, state } }: { row: PackageRow }) {
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

function Acts({ row, open }: { row: PackageRow; open: (what: Open) => void }) {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const may = useMay();
  if (row.state === "ended") return null;
  const name = say(row.name);
  return (
    <span className={styles.acts}>
      {may("posts", "write") && (
        <Button
          kind="outline"
          size="small"
          aria-label={t("staff.editName", { name })}
          onClick={() => open({ what: "edit", row })}
        >
          {t("staff.edit")}
        </Button>
      )}
      {may("posts", "delete") && (
        <Button
          kind="danger"
          size="small"
          aria-label={t("staff.endName", { name })}
          onClick={() => open({ what: "end", row })}
        >
          {t("staff.end")}
        </Button>
      )}
    </span>
  );
}

function useColumns(open: (what: Open) => void): readonly ListColumn<PackageRow>[] {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  return [
    {
      key: "name",
      csv: ["promoName", "package", "option", "status"],
      head: t("staff.columns.name"),
      cell: (row) => (
        <span className={styles.name}>
          <Picture name={row.picture} sizes="56px" />
          <span>
            <b className="strong">{say(row.name)}</b>
            <CellNote>{say(row.optionName)}</CellNote>
          </span>
        </span>
      ),
    },
    {
      key: "deposit",
      csv: ["deposit"],
      head: t("staff.columns.deposit"),
      end: true,
      cell: ({ depositSen, per }) => (
        <span className="whole">
          <Money sen={depositSen} />
          <CellNote>{t(per === "pax" ? "staff.perPax" : "staff.perWhole")}</CellNote>
        </span>
      ),
    },
    {
      key: "sale",
      csv: ["saleFrom", "saleTo"],
      sort: "saleTo",
      head: t("staff.columns.sale"),
      cell: (row) => <Sale row={row} />,
    },
    {
      key: "bought",
      csv: ["toSell", "sold", "held", "used", "expired"],
      head: t("staff.columns.bought"),
      cell: ({ nosBought, nosHeld, nosToSell }) => (
        <>
          <Sold
            count={nosBought}
            most={nosToSell}
            text={t("staff.of", { count: nosBought, most: nosToSell })}
          />
          {nosHeld > 0 && <CellNote>{t("staff.held", { count: nosHeld })}</CellNote>}
        </>
      ),
    },
    {
      key: "ahead",
      csv: ["ahead"],
      head: t("staff.columns.ahead"),
      end: true,
      cell: ({ aheadSen, nosUsed, nosBought, nosExpired }) => (
        <>
          <Money sen={aheadSen} />
          <CellNote>
            {t("staff.columns.used")} {t("staff.of", { count: nosUsed, most: nosBought })}
          </CellNote>
          {nosExpired > 0 && <CellNote>{t("staff.expired", { count: nosExpired })}</CellNote>}
        </>
      ),
    },
    {
      key: "acts",
      card: "acts",
      head: t("staff.columns.acts"),
      end: true,
      cell: (row) => <Acts row={row} open={open} />,
    },
  ];
}

/** Stays that are sold ahead, with how well they sell. */
export default function PackagesPage() {
  const { t } = useTranslation("promo-packages");
  const place = useListAddress(packagesAddress);
  const list = useList({ id: "promo-packages", call: packages, rows: "promoPackages", place });
  const { data } = list;
  const [opened, setOpened] = useState<Open | null>(null);
  const columns = useColumns(setOpened);
  const mayAdd = useMay()("posts", "create");
  const close = () => setOpened(null);
  return (
    <>
      <ListHead title={t("staff.title")} lead={data && t("staff.count", { count: data.total })}>
        <CsvButton list={list} columns={columns} />
        {mayAdd && <Button onClick={() => setOpened({ what: "add" })}>{t("staff.add")}</Button>}
      </ListHead>
      <List
        list={list}
        caption={t("staff.caption")}
        columns={columns}
        search={{ label: t("staff.searchLabel"), placeholder: t("staff.search") }}
        waiting={t("staff.waiting")}
        empty={{ picture: "boat-at-jetty", title: t("staff.none"), text: t("staff.noneText") }}
        nothing={{ title: t("staff.nothing"), text: t("staff.nothingText") }}
      />
      {opened?.what === "end" && <EndDialog row={opened.row} onClose={close} />}
      {opened && opened.what !== "end" && data && (
        <PackageDialog
          row={opened.what === "edit" ? opened.row : null}
          options={data.options}
          onClose={close}
        />
      )}
    </>
  );
}
