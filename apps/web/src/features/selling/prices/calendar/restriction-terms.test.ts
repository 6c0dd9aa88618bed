import { dayOf, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { periodOf } from "@pulau/domain/catalogue/selling.ts";
import { withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import {
  type DaySpan,
  daysOf,
  type Restriction,
  restrictDays,
} from "@pulau/domain/rate-grid/restrict-days.ts";
import { describe, expect, it } from "vitest";
import { commonTerms, isTooShort, soldDays, wantedTerms } from "./restriction-terms.ts";

const season: Period = {
  id: "high",
  season: "high",
  from: dayOf("2027-03-01"),
  to: dayOf("2027-10-31"),
  arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
  cutOffDays: 0,
  stopSell: false,
};
const card: RateBook = {
  package: { id: "reef", name: { en: "Reef", my: "Reef", cn: "Reef" } },
  option: { id: "3d2n", nights: 2 },
  periods: [season],
  rates: [],
  surcharges: [],
  fees: [],
  taxes: [],
  bands: { package: [], boat: [], fee: [] },
  deposit: { share: 5_000, balanceDaysBefore: 30 },
};
const span = (from: string, to: string, weekdays: readonly number[] = []): DaySpan => ({
  from: dayOf(from),
  to: dayOf(to),
  weekdays,
});
const commonOf = (of: RateBook, days: DaySpan) => commonTerms(soldDays(of, days));
/** As the panel does it: what was entered for chosen days, written to them. */
const enter = (to: RateBook, days: DaySpan, entered: Restriction): RateBook =>
  withChanges(to, restrictDays(to, days, wantedTerms(entered, commonOf(to, days))));
const open = {
  stopSell: false,
  minNights: null,
  maxNights: null,
  cutOffDays: 0,
  closedToArrival: false,
  closedToDeparture: false,
};

describe("restrictions of chosen days", () => {
  const five = span("2027-06-14", "2027-06-18");

  it("are shown where all of the days have them", () => {
    expect(commonOf(card, five)).toEqual(open);
    expect(commonOf(enter(card, five, { minNights: 3, stopSell: true }), five)).toEqual({
      ...open,
      minNights: 3,
      stopSell: true,
    });
  });

  it("stop all five days, of which the first is stopped already", () => {
    const first = enter(card, span("2027-06-14", "2027-06-14"), { stopSell: true });
    const { stopSell: _, ...others } = open;
    expect(commonOf(first, five)).toEqual(others);
    expect(wantedTerms({ stopSell: true }, commonOf(first, five))).toEqual({ stopSell: true });
    expect(commonOf(enter(first, five, { stopSell: true }), five).stopSell).toBe(true);
    expect(commonOf(enter(first, five, { stopSell: false }), five).stopSell).toBe(false);
  });

  it("lift a minimum stay of Fridays from days that begin on a Monday without one", () => {
    const june = span("2027-06-07", "2027-07-04");
    const fridays = { ...june, weekdays: [5] };
    const restricted = enter(card, fridays, { minNights: 3 });
    expect(commonOf(restricted, june)).not.toHaveProperty("minNights");
    expect(commonOf(restricted, fridays).minNights).toBe(3);
    const [byWeekday, byAll] = [fridays, june].map((days) => enter(restricted, days, { minNights: null }));
    expect(byWeekday && commonOf(byWeekday, june)).toEqual(open);
    expect(byAll && commonOf(byAll, june)).toEqual(open);
  });

  it("change nothing that was not entered, and nothing that is so already", () => {
    const friday = enter(card, span("2027-06-18", "2027-06-18"), { minNights: 4, cutOffDays: 2 });
    const stopped = enter(friday, five, { stopSell: true });
    for (const day of daysOf(five)) {
      const least = weekdayOf(day) === 5 ? 4 : null;
      expect(periodOf(stopped.periods, day)?.minNights ?? null).toBe(least);
    }
    expect(wantedTerms({ stopSell: true, maxNights: null }, commonOf(stopped, five))).toEqual({});
  });

  it("close single days to arrival for all, and open them for all", () => {
    const some = enter(card, { ...five, weekdays: [1] }, { closedToArrival: true });
    expect(commonOf(some, five)).not.toHaveProperty("closedToArrival");
    expect(commonOf(enter(some, five, { closedToArrival: true }), five).closedToArrival).toBe(true);
    expect(commonOf(enter(some, five, { closedToArrival: false }), five).closedToArrival).toBe(false);
  });

  it("are of days that are sold alone", () => {
    expect(soldDays(card, span("2027-10-30", "2027-11-05"))).toHaveLength(2);
    expect(commonOf(card, span("2028-01-01", "2028-01-05"))).toEqual(open);
  });

  it("say that a maximum is below the minimum or the length on one of the days", () => {
    const restricted = enter(card, span("2027-06-18", "2027-06-18"), { minNights: 4 });
    const days = soldDays(restricted, five);
    expect(isTooShort(days, { maxNights: 3 }, 2)).toBe(true);
    expect(isTooShort(days, { maxNights: 3, minNights: null }, 2)).toBe(false);
    expect(isTooShort(days, { maxNights: 1, minNights: null }, 2)).toBe(true);
    expect(isTooShort(days, {}, 2)).toBe(false);
  });
});
