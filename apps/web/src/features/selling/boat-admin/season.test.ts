import { expect, test } from "vitest";
import { monthsOfSeason, readTime, withPart } from "./season.ts";

test.each([
  ["11:00", "11:00"],
  ["900", "09:00"],
  ["9.30", "09:30"],
  ["１１：００", "11:00"],
  ["24:00", null],
  ["noon", null],
])("%s is read as %s", (typed, expected) => expect(readTime(typed)).toBe(expected));

test("a season over New Year fills both ends of the year", () => {
  const months = monthsOfSeason({ from: "11-01", to: "02-28" });
  expect(months.flatMap((runs, month) => (runs ? [month + 1] : []))).toEqual([1, 2, 11, 12]);
});

test("a day that the new month has not is its last", () => {
  expect(withPart("03-31", { month: 2 })).toBe("02-29");
  expect(withPart("03-31", { day: 5 })).toBe("03-05");
});
