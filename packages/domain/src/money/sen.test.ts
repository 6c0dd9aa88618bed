import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { formatRinggit, formatShare, plainRinggit, shareOf, splitSen, sumSen } from "./sen.ts";

const amount = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 });

describe("a share", () => {
  it.each([
    [113_600, 800, 9_088],
    [50, 800, 4],
    [6, 800, 0],
    [7, 800, 1],
    [625, 800, 50],
    [1, 5_000, 1],
    [-1, 5_000, -1],
    [99, 10_000, 99],
    [12_345, 0, 0],
  ])("of %i sen at %i basis points is %i", (sen, share, expected) => {
    expect(shareOf(sen, share)).toBe(expected);
  });

  it("is whole, as large for a debt as for a credit, and at most half a sen off", () => {
    forAll("shares round once", fc.tuple(amount, fc.integer({ min: 0, max: 10_000 })), ([sen, share]) => {
      const part = shareOf(sen, share);
      expect(Number.isSafeInteger(part)).toBe(true);
      expect(part + shareOf(-sen, share)).toBe(0);
      expect(Math.abs(part * 10_000 - sen * share)).toBeLessThanOrEqual(5_000);
    });
  });
});

describe("a split", () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [1, 1], [1, 0]],
    [10_001, [3, 1], [7_501, 2_500]],
    [0, [5, 5], [0, 0]],
    [500, [0, 1], [0, 500]],
  ])("of %i by %j is %j", (sen, weights, expected) => {
    expect(splitSen(sen, weights)).toEqual(expected);
  });

  it("loses no sen and gives nobody more than a sen beyond their share", () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 12 })
      .filter((list) => list.some((weight) => weight > 0));
    forAll("splits conserve", fc.tuple(amount, weights), ([sen, list]) => {
      const parts = splitSen(sen, list);
      const whole = list.reduce((sum, weight) => sum + weight, 0);
      expect(sumSen(parts)).toBe(sen);
      for (const [i, part] of parts.entries()) {
        expect(Math.abs(part - (sen * (list[i] ?? 0)) / whole)).toBeLessThan(1);
      }
    });
  });

  it("needs a weight", () => {
    expect(() => splitSen(100, [0, 0])).toThrow(RangeError);
    expect(() => splitSen(100, [])).toThrow(RangeError);
  });
});

describe("a sum", () => {
  it("refuses fractions of a sen", () => {
    expect(sumSen([1, 2, -3])).toBe(0);
    expect(() => sumSen([0.5])).toThrow(RangeError);
    expect(() => sumSen([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });
});

it.each([
  [0, "0%"],
  [800, "8%"],
  [1_250, "12.5%"],
  [1, "0.01%"],
  [10_000, "100%"],
])("%i basis points are %s", (share, text) => expect(formatShare(share)).toBe(text));

describe("an amount in words", () => {
  it.each([
    [0, "RM 0.00"],
    [5, "RM 0.05"],
    [114_550, "RM 1,145.50"],
    [123_456_789, "RM 1,234,567.89"],
    [-2_000, "-RM 20.00"],
  ])("%i sen is %s", (sen, text) => {
    expect(formatRinggit(sen)).toBe(text);
  });

  it.each([
    [0, "0.00"],
    [-5, "-0.05"],
    [123_450, "1234.50"],
    [Number.MAX_SAFE_INTEGER, "90071992547409.91"],
  ])("%i sen is %s in a table", (sen, text) => {
    expect(plainRinggit(sen)).toBe(text);
  });
});
