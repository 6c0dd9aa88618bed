import { describe, expect, it } from "vitest";
import { exampleBook, weekend, words } from "../../checks/example-book.ts";
import { dayOf } from "../calendar/day.ts";
import type { Period, Rate, RateBook } from "../catalogue/catalogue.ts";
import { quote } from "../pricing/quote.ts";
import { withChanges } from "../rate-card/card-changes.ts";
import { contradictionsOf } from "../rate-card/contradictions.ts";
import { freshPeriod } from "./periods.ts";
import { inSeason, renamedPeriod, seasonWays } from "./season-moves.ts";

const plain: Rate = {
  id: "",
  periodId: null,
  roomTypeId: "garden",
  bedType: "single",
  guestKind: null,
  sen: 0,
};
const bare: RateBook = { ...exampleBook, periods: [], rates: [] };
const period = (name: string, from: string, to: string, season: string | null = null, card = bare): Period =>
  freshPeriod(card, { name, from: dayOf(from), to: dayOf(to), season });

const early = period("Early", "2027-03-01", "2027-05-31");
const summer = period("June", "2027-06-01", "2027-06-30", "High");
const holiday = period("July", "2027-07-01", "2027-07-31", "High");

/** A season of one period, one of two, and a surcharge for the former. */
const card: RateBook = {
  ...bare,
  periods: [early, summer, holiday],
  rates: [
    { ...plain, id: "early", season: "Early", sen: 50_000 },
    { ...plain, id: "high", season: "High", sen: 70_000 },
    { ...plain, id: "part", season: "High", bedType: "twin", share: 8_000, of: { rateId: "high" } },
  ],
  surcharges: [{ ...weekend, id: "extra", weekdays: [], name: words("Extra"), when: { seasons: ["Early"] } }],
};

const paid = (book: RateBook, checkIn: string): number | null => {
  const occupants = { adult: 1, child: 0, toddler: 0, infant: 0 };
  const priced = quote(
    {
      checkIn: dayOf(checkIn),
      travellers: [{ age: null, nonMalaysian: false, senior: false, disabled: false }],
      rooms: [{ roomTypeId: "garden", bedType: "single", occupants }],
      crossings: [],
      addOns: [],
    },
    book,
    dayOf("2026-12-01"),
  );
  return priced.ok ? priced.value.totalSen : null;
};
const days = ["2027-04-05", "2027-06-07", "2027-07-05"] as const;
const allPaid = (book: RateBook) => days.map((day) => paid(book, day));
const before = allPaid(card);

it("copies a price that names its season among its conditions, so that it goes on counting", () => {
  const named = {
    ...card,
    rates: card.rates.map((price) =>
      price.id === "high" ? { ...price, when: { seasons: ["High"] } } : price,
    ),
  };
  for (const season of ["Peak", null]) {
    const copied = withChanges(named, inSeason(named, { period: holiday, season, way: "copy" }));
    expect([contradictionsOf(copied), allPaid(copied)]).toEqual([[], before]);
  }
});

describe("a period by another name", () => {
  it("takes the season along that was made with it, with its prices and rules", () => {
    const renamed = withChanges(card, renamedPeriod(card, early, "Spring"));
    expect(renamed.periods[0]).toMatchObject({ name: "Spring", season: "Spring" });
    expect(renamed.rates[0]?.season).toBe("Spring");
    expect(renamed.surcharges[0]?.when?.seasons).toEqual(["Spring"]);
    expect(allPaid(renamed)).toEqual(before);
    expect(contradictionsOf(renamed)).toEqual(contradictionsOf(card));
  });

  it("leaves a season that has other periods, and one that somebody named otherwise", () => {
    const changes = renamedPeriod(card, summer, "Midsummer");
    expect(changes).toMatchObject([{ part: "periods", value: { name: "Midsummer", season: "High" } }]);
    const own = { ...early, season: "Green" };
    expect(renamedPeriod({ ...card, periods: [own] }, own, "Spring")).toHaveLength(1);
  });

  it("never takes the name of another season, and goes by its first day where it has none", () => {
    const called = (name: string | null) =>
      withChanges(card, renamedPeriod(card, early, name)).periods[0]?.season;
    expect(called("High")).toBe("High 2");
    expect(called(null)).toBe("2027-03-01");
    const nameless = period("", "2027-03-01", "2027-05-31");
    const book = {
      ...card,
      periods: [nameless],
      rates: [{ ...plain, id: "a", season: nameless.season ?? "" }],
    };
    const named = withChanges(book, renamedPeriod(book, nameless, "Spring"));
    expect([named.periods[0]?.season, named.rates[0]?.season]).toEqual(["Spring", "Spring"]);
  });
});

