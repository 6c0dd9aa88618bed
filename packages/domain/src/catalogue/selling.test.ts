import { describe, expect, it } from "vitest";
import { season } from "../../checks/example-book.ts";
import type { Period } from "./catalogue.ts";
import type { Rate } from "./rates.ts";
import { closedBy, lengthsOf, periodOf, sellable } from "./selling.ts";

const festival = {
  ...season,
  id: "festival",
  from: "2027-06-01" as const,
  to: "2027-06-05" as const,
  arrivalWeekdays: [1, 5],
};
const closedWeek = {
  ...season,
  id: "works",
  from: "2027-07-10" as const,
  to: "2027-07-16" as const,
  stopSell: true,
};
const periods = [season, festival, closedWeek];
const shelf = { option: { nights: 2 }, periods };
const shelfOf = (part: Partial<Period>) => ({ option: { nights: 2 }, periods: [{ ...season, ...part }] });

describe("selling an arrival day", () => {
  it.each([
    ["an ordinary day", "2027-04-10", "2027-04-01", "season-2027"],
    ["the first day", "2027-03-01", "2027-02-01", "season-2027"],
    ["the last day", "2027-10-31", "2027-10-01", "season-2027"],
    ["before the season", "2027-02-28", "2027-02-01", "notSold"],
    ["after the season", "2027-11-01", "2027-10-01", "notSold"],
    ["exactly at the cut-off", "2027-04-10", "2027-04-08", "season-2027"],
    ["past the cut-off", "2027-04-10", "2027-04-09", "cutOff"],
    ["yesterday", "2027-04-09", "2027-04-10", "cutOff"],
    ["a Friday of the festival", "2027-06-04", "2027-05-01", "festival"],
    ["a Thursday of the festival", "2027-06-03", "2027-05-01", "arrivalDay"],
    ["a week whose sale was stopped", "2027-07-12", "2027-05-01", "stopSell"],
    ["a stay that runs into that week", "2027-07-09", "2027-05-01", "stopSell"],
    ["a stay that ends as that week begins", "2027-07-08", "2027-05-01", "season-2027"],
    ["the day after that week", "2027-07-17", "2027-05-01", "season-2027"],
  ] as const)("%s", (_, checkIn, today, expected) => {
    const result = sellable(shelf, { checkIn }, today);
    expect(result.ok ? result.value.id : result.failure.facts?.rule).toBe(expected);
    expect(closedBy(shelf, { checkIn }, today)?.rule ?? periodOf(periods, checkIn)?.id).toBe(expected);
  });

  it("sells today with a cut-off of zero days, never yesterday", () => {
    const at = { checkIn: "2027-04-10" as const };
    expect(sellable(shelfOf({ cutOffDays: 0 }), at, "2027-04-10").ok).toBe(true);
    expect(sellable(shelfOf({ cutOffDays: 0 }), at, "2027-04-11").ok).toBe(false);
    expect(sellable(shelfOf({ cutOffDays: -5 }), at, "2027-04-11").ok).toBe(false);
  });

  it("takes the shortest of several periods, in any order", () => {
    expect(periodOf(periods, "2027-06-02")?.id).toBe("festival");
    expect(periodOf(periods.toReversed(), "2027-06-02")?.id).toBe("festival");
  });

  it.each([
    ["a closed weekday", "2027-06-03", "2027-05-01", "2027-06-04"],
    ["the cut-off", "2027-04-10", "2027-04-09", "2027-04-11"],
    ["a season that is not open yet", "2027-02-20", "2027-01-01", "2027-03-01"],
    ["a season that is over", "2027-11-05", "2027-10-01", undefined],
    ["a stop of sale", "2027-07-12", "2027-05-01", "2027-07-17"],
  ] as const)("names the next day of arrival after %s", (_, checkIn, today, nextOn) => {
    const result = sellable(shelf, { checkIn }, today);
    expect(result.ok ? null : result.failure.facts?.nextOn).toBe(nextOn);
  });
});

