import { addDays } from "@pulau/domain/calendar/day.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cancelSteps } from "./cancel-until.ts";
import { firstCancelStep } from "./first-cancel-step.ts";

const tiers = [
  { daysBefore: 14, refund: 10_000 },
  { daysBefore: 7, refund: 5_000 },
];

it("tells each day up to which more comes back than later", () => {
  expect(cancelSteps({ tiers, adminFee: 0 }, "2026-06-19", "2026-05-01")).toEqual([
    { until: "2026-06-05", refund: 10_000 },
    { until: "2026-06-12", refund: 5_000 },
  ]);
});

it("takes off what the resort keeps, and leaves out days that have passed", () => {
  expect(cancelSteps({ tiers, adminFee: 300 }, "2026-06-19", "2026-06-06")).toEqual([
    { until: "2026-06-12", refund: 4_700 },
  ]);
  expect(cancelSteps({ tiers, adminFee: 300 }, "2026-06-19", "2026-06-13")).toEqual([]);
  expect(cancelSteps({ tiers, adminFee: 5_000 }, "2026-06-19", "2026-06-06")).toEqual([]);
});

it("begins with the step that the first page tells", () => {
  const tier = fc.record({
    daysBefore: fc.integer({ min: 0, max: 20 }),
    refund: fc.integer({ min: 0, max: 10 }).map((tenth) => tenth * 1_000),
  });
  fc.assert(
    fc.property(
      fc.array(tier, { maxLength: 5 }),
      fc.integer({ min: 0, max: 4_000 }),
      fc.integer({ min: -2, max: 25 }),
      (some, adminFee, daysAhead) => {
        const checkIn = addDays("2026-06-19", daysAhead);
        const policy = { tiers: some, adminFee };
        expect(firstCancelStep(policy, checkIn, "2026-06-19")).toEqual(
          cancelSteps(policy, checkIn, "2026-06-19")[0],
        );
      },
    ),
  );
});
