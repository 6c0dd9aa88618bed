import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import type { Sen } from "../money/sen.ts";
import type { PriceLine, PriceStep } from "../pricing/lines.ts";
import { priceOfChange } from "./price-of-change.ts";

const line = (ruleId: string, count: number, unitSen: Sen, more: Partial<PriceLine> = {}): PriceLine => ({
  step: "rate",
  ruleId,
  name: null,
  guestKind: "adult",
  who: null,
  bedType: "twin",
  count,
  nights: null,
  unitSen,
  share: null,
  baseSen: null,
  amountSen: count * unitSen,
  taxGroup: "stay",
  ...more,
});
const tax = (baseSen: Sen): PriceLine =>
  line("sst", 1, (baseSen * 8) / 100, {
    step: "tax",
    guestKind: null,
    bedType: null,
    share: 800,
    baseSen,
    amountSen: (baseSen * 8) / 100,
  });
const total = (lines: readonly PriceLine[]) => lines.reduce((sum, { amountSen }) => sum + amountSen, 0);
const short = (lines: readonly PriceLine[]) =>
  lines.map(({ ruleId, count, unitSen, amountSen }) => [ruleId, count, unitSen, amountSen]);

describe("the price of a change", () => {
  it("is the new price where no rate was edited", () => {
    const frozen = [line("twin", 2, 50_000), tax(100_000)];
    const after = [line("twin", 4, 50_000), line("mask", 1, 5_000, { step: "addOn" }), tax(200_000)];
    expect(priceOfChange({ frozen, before: frozen, after })).toEqual([after[0], after[1], after[2]]);
  });

  it("is nothing for what stays, however dear it has become", () => {
    const frozen = [line("twin", 2, 50_000), tax(100_000)];
    const today = [line("twin", 2, 80_000), tax(160_000)];
    const after = [...today.slice(0, 1), line("mask", 1, 5_000, { step: "addOn" }), ...today.slice(1)];
    expect(short(priceOfChange({ frozen, before: today, after }))).toEqual([
      ["twin", 2, 50_000, 100_000],
      ["mask", 1, 5_000, 5_000],
      ["sst", 1, 8_000, 8_000],
    ]);
  });

  it("adds persons at today's price, on a line of their own", () => {
    const changed = priceOfChange({
      frozen: [line("twin", 2, 50_000)],
      before: [line("twin", 2, 80_000)],
      after: [line("twin", 3, 80_000)],
    });
    expect(short(changed)).toEqual([
      ["twin", 2, 50_000, 100_000],
      ["twin", 1, 80_000, 80_000],
    ]);
  });

  it("takes persons off at the price that was agreed to, not at today's", () => {
    for (const today of [80_000, 20_000]) {
      const changed = priceOfChange({
        frozen: [line("twin", 4, 50_000), tax(200_000)],
        before: [line("twin", 4, today), tax(4 * today)],
        after: [line("twin", 2, today), tax(2 * today)],
      });
      expect(short(changed)).toEqual([
        ["twin", 2, 50_000, 100_000],
        ["sst", 1, 8_000, 8_000],
      ]);
      expect(changed[1]?.baseSen).toBe(100_000);
    }
  });

  it("moves a stay into another season at that season's price of today", () => {
    const changed = priceOfChange({
      frozen: [line("low", 2, 50_000)],
      before: [line("low", 2, 60_000)],
      after: [line("high", 2, 90_000)],
    });
    expect(short(changed)).toEqual([["high", 2, 90_000, 180_000]]);
  });

  it("knows a rate again whose row was written anew", () => {
    const changed = priceOfChange({
      frozen: [line("old id", 2, 50_000)],
      before: [line("new id", 2, 70_000)],
      after: [line("new id", 2, 70_000), line("mask", 2, 5_000, { step: "addOn" })],
    });
    expect(total(changed)).toBe(110_000);
  });

  it("keeps count and price that make the amount: of halves, of what is paid several times, and of a tax", () => {
    const half = { guestKind: "child", share: 5_000, baseSen: 40_000, shareOf: "twin" } as const;
    const permit = (count: number, unitSen: Sen): PriceLine =>
      line("permit", count, unitSen, { step: "fee", times: 2, amountSen: count * 2 * unitSen });
    const frozen = [line("half", 2, 20_000, half), permit(4, 500), tax(40_000)];
    const before = [line("half", 2, 30_000, { ...half, baseSen: 60_000 }), permit(4, 600), tax(60_000)];
    const after = [line("half", 1, 30_000, { ...half, baseSen: 60_000 }), permit(3, 600), tax(30_000)];
    const changed = priceOfChange({ frozen, before, after });
    expect(changed).toMatchObject([
      { ruleId: "half", count: 1, unitSen: 20_000, baseSen: 40_000, amountSen: 20_000 },
      { ruleId: "permit", count: 3, times: 2, unitSen: 500, amountSen: 3_000 },
      { ruleId: "sst", count: 1, unitSen: 1_600, baseSen: 20_000, amountSen: 1_600 },
    ]);
    const odd = priceOfChange({
      frozen: [permit(3, 333)],
      before: [permit(7, 600)],
      after: [permit(5, 600)],
    });
    expect(odd).toMatchObject([{ count: 1, times: null, unitSen: 1_427, amountSen: 1_427 }]);
  });

  it("is never less than nothing, however much an abolished reduction was", () => {
    const frozen = [
      line("cheap", 1, 10_000),
      line("dear", 1, 100_000, { bedType: "single" }),
      line("promo", 1, -50_000, { step: "promotion", guestKind: null, bedType: null }),
    ];
    const before = [line("cheap", 1, 100_000), line("dear", 1, 10_000, { bedType: "single" })];
    const changed = priceOfChange({ frozen, before, after: before.slice(0, 1) });
    expect(short(changed)).toEqual([
      ["cheap", 1, 10_000, 10_000],
      ["promo", 1, -10_000, -10_000],
    ]);
  });

  it("does not charge what was introduced since, nor forget what was abolished", () => {
    const fee = (ruleId: string, count: number) => line(ruleId, count, 500, { step: "fee", bedType: null });
    const frozen = [line("twin", 4, 50_000), fee("old fee", 4)];
    const before = [line("twin", 4, 50_000), line("levy", 4, 1_000, { step: "surcharge" })];
    expect(total(priceOfChange({ frozen, before, after: before }))).toBe(202_000);
    const half = [line("twin", 2, 50_000), line("levy", 2, 1_000, { step: "surcharge" })];
    expect(short(priceOfChange({ frozen, before, after: half }))).toEqual([
      ["twin", 2, 50_000, 100_000],
      ["old fee", 1, 1_000, 1_000],
    ]);
  });
});

