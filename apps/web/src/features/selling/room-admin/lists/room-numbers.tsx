import { importRoomsRoute, roomRecords, roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import { useTranslation } from "react-i18next";
import { RecordPage } from "../../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../../business/records/use-words-of.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { column, countColumn } from "../../../../listing/columns.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { AddRoomsButton } from "./add-rooms-button.tsx";
import { roomAddress } from "./list-address.ts";
import { listPaths } from "./list-calls.ts";
import { newRoom, useRoomChoices, useRoomFields } from "./room-fields.tsx";

/** Every room by its number. */
export default function RoomNumbersPage() {
  const { t } = useTranslation("rooms");
  const records = useTranslation("records").t;
  const { say } = useLanguage();
  const bedsText = useBedsText();
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
      words="roomNumbers"
      nameOf={({ room_no }) => room_no}
      nameCsv={["roomNo"]}
      columns={[
        column("type", t("adding.type"), (row) => say(row.type_name), { csv: ["roomType"], sort: "type" }),
        column("building", t("adding.building"), (row) => row.building_name, {
          ...{ csv: ["building"], sort: "building" },
        }),
        column("floor", t("adding.floor"), (row) => row.associated_floor, { csv: ["floor"] }),
        column("beds", t("numbers.beds"), (row) => bedsText(row.beds), { roomy: true }),
        countColumn("sleeps", records("fields.sleeps"), (row) => row.max_pax, {
          ...{ csv: ["maxPax"], sort: "sleeps" },
        }),
        column("cleaning", t("numbers.cleaning"), (row) => t(`numbers.cleanings.${row.cleaning}`), {
          rare: true,
        }),
        countColumn("bookings", t("numbers.bookings"), (row) => row.bookings, { rare: true }),
        column("desc", records("fields.desc"), (row) => row.desc, { csv: ["desc"], roomy: true }),
      ]}
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
