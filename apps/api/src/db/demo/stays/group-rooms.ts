import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";
import type { RoomRow } from "../resort/demo-resort.ts";
import type { RoomStay } from "./plan-rooms.ts";

/** Rooms that are booked together. */
export type Outline = {
  readonly rooms: readonly RoomRow[];
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly nights: number;
  readonly full: boolean;
};

/** Puts room stays with the same dates together: mostly one to a booking, at times a pair, now and then a group. */
export function groupRooms(chance: Chance, stays: readonly RoomStay[]): Outline[] {
  const byDates = Map.groupBy(stays, ({ checkIn, nights, full }) => `${checkIn} ${nights} ${full}`);
  const outlines: Outline[] = [];
  for (const [, same] of [...byDates].toSorted(([a], [b]) => a.localeCompare(b))) {
    const left = [...same];
    while (left.length > 0) {
      const taken = left.splice(0, roomsTogether(chance, left[0]?.full ?? false));
      outlines.push(outlineOf(taken));
    }
  }
  return outlines;
}

const roomsTogether = (chance: Chance, full: boolean): number =>
  chance.weighted(
    [1, 2, 3, 5],
    (rooms) => (full ? fullWeight : usualWeight)[rooms as keyof typeof usualWeight],
  );
const usualWeight = { 1: 82, 2: 14, 3: 3, 5: 1 } as const;
const fullWeight = { 1: 45, 2: 30, 3: 15, 5: 10 } as const;

function outlineOf(stays: readonly RoomStay[]): Outline {
  const [first] = stays;
  if (!first) throw new Error("a booking needs a room");
  const { checkIn, nights, full } = first;
  return { rooms: stays.map(({ room }) => room), checkIn, checkOut: addDays(checkIn, nights), nights, full };
}
