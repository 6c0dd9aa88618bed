import {
  importRoomTypesRoute,
  roomTypeRecords,
  roomTypesListRoute,
} from "@pulau/contract/room-type-records.ts";
import { samples } from "../../../../business/portal-places.ts";
import { RecordPage } from "../../../../business/records/record-page.tsx";
import { useUses } from "../../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../../listing/columns.tsx";
import { namesText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { roomTypeAddress } from "./list-address.ts";
import { listPaths } from "./list-calls.ts";
import { newRoomType, useRoomTypeFields } from "./room-type-fields.tsx";
import { useBedsAct } from "./use-beds-act.tsx";
import { useRoomTypeFilters } from "./use-room-type-filters.ts";

/** What rooms there are: texts, pictures, occupancy, amenities and beds. */
export default function RoomTypesPage() {
  const { t } = useTranslation("rooms");
  const records = useTranslation("records").t;
  const { say, language } = useLanguage();
  const uses = useUses();
  const beds = useBedsAct();
  return (
    <RecordPage<typeof roomTypesListRoute>
      call={roomTypesListRoute}
      address={roomTypeAddress}
      calls={roomTypeRecords}
      takes={importRoomTypesRoute}
      refreshes={listPaths}
      seen={samples.rooms}
      words="roomTypes"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("code", t("types.code"), (row) => row.room_code, { csv: ["roomCode"], sort: "code" }),
        countColumn(
          "sleeps",
          records("fields.sleeps"),
          (row) => <bdi dir="ltr">{`${row.min_pax}–${row.max_pax}`}</bdi>,
          { csv: ["minPax", "maxPax"], sort: "sleeps" },
        ),
        countColumn("rooms", records("columns.rooms"), (row) => row.rooms, { csv: ["rooms"] }),
        column("buildings", t("adding.building"), (row) => namesText(row.buildings, language)),
        column("amenities", t("types.amenities"), (row) => namesText(row.amenity_names.map(say), language), {
          csv: ["amenities"],
          roomy: true,
        }),
        countColumn("ways", t("numbers.beds"), (row) => row.bed_options, { rare: true }),
      ]}
      filters={useRoomTypeFilters()}
      fields={useRoomTypeFields()}
      blank={newRoomType}
      usedBy={({ rooms, bookings }) => uses({ rooms, bookings })}
      acts={(row) => [beds.actOf(row)]}
      hasStatus
    >
      {beds.dialog}
    </RecordPage>
  );
}
