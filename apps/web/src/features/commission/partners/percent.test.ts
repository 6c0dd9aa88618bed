import { describe, expect, it } from "vitest";
import { Percent, PercentOrNone, percentOf, percentText, Ringgit } from "./percent.ts";

describe("shares and sums as people write them", () => {
  it.each([
    ["12.5", 1_250],
    ["12,25", 1_225],
    ["0", 0],
    ["100", 10_000],
    ["8.1", 810],
  ])("take %s%% as %i basis points", (typed, share) => {
    expect(Percent.parse(typed)).toBe(share);
    expect(Percent.parse(percentOf(share))).toBe(share);
  });

  it("refuse what is none", () => {
    for (const wrong of ["", "x", "-1", "100.01", "1.234"])
      expect(Percent.safeParse(wrong).success).toBe(false);
    expect(PercentOrNone.parse("")).toBeNull();
    expect(Ringgit.parse("50")).toBe(5_000);
    expect(Ringgit.parse("49,9")).toBe(4_990);
    expect(Ringgit.safeParse("99999").success).toBe(false);
    expect(percentText(1_250)).toBe("12.5%");
  });
});
