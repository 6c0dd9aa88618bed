import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { RoomId, RoomTypeId } from "../ids.ts";

/** Nights on which each room is claimed; a room that is missing is free throughout. */
export type TakenNights = ReadonlyMap<string, ReadonlySet<Day>>;

/**
 * For each arrival day how many rooms of each type are free for the whole stay of `nights` from then. A room counts only
 * if it alone covers every night: two rooms that are each half free are no room. Types without a free room stand with 0.
 */
export const arrivalsFree = (
  rooms: readonly { readonly roomId: RoomId; readonly roomTypeId: RoomTypeId }[],
  taken: TakenNights,
  days: readonly Day[],
  nights: number,
): Map<Day, Record<string, number>> => {
  const typeIds = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))];
  const free = new Map(days.map((day) => [day, Object.fromEntries(typeIds.map((id) => [id, 0]))]));
  const sorted = days.toSorted();
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return free;
  const length = daysBetween(first, last) + nights;
  const place = new Map(Array.from({ length }, (_, i) => [addDays(first, i), i]));
  const arrivals = days.map((day) => ({ at: place.get(day) ?? 0, counts: free.get(day) ?? {} }));
  const run = new Uint16Array(length + 1);
  for (const { roomId, roomTypeId } of rooms) {
    fillRuns(run, taken.get(roomId), place);
    for (const { at, counts } of arrivals) {
      if ((run[at] ?? 0) >= nights) counts[roomTypeId] = (counts[roomTypeId] ?? 0) + 1;
    }
  }
  return free;
};

/** Writes for each night how many nights in a row are free from it on. */
const fillRuns = (
  run: Uint16Array,
  taken: ReadonlySet<Day> | undefined,
  place: ReadonlyMap<Day, number>,
): void => {
  run.fill(1);
  for (const night of taken ?? []) {
    const at = place.get(night);
    if (at !== undefined) run[at] = 0;
  }
  run[run.length - 1] = 0;
  for (let i = run.length - 2; i >= 0; i -= 1) run[i] = run[i] === 0 ? 0 : (run[i + 1] ?? 0) + 1;
};
