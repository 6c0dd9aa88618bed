import type { BuildingId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { BedType } from "@pulau/domain/party/party.ts";
import type { Db } from "../connect.ts";
import { building, room, roomType } from "../schema/rooms.ts";
import { inAll, only } from "./words.ts";

const types = {
  standard: { minPax: 1, maxPax: 2, bedTypes: ["single", "twin"], priority: 0 },
  deluxe: { minPax: 1, maxPax: 3, bedTypes: ["single", "twin", "triple"], priority: 1 },
  family: { minPax: 2, maxPax: 4, bedTypes: ["twin", "triple", "quad"], priority: 2 },
} as const satisfies Record<
  string,
  { minPax: number; maxPax: number; bedTypes: BedType[]; priority: number }
>;

export type RoomTypeName = keyof typeof types;

export type RoomOptions = {
  /** Rooms of each type: three standard, two deluxe and one family room unless told. */
  readonly rooms?: Partial<Record<RoomTypeName, number>>;
};

export type MadeRoomType = {
  readonly id: RoomTypeId;
  readonly bedTypes: readonly BedType[];
  /** By room number. */
  readonly roomIds: readonly RoomId[];
};

export type RoomIds = { readonly roomTypes: Readonly<Record<RoomTypeName, MadeRoomType>> };

/** One building with rooms S01…, D01… and F01…. */
export async function makeRooms(db: Db, options: RoomOptions): Promise<RoomIds> {
  const counts = { standard: 3, deluxe: 2, family: 1, ...options.rooms };
  const house = only(
    await db
      .insert(building)
      .values({ name: "Main", noOfFloors: ["G", "1"] })
      .returning({ id: building.id }),
  );
  const make = (name: RoomTypeName) => makeType(db, name, counts[name], house.id);
  const [standard, deluxe, family] = await Promise.all([make("standard"), make("deluxe"), make("family")]);
  return { roomTypes: { standard, deluxe, family } };
}

async function makeType(
  db: Db,
  name: RoomTypeName,
  count: number,
  buildingId: BuildingId,
): Promise<MadeRoomType> {
  const letter = name.charAt(0).toUpperCase();
  const text = inAll(name);
  const rest = {
    name: text,
    summary: text,
    highlight: text,
    picture: "garden-room",
    sizeSqm: 24,
    amenities: [text],
  };
  const { bedTypes, ...limits } = types[name];
  const made = only(
    await db
      .insert(roomType)
      .values({ roomCode: letter, ...rest, ...limits, bedTypes: [...bedTypes] })
      .returning({ id: roomType.id }),
  );
  if (count === 0) return { id: made.id, bedTypes, roomIds: [] };
  const rooms = Array.from({ length: count }, (_, i) => ({
    roomNo: `${letter}${String(i + 1).padStart(2, "0")}`,
    roomTypeId: made.id,
    buildingId,
    floor: "G",
    maxPax: limits.maxPax,
  }));
  const ids = await db.insert(room).values(rooms).returning({ id: room.id });
  return { id: made.id, bedTypes, roomIds: ids.map((id) => id.id) };
}
