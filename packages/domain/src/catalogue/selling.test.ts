import { describe, expect, it } from "vitest";
import { season } from "../../checks/example-book.ts";
import { nightsOf } from "../calendar/day.ts";
import { arrivalDays, periodOf, sellable } from "./selling.ts";

const festival = { ...season, id: "festival", from: "2027-06-01", to: "2027-06-05", arrivalWeekdays: [1, 5] };
const closedWeek = { ...season, id: "works", from: "2027-07-10", to: "2027-07-16", stopSell: true };
const periods = [season, festival, closedWeek];

describe("selling an arrival day", () => {
  it.each([
    ["an ordinary day", "2027-04-10", "2027-04-01", "season-2027"],
    ["the first day", "2027-03-01", "2027-02-01", "season-2027"],
    ["the last day", "2027-10-31", "2027-10-01", "season-2027"],
    ["before the season", "2027-02-28", "2027-02-01", "PACKAGE_CLOSED"],
    ["after the season", "2027-11-01", "2027-10-01", "PACKAGE_CLOSED"],
    ["exactly at the cut-off", "2027-04-10", "2027-04-08", "season-2027"],
    ["past the cut-off", "2027-04-10", "2027-04-09", "PACKAGE_CLOSED"],
    ["yesterday", "2027-04-09", "2027-04-10", "PACKAGE_CLOSED"],
    ["a Friday of the festival", "2027-06-04", "2027-05-01", "festival"],
    ["a Thursday of the festival", "2027-06-03", "2027-05-01", "PACKAGE_CLOSED"],
    ["a week whose sale was stopped", "2027-07-12", "2027-05-01", "PACKAGE_CLOSED"],
  ])("%s", (_, checkIn, today, expected) => {
    const result = sellable(periods, checkIn, today);
    expect(result.ok ? result.value.id : result.failure.code).toBe(expected);
  });

  it("sells today with a cut-off of zero days, never yesterday", () => {
    const lastMinute = [{ ...season, cutOffDays: 0 }];
    expect(sellable(lastMinute, "2027-04-10", "2027-04-10").ok).toBe(true);
    expect(sellable(lastMinute, "2027-04-10", "2027-04-11").ok).toBe(false);
    expect(sellable([{ ...season, cutOffDays: -5 }], "2027-04-10", "2027-04-11").ok).toBe(false);
  });

  it("takes the shortest of several periods, in any order", () => {
    expect(periodOf(periods, "2027-06-02")?.id).toBe("festival");
    expect(periodOf(periods.toReversed(), "2027-06-02")?.id).toBe("festival");
  });

  it("lists the arrival days of a range", () => {
    expect(arrivalDays(periods, nightsOf("2027-05-31", "2027-06-08"), "2027-05-01")).toEqual([
      "2027-05-31",
      "2027-06-04",
      "2027-06-06",
      "2027-06-07",
    ]);
  });
});
