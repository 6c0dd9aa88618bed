import { expect, test } from "vitest";
import { roomOfNight } from "../booking/earlier-rooms.ts";
import type { Day } from "../calendar/day.ts";
import { seatParked } from "./seat-parked.ts";

const nights: Day[] = ["2027-03-01", "2027-03-02", "2027-03-03"];
const [first, second, third] = nights as [Day, Day, Day];
const own = { roomId: "own", roomNo: "W-09" };
const room = (roomId: string, ...taken: Day[]) => ({ roomId, roomNo: roomId, taken: new Set(taken) });

test("one room that is free for all nights is taken before several", () => {
  expect(seatParked(nights, [room("a", third), room("b")], own)).toEqual({
    roomId: "b",
    roomNo: "b",
    earlier: [],
    lacking: [],
  });
});

test("nights are pieced together where no room has all of them", () => {
  const seat = seatParked(nights, [room("a", second, third), room("b", first)], own);
  expect(nights.map((night) => roomOfNight(seat, night))).toEqual(["a", "b", "b"]);
  expect(seat.lacking).toEqual([]);
});

test("nights for which there is no room are told, and those around them keep theirs", () => {
  const seat = seatParked(nights, [room("a", second)], own);
  expect(seat.lacking).toEqual([second]);
  expect([first, third].map((night) => roomOfNight(seat, night))).toEqual(["a", "a"]);
});

test("without any room the one that they had stays named", () => {
  expect(seatParked(nights, [room("a", ...nights)], own)).toEqual({ ...own, earlier: [], lacking: nights });
});
