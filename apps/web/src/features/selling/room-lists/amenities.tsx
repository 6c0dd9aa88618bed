import {
  AmenityAdd,
  AmenityChange,
  type AmenityRecord,
  amenitiesRoute,
  amenityRecords,
} from "@pulau/contract/room-records.ts";
import { useTranslation } from "react-i18next";
import type { RecordField } from "../../../business/records/record-field.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useWordsOf } from "../../../business/records/use-words-of.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { activeAddress } from "./addresses.ts";
import { AmenityIcon, amenityIcons } from "./amenity-icon.tsx";

const noWords = { en: "", my: "", cn: "" };

function useFields(): readonly RecordField[] {
  const { t } = useTranslation("records");
  const choices = amenityIcons.map((value) => ({ value, text: t(`icons.${value}`) }));
  return [
    { key: "name", kind: "words", label: t("fields.name") },
    {
      key: "icon_path",
      kind: "choice",
      label: t("fields.icon"),
      choices: [{ value: "", text: t("icons.none") }, ...choices],
    },
    { key: "desc", kind: "long", label: t("fields.desc"), optional: true },
    { key: "active_status", kind: "switch", label: t("fields.active") },
  ];
}

/** What rooms have. */
export default function AmenitiesPage() {
  const { t } = useTranslation("records");
  const { say } = useLanguage();
  const place = useListAddress(activeAddress);
  const list = useList({ id: "amenities", call: amenitiesRoute, rows: "rows", place });
  return (
    <RecordPage<AmenityRecord, unknown>
      list={list}
      calls={amenityRecords}
      refreshes={[amenitiesRoute.path]}
      resource="rooms"
      words={useWordsOf("amenities")}
      nameOf={({ name }) => say(name)}
      columns={[
        {
          key: "icon",
          csv: ["icon"],
          head: t("fields.icon"),
          cell: (row) => <AmenityIcon path={row.icon_path} />,
        },
        { key: "types", end: true, head: t("columns.roomTypes"), cell: (row) => row.room_types },
        { key: "desc", csv: ["desc"], roomy: true, head: t("fields.desc"), cell: (row) => row.desc },
      ]}
      filters={useActiveFilter()}
      fields={useFields()}
      schemas={{ add: AmenityAdd, change: AmenityChange }}
      blank={{ name: noWords, icon_path: "", desc: "", active_status: true }}
      usedBy={({ room_types }) => (room_types > 0 ? t("uses.roomTypes", { count: room_types }) : null)}
      hasStatus
    />
  );
}
