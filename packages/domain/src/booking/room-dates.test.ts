import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { checkRoomDates, overlap, roomSpan } from "./room-dates.ts";

const stay = { checkIn: "2027-05-10" as const, checkOut: "2027-05-14" as const };
const on = (checkIn?: Day, checkOut?: Day) => ({ checkIn, checkOut });

describe("rooms with dates of their own", () => {
  it.each([
    ["none of their own", [on(), on()], "yes"],
    ["one room that comes a day later", [on(), on("2027-05-11")], "yes"],
    ["two rooms that follow one another", [on(undefined, "2027-05-12"), on("2027-05-12")], "yes"],
    ["a night without any room", [on(undefined, "2027-05-11"), on("2027-05-12")], { night: "2027-05-11" }],
    ["nobody on the last night", [on(undefined, "2027-05-13")], { night: "2027-05-13" }],
    ["a room that begins before the stay", [on(), on("2027-05-09")], { room: 1 }],
    ["a room that ends after the stay", [on("2027-05-10", "2027-05-15")], { room: 0 }],
    ["a room without a night", [on(), on("2027-05-12", "2027-05-12")], { room: 1 }],
    ["a room that ends before it begins", [on(), on("2027-05-13", "2027-05-11")], { room: 1 }],
  ])("%s", (_, rooms, expected) => {
    const checked = checkRoomDates(rooms, stay);
    expect(checked.ok ? "yes" : checked.failure.facts).toEqual(expected);
  });

  it("fill in the stay's dates", () => {
    expect(roomSpan(on("2027-05-11"), stay)).toEqual({ checkIn: "2027-05-11", checkOut: "2027-05-14" });
  });

  it("share a night only when they overlap by one", () => {
    const first = { checkIn: "2027-05-10" as const, checkOut: "2027-05-12" as const };
    expect(overlap(first, { checkIn: "2027-05-11", checkOut: "2027-05-13" })).toBe(true);
    expect(overlap(first, { checkIn: "2027-05-12", checkOut: "2027-05-13" })).toBe(false);
    expect(overlap({ checkIn: "2027-05-12", checkOut: "2027-05-13" }, first)).toBe(false);
  });
});
