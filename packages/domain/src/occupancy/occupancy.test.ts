import { describe, expect, it } from "vitest";
import { bandOf, occupancyOf, sumNights } from "./occupancy.ts";

describe("occupancy", () => {
  it.each([
    [0, 62, 0],
    [31, 62, 50],
    [41, 62, 66.1],
    [62, 62, 100],
    [0, 0, 0],
  ])("%i of %i room nights is %d per cent", (sold, sellable, percent) => {
    expect(occupancyOf({ sold, sellable })).toBe(percent);
  });

  it.each([
    [100, "high"],
    [75, "high"],
    [74.9, "good"],
    [55, "good"],
    [54.9, "fair"],
    [35, "fair"],
    [34.9, "low"],
    [0, "low"],
  ] as const)("%d per cent is %s", (percent, band) => {
    expect(bandOf(percent)).toBe(band);
  });

  it("of a span is that of its nights together, not the middle of its days", () => {
    const days = [
      { sold: 1, sellable: 1 },
      { sold: 0, sellable: 9 },
    ];
    expect(occupancyOf(sumNights(days))).toBe(10);
  });
});
