import { expect, it } from "vitest";
import type { RoomLine } from "./chart-lines.ts";
import { drawnNights } from "./use-draw.ts";

const roomWith = (bars: readonly { start: number; end: number }[], activeStatus = true) =>
  ({ kind: "room", room: { activeStatus }, bars }) as unknown as RoomLine;

const between = [
  { start: 0, end: 3 },
  { start: 8, end: 10 },
];

it.each([
  [5, 5, { start: 5, end: 6 }],
  [5, 6, { start: 5, end: 7 }],
  [6, 4, { start: 4, end: 7 }],
  // As far as the room is free, both ways.
  [5, 12, { start: 5, end: 8 }],
  [5, 0, { start: 3, end: 6 }],
  // Somebody has it.
  [1, 5, null],
])("draws from day %i to day %i", (from, to, drawn) => {
  expect(drawnNights(roomWith(between), { from, to, today: 2 })).toEqual(drawn);
});

it("draws nothing before today, and nothing in a room out of service", () => {
  expect(drawnNights(roomWith([]), { from: 1, to: 4, today: 2 })).toBeNull();
  expect(drawnNights(roomWith([]), { from: 4, to: 0, today: 2 })).toEqual({ start: 2, end: 5 });
  expect(drawnNights(roomWith([], false), { from: 3, to: 4, today: 2 })).toBeNull();
});
