import { describe, expect, it } from "vitest";
import { compareCount, countedSen, denominations, drawerSen, likelyCash } from "./drawer.ts";

describe("a drawer", () => {
  it("is counted by note and coin", () => {
    expect(countedSen({})).toBe(0);
    expect(countedSen({ "5000": 3, "100": 4, "5": 7 })).toBe(15_435);
    expect(denominations.reduce((sum, worth) => sum + worth, 0)).toBe(
      countedSen(Object.fromEntries(denominations.map((worth) => [String(worth), 1]))),
    );
  });
  it.each([
    [{ "10000": 3 }, 30_000, 0, false],
    [{ "10000": 3, "50": 1 }, 30_000, 50, true],
    [{ "10000": 2 }, 30_000, -10_000, true],
  ])("of %j that should hold %i sen is over by %i", (count, expected, overSen, needsReason) =>
    expect(compareCount(count, expected)).toMatchObject({ overSen, needsReason }),
  );
  it("holds what went in less what went out", () =>
    expect(drawerSen([{ sen: 30_000 }, { sen: 12_345 }, { sen: -20_000 }])).toBe(22_345));
});

it.each([
  [35_765, [35_765, 36_000, 40_000]],
  [5_000, [5_000, 10_000]],
  [10_000, [10_000]],
])("a bill of %i may be paid by %j", (bill, handed) => expect(likelyCash(bill)).toEqual(handed));