describe("a period in another season", () => {
  const change = (from: Period, season: string | null, way: Parameters<typeof inSeason>[1]["way"]) =>
    withChanges(card, inSeason(card, { period: from, season, way }));

  it("takes its prices and rules into a new one that it alone has", () => {
    expect(seasonWays(card, early, "Green")).toEqual({ prices: 1, ways: ["move"] });
    const moved = change(early, "Green", "move");
    expect(moved.rates[0]).toMatchObject({ id: "early", season: "Green" });
    expect(allPaid(moved)).toEqual(before);
  });

  it("has the prices of the one that it joins, or keeps those that it had, and leaves none behind", () => {
    expect(seasonWays(card, early, "High")).toEqual({ prices: 1, ways: ["remove", "own"] });
    const joined = change(early, "High", "remove");
    const [, june] = before;
    const extra = (before[0] ?? 0) - (paid({ ...card, surcharges: [] }, days[0]) ?? 0);
    expect(extra).toBeGreaterThan(0);
    expect(allPaid(joined)).toEqual([(june ?? 0) + extra, june, june]);
    expect(joined.rates.map(({ id }) => id)).toEqual(["high", "part"]);
    const kept = change(early, "High", "own");
    expect(kept.rates[0]).toMatchObject({ id: "early", periodId: early.id, season: null });
    expect(allPaid(kept)).toEqual(before);
    for (const book of [joined, kept]) expect(contradictionsOf(book)).toEqual(contradictionsOf(card));
  });

  it("has copies of the prices of one that others keep, or none", () => {
    expect(seasonWays(card, holiday, "Peak")).toEqual({ prices: 2, ways: ["copy", "leave"] });
    const copied = change(holiday, "Peak", "copy");
    const peak = copied.rates.filter(({ season }) => season === "Peak");
    expect(peak).toMatchObject([{ sen: 70_000 }, { share: 8_000, of: { rateId: peak[0]?.id } }]);
    expect(copied.rates).toHaveLength(5);
    expect(allPaid(copied)).toEqual(before);
    expect(allPaid(change(holiday, "Peak", "leave"))).toEqual([before[0], before[1], null]);
    expect(seasonWays(card, holiday, "Early").ways).toEqual(["leave"]);
    expect(allPaid(change(holiday, null, "copy"))).toEqual(before);
  });

  it("keeps its prices for itself where it has none any more, and gives them to its first", () => {
    expect(seasonWays(card, early, null)).toEqual({ prices: 1, ways: ["own"] });
    const alone = change(early, null, "own");
    expect(alone.rates[0]).toMatchObject({ periodId: early.id, season: null });
    expect(alone.surcharges[0]?.when?.seasons).toEqual([early.id]);
    expect(allPaid(alone)).toEqual(before);
    const [now] = alone.periods;
    if (!now) throw new Error("no period");
    expect(seasonWays(alone, now, "Green")).toEqual({ prices: 1, ways: ["move"] });
    const back = withChanges(alone, inSeason(alone, { period: now, season: "Green", way: "move" }));
    expect(allPaid(back)).toEqual(before);
  });

  it("writes no price over one that the period has already for the same guests", () => {
    const own: Rate = { ...plain, id: "own", periodId: early.id, sen: 45_000 };
    const both = { ...card, rates: [...card.rates, own] };
    const kept = withChanges(both, inSeason(both, { period: early, season: "High", way: "own" }));
    expect(kept.rates.map(({ id }) => id)).toEqual(["high", "part", "own"]);
    expect(allPaid(kept)).toEqual(allPaid(both));
  });
});
