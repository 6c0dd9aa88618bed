import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { Period } from "@pulau/domain/catalogue/catalogue.ts";
import { describe, expect, it } from "vitest";
import { dayMarks } from "./day-marks.ts";

const season: Period = {
  id: "high",
  from: dayOf("2027-06-01"),
  to: dayOf("2027-08-31"),
  arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
  cutOffDays: 0,
  stopSell: false,
};
const marksOn = (day: string, terms: Partial<Period> = {}) => {
  const card = {
    option: { id: "3d2n", nights: 2 },
    periods: [{ ...season, ...terms }],
    rates: [],
    surcharges: [],
  };
  const { leastNights, mostNights, cutOffDays } = dayMarks(card)(dayOf(day));
  return { leastNights, mostNights, cutOffDays };
};

describe("the marks of a day in the calendar", () => {
  it("are there for each restriction that is set", () => {
    const set = { minNights: 4, maxNights: 7, cutOffDays: 3 };
    expect(marksOn("2027-06-01", set)).toEqual({ leastNights: 4, mostNights: 7, cutOffDays: 3 });
  });

  it("are not there where nothing is set, or no more than the length of the stay", () => {
    const none = { leastNights: null, mostNights: null, cutOffDays: null };
    expect(marksOn("2027-06-01")).toEqual(none);
    expect(marksOn("2027-06-01", { minNights: 2, maxNights: null })).toEqual(none);
    expect(marksOn("2031-01-01", { cutOffDays: 3 })).toEqual(none);
  });
});
