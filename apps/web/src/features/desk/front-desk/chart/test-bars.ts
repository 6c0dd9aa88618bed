import type { Bar, ChartRoom, ClosureBar, RoomLine, StayBar } from "./chart-lines.ts";

/** A confirmed stay of two people, by the days of the chart. */
export const stayBar = (start: number, end: number, more: Partial<StayBar> = {}): StayBar => ({
  kind: "stay",
  key: `${start}`,
  bookingId: "a" as StayBar["bookingId"],
  position: 0,
  roomsOfBooking: 1,
  bookingNo: "TB-1",
  name: "Aisyah",
  state: "confirmed",
  persons: 2,
  pax: 2,
  booking: { start, end },
  isCurrent: true,
  type: "t" as StayBar["type"],
  parked: null,
  split: null,
  owesSen: null,
  needs: [],
  lock: null,
  start,
  end,
  ...more,
});

/** Nights on which a room is out of order. */
export const closureBar = (
  start: number,
  end: number,
  closure: Partial<ClosureBar["closure"]> = {},
): ClosureBar => ({
  kind: "closure",
  key: "c" as ClosureBar["key"],
  closure: { kind: "outOfOrder", version: 1, until: "2026-06-20", ...closure } as ClosureBar["closure"],
  start,
  end,
});

/** A room of the chart for two. */
export const roomLine = (bars: Bar[], more: Partial<ChartRoom> = {}): RoomLine => ({
  kind: "room",
  faulty: [],
  room: { maxPax: 2, activeStatus: true, ...more } as ChartRoom,
  bars,
});
