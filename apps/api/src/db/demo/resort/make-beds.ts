import type { BedOptionId } from "@pulau/domain/ids.ts";
import type { bed, bedOption, bedOptionBed, roomLink } from "../../schema/rooms.ts";
import { type Chance, chanceOf } from "../chance.ts";
import { type BedName, demoBedOptions, demoBeds } from "./beds.ts";
import type { RoomRow, RoomTypeRow } from "./room-rows.ts";

export type DemoBeds = {
  readonly beds: readonly (typeof bed.$inferInsert)[];
  readonly bedOptions: readonly (typeof bedOption.$inferInsert & { id: string })[];
  readonly bedOptionBeds: readonly (typeof bedOptionBed.$inferInsert)[];
};

/** A stream of its own: beds change nothing about who comes when. */
const seed = 620;

/** Every third pair of neighbours has a door between them. */
const doorEvery = 3;

/** The beds of the resort and how each room type can be made up. */
export function makeBeds(roomTypes: readonly RoomTypeRow[]): DemoBeds {
  const chance = chanceOf(seed);
  const ids = new Map(Object.keys(demoBeds).map((name) => [name, chance.id()]));
  const beds = Object.entries(demoBeds).map(([name, row]) => ({ ...row, id: idOf(ids, name) }));
  const made = roomTypes.flatMap((type) =>
    (demoBedOptions[type.roomCode] ?? []).map((counts, position) => {
      const option = { id: chance.id(), roomTypeId: type.id, position };
      return { option, rows: Object.entries(counts).map(([name, count]) => rowOf(option.id, name, count)) };
    }),
  );
  function rowOf(bedOptionId: BedOptionId, name: string, count: number) {
    return { bedOptionId, bedId: idOf(ids, name), count, extra: name === ("rollaway" satisfies BedName) };
  }
  return {
    beds,
    bedOptions: made.map(({ option }) => option),
    bedOptionBeds: made.flatMap(({ rows }) => rows),
  };
}

const idOf = (ids: ReadonlyMap<string, string>, name: string): string => {
  const id = ids.get(name);
  if (!id) throw new Error(`no bed ${name}`);
  return id;
};

/** Rooms as they are made up now: three of four in the first way. */
export function makeUp(rooms: readonly RoomRow[], { bedOptions }: DemoBeds): RoomRow[] {
  const chance: Chance = chanceOf(seed + 1);
  const ofType = Map.groupBy(bedOptions, ({ roomTypeId }) => roomTypeId);
  return rooms.map((room) => {
    const options = ofType.get(room.roomTypeId) ?? [];
    const other = chance.happens(0.25);
    return { ...room, bedOptionId: (other ? options.at(-1) : options[0])?.id ?? null };
  });
}

/** Rooms of one floor that follow one another share a wall; some have a door in it. */
export function linkRooms(rooms: readonly RoomRow[]): (typeof roomLink.$inferInsert)[] {
  const neighbours = rooms.slice(1).flatMap((room, i) => {
    const before = rooms[i];
    const near = before?.roomTypeId === room.roomTypeId && before.floor === room.floor;
    return before && near ? [[before.id, room.id].sort()] : [];
  });
  return neighbours.map(([roomId = "", otherId = ""], i) => ({
    roomId,
    otherId,
    connecting: i % doorEvery === 0,
  }));
}
