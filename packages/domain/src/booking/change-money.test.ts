import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { addDays } from "../calendar/day.ts";
import { type ChangeMoneyRequest, changeDueBy, moneyOfChange } from "./change-money.ts";

const checkIn = "2027-06-30";
const policy = {
  tiers: [
    { daysBefore: 30, refund: 10_000 },
    { daysBefore: 14, refund: 5_000 },
  ],
  adminFee: 300,
};
const base: ChangeMoneyRequest = {
  policy,
  checkIn,
  today: addDays(checkIn, -20),
  cap: null,
  keptBeforeSen: 0,
  keepNothing: false,
  beforeSen: 100_000,
  afterSen: 100_000,
  paidSen: 100_000,
};

describe("the money of a change", () => {
  it.each<[string, Partial<ChangeMoneyRequest>, [number, number, number, number]]>([
    // refund, kept, total, due
    ["dearer, all paid", { afterSen: 130_000 }, [0, 0, 130_000, 30_000]],
    ["dearer, half paid", { afterSen: 130_000, paidSen: 50_000 }, [0, 0, 130_000, 80_000]],
    ["cheaper at half refund", { afterSen: 60_000 }, [18_800, 21_200, 81_200, 0]],
    ["cheaper long before", { afterSen: 60_000, today: addDays(checkIn, -40) }, [38_800, 1_200, 61_200, 0]],
    [
      "cheaper too late for a refund",
      { afterSen: 60_000, today: addDays(checkIn, -3) },
      [0, 40_000, 100_000, 0],
    ],
    ["cheaper, staff waive", { afterSen: 60_000, keepNothing: true }, [40_000, 0, 60_000, 0]],
    [
      "cheaper, but still more than the deposit",
      { afterSen: 60_000, paidSen: 50_000 },
      [0, 0, 60_000, 10_000],
    ],
    ["cheaper than the deposit", { afterSen: 30_000, paidSen: 50_000 }, [9_400, 10_600, 40_600, 0]],
    [
      "cheaper, after all was given back and the price lowered by it",
      { afterSen: 50_000, keptBeforeSen: -100_000, paidSen: 0, keepNothing: true },
      [0, 50_000, 0, 0],
    ],
    ["nothing paid", { afterSen: 30_000, paidSen: 0 }, [0, 0, 30_000, 30_000]],
    [
      "again after some was kept",
      { beforeSen: 60_000, afterSen: 40_000, keptBeforeSen: 20_000, paidSen: 80_000 },
      [9_400, 10_600, 70_600, 0],
    ],
    [
      "what was never owed comes back whole",
      { paidSen: 120_000, afterSen: 90_000, today: checkIn },
      [20_000, 10_000, 100_000, 0],
    ],
    [
      "moved to later: the tier it had reached",
      { afterSen: 60_000, today: addDays(checkIn, -60), cap: 5_000 },
      [18_800, 21_200, 81_200, 0],
    ],
  ])("%s", (_, wanted, [refundSen, keptSen, totalSen, dueSen]) => {
    expect(moneyOfChange({ ...base, ...wanted })).toMatchObject({ refundSen, keptSen, totalSen, dueSen });
  });

  it("adds up to the sen, whatever was paid and kept", () => {
    const sen = fc.integer({ min: 0, max: 500_000 });
    const stays = fc.record({
      beforeSen: sen,
      afterSen: sen,
      keptBeforeSen: sen,
      paidSen: sen,
      cap: fc.option(fc.integer({ min: 0, max: 10_000 })),
    });
    forAll("change money", fc.tuple(stays, fc.integer({ min: -5, max: 60 })), ([stay, days]) => {
      const today = addDays(checkIn, -days);
      const money = moneyOfChange({ ...base, ...stay, today });
      expect(money.totalSen).toBe(stay.afterSen + stay.keptBeforeSen + money.keptSen);
      expect(money.refundSen).toBeLessThanOrEqual(Math.max(0, stay.paidSen - stay.keptBeforeSen));
      expect(money.dueSen === 0 || money.refundSen === 0).toBe(true);
      const left = stay.paidSen - money.refundSen;
      if (money.dueSen === 0) expect(left).toBeGreaterThanOrEqual(money.totalSen);
      else expect(left + money.dueSen).toBe(money.totalSen);
      if (stay.paidSen >= stay.keptBeforeSen && money.dueSen === 0) expect(left).toBe(money.totalSen);
    });
  });
});

describe("what is owed after a change", () => {
  it.each([
    ["on the balance's day", "2027-05-31", "2027-05-01", "2027-05-31"],
    ["tomorrow when that has passed", "2027-05-31", "2027-06-10", "2027-06-11"],
    ["tomorrow when all was due at once", null, "2027-06-10", "2027-06-11"],
    ["at arrival at the latest", null, "2027-06-30", "2027-06-30"],
  ] as const)("is due %s", (_, balanceDueOn, today, expected) => {
    expect(changeDueBy({ balanceDueOn, today, checkIn })).toBe(expected);
  });
});
