import { type Bar, barAt, type Line, type RoomLine } from "./chart-lines.ts";

/** Where one is on the chart: a line, and a day counted from the chart's first. */
export type Cursor = { readonly line: number; readonly day: number };
type Sheet = { readonly lines: readonly Line[]; readonly days: number };

const clamp = (value: number, most: number, least = 0) => Math.max(least, Math.min(most, value));

/** The day by which a bar is chosen: its first on the chart, or the one before for who leaves on the chart's first day. */
export const firstDayOf = ({ start, end }: Bar): number => Math.max(start, end === 0 ? -1 : 0);
/** The first day of a room: the one before the chart where somebody who slept then leaves on its first day. */
const leastDayOf = (room: RoomLine | null): number => (room?.bars.some(({ end }) => end === 0) ? -1 : 0);

/** The next line of a room from here on, groups passed over; where there is none, the nearest the other way. */
export function roomLine(lines: readonly Line[], line: number, step: 1 | -1 = 1): number {
  for (let at = line; at >= 0 && at < lines.length; at += step) if (lines[at]?.kind === "room") return at;
  for (let at = line; at >= 0 && at < lines.length; at -= step) if (lines[at]?.kind === "room") return at;
  return -1;
}

/** The room of a line; null for a group, and where there is none. */
export const roomAt = (lines: readonly Line[], line: number): RoomLine | null => {
  const found = lines[line];
  return found?.kind === "room" ? found : null;
};

/** The first line of a real room: where one begins. */
export const firstRoom = (lines: readonly Line[]): number =>
  Math.max(
    0,
    lines.findIndex((line) => line.kind === "room" && !line.parking),
  );

/** The row in which stays wait for a room. */
export const parkingLine = (lines: readonly Line[]): number =>
  lines.findIndex((line) => line.kind === "room" && line.parking?.of === "waiting");

/** So many rooms further down or up. */
function stepRooms(lines: readonly Line[], line: number, rooms: number): number {
  const step = rooms < 0 ? -1 : 1;
  let at = line;
  for (let left = Math.abs(rooms); left > 0; left--) {
    const next = roomLine(lines, at + step, step);
    if (next < 0 || (next - at) * step <= 0) break;
    at = next;
  }
  return at;
}

const page = 10;

/**
 * Where a key leads: along a room from bar to bar and free day to free day, up and down by rooms, ten of them by page keys.
 * Null for keys that lead nowhere.
 */
export function cursorAfter(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { line, day }: Cursor,
  { lines, days, isRtl }: Sheet & { readonly isRtl: boolean },
): Cursor | null {
  const last = days - 1;
  const room = roomAt(lines, line);
  const bar = room && barAt(room, day);
  const least = leastDayOf(room);
  const forth = isRtl ? "ArrowLeft" : "ArrowRight";
  const back = isRtl ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case forth:
      return { line, day: clamp(bar ? bar.end : day + 1, last) };
    case back:
      return { line, day: clamp(bar ? bar.start - 1 : day - 1, last, least) };
    case "ArrowDown":
      return { line: stepRooms(lines, line, 1), day };
    case "ArrowUp":
      return { line: stepRooms(lines, line, -1), day };
    case "PageDown":
      return { line: stepRooms(lines, line, page), day };
    case "PageUp":
      return { line: stepRooms(lines, line, -page), day };
    case "Home":
      return { line: ctrlKey ? roomLine(lines, 0) : line, day: ctrlKey ? 0 : least };
    case "End":
      return { line: ctrlKey ? roomLine(lines, lines.length - 1, -1) : line, day: last };
    default:
      return null;
  }
}

/** The same place on a chart that has changed: within it, on a room. */
export const cursorWithin = ({ line, day }: Cursor, { lines, days }: Sheet): Cursor => {
  const at = roomLine(lines, clamp(line, lines.length - 1));
  return { line: at, day: clamp(day, days - 1, leastDayOf(roomAt(lines, at))) };
};
