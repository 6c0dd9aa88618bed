import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { expect, it } from "vitest";
import type { StayBar } from "./chart-lines.ts";
import { changeOf } from "./move-request.ts";

const from: Day = "2026-06-10";
const roomId: RoomId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001";
const bar = { position: 1, start: 2, end: 4, booking: { start: 0, end: 4 } } as StayBar;
const move = { bar, from: 3, to: 5, start: 2, end: 4 };

it("changes the booking's days by as many as the bar's, also where the bar is only a part of it", () => {
  expect(changeOf(move, { from, roomId })).toEqual({ into: { room: 1, roomId } });
  expect(changeOf({ ...move, end: 5 }, { from, roomId })).toMatchObject({ checkIn: "2026-06-10", nights: 5 });
  expect(changeOf({ ...move, start: 3, end: 5 }, { from, roomId })).toMatchObject({
    checkIn: "2026-06-11",
    nights: 4,
  });
});
