import { importVehiclesRoute, vehicleRecords, vehiclesRoute } from "@pulau/contract/vehicle-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { samples } from "../../../business/portal-places.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { landPaths } from "./calls.ts";
import { vehicleAddress } from "./list-address.ts";
import { typedVehicle } from "./typed-land.ts";
import { useVehicleFields, useVehicleTypes } from "./vehicle-fields.ts";

/** What drives to the jetty and home. */
export default function VehiclesPage() {
  const { t } = useTranslation("land");
  const { say } = useLanguage();
  const choice = useChoiceFilter();
  const uses = useUses();
  return (
    <RecordPage<typeof vehiclesRoute>
      call={vehiclesRoute}
      address={vehicleAddress}
      calls={vehicleRecords}
      takes={importVehiclesRoute}
      refreshes={landPaths}
      seen={samples.transfers}
      typed={typedVehicle}
      words="vehicles"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("kind", t("fields.type"), (row) => t(`types.${row.type}`), { csv: ["kind"] }),
        countColumn("seats", t("columns.seats"), (row) => row.seats, { csv: ["seats"] }),
        countColumn("daily", t("columns.daily"), (row) => row.daily ?? t("noLimit"), { csv: ["daily"] }),
        countColumn("transfers", t("columns.transfers"), (row) => row.transfers),
      ]}
      filters={[...useActiveFilter(), choice("type", t("fields.type"), useVehicleTypes())]}
      fields={useVehicleFields()}
      blank={{ name: noWords, type: "shared", seats: null, daily: null, active_status: true }}
      usedBy={({ transfers }) => uses({ transfers })}
      hasStatus
    />
  );
}
