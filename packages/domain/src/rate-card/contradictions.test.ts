import { describe, expect, it } from "vitest";
import { exampleBook, holiday, rate, season, weekend, words } from "../../checks/example-book.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { contradictionsOf } from "./contradictions.ts";

const first = rate(season.id, "garden", "twin", "adult", 56_800);
const child = { ...first, id: "child", guestKind: "child", sen: 0 } as const;
const tax = { id: "tax", name: words("Tax"), group: "stay", share: 800 } as const;
const [infants, toddlers] = exampleBook.bands.package;

const wrong: readonly [name: string, changed: Partial<RateBook>, path: string, rule: string][] = [
  ["two rates of one id", { rates: [first, { ...first, bedType: "quad" }] }, "rates.1.id", "card.twice"],
  [
    "a rate of no period",
    { rates: [{ ...first, periodId: "gone" }] },
    "rates.0.periodId",
    "card.unknownPeriod",
  ],
  ["a rate of no season", { rates: [{ ...first, season: "gone" }] }, "rates.0.season", "card.unknownSeason"],
  [
    "a share of a rate that is not there",
    { rates: [first, { ...child, share: 5000, of: { rateId: "gone" } }] },
    "rates.1.of.rateId",
    "card.unknownRate",
  ],
  [
    "a share that finds no price",
    { rates: [first, { ...child, share: 5000, of: { guestKind: "adult", bedType: "quad" } }] },
    "rates.1.of",
    "card.shareOfNothing",
  ],
  [
    "a share of nothing said",
    { rates: [first, { ...child, share: 5000 }] },
    "rates.1.of",
    "card.shareOfNothing",
  ],
  [
    "no share of something",
    { rates: [first, { ...child, of: { guestKind: "adult" } }] },
    "rates.1.share",
    "card.shareOfNothing",
  ],
  [
    "an extra night for the stay",
    { rates: [{ ...first, extraNight: true }] },
    "rates.0.per",
    "card.extraNight",
  ],
  [
    "a room's price for one activity",
    { rates: [{ ...first, per: "room", guestKind: null, activity: "diver" }] },
    "rates.0.activity",
    "card.roomOfGuest",
  ],
  [
    "persons in a guest's price",
    { rates: [{ ...first, persons: 2 }] },
    "rates.0.persons",
    "card.roomOfGuest",
  ],
  [
    "weekdays of a package",
    { rates: [{ ...first, weekdays: [6] }] },
    "rates.0.weekdays",
    "card.perNightOnly",
  ],
  [
    "two rates for the same",
    { rates: [first, { ...first, id: "again", sen: 1 }] },
    "rates.1",
    "card.equalRates",
  ],
  [
    "a price that is also on enquiry",
    { rates: [{ ...first, enquiry: true }] },
    "rates.0.enquiry",
    "card.twoPrices",
  ],
  ["a period that ends first", { periods: [{ ...season, to: "2026-01-01" }] }, "periods.0.to", "card.dates"],
  [
    "a part of a deposit that is a share of nothing",
    { deposit: { ...exampleBook.deposit, parts: [{ share: 10_000 }] } },
    "deposit.parts.0.on",
    "card.shareOfNothing",
  ],
  [
    "a part of a deposit without a sum",
    { deposit: { ...exampleBook.deposit, parts: [{ per: "person" }] } },
    "deposit.parts.0",
    "card.noPrice",
  ],
  [
    "two extras of one id",
    {
      extras: ["car", "car"].map((id) => ({
        id,
        name: words("Car"),
        per: "booking" as const,
        amounts: [{ who: null, guestKind: null, sen: 100 }],
      })),
    },
    "extras.1.id",
    "card.twice",
  ],
  ["a card without a rate", { rates: [] }, "rates", "card.noRates"],
  [
    "a cut-off before the past",
    { periods: [{ ...season, cutOffDays: -1 }] },
    "periods.0.cutOffDays",
    "card.cutOff",
  ],
  [
    "a cut-off past all days",
    { periods: [{ ...season, cutOffDays: 1e12 }] },
    "periods.0.cutOffDays",
    "card.cutOff",
  ],
  [
    "fewest nights past the most",
    { periods: [{ ...season, minNights: 5, maxNights: 4 }] },
    "periods.0.maxNights",
    "card.nightsOrder",
  ],
  [
    "two periods that share some days",
    { periods: [season, { ...season, id: "late", from: season.to, to: "2028-12-31" }] },
    "periods.1",
    "card.overlap",
  ],
  [
    "two periods of the same days",
    { periods: [season, { ...season, id: "again" }] },
    "periods.1",
    "card.overlap",
  ],
  [
    "a period of which shorter ones hold every day",
    {
      periods: [
        { ...season, id: "first", from: "2027-05-01", to: "2027-05-28" },
        { ...season, id: "then", from: "2027-05-29", to: "2027-08-31" },
        { ...season, id: "dead", from: "2027-05-01", to: "2027-08-31" },
      ],
      rates: [{ ...first, periodId: null, season: null }],
    },
    "periods.2",
    "card.noDays",
  ],
  ["a tax past the whole", { taxes: [{ ...tax, share: 10_001 }] }, "taxes.0.share", "card.taxShare"],
  [
    "a span past all stays",
    { rates: [{ ...first, nights: { from: 2, to: 61 } }] },
    "rates.0.nights.to",
    "card.nights",
  ],
  [
    "endless taxes",
    { taxes: Array.from({ length: 11 }, (_, i) => ({ ...tax, id: `t${i}` })) },
    "taxes",
    "card.tooMany",
  ],
  [
    "a fee for what nobody does",
    {
      activity: "snorkeller",
      fees: [
        {
          id: "permit",
          name: words("Permit"),
          per: "person",
          amounts: [{ who: null, guestKind: null, sen: 100, activity: "divr" }],
        },
      ],
    },
    "fees.0.amounts.0.activity",
    "card.unknownActivity",
  ],
  [
    "prices for divers alone, with nothing for who says nothing",
    { rates: [{ ...first, activity: "diver" }, child] },
    "activity",
    "card.usualActivity",
  ],
  [
    "a usual activity without a price",
    { activity: "snorkeller", rates: [{ ...first, activity: "diver" }] },
    "activity",
    "card.usualActivity",
  ],
  [
    "a surcharge that ends first",
    { surcharges: [{ ...weekend, to: "2026-01-01" }] },
    "surcharges.0.to",
    "card.dates",
  ],
  [
    "a surcharge of both kinds",
    { surcharges: [weekend, { ...holiday, share: 1000 }] },
    "surcharges.1.share",
    "card.twoPrices",
  ],
  [
    "a condition on a season that is not there",
    { surcharges: [{ ...weekend, when: { seasons: ["gone"] } }] },
    "surcharges.0.when.seasons",
    "card.unknownSeason",
  ],
  [
    "a tax on a later tax",
    {
      taxes: [
        { ...tax, onTaxes: ["later"] },
        { ...tax, id: "later" },
      ],
    },
    "taxes.0.onTaxes",
    "card.unknownTax",
  ],
  [
    "a tax inside that stands on another",
    { taxes: [tax, { ...tax, id: "two", inside: true, onTaxes: ["tax"] }] },
    "taxes.1.inside",
    "card.taxInside",
  ],
  [
    "a supplement of nothing",
    { singleSupplements: [{ id: "single", name: words("Single"), pricedAs: "twin" }] },
    "singleSupplements.0",
    "card.noPrice",
  ],
  ["a discount of nothing", { discounts: [{ id: "d", name: words("D") }] }, "discounts.0", "card.noPrice"],
  [
    "a discount of two kinds",
    { discounts: [{ id: "d", name: words("D"), share: 100, sen: 100 }] },
    "discounts.0",
    "card.twoPrices",
  ],
  [
    "free nights that are none",
    { discounts: [{ id: "d", name: words("D"), freeNights: { stay: 3, pay: 3 } }] },
    "discounts.0.freeNights",
    "card.freeNights",
  ],
  [
    "vehicles out of order",
    {
      transfers: [
        {
          id: "van",
          name: words("Van"),
          price: {
            per: "vehicle",
            beyond: "more",
            steps: [
              { upTo: 10, sen: 1 },
              { upTo: 4, sen: 1 },
            ],
          },
        },
      ],
    },
    "transfers.0.price.steps",
    "card.steps",
  ],
  [
    "bands that overlap",
    {
      bands: {
        ...exampleBook.bands,
        package: [
          infants ?? { kind: "infant", fromAge: 0, toAge: 0 },
          { ...toddlers, kind: "child", fromAge: 0, toAge: 5 },
        ],
      },
    },
    "bands.package.1",
    "card.bands",
  ],
];

