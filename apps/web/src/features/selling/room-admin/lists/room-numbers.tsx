import { importRoomsRoute, roomRecords, roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import { samples } from "../../../../business/portal-places.ts";
import { RecordPage } from "../../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AddRoomsButton } from "./add-rooms-button.tsx";
import { roomAddress } from "./list-address.ts";
import { listPaths } from "./list-calls.ts";
import { useRoomColumns } from "./room-columns.tsx";
import { newRoom, useRoomChoices, useRoomFields } from "./room-fields.tsx";

/** Every room by its number. */
export default function RoomNumbersPage() {
  const { t } = useTranslation("rooms");
  const choice = useChoiceFilter();
  const uses = useUses();
  const known = useRoomChoices();
  return (
    <RecordPage<typeof roomsListRoute>
      call={roomsListRoute}
      address={roomAddress}
      calls={roomRecords}
      takes={importRoomsRoute}
      refreshes={listPaths}
      seen={samples.rooms}
      words="roomNumbers"
      nameOf={({ room_no }) => room_no}
      nameCsv={["roomNo"]}
      columns={useRoomColumns()}
      filters={[
        ...useActiveFilter(),
        choice("type", t("adding.type"), known.typeFilter),
        choice("building", t("adding.building"), known.buildingFilter),
        choice("floor", t("adding.floor"), known.floorFilter),
        choice("cleaning", t("numbers.cleaning"), roomCleanings, (is) => t(`numbers.cleanings.${is}`)),
      ]}
      fields={useRoomFields(known)}
      blank={newRoom}
      needs={[
        { to: "/staff/buildings", list: "buildings", rows: known.all.buildings },
        { to: "/staff/room-types", list: "roomTypes", rows: known.all.types },
      ]}
      emptyAct={<AddRoomsButton types={known.withBeds} />}
      usedBy={({ bookings }) => uses({ bookings })}
      hasStatus
    >
      <AddRoomsButton types={known.withBeds} />
    </RecordPage>
  );
}
