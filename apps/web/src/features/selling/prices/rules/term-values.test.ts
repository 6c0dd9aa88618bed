import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { describe, expect, it } from "vitest";
import { cardWith } from "./term-values.ts";

const card = { option: { id: "o", nights: 3 }, deposit: { share: 5_000 } } as unknown as RateBook;

describe("a card with what stands in a term's form", () => {
  it("has what was typed", () => {
    expect(cardWith(card, "deposit", { share: 3_000 }).deposit.share).toBe(3_000);
  });
  it("keeps the nights of its package while their field is empty", () => {
    const { option: _, ...typed } = card;
    expect(cardWith(card, "frame", typed).option.nights).toBe(3);
  });
  it("has no fee for changes until something of it is typed", () => {
    expect(cardWith(card, "amendmentFee", {}).amendmentFee).toBeNull();
    expect(cardWith(card, "amendmentFee", { per: "person" }).amendmentFee).toMatchObject({ sen: 0 });
  });
});