const byBed = (bedType: "single" | "twin" | "triple", share: number, of: "single" | "twin" | "triple") => ({
  ...first,
  id: bedType,
  roomTypeId: null,
  guestKind: null,
  periodId: null,
  bedType,
  sen: 0,
  share,
  of: { bedType: of },
});
const general = { ...first, id: "general", roomTypeId: null, guestKind: null, periodId: null, bedType: null };

const loops: readonly [name: string, rates: RateBook["rates"], path: string, loop: string][] = [
  [
    "two rates that are shares of each other",
    [
      { ...child, share: 5000, of: { guestKind: "adult" } },
      { ...child, id: "adult", guestKind: "adult", share: 20_000, of: { guestKind: "child" } },
    ],
    "rates.1.of",
    "adult → child → adult",
  ],
  [
    "a share of itself by its id",
    [{ ...child, share: 5000, of: { rateId: "child" } }],
    "rates.0.of",
    "child → child",
  ],
  [
    "a share of itself that a more general rate hides",
    [general, { ...child, share: 5000, of: { guestKind: "child" } }],
    "rates.1.of",
    "child → child",
  ],
  [
    "a ring of three that a more general rate hides",
    [
      general,
      byBed("twin", 9000, "triple"),
      byBed("single", 14_000, "twin"),
      byBed("triple", 8000, "single"),
    ],
    "rates.2.of",
    "single → twin → triple → single",
  ],
];

