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
    "two rates that are shares of each other",
    {
      rates: [
        { ...child, share: 5000, of: { guestKind: "adult" } },
        { ...child, id: "adult", guestKind: "adult", share: 20_000, of: { guestKind: "child" } },
      ],
    },
    "rates.1.of",
    "card.shareOfNothing",
  ],
  [
    "a share of itself by its id",
    { rates: [{ ...child, share: 5000, of: { rateId: "child" } }] },
    "rates.0.of",
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

describe("a rate card that cannot be meant", () => {
  it.each(wrong)("names %s", (_, changed, path, rule) => {
    expect(contradictionsOf({ ...exampleBook, ...changed })).toContainEqual({ path, rule });
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
