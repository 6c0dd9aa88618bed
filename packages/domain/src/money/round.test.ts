import { describe, expect, it } from "vitest";
import { roundedRatio, roundedShare } from "./round.ts";

describe("rounding", () => {
  it.each([
    ["half a sen goes up", 50, 3000 + 100, undefined, 16],
    ["below nothing it goes away from nothing", -50, 3100, undefined, -16],
    ["to five sen", 15_936, 10_000, { to: 5, way: "half" }, 15_935],
    ["to five sen, half up", 1_125, 1_000, { to: 5, way: "half" }, 115],
    ["to whole ringgit, up", 15_901, 10_000, { to: 100, way: "up" }, 16_000],
    ["up from exact stays", 16_000, 10_000, { to: 100, way: "up" }, 16_000],
    ["to ten ringgit, down", 15_999, 10_000, { to: 1_000, way: "down" }, 15_000],
  ] as const)("%s", (_, amount, share, rounding, rounded) => {
    expect(roundedShare(amount, share, rounding)).toBe(rounded);
  });

  it("divides exactly where floating point would not", () => {
    expect(roundedRatio(113_600 * 800, 10_800)).toBe(8_415);
    expect(roundedRatio(1, 3)).toBe(0);
    expect(roundedRatio(2, 3)).toBe(1);
  });

  it("throws for what no number holds", () => {
    expect(() => roundedRatio(Number.MAX_SAFE_INTEGER + 1, 10)).toThrow(RangeError);
  });
});
