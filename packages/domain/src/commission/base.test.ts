import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { sumSen } from "../money/sen.ts";
import { type PriceLine, priceSteps } from "../pricing/lines.ts";
import { commissionBase, commissionOf } from "./base.ts";

const line = (given: Partial<PriceLine>): PriceLine => ({
  step: "rate",
  ruleId: "r",
  name: null,
  guestKind: null,
  who: null,
  bedType: null,
  count: 1,
  nights: null,
  unitSen: 0,
  share: null,
  baseSen: null,
  amountSen: 0,
  taxGroup: "stay",
  ...given,
});

describe("what commission is taken of", () => {
  it("is the package with its nights, supplements and surcharges, less its discounts", () => {
    const lines = [
      line({ amountSen: 100_000 }),
      line({ step: "extraNight", amountSen: 20_000 }),
      line({ step: "supplement", amountSen: 5_000 }),
      line({ step: "surcharge", amountSen: 3_000 }),
      line({ step: "promotion", amountSen: -8_000 }),
    ];
    expect(commissionBase(lines)).toBe(120_000);
  });

  it.each(["addOn", "transport", "fee", "tax", "kept"] as const)("is nothing of %s", (step) => {
    expect(commissionBase([line({ amountSen: 50_000 }), line({ step, amountSen: 9_000 })])).toBe(50_000);
  });

  it("leaves out the tax that the prices hold", () => {
    const tax = { step: "tax", amountSen: 0, taxGroup: "none", share: 800 } as const;
    const held = line({ amountSen: 108_000, taxInside: true });
    expect(commissionBase([held, line({ ...tax, insideSen: 8_000, baseSen: 108_000 })])).toBe(100_000);
    // Half of what the tax is on is an add-on.
    const addOn = line({ step: "addOn", amountSen: 108_000, taxInside: true });
    expect(commissionBase([held, addOn, line({ ...tax, insideSen: 16_000, baseSen: 216_000 })])).toBe(
      100_000,
    );
    const bare = line({ amountSen: 108_000, taxInside: false });
    expect(commissionBase([bare, addOn, line({ ...tax, insideSen: 8_000, baseSen: 108_000 })])).toBe(108_000);
  });

  it("is never below nothing", () => {
    expect(commissionBase([line({ amountSen: 100 }), line({ step: "promotion", amountSen: -500 })])).toBe(0);
    expect(commissionBase([])).toBe(0);
  });

  it("is rounded down", () => {
    expect(commissionOf(999, 1_250)).toBe(124);
    expect(commissionOf(0, 1_250)).toBe(0);
  });

  const someLines = fc.array(
    fc.record({
      step: fc.constantFrom(...priceSteps),
      amountSen: fc.integer({ min: -50_000, max: 500_000 }),
      taxGroup: fc.constantFrom("stay" as const, "other" as const, "none" as const),
      insideSen: fc.integer({ min: 0, max: 5_000 }),
      baseSen: fc.integer({ min: 1, max: 500_000 }),
    }),
    { maxLength: 10 },
  );

  it("is never more than the package after discounts, and its parts never more than it", () => {
    forAll("commission base", fc.tuple(someLines, fc.integer({ min: 0, max: 10_000 })), ([given, share]) => {
      const lines = given.map(line);
      const isOwn = ({ step }: PriceLine) =>
        ["rate", "extraNight", "supplement", "surcharge", "promotion"].includes(step);
      const base = commissionBase(lines);
      const most = sumSen(lines.filter(isOwn).map(({ amountSen }) => amountSen));
      expect(base).toBeGreaterThanOrEqual(0);
      expect(base).toBeLessThanOrEqual(Math.max(0, most));
      expect(commissionOf(base, share) + commissionOf(base, 10_000 - share)).toBeLessThanOrEqual(base);
    });
  });

  it("does not hang on the order of lines, nor on what is no part of it", () => {
    forAll("order of lines", someLines, (given) => {
      const lines = given.map(line);
      const without = lines.filter(({ step }) => step !== "addOn" && step !== "fee" && step !== "kept");
      expect(commissionBase(lines.toReversed())).toBe(commissionBase(lines));
      expect(commissionBase(without)).toBe(commissionBase(lines));
    });
  });
});
