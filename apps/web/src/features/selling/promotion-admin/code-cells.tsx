import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { dayText, rangeText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Promo } from "./calls.ts";

const bandTones = { success: "success", primary: "primary", warning: "warning", danger: "danger" } as const;

/** What kind of code it is, and for which days of booking it holds. */
export function CodeKind({ row: { type, special, bookFrom, bookTo } }: { row: Promo }) {
  const { t } = useTranslation("staff-promotions");
  const { language } = useLanguage();
  const days = () => {
    if (bookFrom !== null && bookTo !== null) return rangeText(bookFrom, bookTo, language);
    if (bookFrom !== null) return t("from", { day: dayText(bookFrom, language) });
    return bookTo === null ? "" : t("until", { day: dayText(bookTo, language) });
  };
  return (
    <>
      {t(`types.${type}`)}
      <CellNote>{special ? t("special") : days()}</CellNote>
    </>
  );
}

/** How many were sold and used, and how popular that makes it. */
export function CodeSales({ row: { sold, capacity, used, popularity } }: { row: Promo }) {
  const { t } = useTranslation("staff-promotions");
  return (
    <>
      <bdi className="whole">
        {sold}
        {capacity !== null && ` / ${capacity}`}
      </bdi>
      <CellNote>
        {t("columns.used")} <bdi>{used}</bdi>
      </CellNote>
      {popularity && (
        <CellNote>
          <Chip tone={bandTones[popularity.band]}>
            <bdi>{popularity.percent}%</bdi> {t(`bands.${popularity.band}`)}
          </Chip>
        </CellNote>
      )}
    </>
  );
}