const someLines = (most: number) =>
  fc.array(
    fc
      .record({
        ruleId: fc.constantFrom("a", "b", "c", "d"),
        step: fc.constantFrom<PriceStep>("rate", "surcharge", "addOn", "fee", "promotion"),
        count: fc.integer({ min: 1, max: 6 }),
        unitSen: fc.integer({ min: -20, max: 90_000 }),
      })
      .map(({ ruleId, step, count, unitSen }) => line(ruleId, count, unitSen, { step })),
    { maxLength: most },
  );

describe("any change", () => {
  it("of nothing costs nothing, whatever happened to the rates", () => {
    forAll("frozen stays frozen", fc.tuple(someLines(8), someLines(8)), ([frozen, today]) => {
      expect(total(priceOfChange({ frozen, before: today, after: today }))).toBe(total(frozen));
    });
  });

  it("costs the difference where no rate was edited", () => {
    forAll("after is after", fc.tuple(someLines(8), someLines(8)), ([frozen, after]) => {
      expect(total(priceOfChange({ frozen, before: frozen, after }))).toBe(total(after));
    });
  });

  it("has lines that are their own product, or one sum", () => {
    forAll(
      "lines multiply",
      fc.tuple(someLines(8), someLines(8), someLines(8)),
      ([frozen, before, after]) => {
        for (const line of priceOfChange({ frozen, before, after }))
          expect(line.count * (line.nights ?? 1) * line.unitSen).toBe(line.amountSen);
      },
    );
  });
});
