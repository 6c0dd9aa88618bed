import { describe, expect, it } from "vitest";
import { ringgit } from "../../ui/currency.ts";
import { asText, chosenOf, readRemembered, shownIn } from "./currency-choice.ts";

const offer = (code: string, symbol_native: string, ringgitPerForeign: number) => ({
  currencyId: { code, symbol_native },
  foreignConvRate: 1 / ringgitPerForeign,
  myConvRate: ringgitPerForeign,
  ratedOn: "2026-11-27" as const,
});
const offered = [
  offer("MYR", "RM", 1),
  offer("SGD", "S$", 3.2),
  offer("JPY", "¥", 0.028),
  offer("IDR", "Rp", 0.00025),
];
const shown = (code: string, locale = "en-MY") => shownIn(chosenOf(offered, code), locale);

describe("a price in the chosen currency", () => {
  it("is rounded to the smallest unit that the currency has", () => {
    expect(shown("SGD").inCurrency?.(114_550)).toBe("S$\u00a0357.97");
    expect(shown("JPY").inCurrency?.(114_550)).toBe("¥\u00a040,911");
  });

  it("is whole and rounded up in a cell, and short where it is long", () => {
    expect(shown("SGD").briefly?.(114_550)).toBe("358");
    expect(shown("JPY").briefly?.(114_550)).toBe("40,911");
    expect(shown("IDR").briefly?.(114_550)).toBe("4.59M");
  });

  it("is absent in ringgit, and where a currency is no longer offered", () => {
    expect(shown("MYR").inCurrency).toBeUndefined();
    expect(shown("XAU")).toBe(ringgit);
  });
});

describe("what the device remembers", () => {
  it("is read as it was written, with the day of its rate", () => {
    const chosen = chosenOf(offered, "SGD");
    expect(readRemembered(asText(chosen))).toEqual(chosen);
    expect(chosen.ratedOn).toBe("2026-11-27");
  });

  it("is ringgit where it was written by nobody we know", () => {
    for (const text of [
      "",
      "null",
      "{}",
      '{"currency":"SGD"}',
      '{"currency":"SGD","foreignValue":-1}',
      "[1]",
    ])
      expect(readRemembered(text), text).toBe(ringgit);
  });

  it("keeps a choice from before rates had their day", () => {
    const older = { currency: "SGD", foreignValue: 0.3, myrValue: 3.3, currencySymbol: "S$" };
    expect(readRemembered(JSON.stringify(older))).toEqual(older);
  });
});
