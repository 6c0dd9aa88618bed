import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { expect, it } from "vitest";
import type { StayBar } from "./chart-lines.ts";
import { changeOf, joinOf } from "./move-request.ts";

const from: Day = "2026-06-10";
const roomId: RoomId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001";
const own: RoomId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be002";
const rooms = { from, own, roomId };
const bar = { position: 1, start: 2, end: 4, booking: { start: 0, end: 4 } } as StayBar;
const move = { bar, from: 3, to: 5, start: 2, end: 4 };

it("changes the booking's days by as many as the bar's, also where the bar is only a part of it", () => {
  expect(changeOf(move, rooms)).toEqual({ into: { room: 1, roomId } });
  expect(changeOf({ ...move, end: 5 }, rooms)).toMatchObject({ checkIn: "2026-06-10", nights: 5 });
  expect(changeOf({ ...move, start: 3, end: 5 }, rooms)).toMatchObject({
    checkIn: "2026-06-11",
    nights: 4,
  });
});

it("splits the stay at the bar's night, and joins what was planned", () => {
  const type: RoomTypeId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be003";
  const next = { roomId, on: "2026-06-13" } as const;
  expect(changeOf({ ...move, start: 3, splits: type }, rooms)).toEqual({
    split: { room: 1, roomId: own, was: null, next },
  });
  const planned = { bar, own: { _id: own }, next: { _id: roomId }, on: next.on };
  expect(joinOf(planned)).toEqual({ split: { room: 1, roomId: own, was: next, next: null } });
});
