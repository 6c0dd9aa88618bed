import { describe, expect, it } from "vitest";
import { exampleBook, rate, season } from "../../checks/example-book.ts";
import { addDays, type Day, dayOf, nightsOf } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { closedBy, periodOf } from "../catalogue/selling.ts";
import type { StayToQuote } from "../pricing/lines.ts";
import { quote } from "../pricing/quote.ts";
import { withChanges } from "../rate-card/card-changes.ts";
import { contradictionsOf } from "../rate-card/contradictions.ts";
import { columnsOf } from "./grid-model.ts";
import { freshPeriod } from "./periods.ts";
import { type DaySpan, type Restriction, restrictDays } from "./restrict-days.ts";

const today = dayOf("2026-12-01");
const high = { ...season, id: "high", season: "high" };
const bySeason: RateBook = {
  ...exampleBook,
  periods: [high],
  rates: exampleBook.rates
    .filter(({ periodId }) => periodId === season.id)
    .map((price) => ({ ...price, periodId: null, season: "high" })),
};
const byPeriod: RateBook = {
  ...exampleBook,
  periods: [season],
  rates: [rate(season.id, "garden", "twin", "adult", 56_800)],
};
const nested: RateBook = {
  ...byPeriod,
  periods: [season, { ...season, id: "festival", from: dayOf("2027-06-05"), to: dayOf("2027-06-12") }],
  rates: [...byPeriod.rates, rate("festival", "garden", "twin", "adult", 99_000)],
};
const span = (from: string, to: string, weekdays: readonly number[] = []): DaySpan => ({
  from: dayOf(from),
  to: dayOf(to),
  weekdays,
});
const after = (card: RateBook, days: DaySpan, wanted: Restriction): RateBook =>
  withChanges(card, restrictDays(card, days, wanted));
const closedOn = (card: RateBook, day: string) =>
  closedBy(card, { checkIn: dayOf(day) }, today)?.rule ?? null;
const totalOn = (card: RateBook, checkIn: Day): number | null => {
  const guest = { age: null, nonMalaysian: false, senior: false, disabled: false };
  const stay: StayToQuote = {
    checkIn,
    travellers: [guest, guest],
    rooms: [
      {
        roomTypeId: "garden",
        bedType: "twin" as const,
        occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
      },
    ],
    crossings: [],
    addOns: [],
  };
  const priced = quote(stay, card, today);
  return priced.ok ? priced.value.totalSen : null;
};

