import {
  BuildingAdd,
  BuildingChange,
  type BuildingRecord,
  buildingRecords,
  buildingsRoute,
} from "@pulau/contract/room-records.ts";
import { useTranslation } from "react-i18next";
import type { RecordField } from "../../../business/records/record-field.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useWordsOf } from "../../../business/records/use-words-of.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { activeAddress } from "./addresses.ts";

function useFields(): readonly RecordField[] {
  const { t } = useTranslation("records");
  return [
    { key: "name", kind: "text", label: t("fields.name") },
    { key: "no_of_floors", kind: "list", label: t("fields.floors"), hint: t("fields.floorsHint") },
    { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
    { key: "active_status", kind: "switch", label: t("fields.active") },
  ];
}

/** The houses of the resort. */
export default function BuildingsPage() {
  const { t } = useTranslation("records");
  const place = useListAddress(activeAddress);
  const list = useList({ id: "buildings", call: buildingsRoute, rows: "rows", place });
  return (
    <RecordPage<BuildingRecord, unknown>
      list={list}
      calls={buildingRecords}
      refreshes={[buildingsRoute.path]}
      resource="rooms"
      words={useWordsOf("buildings")}
      nameOf={({ name }) => name}
      columns={[
        {
          key: "floors",
          csv: ["floors"],
          head: t("fields.floors"),
          cell: (row) => row.no_of_floors.join(", "),
        },
        { key: "rooms", csv: ["rooms"], end: true, head: t("columns.rooms"), cell: (row) => row.rooms },
        { key: "desc", csv: ["desc"], roomy: true, head: t("fields.desc"), cell: (row) => row.desc },
      ]}
      filters={useActiveFilter()}
      fields={useFields()}
      schemas={{ add: BuildingAdd, change: BuildingChange }}
      blank={{ name: "", no_of_floors: [], desc: "", active_status: true }}
      usedBy={({ rooms }) => (rooms > 0 ? t("uses.rooms", { count: rooms }) : null)}
      hasStatus
    />
  );
}
