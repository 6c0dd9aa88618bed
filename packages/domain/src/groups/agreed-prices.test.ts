import { describe, expect, it } from "vitest";
import { exampleBook } from "../../checks/example-book.ts";
import type { StayToQuote } from "../pricing/lines.ts";
import { quote } from "../pricing/quote.ts";
import { type AgreedPrice, bookAgreed } from "./agreed-prices.ts";

const someone = { nonMalaysian: false, senior: false, disabled: false };
const period = exampleBook.periods[0];
const [rate] = exampleBook.rates;
if (!period || !rate) throw new Error("the example has no period or rate");
/** A plain card, so that only what is agreed matters. */
const card = {
  ...exampleBook,
  rates: [
    { id: "public", periodId: null, roomTypeId: null, bedType: null, guestKind: null, sen: 90_000 },
    {
      id: "child",
      periodId: null,
      roomTypeId: null,
      bedType: "twin" as const,
      guestKind: "child" as const,
      sen: 50_000,
    },
    {
      id: "night",
      periodId: null,
      roomTypeId: null,
      bedType: null,
      guestKind: null,
      sen: 30_000,
      extraNight: true,
    },
  ],
};
const roomTypeId = rate.roomTypeId ?? "";

function ratesOf(
  prices: readonly AgreedPrice[],
  ages: readonly (number | null)[],
  nights = card.option.nights,
) {
  const adults = ages.filter((age) => age === null || age >= 12).length;
  const stay: StayToQuote = {
    checkIn: period?.from ?? "2027-01-01",
    nights,
    travellers: ages.map((age) => ({ ...someone, age })),
    rooms: [
      {
        roomTypeId,
        bedType: adults === 1 ? "single" : "twin",
        occupants: { adult: adults, child: ages.length - adults, toddler: 0, infant: 0 },
      },
    ],
    crossings: [],
    addOns: [],
    excluded: [],
  };
  const priced = quote(
    stay,
    bookAgreed(card, { prices, nights: card.option.nights }),
    period?.from ?? "2027-01-01",
  );
  if (!priced.ok) throw new Error(JSON.stringify(priced.failure));
  return priced.value.lines
    .filter(({ step }) => step === "rate" || step === "extraNight" || step === "surcharge")
    .map(({ step, guestKind, count, amountSen }) => ({ step, guestKind, count, amountSen }));
}

describe("an agreed price", () => {
  it("goes before every price of the card, however much that names", () => {
    const prices = [
      { guestKind: "adult" as const, bedType: null, sen: 40_000 },
      { guestKind: "child" as const, bedType: null, sen: 20_000 },
    ];
    expect(ratesOf(prices, [null, null, 8])).toEqual([
      { step: "rate", guestKind: "adult", count: 2, amountSen: 80_000 },
      { step: "rate", guestKind: "child", count: 1, amountSen: 20_000 },
    ]);
  });

  it("is that of the sharing where one is agreed for it", () => {
    const prices = [
      { guestKind: "adult" as const, bedType: null, sen: 40_000 },
      { guestKind: "adult" as const, bedType: "single" as const, sen: 60_000 },
    ];
    expect(ratesOf(prices, [null])).toMatchObject([{ amountSen: 60_000 }]);
    expect(ratesOf(prices, [null, null])).toMatchObject([{ amountSen: 80_000 }]);
  });

  it("is an adult’s for seniors, and the card’s for kinds that nobody agreed on", () => {
    const prices = [{ guestKind: "adult" as const, bedType: null, sen: 40_000 }];
    expect(ratesOf(prices, [70, null])).toEqual([
      { step: "rate", guestKind: "adult", count: 1, amountSen: 40_000 },
      { step: "rate", guestKind: "senior", count: 1, amountSen: 40_000 },
    ]);
    expect(ratesOf(prices, [null, null, 8])).toContainEqual({
      step: "rate",
      guestKind: "child",
      count: 1,
      amountSen: 50_000,
    });
  });

  it("is for the nights that were agreed: one more costs what the card says", () => {
    const prices = [{ guestKind: "adult" as const, bedType: null, sen: 40_000 }];
    expect(ratesOf(prices, [null, null], card.option.nights + 1)).toEqual([
      { step: "rate", guestKind: "adult", count: 2, amountSen: 80_000 },
      { step: "extraNight", guestKind: "adult", count: 2, amountSen: 60_000 },
    ]);
  });

  it("changes nothing of a card where none is agreed", () => {
    expect(bookAgreed(card, { prices: [], nights: 2 })).toBe(card);
    expect(bookAgreed(card, null)).toBe(card);
  });
});
