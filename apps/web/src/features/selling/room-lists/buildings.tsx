import { buildingRecords, buildingsRoute, importBuildingsRoute } from "@pulau/contract/building-records.ts";
import { samples } from "../../../business/portal-places.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { activeAddress } from "./list-address.ts";

/** The houses of the resort. */
export default function BuildingsPage() {
  const { t } = useTranslation("records");
  const uses = useUses();
  return (
    <RecordPage<typeof buildingsRoute>
      call={buildingsRoute}
      address={activeAddress}
      calls={buildingRecords}
      takes={importBuildingsRoute}
      seen={samples.rooms}
      words="buildings"
      nameOf={({ name }) => name}
      nameCsv={["name"]}
      columns={[
        column("floors", t("fields.floors"), (row) => row.no_of_floors.join(", "), { csv: ["floors"] }),
        countColumn("rooms", t("columns.rooms"), (row) => row.rooms, { csv: ["rooms"] }),
        column("desc", t("fields.desc"), (row) => row.desc, { csv: ["desc"], roomy: true }),
      ]}
      filters={useActiveFilter()}
      fields={[
        { key: "name", kind: "text", label: t("fields.name") },
        { key: "no_of_floors", kind: "list", label: t("fields.floors"), hint: t("fields.floorsHint") },
        { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
        { key: "active_status", kind: "switch", label: t("fields.active") },
      ]}
      blank={{ name: "", no_of_floors: [], desc: "", active_status: true }}
      usedBy={({ rooms }) => uses({ rooms })}
      hasStatus
    />
  );
}
