import { describe, expect, it } from "vitest";
import { exampleBook, season, weekend, words } from "../../checks/example-book.ts";
import { addDays, type Day, dayOf } from "../calendar/day.ts";
import type { Rate, RateBook } from "../catalogue/catalogue.ts";
import type { StayConditions } from "../catalogue/conditions.ts";
import type { StayToQuote } from "../pricing/lines.ts";
import { quote } from "../pricing/quote.ts";
import { withChanges } from "../rate-card/card-changes.ts";
import { contradictionsOf } from "../rate-card/contradictions.ts";
import { columnsOf } from "./grid-model.ts";
import { copiedSeason, freshPeriod, nameOfCopy, splitAt, withMovedEnd, withoutPeriod } from "./periods.ts";

const only: RateBook = { ...exampleBook, periods: [season] };

const plain: Rate = {
  id: "",
  periodId: null,
  season: "High",
  roomTypeId: "garden",
  bedType: "single",
  guestKind: null,
  sen: 0,
};

/** A season with a rule of each kind that an adult alone in June meets. */
const ruledBy = (when: StayConditions): RateBook => ({
  ...only,
  periods: [{ ...season, season: "High" }],
  rates: [{ ...plain, id: "adult", bedType: "twin", guestKind: "adult", sen: 50_000, when }],
  surcharges: [{ ...weekend, id: "night", weekdays: [], to: dayOf("2029-12-31"), when }],
  fees: [{ id: "tax", name: words("Jetty"), per: "person", amounts: [anybody(500)], when }],
  extras: [{ id: "wifi", name: words("Wi-Fi"), per: "person", amounts: [anybody(700)], when }],
  singleSupplements: [{ id: "single", name: words("Single"), pricedAs: "twin", stay: { sen: 9_000 }, when }],
  discounts: [{ id: "early", name: words("Early"), share: 1_000, when }],
});
const anybody = (sen: number) => ({ who: null, guestKind: null, sen });

function copied(card: RateBook, { name, points }: { name: string; points: number }, at = 0): RateBook {
  const column = columnsOf(card).filter(({ kind }) => kind === "season")[at];
  if (!column) throw new Error("no column");
  return withChanges(card, copiedSeason(card, { column, name, points, to: "none" }));
}

const paid = (card: RateBook, checkIn: string) => {
  const stay: StayToQuote = {
    checkIn: dayOf(checkIn),
    travellers: [{ age: null, nonMalaysian: false, senior: false, disabled: false }],
    rooms: [
      {
        roomTypeId: "garden",
        bedType: "single",
        occupants: { adult: 1, child: 0, toddler: 0, infant: 0 },
      },
    ],
    crossings: [],
    addOns: [],
    extras: ["wifi"],
  };
  const priced = quote(stay, card, dayOf("2026-12-01"));
  return priced.ok ? priced.value.lines : [];
};
const sums = (lines: ReturnType<typeof paid>) => lines.map(({ step, amountSen }) => [step, amountSen]);

