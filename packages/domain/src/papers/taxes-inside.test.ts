import { describe, expect, it } from "vitest";
import { type Sen, sumSen } from "../money/sen.ts";
import { taxesInside } from "./taxes-inside.ts";

const service = { name: "service", share: 800 };
const food = { name: "food", share: 600 };
const split = (sen: Sen, ...taxes: { name: string; share: number }[]) => {
  const inside = taxesInside(sen, taxes);
  return [inside.beforeSen, ...inside.taxes.map(({ amountSen }) => amountSen)];
};

describe("taxes that a price includes", () => {
  it("are the part within it, not a share of it", () => {
    expect(split(10_800, service)).toEqual([10_000, 800]);
    expect(split(10_600, food)).toEqual([10_000, 600]);
    expect(split(11_400, service, food)).toEqual([10_000, 800, 600]);
  });

  it("leave the price as it is, to the sen", () => {
    expect(split(12_000, service)).toEqual([11_111, 889]);
    expect(split(25_600, service)).toEqual([23_704, 1_896]);
    expect(split(1, service)).toEqual([1, 0]);
    expect(split(7, service)).toEqual([6, 1]);
    for (let sen = 0; sen < 3_000; sen++) {
      expect(sumSen(split(sen, service, food))).toBe(sen);
      expect(Math.abs((split(sen, service)[1] ?? 0) - (sen * 800) / 10_800)).toBeLessThanOrEqual(0.5);
    }
  });

  it("are none where it includes none", () => {
    expect(split(30_000)).toEqual([30_000]);
  });
});
