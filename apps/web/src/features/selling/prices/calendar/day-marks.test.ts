import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, Surcharge } from "@pulau/domain/catalogue/catalogue.ts";
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

  it("show of a group of surcharges the one that counts, and all where that depends on the guests", () => {
    const day = dayOf("2027-06-05");
    const surcharge = (id: string, sen: number, rest: Partial<Surcharge> = {}): Surcharge => ({
      id,
      name: { en: id, my: id, cn: id },
      from: day,
      to: day,
      weekdays: [],
      sen,
      per: "personNight",
      guestKinds: [],
      group: "peak",
      ...rest,
    });
    const shown = (...surcharges: Surcharge[]) =>
      dayMarks({ option: { id: "3d2n", nights: 2 }, periods: [season], rates: [], surcharges })(
        day,
      ).surcharges.map(({ id }) => id);
    expect(shown(surcharge("weekend", 3_000), surcharge("holiday", 5_000))).toEqual(["holiday"]);
    expect(shown(surcharge("weekend", 3_000, { priority: 2 }), surcharge("holiday", 5_000))).toEqual([
      "weekend",
    ]);
    const alone = { group: null };
    expect(shown(surcharge("weekend", 3_000, alone), surcharge("holiday", 5_000, alone))).toHaveLength(2);
    const abroad = { whom: { nationality: "foreign" as const } };
    expect(shown(surcharge("weekend", 3_000), surcharge("holiday", 5_000, abroad))).toHaveLength(2);
  });
});