describe("the periods of a card", () => {
  it("are copied past the last of them, where a season has several years", () => {
    const years = [0, 1, 2].map((more) => ({
      ...season,
      id: `y${more}`,
      season: "High",
      from: dayOf(`${2027 + more}-06-01`),
      to: dayOf(`${2027 + more}-08-31`),
    }));
    const card = { ...only, periods: years, rates: [{ ...plain, id: "adult", sen: 50_000 }] };
    const added = copied(card, { name: "High 2030", points: 500 }).periods.slice(years.length);
    expect(added.map(({ from, to }) => [from, to])).toEqual([["2030-06-01", "2030-08-31"]]);
    const twice = years.flatMap((year) => [
      year,
      {
        ...year,
        id: `${year.id}b`,
        from: dayOf(`${year.from.slice(0, 4)}-10-01`),
        to: dayOf(`${year.from.slice(0, 4)}-10-31`),
      },
    ]);
    const both = copied({ ...card, periods: twice }, { name: "High 2030", points: 0 }).periods.slice(
      twice.length,
    );
    expect(both.map(({ from }) => from)).toEqual(["2030-06-01", "2030-10-01"]);
  });

  it("are split on a day, both with all prices", () => {
    const split = withChanges(only, splitAt(only, season, "2027-06-01"));
    expect(split.periods.map(({ from, to }) => [from, to])).toEqual([
      [season.from, "2027-05-31"],
      ["2027-06-01", season.to],
    ]);
    expect(split.rates).toHaveLength(only.rates.length * 2);
    expect(contradictionsOf(split)).toEqual([]);
    expect(splitAt(only, season, season.from)).toEqual([]);
  });

  it("are made longer and shorter by their ends alone", () => {
    const { from, to } = season;
    const move = (anchor: Day, active: Day) => withMovedEnd(only, { anchor, active })?.moved;
    expect(move(to, addDays(to, 5))).toEqual({ ...season, to: addDays(to, 5) });
    expect(move(to, addDays(to, -5))).toEqual({ ...season, to: addDays(to, -5) });
    expect(move(from, addDays(from, -5))).toEqual({ ...season, from: addDays(from, -5) });
    expect(move(addDays(from, 1), addDays(from, 9))).toBeUndefined();
    expect(move(to, addDays(from, -1))).toBeUndefined();
    expect(move(from, from)).toBeUndefined();
  });

  it("of one day grow to the side that is dragged to", () => {
    const day = dayOf("2027-12-31");
    const feast = { ...season, id: "feast", from: day, to: day };
    const card = { periods: [season, feast] };
    expect(withMovedEnd(card, { anchor: day, active: addDays(day, 1) })?.moved.to).toBe("2028-01-01");
    expect(withMovedEnd(card, { anchor: day, active: addDays(day, -1) })?.moved.from).toBe("2027-12-30");
  });

  it("go with their prices", () => {
    const gone = withChanges(only, withoutPeriod(only, season));
    expect(gone.periods).toEqual([]);
    expect(gone.rates.filter(({ periodId }) => periodId === season.id)).toEqual([]);
  });

  it("are copied to the next year with a percentage", () => {
    const [column] = columnsOf(only);
    if (!column) throw new Error("no column");
    const copy = withChanges(only, copiedSeason(only, { column, name: "2028", points: 500, to: "5" }));
    const [, next] = copy.periods;
    expect(next).toMatchObject({ from: "2028-03-01", to: "2028-10-31", name: "2028" });
    const before = only.rates.find(({ sen }) => sen > 0);
    const after = copy.rates.find(
      ({ id, periodId }) => periodId === next?.id && id.endsWith(before?.bedType ?? ""),
    );
    expect(copy.rates).toHaveLength(only.rates.length * 2);
    expect((after?.sen ?? 0) % 500).toBe(0);
    expect(contradictionsOf(copy)).toEqual([]);
  });

  it("have no night without a price between them in a leap year, and none twice after one", () => {
    const winter = {
      ...season,
      id: "winter",
      season: "Low",
      from: dayOf("2026-12-01"),
      to: dayOf("2027-02-28"),
    };
    const spring = { ...season, season: "Low", from: dayOf("2027-03-01") };
    const leap = copied({ ...only, periods: [winter, spring] }, { name: "Low 2028", points: 0 });
    const [toLeapDay, fromMarch] = leap.periods.slice(2);
    expect([toLeapDay?.to, fromMarch?.from]).toEqual(["2028-02-29", "2028-03-01"]);
    const leapDay = {
      ...season,
      id: "leap",
      season: "Low",
      from: dayOf("2028-02-29"),
      to: dayOf("2028-02-29"),
    };
    const before = { ...winter, from: dayOf("2027-12-01"), to: dayOf("2028-02-28") };
    const after = copied({ ...only, periods: [before, leapDay] }, { name: "Low 2029", points: 0 });
    expect(after.periods.slice(2).map(({ from, to }) => [from, to])).toEqual([
      ["2028-12-01", "2029-02-27"],
      ["2029-02-28", "2029-02-28"],
    ]);
  });

  it("copy a season whose prices are shares of their own season", () => {
    const low = { ...season, season: "low" };
    const rates = only.rates.map(({ periodId: _, ...rate }) => ({ ...rate, periodId: null, season: "low" }));
    const card: RateBook = { ...only, periods: [low], rates };
    const [column] = columnsOf(card);
    if (!column) throw new Error("no column");
    const copy = withChanges(card, copiedSeason(card, { column, name: "low 2028", points: 0, to: "none" }));
    expect(copy.rates.filter((rate) => rate.season === "low 2028")).toHaveLength(rates.length);
    expect(contradictionsOf(copy)).toEqual([]);
  });

  it("take rules for a split period along", () => {
    const when = { seasons: [season.id] };
    const card: RateBook = { ...only, fees: only.fees.map((fee) => ({ ...fee, when })) };
    const split = withChanges(card, splitAt(card, season, "2027-06-01"));
    const ids = split.periods.map(({ id }) => id);
    expect(split.fees.map((fee) => fee.when?.seasons)).toEqual(card.fees.map(() => ids));
  });

  it.each(["High", season.id])("copy a season with all rules for it, named by %s", (named) => {
    const card = ruledBy({ seasons: [named] });
    const copy = copied(card, { name: "High 2028", points: 0 });
    expect(contradictionsOf(copy)).toEqual([]);
    const before = paid(card, "2027-06-09");
    expect(before.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(["night", "tax", "single", "early", "wifi"]),
    );
    // 2028-06-07 is a Wednesday as well.
    expect(sums(paid(copy, "2028-06-07"))).toEqual(sums(before));
    expect(sums(paid(copy, "2027-06-09"))).toEqual(sums(before));
    const again = copied(copy, { name: "High 2029", points: 0 }, 1);
    expect(contradictionsOf(again)).toEqual([]);
    expect(sums(paid(again, "2029-06-06"))).toEqual(sums(before));
  });

  it("take rules with dates of their own along, a year later, once for all seasons", () => {
    const feast = {
      ...weekend,
      id: "feast",
      name: words("Gala 2027"),
      weekdays: [],
      from: dayOf("2027-06-01"),
      to: dayOf("2027-08-31"),
      group: null,
      dates: [{ from: dayOf("2027-06-10"), to: dayOf("2027-06-10") }],
    };
    const card: RateBook = {
      ...ruledBy({}),
      surcharges: [{ ...weekend, weekdays: [] }, feast],
      fees: [
        {
          id: "jetty",
          name: words("Jetty"),
          per: "personNight",
          amounts: [anybody(500)],
          from: "2027-01-01",
          to: "2027-12-31",
        },
        { id: "always", name: words("Always"), per: "person", amounts: [anybody(300)], from: "2026-01-01" },
        {
          id: "winter",
          name: words("Winter"),
          per: "person",
          amounts: [anybody(900)],
          when: { arrivalTo: "2027-02-01" },
        },
      ],
      discounts: [
        {
          id: "early",
          name: words("Early"),
          share: 1_000,
          when: { seasons: ["High"], bookedTo: "2027-01-31" },
        },
        { id: "now", name: words("Now"), share: 500, when: { bookedTo: "2027-01-31" } },
      ],
      periods: [
        { ...season, season: "High", from: "2027-06-01", to: "2027-08-31" },
        { ...season, id: "low", season: "Low", from: "2027-03-01", to: "2027-05-31" },
      ],
    };
    const [low, high] = [0, 1];
    const once = copied(card, { name: "High 2028", points: 1_000 }, high);
    expect(contradictionsOf(once)).toEqual([]);
    expect(once.surcharges.slice(2)).toMatchObject([
      { name: words("Weekend"), from: "2028-01-01", to: "2028-12-31", sen: 3_000 },
      {
        name: words("Gala 2028"),
        from: "2028-06-01",
        to: "2028-08-31",
        dates: [{ from: "2028-06-10", to: "2028-06-10" }],
      },
    ]);
    expect(once.fees.slice(3)).toMatchObject([
      { name: words("Jetty"), from: "2028-01-01", to: "2028-12-31" },
    ]);
    expect(once.discounts?.slice(2)).toMatchObject([
      { name: words("Early"), when: { seasons: ["High 2028"], bookedTo: "2028-01-31" } },
    ]);
    expect(once.discounts?.[0]).toEqual(card.discounts?.[0]);
    const both = copied(once, { name: "Low 2028", points: 0 }, low);
    expect([both.surcharges.length, both.fees.length, both.discounts?.length]).toEqual([4, 4, 3]);
    // The same nights a year later, 11 to 13 June, cost the same but for the prices themselves.
    const plainCard = { ...card, discounts: [] };
    const later = copied(plainCard, { name: "High 2028", points: 0 }, high);
    expect(sums(paid(later, "2028-06-10")).toSorted()).toEqual(
      sums(paid(plainCard, "2027-06-10")).toSorted(),
    );
    expect(paid(later, "2028-06-10").filter(({ step }) => step === "surcharge")).toHaveLength(2);
  });

  it("take of a feast that moves the days of the copied stays alone", () => {
    const newYear = {
      ...weekend,
      id: "new-year",
      name: words("New Year"),
      weekdays: [],
      group: null,
      from: dayOf("2026-06-10"),
      to: dayOf("2027-06-05"),
      dates: [
        { from: dayOf("2026-06-10"), to: dayOf("2026-06-20") },
        { from: dayOf("2027-06-01"), to: dayOf("2027-06-05") },
      ],
    };
    const card: RateBook = {
      ...ruledBy({}),
      surcharges: [newYear],
      periods: [{ ...season, season: "High", from: "2027-06-01", to: "2027-08-31" }],
    };
    const copy = copied(card, { name: "High 2028", points: 0 });
    expect(contradictionsOf(copy)).toEqual([]);
    expect(copy.surcharges.slice(1)).toMatchObject([
      { from: "2028-06-01", to: "2028-06-05", dates: [{ from: "2028-06-01", to: "2028-06-05" }] },
    ]);
    const surchargesOn = (checkIn: string) => paid(copy, checkIn).filter(({ step }) => step === "surcharge");
    expect(surchargesOn("2027-06-12")).toEqual([]);
    expect(surchargesOn("2028-06-02")).not.toEqual([]);
  });

  it("take a rule along beside another of its name, or none, for somebody else", () => {
    const ofKind = (kind: "child" | "infant") => ({ guestKinds: [kind] });
    const card: RateBook = {
      ...ruledBy({}),
      freeGuests: [
        { id: "children", whom: ofKind("child"), count: 2, per: "room", when: { arrivalTo: "2027-12-31" } },
        { id: "infants", whom: ofKind("infant"), count: 1, per: "room" },
      ],
      periods: [{ ...season, season: "High", from: "2027-06-01", to: "2027-08-31" }],
    };
    const once = copied(card, { name: "High 2028", points: 0 });
    expect(once.freeGuests?.slice(2)).toMatchObject([
      { whom: ofKind("child"), count: 2, when: { arrivalFrom: "2028-01-01", arrivalTo: "2028-12-31" } },
    ]);
    expect(copied(once, { name: "Again 2028", points: 0 }).freeGuests).toHaveLength(3);
  });

  it("have rules that only end begin again after that end, so that nobody pays by both", () => {
    const until = {
      id: "until",
      name: words("Raya 2027/2028"),
      per: "person" as const,
      amounts: [anybody(500)],
    };
    const card: RateBook = {
      ...ruledBy({}),
      fees: [
        { ...until, to: "2027-12-31" },
        { ...until, id: "arrivals", name: words("Gate"), when: { arrivalTo: dayOf("2027-09-30") } },
      ],
      periods: [{ ...season, season: "High", from: "2027-06-01", to: "2027-08-31" }],
    };
    const later = copied(card, { name: "High 2028", points: 0 });
    expect(later.fees.slice(2)).toMatchObject([
      { name: words("Raya 2028/2029"), from: "2028-01-01", to: "2028-12-31" },
      { when: { arrivalFrom: "2027-10-01", arrivalTo: "2028-09-30" } },
    ]);
    expect(sums(paid(later, "2027-06-10"))).toEqual(sums(paid(card, "2027-06-10")));
  });

  it("copy shares that refer to a price of the season, and conditions of prices", () => {
    const when = { seasons: ["High"], arrivalFrom: dayOf("2027-05-01"), bookedTo: dayOf("2027-04-01") };
    const card: RateBook = {
      ...ruledBy({ seasons: ["High"] }),
      rates: [
        { ...plain, id: "whole", guestKind: "adult", sen: 50_000, when },
        { ...plain, id: "half", guestKind: "child", sen: 0, share: 5_000, of: { rateId: "whole" } },
        { ...plain, id: "other", guestKind: "senior", sen: 0, share: 9_000, of: { rateId: "all" } },
        { ...plain, id: "all", season: null, guestKind: "toddler", sen: 9_000, when: { seasons: ["High"] } },
      ],
    };
    const copy = copied(card, { name: "High 2028", points: 1_000 });
    const [whole, half, other] = copy.rates.filter((rate) => rate.season === "High 2028");
    expect(whole).toMatchObject({
      sen: 55_000,
      when: { seasons: ["High 2028"], arrivalFrom: "2028-05-01", bookedTo: "2028-04-01" },
    });
    expect(half).toMatchObject({ share: 5_000, of: { rateId: whole?.id } });
    expect(other).toMatchObject({ share: 9_000, of: { rateId: "all" } });
    expect(copy.rates.find(({ id }) => id === "whole")?.when).toEqual(when);
    expect(copy.rates.find(({ id }) => id === "all")?.when?.seasons).toEqual(["High", "High 2028"]);
  });

  it("copy prices that are for one period of the season alone", () => {
    const card: RateBook = {
      ...ruledBy({ seasons: ["High"] }),
      rates: [{ ...plain, id: "own", season: null, periodId: season.id, guestKind: "adult", sen: 50_000 }],
    };
    const column = columnsOf(card).find(({ kind }) => kind === "season");
    if (!column) throw new Error("no column");
    const copy = withChanges(card, copiedSeason(card, { column, name: "High 2028", points: 0, to: "none" }));
    expect(copy.rates[1]).toMatchObject({ periodId: copy.periods[1]?.id, season: null });
  });

  it.each([
    ["High", "High 2028"],
    ["High 2027", "High 2028"],
    ["旺季2027", "旺季 2028"],
    ["2027", "2028"],
    ["Opening 1999", "Opening 1999 2028"],
    ["High 2026/2027", "High 2026/2027 2028"],
    ["", "2028"],
    ["A very long name of a season, forty signs", "A very long name of a season, forty 2028"],
  ])("propose a name for the copy of %s", (name, proposed) => {
    expect(nameOfCopy(name, season)).toBe(proposed);
    expect(proposed.length).toBeLessThanOrEqual(40);
  });

  it("begin open on every day", () => {
    const period = freshPeriod(only, { name: "High", from: "2028-01-01", to: "2028-02-01", season: null });
    expect(period).toMatchObject({ id: "high", stopSell: false, arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7] });
  });

  it("begin a season of their own unless they share another's prices, called as nothing else is", () => {
    const dates = { from: dayOf("2028-01-01"), to: dayOf("2028-02-01") };
    const fresh = (card: RateBook, name: string, word: string | null = null) =>
      freshPeriod(card, { name, ...dates, season: word });
    const first = fresh(only, "High");
    const card = { ...only, periods: [...only.periods, first] };
    expect(first.season).toBe("High");
    expect(fresh(card, "High").season).toBe("High 2");
    expect(fresh(card, "high").season).toBe("high 2");
    expect(fresh(card, "").season).toBe("2028-01-01");
    expect(fresh(card, "Festival", "High").season).toBe("High");
  });

  it("take their name along to the next year where the season is their own", () => {
    const own = freshPeriod(only, { name: "High 2027", from: season.from, to: season.to, season: null });
    const card: RateBook = {
      ...only,
      periods: [own],
      rates: [{ ...plain, id: "one", season: "High 2027", sen: 50_000 }],
    };
    const next = copied(card, { name: "High 2028", points: 0 });
    expect(next.periods.map(({ name, season: word }) => [name, word])).toEqual([
      ["High 2027", "High 2027"],
      ["High 2028", "High 2028"],
    ]);
  });
});
