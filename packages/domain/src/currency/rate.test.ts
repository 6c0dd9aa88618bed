import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { inverse, isRate, middleOf, ofOneUnit, plainRate } from "./rate.ts";

describe("a rate", () => {
  it.each([
    ["4.2305", true],
    ["0.000000000001", true],
    ["0", false],
    ["0.00", false],
    ["-1", false],
    ["1e3", false],
    ["1,5", false],
    ["", false],
    ["1234567890", false],
  ])("%s: %s", (text, is) => {
    expect(isRate(text)).toBe(is);
  });

  it.each([
    ["2.7432", 100, "0.027432"],
    ["0.0161", 100, "0.000161"],
    ["4.2305", 1, "4.2305"],
    ["1", 3, "0.3333333333"],
  ])("%s for %i is %s for one", (rate, units, unitRate) => {
    expect(ofOneUnit(rate, units)).toBe(unitRate);
  });

  it.each([
    ["4.23", "0.2364066194"],
    ["0.25", "4"],
    ["3.3104", "0.3020782987"],
    ["08.50", "0.1176470588"],
  ])("%s turned round is %s", (rate, other) => {
    expect(inverse(rate)).toBe(other);
  });

  it("has one spelling", () => {
    expect(["03.50", "3.5", "3.500"].map(plainRate)).toEqual(["3.5", "3.5", "3.5"]);
  });

  it("lies half way between two, whatever their digits", () => {
    expect(middleOf("4.23", "4.2405")).toBe("4.23525");
    expect(middleOf("0.1", "0.2")).toBe("0.15");
  });

  it("is divided as whole numbers are, for every rate", () => {
    const rate = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 9_999 }));
    forAll("hundredths are exact", rate, ([whole, part]) => {
      const text = `${whole}.${String(part).padStart(4, "0")}`;
      const [left = "", right = ""] = ofOneUnit(text, 100).split(".");
      const back = BigInt(left + right.padEnd(6, "0"));
      expect(back).toBe(BigInt(whole) * 10_000n + BigInt(part));
    });
  });

  it("refuses what is none", () => {
    expect(() => inverse("0")).toThrow(RangeError);
    expect(() => ofOneUnit("1", 0)).toThrow(RangeError);
  });
});
