import {
  importRoomTypesRoute,
  roomTypeRecords,
  roomTypesListRoute,
} from "@pulau/contract/room-type-records.ts";
import { samples } from "../../../../business/portal-places.ts";
import { RecordPage } from "../../../../business/records/record-page.tsx";
import { useUses } from "../../../../business/records/use-words-of.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { roomTypeAddress } from "./list-address.ts";
import { listPaths } from "./list-calls.ts";
import { useRoomTypeColumns } from "./room-type-columns.tsx";
import { newRoomType, useRoomTypeFields } from "./room-type-fields.tsx";
import { typedRoomType } from "./typed-room-type.ts";
import { useBedsAct } from "./use-beds-act.tsx";
import { useRoomTypeFilters } from "./use-room-type-filters.ts";

/** What rooms there are: texts, pictures, occupancy, amenities and beds. */
export default function RoomTypesPage() {
  const { say } = useLanguage();
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
      typed={typedRoomType}
      words="roomTypes"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={useRoomTypeColumns()}
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