describe("the length of a stay", () => {
  const today = "2027-04-01";
  const at = (nights: number | null) => ({ checkIn: "2027-04-10" as const, nights });

  const priced = (...rates: Partial<Rate>[]) => ({
    ...shelfOf({}),
    rates: rates.map((rate, i) => ({ ...plain, id: String(i), ...rate })),
  });
  const plain = { periodId: null, roomTypeId: null, bedType: null, guestKind: null, sen: 100 };

  it("is restricted by nothing where its period names no longest", () => {
    expect(closedBy(shelfOf({}), at(null), today)).toBeNull();
    expect(closedBy(shelfOf({}), at(2), today)).toBeNull();
    expect(closedBy(shelfOf({}), at(60), today)).toBeNull();
  });

  it.each([
    ["the package alone", [{}], 2],
    ["a night more", [{}, { extraNight: true }], 60],
    ["prices by the night", [{ per: "personNight" as const }], 60],
    ["prices by the night up to a length", [{ per: "roomNight" as const, nights: { to: 9 } }], 9],
    ["a length each", [{ nights: { from: 2, to: 2 } }, { nights: { from: 4, to: 4 } }], 4],
    ["a length and beyond", [{ nights: { from: 2 } }], 60],
    ["a share of the package", [{}, { share: 5_000, of: { guestKind: "adult" as const } }], 2],
  ])("is as long as the card has a price for: %s", (_, rates, most) => {
    expect(lengthsOf(priced(...rates), season).most).toBe(most);
  });

  it("is within what its period allows", () => {
    expect(closedBy(shelfOf({ maxNights: 5 }), at(5), today)).toBeNull();
    expect(closedBy(shelfOf({ maxNights: 5 }), at(6), today)).toEqual({ rule: "maxStay", maxStay: 5 });
    expect(closedBy(shelfOf({ maxNights: 5 }), at(1), today)).toEqual({ rule: "minStay", minStay: 2 });
  });

  it("must reach a period's minimum, which the option's own length may not", () => {
    const long = shelfOf({ minNights: 3, maxNights: 7 });
    expect(closedBy(long, at(null), today)).toEqual({ rule: "minStay", minStay: 3 });
    expect(closedBy(long, at(3), today)).toBeNull();
    expect(lengthsOf(long, { ...season, minNights: 3, maxNights: 7 })).toEqual({ least: 3, most: 7 });
  });

  it("can be had where a minimum is longer than the longest", () => {
    expect(lengthsOf(priced({}), { ...season, minNights: 4 })).toEqual({ least: 4, most: 4 });
    expect(lengthsOf(shelf, { ...season, minNights: 4, maxNights: 3 })).toEqual({ least: 4, most: 4 });
  });
});

describe("days that are closed", () => {
  const today = "2027-04-01";

  it("refuses a single day of arrival and tells the next", () => {
    const closed = sellable(shelfOf({ closedArrivals: ["2027-04-10"] }), { checkIn: "2027-04-10" }, today);
    expect(closed).toMatchObject({
      ok: false,
      failure: { code: "PACKAGE_CLOSED", facts: { rule: "arrivalDay", nextOn: "2027-04-11" } },
    });
  });

  it("refuses a day of departure, single or by weekday, and lets another length leave", () => {
    const single = shelfOf({ closedDepartures: ["2027-04-12"], maxNights: 4 });
    const departure = { rule: "departureDay", checkOut: "2027-04-12" };
    expect(closedBy(single, { checkIn: "2027-04-10" }, today)).toEqual(departure);
    expect(closedBy(single, { checkIn: "2027-04-10", nights: 3 }, today)).toBeNull();
    const byWeekday = shelfOf({ departureWeekdays: [2], maxNights: 4 }); // 12 April 2027 is a Monday
    expect(closedBy(byWeekday, { checkIn: "2027-04-10" }, today)).toEqual(departure);
    expect(closedBy(byWeekday, { checkIn: "2027-04-10", nights: 3 }, today)).toBeNull();
  });

  it("judges the day of departure by its own period", () => {
    const closedAfter = {
      ...season,
      id: "after",
      from: "2027-04-12" as const,
      to: "2027-04-20" as const,
      departureWeekdays: [7],
    };
    const both = { option: { nights: 2 }, periods: [season, closedAfter] };
    expect(closedBy(both, { checkIn: "2027-04-10" }, today)?.rule).toBe("departureDay");
    expect(closedBy(both, { checkIn: "2027-04-09" }, today)).toBeNull();
    const seasonEnd = { option: { nights: 2 }, periods: [{ ...season, to: "2027-04-10" as const }] };
    expect(closedBy(seasonEnd, { checkIn: "2027-04-10" }, today)).toBeNull();
  });
});
