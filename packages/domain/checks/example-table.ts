import type { RateId } from "@pulau/domain/ids.ts";
import { expect, it } from "vitest";
import type { Day } from "../src/calendar/day.ts";
import type { RateBook } from "../src/catalogue/catalogue.ts";
import type { Rate } from "../src/catalogue/rates.ts";
import type { BedType, GuestKind } from "../src/party/party.ts";
import { type PriceLine, type PriceStep, priceSteps, type StayToQuote } from "../src/pricing/lines.ts";
import { quote } from "../src/pricing/quote.ts";
import { exampleBook } from "./example-book.ts";

/** Ringgit by step; what is not named is nothing. */
type Parts = Partial<Record<PriceStep, number>>;
/** A stay, what each step asks for it, and the total, all in ringgit and worked out by hand. */
export type Example = readonly [name: string, stay: StayToQuote, parts: Parts, totalRinggit: number];
/** The same with a book of its own. */
export type OwnExample = readonly [
  name: string,
  book: RateBook,
  stay: StayToQuote,
  parts: Parts,
  totalRinggit: number,
];

/** A resort without any price: only its season and its ages. Each table of examples adds what it is about. */
export const bareBook: RateBook = { ...exampleBook, rates: [], surcharges: [], fees: [], taxes: [] };

/** A rate in ringgit for everybody, narrowed by what it says. */
export const priced = (id: RateId, ringgit: number, overrides: Partial<Rate> = {}): Rate => ({
  id,
  periodId: null,
  roomTypeId: null,
  bedType: null,
  guestKind: null,
  sen: Math.round(ringgit * 100),
  ...overrides,
});

/** Redang's published prices per adult for three days and two nights, by who shares. */
export const redang: readonly Rate[] = (
  [
    ["twin", 568],
    ["triple", 548],
    ["quad", 508],
  ] as const
).map(([bedType, ringgit]) => priced(bedType, ringgit, { bedType }));

/** Redang's extra night: by who shares, one alone 168. */
export const redangExtra: readonly Rate[] = (
  [
    ["single", 168],
    ["twin", 158],
    ["triple", 148],
    ["quad", 138],
  ] as const satisfies readonly (readonly [BedType, number])[]
).map(([bedType, ringgit]) =>
  priced(`${bedType}-extra`, ringgit, { bedType, per: "personNight", extraNight: true }),
);

export const kinds = (...named: GuestKind[]): readonly GuestKind[] => named;

const partsOf = (lines: readonly PriceLine[]): Parts => {
  const parts: Parts = {};
  for (const step of priceSteps) {
    const sen = lines.filter((line) => line.step === step).reduce((sum, line) => sum + line.amountSen, 0);
    if (sen !== 0) parts[step] = sen / 100;
  }
  return parts;
};

/** Whole sen, so that sums of ringgit written in a table are exact. */
const exact = (ringgit: number): number => Math.round(ringgit * 100) / 100;

export const pricedOn = (stay: StayToQuote, book: RateBook, today: Day = "2027-01-04") => {
  const result = quote(stay, book, today);
  if (!result.ok) throw new Error(`${result.failure.code} ${JSON.stringify(result.failure.facts)}`);
  return result.value;
};

/** Each row as a test of its own. */
export const checkOwnExamples = (examples: readonly OwnExample[], today?: Day): void => {
  it.each(examples)("%s", (_, book, wanted, parts, totalRinggit) => {
    const { lines, totalSen } = pricedOn(wanted, book, today);
    const exactParts = Object.fromEntries(Object.entries(parts).map(([step, sum]) => [step, exact(sum)]));
    expect({ ...partsOf(lines), total: totalSen / 100 }).toEqual({ ...exactParts, total: totalRinggit });
  });
};

export const checkExamples = (book: RateBook, examples: readonly Example[], today?: Day): void =>
  checkOwnExamples(
    examples.map(([name, ...example]) => [name, book, ...example]),
    today,
  );
