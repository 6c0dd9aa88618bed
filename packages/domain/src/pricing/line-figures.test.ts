import { describe, expect, it } from "vitest";
import { figuresOf } from "./line-figures.ts";
import { lineOf } from "./step.ts";

const fee = { step: "fee", ruleId: "f", name: null, taxGroup: "none" } as const;

describe("the figures of a line", () => {
  it("make its amount: count, nights and price, with every time that is paid counted", () => {
    const nightly = lineOf({ ...fee, count: 3, nights: 4, unitSen: 1_100 });
    expect(figuresOf(nightly)).toEqual({ count: 3, nights: 4, unitSen: 1_100 });
    const often = lineOf({ ...fee, count: 2, times: 3, unitSen: 700 });
    expect(figuresOf(often)).toEqual({ count: 6, nights: null, unitSen: 700 });
  });

  it("are each one's of a price that is a share of another's, and none of a share of a sum", () => {
    const half = lineOf({
      ...fee,
      step: "rate",
      count: 2,
      unitSen: 50,
      share: 5_000,
      baseSen: 100,
      shareOf: "r",
    });
    expect(figuresOf(half)).toEqual({ count: 2, nights: null, unitSen: 50 });
    const tax = lineOf({ ...fee, step: "tax", count: 1, unitSen: 8, share: 800, baseSen: 100 });
    expect(figuresOf(tax)).toBeNull();
  });

  it("count what is taken off as pieces below nothing, and are none where they don't make the amount", () => {
    const goodwill = { ...lineOf({ ...fee, step: "goodwill", count: -1, unitSen: 5_000 }) };
    expect(figuresOf(goodwill)).toEqual({ count: 1, nights: null, unitSen: -5_000 });
    expect(figuresOf({ ...goodwill, amountSen: -4_999 })).toBeNull();
  });
});
