import { buildingRecords, buildingsRoute, importBuildingsRoute } from "@pulau/contract/building-records.ts";
import { islandRoute } from "@pulau/contract/stay-pages.ts";
import { faceOf } from "../../../api/client.ts";
import { useCall } from "../../../api/use-call.ts";
import { MapPoint, type Point } from "../../../business/map-point/map-point.tsx";
import { samples } from "../../../business/portal-places.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { activeAddress } from "./list-address.ts";

const island = faceOf(islandRoute);

/** The houses of the resort. */
export default function BuildingsPage() {
  const { t } = useTranslation("records");
  const uses = useUses();
  const { data: shown } = useCall(island, {});
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
        {
          key: "map_at",
          kind: "custom",
          label: t("fields.onMap"),
          input: ({ values, set, errorAt }) => (
            <MapPoint
              label={t("fields.onMap")}
              map={shown?.map ?? null}
              value={(values as { map_at?: Point | null }).map_at ?? null}
              onChange={(point) => set("map_at", point)}
              error={errorAt("map_at")}
              optional
            />
          ),
          display: (value) => {
            const at = value as Point | null;
            return at ? t("mapPoint.at", { x: at.x, y: at.y }) : t("mapPoint.none");
          },
        },
        { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
        { key: "active_status", kind: "switch", label: t("fields.active") },
      ]}
      blank={{ name: "", no_of_floors: [], map_at: null, desc: "", active_status: true }}
      usedBy={({ rooms }) => uses({ rooms })}
      hasStatus
    />
  );
}
