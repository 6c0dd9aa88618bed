import { describe, expect, it } from "vitest";
import { addDays, type Day } from "../calendar/day.ts";
import { nearDates } from "./near-dates.ts";

const days = (...dates: number[]): Day[] => dates.map((date) => addDays("2027-05-01", date - 1));

describe("near dates", () => {
  it.each([
    ["both sides", days(8, 9, 12, 20), 3, days(8, 9, 12)],
    ["the later of two equally near", days(9, 11), 1, days(11)],
    ["not the wanted day", days(10, 11), 3, days(11)],
    ["one of the far side rather than one side alone", days(1, 11, 12, 13), 3, days(1, 11, 12)],
    ["one side when the other has none", days(11, 12, 13), 2, days(11, 12)],
    ["each day once, from any order", days(12, 11, 12), 5, days(11, 12)],
    ["none when none is free", [], 3, []],
    ["none when none is asked for", days(11), 0, []],
  ])("%s", (_, free, limit, expected) => {
    expect(nearDates(free, "2027-05-10", limit)).toEqual(expected);
  });
});
