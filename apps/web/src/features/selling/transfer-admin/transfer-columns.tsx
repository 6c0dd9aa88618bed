import type { LandTransferRecord } from "@pulau/contract/transfer-records.ts";
import { usePositionColumn } from "../../../business/records/position.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { TransferHours } from "./transfer-hours.tsx";
import { usePriceText } from "./use-price-text.ts";

/** What staff see of each way over land, beside where it leads. */
export function useTransferColumns(): readonly ListColumn<LandTransferRecord>[] {
  const { t } = useTranslation("land");
  const { say } = useLanguage();
  const priceText = usePriceText();
  return [
    column("vehicle", t("fields.vehicle"), (row) => say(row.vehicle_name), { csv: ["vehicle", "kind"] }),
    countColumn("minutes", t("columns.minutes"), (row) => row.minutes, {
      csv: ["minutes"],
      sort: "minutes",
    }),
    column("hours", t("columns.hours"), (row) => <TransferHours row={row} />, {
      csv: ["firstTime", "lastTime", "departuresOut", "departuresBack"],
      roomy: true,
    }),
    column("price", t("fields.price"), (row) => priceText(row.price), { csv: ["price"] }),
    countColumn("bookings", t("columns.bookings"), (row) => row.bookings, { roomy: true }),
    usePositionColumn(true),
  ];
}
