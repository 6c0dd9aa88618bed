import type { RoomTypeId } from "@pulau/domain/ids.ts";
import type { amenity, building, roomLink } from "../../schema/rooms.ts";
import type { Chance } from "../chance.ts";
import { demoAmenities } from "./amenities.ts";
import { demoBuildings } from "./buildings.ts";
import { type DemoBeds, linkRooms, makeBeds, makeUp } from "./make-beds.ts";
import type { RoomRow, RoomTypeRow } from "./room-rows.ts";
import { type DemoRoomType, demoRoomTypes } from "./room-types.ts";

export type DemoRooms = DemoBeds & {
  readonly buildings: readonly (typeof building.$inferInsert)[];
  readonly amenities: readonly (typeof amenity.$inferInsert)[];
  readonly roomTypes: readonly RoomTypeRow[];
  /** Rooms next to one another stand next to one another here. */
  readonly rooms: readonly RoomRow[];
  readonly links: readonly (typeof roomLink.$inferInsert)[];
};

/** The houses, types and rooms of the resort. */
export function makeRooms(chance: Chance): DemoRooms {
  const buildings = demoBuildings.map(({ key, name, noOfFloors, desc }) => ({
    id: chance.id(),
    key,
    name,
    noOfFloors: [...noOfFloors],
    desc,
  }));
  const made = demoRoomTypes.map((type, priority) => {
    const row = roomTypeRow(type, chance.id(), priority);
    const house = buildings.find(({ key }) => key === type.building);
    if (!house) throw new Error(`no building ${type.building}`);
    return { row, rooms: roomsOf(chance, type, row.id, house) };
  });
  const roomTypes = made.map(({ row }) => row);
  const beds = makeBeds(roomTypes);
  const rooms = makeUp(
    made.flatMap((block) => block.rooms),
    beds,
  );
  return {
    ...beds,
    buildings: buildings.map(({ key: _, ...row }) => row),
    amenities: Object.values(demoAmenities).map((name) => ({ id: chance.id(), name, desc: name.en })),
    roomTypes,
    rooms,
    links: linkRooms(rooms),
  };
}

function roomTypeRow(type: DemoRoomType, id: string, priority: number): RoomTypeRow {
  const { rooms: _, building: __, extra: ___, amenities, bedTypes, ...row } = type;
  return {
    ...row,
    id,
    priority,
    bedTypes: [...bedTypes],
    amenities: amenities.map((name) => demoAmenities[name]),
  };
}

function roomsOf(
  chance: Chance,
  type: DemoRoomType,
  roomTypeId: RoomTypeId,
  house: { id: string; noOfFloors: string[] },
): RoomRow[] {
  const onFloor = Math.ceil(type.rooms / house.noOfFloors.length);
  return Array.from({ length: type.rooms }, (_, i) => ({
    id: chance.id(),
    roomNo: `${type.roomCode}-${String(i + 1).padStart(2, "0")}`,
    roomTypeId,
    buildingId: house.id,
    floor: house.noOfFloors[Math.floor(i / onFloor)] ?? "",
    maxPax: type.maxPax,
    allowSmoking: false,
    allowDisabledPerson: type.amenities.includes("stepFree") && i < 4,
  }));
}
