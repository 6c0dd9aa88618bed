import type { DeskRow, Today } from "../calls.ts";

export const headsOf = (rows: readonly DeskRow[]): number =>
  rows.reduce((sum, row) => sum + row.adults + row.children + row.infants, 0);

export const roomsOf = (rows: readonly DeskRow[]): number =>
  rows.reduce((sum, row) => sum + row.rooms.length, 0);

/** Rooms tonight: those whose guests are here and stay, those whose guests are still expected, and the rest. */
export function roomsTonight({ rooms, inHouse, day }: Pick<Today, "rooms" | "inHouse" | "day">) {
  const here = inHouse.filter((row) => row.status === "inHouse" && row.checkOut > day);
  const taken = Math.min(rooms.occupied, roomsOf(here));
  return {
    inHouse: taken,
    expected: rooms.occupied - taken,
    free: Math.max(0, rooms.all - rooms.occupied),
  };
}

/** Seats of the ferries and of those charters that somebody has. */
export function seatsOf(boats: Today["boats"]): { taken: number; all: number } {
  const sum = { taken: 0, all: 0 };
  for (const boat of boats) {
    sum.taken += boat.taken;
    sum.all += boat.capacity;
  }
  return sum;
}

/** Part of the day for a greeting; `time` is `HH:MM` at the resort. */
export const partOfDay = (time: string): "morning" | "afternoon" | "evening" =>
  time < "12:00" ? "morning" : time < "18:00" ? "afternoon" : "evening";