const dead: readonly [name: string, changed: Partial<RateBook>, path: string][] = [
  [
    "a rate before which a share goes, whoever asks",
    {
      rates: [
        first,
        { ...child, share: 5000, of: { guestKind: "adult" } },
        { ...first, id: "small", guestKind: null, ages: { from: 4, to: 6 } },
      ],
    },
    "rates.2",
  ],
  [
    "a rate for ages that its kind never has",
    { rates: [first, { ...child, sen: 100, ages: { from: 40, to: 50 } }] },
    "rates.1",
  ],
  [
    "a rate of a period of which shorter ones leave no day",
    {
      periods: [
        season,
        { ...season, id: "a", from: "2027-05-01", to: "2027-05-10" },
        { ...season, id: "b", from: "2027-05-01", to: "2027-05-05" },
        { ...season, id: "c", from: "2027-05-06", to: "2027-05-10" },
      ],
      rates: [first, { ...first, id: "hidden", periodId: "a" }],
    },
    "rates.1",
  ],
  [
    "a rate for a weekday on which nobody arrives in its period",
    {
      periods: [{ ...season, arrivalWeekdays: [1, 2] }],
      rates: [first, { ...first, id: "friday", arrivalWeekdays: [5] }],
    },
    "rates.1",
  ],
];

describe("a rate card that cannot be meant", () => {
  it.each(wrong)("names %s", (_, changed, path, rule) => {
    const found = contradictionsOf({ ...exampleBook, ...changed });
    expect(found.map(({ facts: __, ...rest }) => rest)).toContainEqual({ path, rule });
  });

  it.each(loops)("names the way of %s", (_, rates, path, loop) => {
    const facts = { loop };
    expect(contradictionsOf({ ...exampleBook, rates })).toEqual([{ path, rule: "card.shareLoop", facts }]);
  });

  it.each(dead)("names %s", (_, changed, path) => {
    // A period without days is told as well: it may have prices by its season too.
    const ofRates = contradictionsOf({ ...exampleBook, ...changed }).filter(
      ({ rule }) => rule !== "card.noDays",
    );
    expect(ofRates).toEqual([{ path, rule: "card.neverWins" }]);
  });

  it("says the limit that a number is past, of the large ones without working anything out", () => {
    const rates = [
      { ...first, sen: Number.MAX_SAFE_INTEGER },
      { ...child, sen: 1, nth: { from: 101 } },
    ];
    expect(contradictionsOf({ ...exampleBook, rates })).toEqual([
      { path: "rates.0.sen", rule: "card.amount", facts: { least: 0, most: 100_000_000 } },
      { path: "rates.1.nth.from", rule: "card.count", facts: { least: 0, most: 100 } },
    ]);
  });

  it("is looked for within the time of a call, however much a card tells apart", () => {
    const rates = Array.from({ length: 300 }, (_, i) => ({
      ...child,
      id: `r${i}`,
      roomTypeId: `room ${i}`,
      activity: `act ${i % 40}`,
      market: `market ${i % 30}`,
      party: { from: (i % 50) + 1 },
      nights: { from: (i % 20) + 1 },
      share: 5_000,
      of: { guestKind: "adult" },
    })) satisfies RateBook["rates"];
    expect(contradictionsOf({ ...exampleBook, rates })).toEqual([]);
  });

  it("is not the example, nor one with a chain of shares", () => {
    expect(contradictionsOf(exampleBook)).toEqual([]);
    const toddler = {
      ...child,
      id: "toddler",
      guestKind: "toddler",
      share: 5000,
      of: { guestKind: "child" },
    } as const;
    const rates = [first, { ...child, share: 5000, of: { guestKind: "adult" } } as const, toddler];
    expect(contradictionsOf({ ...exampleBook, rates })).toEqual([]);
  });
});
