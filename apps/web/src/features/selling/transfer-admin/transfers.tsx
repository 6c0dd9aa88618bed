import {
  importLandTransfersRoute,
  landTransferRecords,
  landTransfersRoute,
} from "@pulau/contract/transfer-records.ts";
import { transferTypes } from "@pulau/contract/transfers.ts";
import { samples } from "../../../business/portal-places.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useAgeBands } from "../../../business/use-age-bands.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { landPaths } from "./calls.ts";
import { transferAddress } from "./list-address.ts";
import { newPrice } from "./price-field.tsx";
import { useTransferColumns } from "./transfer-columns.tsx";
import { useTransferChoices, useTransferFields } from "./transfer-fields.tsx";
import { typedTransfer } from "./typed-land.ts";

/** The ways over land to the jetty, with their times and prices. */
export default function TransfersPage() {
  const { t } = useTranslation("land");
  const { say } = useLanguage();
  const choices = useTransferChoices();
  const bands = useAgeBands().boat;
  const choice = useChoiceFilter();
  const uses = useUses();
  return (
    <RecordPage<typeof landTransfersRoute>
      call={landTransfersRoute}
      address={transferAddress}
      calls={landTransferRecords}
      takes={importLandTransfersRoute}
      refreshes={landPaths}
      seen={samples.transfers}
      typed={(row, values) => typedTransfer(row, values, bands, choices.known.vehicles ?? [])}
      words="transfers"
      nameOf={({ start_name, end_name }) => `${say(start_name)} – ${say(end_name)}`}
      nameCsv={["from", "to"]}
      columns={useTransferColumns()}
      filters={[
        ...useActiveFilter(),
        choice("type", t("fields.type"), transferTypes, (type) => t(`types.${type}`)),
        choice("point", t("fields.point"), choices.byId),
      ]}
      fields={useTransferFields(choices)}
      blank={{
        start_point: null,
        end_point: null,
        vehicle: null,
        minutes: null,
        first_time: "06:00",
        last_time: "20:00",
        departures: { out: [], back: [] },
        price: newPrice,
        active_status: true,
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