describe("restricting days of a calendar", () => {
  it("stops sale of some days of a season and sends no price", () => {
    const changes = restrictDays(bySeason, span("2027-06-14", "2027-06-18"), { stopSell: true });
    expect(new Set(changes.map(({ part }) => part))).toEqual(new Set(["periods"]));
    const card = withChanges(bySeason, changes);
    expect(card.periods.map(({ from, to, stopSell }) => [from, to, stopSell])).toEqual([
      ["2027-03-01", "2027-06-13", false],
      ["2027-06-14", "2027-06-18", true],
      ["2027-06-19", "2027-10-31", false],
    ]);
    expect(closedOn(card, "2027-06-15")).toBe("stopSell");
    expect(closedOn(card, "2027-06-19")).toBeNull();
    expect(contradictionsOf(card)).toEqual([]);
  });

  it("stops sale of some days of a period as it is added, and sends no price", () => {
    const { from, to } = season;
    const period = freshPeriod({ ...exampleBook, periods: [] }, { name: "Summer", from, to, season: null });
    const price = { ...byPeriod.rates[0], periodId: null, season: period.season ?? null } as Rate;
    const card: RateBook = { ...byPeriod, periods: [period], rates: [price] };
    const changes = restrictDays(card, span("2027-06-14", "2027-06-18"), { stopSell: true });
    expect(changes.map(({ part }) => part)).toEqual(["periods", "periods", "periods"]);
    const changed = withChanges(card, changes);
    expect(columnsOf(changed).map(({ season: word }) => word)).toEqual(["Summer"]);
    expect(totalOn(changed, dayOf("2027-06-30"))).toBe(totalOn(card, dayOf("2027-06-30")));
  });

  it("changes a whole period in its place, whatever prices it has", () => {
    const changes = restrictDays(byPeriod, span("2027-03-01", "2027-10-31"), { minNights: 3 });
    expect(changes).toEqual([{ part: "periods", key: season.id, value: { ...season, minNights: 3 } }]);
  });

  it("closes single days to arrival and departure without dividing anything, by weekday", () => {
    const card = after(byPeriod, span("2027-06-01", "2027-06-30", [6]), {
      closedToArrival: true,
      closedToDeparture: true,
    });
    expect(card.periods).toHaveLength(1);
    expect(card.periods[0]?.closedArrivals).toEqual(["2027-06-05", "2027-06-12", "2027-06-19", "2027-06-26"]);
    expect(closedOn(card, "2027-06-12")).toBe("arrivalDay");
    expect(closedOn(card, "2027-06-10")).toBe("departureDay");
    const open = after(card, span("2027-06-12", "2027-06-12"), { closedToArrival: false });
    expect(closedOn(open, "2027-06-12")).toBeNull();
  });

  it.each([
    ["some days", bySeason, span("2027-06-14", "2027-06-18")],
    ["weekends", bySeason, span("2027-06-01", "2027-06-30", [5, 6])],
    ["days of a period with its own prices", byPeriod, span("2027-06-14", "2027-06-18")],
    ["days beside a festival", nested, span("2027-06-01", "2027-06-06")],
    ["days around a festival", nested, span("2027-06-03", "2027-06-20")],
    ["weekends around a festival", nested, span("2027-05-25", "2027-06-20", [5, 6])],
  ] as const)("leaves every day its price: %s", (_, card, days) => {
    const changed = after(card, days, { cutOffDays: 9 });
    expect(contradictionsOf(changed)).toEqual([]);
    for (const day of nightsOf(season.from, addDays(season.to, 1))) {
      expect([day, totalOn(changed, day)]).toEqual([day, totalOn(card, day)]);
    }
    for (const day of nightsOf(days.from, addDays(days.to, 1))) {
      const isMeant = days.weekdays.length === 0 || days.weekdays.includes(new Date(day).getUTCDay() || 7);
      const before = periodOf(card.periods, day)?.cutOffDays;
      expect([day, periodOf(changed.periods, day)?.cutOffDays]).toEqual([day, isMeant ? 9 : before]);
    }
  });

  it("keeps a period without a season one column of the grid, however often it is divided", () => {
    const named = { ...byPeriod, periods: [{ ...season, name: "Summer" }] };
    const once = after(named, span("2027-06-14", "2027-06-18"), { stopSell: true });
    const twice = after(once, span("2027-07-01", "2027-08-31", [5, 6]), { minNights: 3 });
    for (const card of [once, twice]) {
      expect(columnsOf(card).map(({ season: word }) => word)).toEqual(["Summer"]);
      expect(card.rates).toEqual([{ ...byPeriod.rates[0], periodId: null, season: "Summer" }]);
    }
    expect(twice.periods.length).toBeGreaterThan(10);
    const other = {
      ...season,
      id: "other",
      season: "Summer",
      from: dayOf("2028-03-01"),
      to: dayOf("2028-10-31"),
    };
    const beside = after({ ...named, periods: [...named.periods, other] }, span("2027-06-14", "2027-06-18"), {
      stopSell: true,
    });
    expect(columnsOf(beside).map(({ season: word }) => word)).toEqual(["Summer 2", "Summer"]);
    expect(totalOn(beside, dayOf("2028-06-01"))).toBeNull();
  });

  it("is nothing where it is so already, and where nothing is sold", () => {
    expect(restrictDays(byPeriod, span("2029-01-01", "2029-02-01"), { stopSell: true })).toEqual([]);
    const same = after(byPeriod, span("2027-06-14", "2027-06-18"), { stopSell: false });
    expect(same).toEqual(byPeriod);
  });

  it("takes rules for the divided period along", () => {
    const discount = { id: "early", name: { en: "Early", my: "Early", cn: "Early" }, share: 1_000 };
    const card = { ...byPeriod, discounts: [{ ...discount, when: { seasons: [season.id] } }] };
    const changed = after(card, span("2027-06-14", "2027-06-18"), { minNights: 3 });
    expect(changed.discounts?.[0]?.when?.seasons).toHaveLength(3);
  });

  it("takes a rule for two divided periods along to the parts of both, and prices with it", () => {
    const second = {
      ...season,
      id: "season-2028",
      from: dayOf("2027-11-01"),
      to: dayOf("2027-12-31"),
    };
    const when = { seasons: [season.id, second.id] };
    const words = { en: "Wi-Fi", my: "Wi-Fi", cn: "Wi-Fi" };
    const card: RateBook = {
      ...byPeriod,
      periods: [season, second],
      rates: [
        { ...rate(season.id, "garden", "twin", "adult", 56_800), when },
        { ...rate(second.id, "garden", "twin", "adult", 60_000), when },
      ],
      extras: [{ id: "wifi", name: words, per: "person", amounts: [], when }],
    };
    const changed = after(card, span("2027-10-20", "2027-11-10"), { minNights: 3 });
    const ids = changed.periods.map(({ id }) => id).toSorted();
    expect(ids).toHaveLength(4);
    expect(changed.extras?.[0]?.when?.seasons?.toSorted()).toEqual(ids);
    for (const price of changed.rates) expect(price.when?.seasons?.toSorted()).toEqual(ids);
    expect(totalOn(changed, dayOf("2027-11-05"))).toBe(totalOn(card, dayOf("2027-11-05")));
  });
});
