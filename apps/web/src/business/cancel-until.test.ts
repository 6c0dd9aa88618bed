import { expect, it } from "vitest";
import { cancelSteps } from "./cancel-until.ts";

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
