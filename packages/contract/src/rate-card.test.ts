import type { Rate, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import { exampleBook } from "../../domain/checks/example-book.ts";
import { RateCard } from "./rate-card.ts";

/** Every field of every level must be there, so that a field forgotten on one side does not compile. */
type Whole<T> = T extends readonly (infer U)[]
  ? Whole<U>[]
  : T extends string | number
    ? T
    : T extends object
      ? { -readonly [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
      : T;

/** What a book has beside its card is the resort's, or was agreed with a group. */
type Card = Omit<RateBook, "resortWords" | "rates"> & { readonly rates: readonly Omit<Rate, "agreed">[] };

describe("a rate card", () => {
  it("is the rate book, field by field", () => {
    expectTypeOf<Whole<RateCard>>().toExtend<Whole<Card>>();
    expectTypeOf<Whole<Card>>().toExtend<Whole<z.input<typeof RateCard>>>();
  });

  it("keeps a rate book as it is on the way through JSON", () => {
    expect(RateCard.parse(JSON.parse(JSON.stringify(exampleBook)))).toEqual(exampleBook);
  });

  it("refuses what it does not know, so that a misspelt rule is not left out", () => {
    const misspelt = { ...exampleBook, freePlace: [] };
    expect(RateCard.safeParse(misspelt).error?.issues[0]).toMatchObject({ code: "unrecognized_keys" });
  });

  it.each([
    ["half a sen", { sen: 0.5 }],
    ["a negative price", { sen: -1 }],
    ["an unknown kind of guest", { guestKind: "teenager" }],
    ["a span that ends before it begins", { nights: { from: 3, to: 2 } }],
  ])("refuses %s", (_, changed) => {
    const [first, ...others] = exampleBook.rates;
    const card = { ...exampleBook, rates: [{ ...first, ...changed }, ...others] };
    expect(RateCard.safeParse(card).success).toBe(false);
  });
});
