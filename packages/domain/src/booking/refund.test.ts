import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { addDays } from "../calendar/day.ts";
import { type CancellationPolicy, refundOf, tiersWithin } from "./refund.ts";

/** More than a month before: all; three weeks 70 %, two weeks 50 %, later nothing; 3 % is kept. */
const policy: CancellationPolicy = {
  tiers: [
    { daysBefore: 14, refund: 5_000 },
    { daysBefore: 31, refund: 10_000 },
    { daysBefore: 21, refund: 7_000 },
  ],
  adminFee: 300,
};
const checkIn = "2027-06-30" as const;

describe("a cancellation", () => {
  it.each([
    ["long before", 60, 100_000, 97_000],
    ["31 days before", 31, 100_000, 97_000],
    ["30 days before", 30, 100_000, 67_000],
    ["three weeks before", 21, 100_000, 67_000],
    ["20 days before", 20, 100_000, 47_000],
    ["two weeks before", 14, 100_000, 47_000],
    ["13 days before", 13, 100_000, 0],
    ["on the day", 0, 100_000, 0],
    ["the day after", -1, 100_000, 0],
    ["with the deposit alone paid", 60, 50_000, 48_500],
    ["with an odd amount: each share rounds by itself", 25, 12_345, 8_272],
    ["with nothing paid", 60, 0, 0],
    ["with too much paid: the rest comes back whole", 13, 130_000, 30_000],
  ])("%s", (_, daysBefore, paidSen, refundSen) => {
    const today = addDays(checkIn, -daysBefore);
    const refund = refundOf(policy, { checkIn, today, paidSen, totalSen: 100_000 });
    expect(refund).toMatchObject({ refundSen, keptSen: paidSen - refundSen });
  });

  it("names its tier", () => {
    const cancellation = { checkIn, paidSen: 100, totalSen: 100 };
    expect(refundOf(policy, { ...cancellation, today: "2027-06-09" }).tier?.refund).toBe(7_000);
    expect(refundOf(policy, { ...cancellation, today: checkIn }).tier).toBeNull();
  });

  it("does not go below nothing when the fee is more than the tier", () => {
    const harsh = { tiers: [{ daysBefore: 0, refund: 200 }], adminFee: 300 };
    expect(refundOf(harsh, { checkIn, today: checkIn, paidSen: 100, totalSen: 100 }).refundSen).toBe(0);
  });
});

const somePolicy: fc.Arbitrary<CancellationPolicy> = fc.record({
  tiers: fc.array(
    fc.record({ daysBefore: fc.integer({ min: 0, max: 90 }), refund: fc.integer({ min: 0, max: 10_000 }) }),
    { maxLength: 5 },
  ),
  adminFee: fc.integer({ min: 0, max: 10_000 }),
});
const someMoney = fc.record({
  paidSen: fc.integer({ min: 0, max: 2_000_000 }),
  totalSen: fc.integer({ min: 0, max: 2_000_000 }),
});

describe("any policy", () => {
  it("splits what was paid to the sen, and gives back no more", () => {
    const values = fc.tuple(somePolicy, someMoney, fc.integer({ min: -10, max: 100 }));
    forAll("refund and kept add up", values, ([some, money, daysBefore]) => {
      const refund = refundOf(some, { checkIn, today: addDays(checkIn, -daysBefore), ...money });
      expect(refund.refundSen + refund.keptSen).toBe(money.paidSen);
      expect(refund.refundSen).toBeGreaterThanOrEqual(0);
      expect(refund.keptSen).toBeGreaterThanOrEqual(0);
    });
  });

  it("never gives more as the day nears", () => {
    forAll("waiting never pays", fc.tuple(somePolicy, someMoney), ([some, money]) => {
      const refunds = Array.from(
        { length: 100 },
        (_, i) => refundOf(some, { checkIn, today: addDays(checkIn, i - 95), ...money }).refundSen,
      );
      expect(refunds).toEqual(refunds.toSorted((a, b) => b - a));
    });
  });
});

it("shows a stay that was moved later the tiers that it can still have", () => {
  const tiers = [
    { daysBefore: 30, refund: 10_000 },
    { daysBefore: 14, refund: 5_000 },
  ];
  expect(tiersWithin(tiers, 7_000)).toEqual([
    { daysBefore: 30, refund: 7_000 },
    { daysBefore: 14, refund: 5_000 },
  ]);
  expect(tiersWithin(tiers, null)).toEqual(tiers);
});
