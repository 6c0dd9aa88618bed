import type { AddOnRecord } from "@pulau/contract/add-on-records.ts";
import { MissingTexts } from "../../../business/catalogue/missing-texts.tsx";
import { usePositionColumn } from "../../../business/records/position.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, dayColumn, moneyColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";

/** What staff see of each add-on, beside its name. */
export function useAddOnColumns(): readonly ListColumn<AddOnRecord>[] {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  const records = useTranslation("records").t;
  const words = useTranslation("catalogue").t;
  const { say } = useLanguage();
  return [
    column("category", t("fields.category"), (row) => say(row.category_name), {
      csv: ["category", "package"],
      note: (row) => row.package_name && say(row.package_name),
    }),
    moneyColumn("price", t("fields.price"), (row) => row.sen, {
      csv: ["price", "per"],
      sort: "price",
      note: (row) => t(`per.${row.per}`),
    }),
    countColumn("stock", t("columns.stock"), (row) => row.daily_stock ?? t("noLimit"), {
      csv: ["dailyStock", "most"],
      note: (row) => row.booked_on_closed > 0 && t("onClosed", { count: row.booked_on_closed }),
    }),
    dayColumn("from", t("fields.from"), (row) => row.from, { csv: ["from"], rare: true }),
    dayColumn("to", t("fields.to"), (row) => row.to, { csv: ["to"], rare: true }),
    column("texts", words("columns.texts"), (row) => <MissingTexts count={row.missing} />, {
      csv: ["missingTexts"],
      roomy: true,
    }),
    countColumn("bookings", records("columns.bookings"), (row) => row.bookings, {
      csv: ["bookings"],
      roomy: true,
    }),
    usePositionColumn(true),
  ];
}
