import { type Day, daysBetween } from "../calendar/day.ts";
import type { RoomId, RoomTypeId } from "../ids.ts";

/**
 * Nights on which rooms are claimed: a line of `nights` flags for each room, of which the first is `first`. A room without
 * a line is free throughout, and so is a night past its line.
 */
export type TakenNights = {
  readonly first: Day;
  readonly nights: number;
  /** Where each room's line stands; line 0 begins at flag 0. */
  readonly lines: ReadonlyMap<string, number>;
  readonly flags: Uint8Array;
};

/** The same of lists of nights; those outside the span are left out. */
export const takenNights = (
  { first, nights }: Pick<TakenNights, "first" | "nights">,
  claims: ReadonlyMap<string, readonly Day[]>,
): TakenNights => {
  const flags = new Uint8Array(claims.size * nights);
  const lines = new Map<string, number>();
  for (const [roomId, days] of claims) {
    const line = lines.size;
    lines.set(roomId, line);
    for (const day of days) {
      const at = daysBetween(first, day);
      if (at >= 0 && at < nights) flags[line * nights + at] = 1;
    }
  }
  return { first, nights, lines, flags };
};

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
  const sorted = days.toSorted();
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return new Map();
  const length = daysBetween(first, last) + 1;
  const counts = new Map(typeIds.map((id) => [id, new Uint32Array(length)]));
  const from = daysBetween(taken.first, first);
  for (const { roomId, roomTypeId } of rooms) {
    const count = counts.get(roomTypeId);
    if (count) addFreeRuns(count, lineOf(taken, roomId), from, nights);
  }
  return new Map(
    days.map((day) => {
      const at = daysBetween(first, day);
      return [day, Object.fromEntries(typeIds.map((id) => [id, counts.get(id)?.[at] ?? 0]))];
    }),
  );
};

const noClaims = new Uint8Array();

function lineOf({ lines, nights, flags }: TakenNights, roomId: RoomId): Uint8Array {
  const line = lines.get(roomId);
  return line === undefined ? noClaims : flags.subarray(line * nights, (line + 1) * nights);
}

/** Adds one on each day from `from` on from which so many nights in a row are free. */
const addFreeRuns = (count: Uint32Array, line: Uint8Array, from: number, nights: number): void => {
  let run = 0;
  for (let i = count.length + nights - 2; i >= 0; i -= 1) {
    run = line[from + i] === 1 ? 0 : run + 1;
    if (run >= nights && i < count.length) count[i] = (count[i] ?? 0) + 1;
  }
};
