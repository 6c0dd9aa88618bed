import {
  importLandTransfersRoute,
  landTransferRecords,
  landTransfersRoute,
} from "@pulau/contract/transfer-records.ts";
import { transferTypes } from "@pulau/contract/transfers.ts";
import { useTranslation } from "react-i18next";
import { usePositionColumn } from "../../../business/records/position.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../business/records/use-words-of.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { landPaths } from "./calls.ts";
import { transferAddress } from "./list-address.ts";
import { newPrice } from "./price-field.tsx";
import { useTransferChoices, useTransferFields } from "./transfer-fields.tsx";
import { TransferHours } from "./transfer-hours.tsx";
import { usePriceText } from "./use-price-text.ts";

/** The ways over land to the jetty, with their times and prices. */
export default function TransfersPage() {
  const { t } = useTranslation("land");
  const { say } = useLanguage();
  const priceText = usePriceText();
  const choices = useTransferChoices();
  const choice = useChoiceFilter();
  const uses = useUses();
  return (
    <RecordPage<typeof landTransfersRoute>
      call={landTransfersRoute}
      address={transferAddress}
      calls={landTransferRecords}
      takes={importLandTransfersRoute}
      refreshes={landPaths}
      words="transfers"
      nameOf={({ start_name, end_name }) => `${say(start_name)} – ${say(end_name)}`}
      nameCsv={["from", "to"]}
      columns={[
        column("vehicle", t("fields.vehicle"), (row) => say(row.vehicle_name), { csv: ["vehicle", "kind"] }),
        countColumn("minutes", t("columns.minutes"), (row) => row.minutes, {
          ...{ csv: ["minutes"], sort: "minutes" },
        }),
        column("hours", t("columns.hours"), (row) => <TransferHours row={row} />, {
          ...{ csv: ["firstTime", "lastTime", "departuresOut", "departuresBack"], roomy: true },
        }),
        column("price", t("fields.price"), (row) => priceText(row.price), { csv: ["price"] }),
        countColumn("bookings", t("columns.bookings"), (row) => row.bookings, { roomy: true }),
        usePositionColumn(true),
      ]}
      filters={[
        ...useActiveFilter(),
        choice("type", t("fields.type"), transferTypes, (type) => t(`types.${type}`)),
        choice("point", t("fields.point"), choices.byId),
      ]}
      fields={useTransferFields(choices)}
      blank={{
        ...{ start_point: null, end_point: null, vehicle: null, minutes: null },
        ...{ first_time: "06:00", last_time: "20:00", departures: { out: [], back: [] } },
        ...{ price: newPrice, active_status: true },
      }}
      needs={[
        { to: "/staff/transfer-points", list: "points", rows: choices.known.points },
        { to: "/staff/vehicles", list: "vehicles", rows: choices.known.vehicles },
      ]}
      usedBy={({ bookings }) => uses({ bookings })}
      hasStatus
    />
  );
}
