import { describe, expect, it } from "vitest";
import { dayOf } from "../calendar/day.ts";
import { movedInto, roomOfNight } from "./earlier-rooms.ts";

const place = { roomId: "a", roomNo: "A-01", bed: "twin" };
const from = "2027-03-10";
const b = { roomId: "b", roomNo: "B-02" };
const c = { roomId: "c", roomNo: "C-03" };
const night = (day: string) => dayOf(`2027-03-${day}`);

describe("guests who are moved", () => {
  it("before they came have slept nowhere else", () => {
    expect(movedInto(place, b, { on: from, from })).toEqual({ ...place, ...b });
  });

  it("keep the nights behind them where they were, however often they move", () => {
    const once = movedInto(place, b, { on: night("12"), from });
    const twice = movedInto(once, c, { on: night("13"), from });
    const slept = ["10", "11", "12", "13", "14"].map((day) => roomOfNight(twice, night(day)));
    expect(slept).toEqual(["a", "a", "b", "c", "c"]);
  });

  it("twice on one day leave no trace in the room between", () => {
    const once = movedInto(place, b, { on: night("12"), from });
    const twice = movedInto(once, c, { on: night("12"), from });
    expect(twice.earlier).toEqual([{ roomId: "a", roomNo: "A-01", to: night("12") }]);
    expect(roomOfNight(twice, night("12"))).toBe("c");
  });
});
