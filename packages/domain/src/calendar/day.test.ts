import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import {
  addDays,
  dayAt,
  dayOf,
  daysBetween,
  daysOfMonth,
  earliest,
  isDay,
  isWithin,
  latest,
  nightsOf,
  weekdayOf,
} from "./day.ts";

const someDay = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays("2000-01-01", count));

describe("a calendar date", () => {
  it.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2028-02-29", true],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["2026-01-01T00:00", false],
    ["", false],
  ])("%s is one: %s", (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it("has the weekday of the calendar", () => {
    expect(weekdayOf("2026-11-23")).toBe(1);
    expect(weekdayOf("2026-11-29")).toBe(7);
  });

  it("is the date at the place, not at Greenwich", () => {
    expect(dayAt(new Date("2026-11-21T15:59:59Z"), "Asia/Kuala_Lumpur")).toBe("2026-11-21");
    expect(dayAt(new Date("2026-11-21T16:00:00Z"), "Asia/Kuala_Lumpur")).toBe("2026-11-22");
  });

  it("comes back after going there", () => {
    forAll(
      "addDays and daysBetween undo one another",
      fc.tuple(someDay, fc.integer({ min: -999, max: 999 })),
      ([day, count]) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      },
    );
  });

  it("sorts as text", () => {
    forAll("text order is time order", fc.tuple(someDay, someDay), ([a, b]) => {
      expect(a < b).toBe(daysBetween(a, b) > 0);
    });
  });

  it("refuses what is no date", () => {
    expect(() => dayOf("soon")).toThrow(RangeError);
  });
});

describe("the nights of a stay", () => {
  it("leave out the day of check-out", () => {
    expect(nightsOf("2026-12-30", "2027-01-02")).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
  });

  it.each([
    ["2026-12-30", "2026-12-30"],
    ["2026-12-30", "2026-12-29"],
  ] as const)("of %s to %s are none", (checkIn, checkOut) => {
    expect(nightsOf(checkIn, checkOut)).toEqual([]);
  });

  it("are as many as the days between, all within", () => {
    forAll("nights", fc.tuple(someDay, fc.integer({ min: 1, max: 60 })), ([checkIn, count]) => {
      const nights = nightsOf(checkIn, addDays(checkIn, count));
      expect(new Set(nights).size).toBe(count);
      expect(nights.every((night) => isWithin(night, checkIn, addDays(checkIn, count - 1)))).toBe(true);
    });
  });
});

describe("some days", () => {
  it("have an earliest and a latest, in whatever order they come", () => {
    const days = ["2026-12-30", "2026-02-28", "2027-01-01", "2026-12-30"] as const;
    expect([earliest(...days), latest(...days)]).toEqual(["2026-02-28", "2027-01-01"]);
    expect([earliest(days[0]), latest(days[0])]).toEqual([days[0], days[0]]);
    expect(() => earliest()).toThrow();
    expect(() => latest()).toThrow();
  });
});

describe("a month", () => {
  it.each([
    ["2026-02-14", 28],
    ["2028-02-29", 29],
    ["2026-12-31", 31],
    ["2026-11-01", 30],
  ] as const)("of %s has %i days", (day, count) => {
    const days = daysOfMonth(day);
    expect(days).toHaveLength(count);
    expect(days[0]).toBe(`${day.slice(0, 7)}-01`);
    expect(days.at(-1)).toBe(`${day.slice(0, 7)}-${count}`);
  });
});
