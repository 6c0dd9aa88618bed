import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/day.ts";
import { policySpans, refundSpans } from "./policy-spans.ts";
import { refundOf } from "./refund.ts";

const checkIn = "2026-06-12" as const;
const usual = [
  { daysBefore: 14, refund: 5_000 },
  { daysBefore: 30, refund: 10_000 },
  { daysBefore: 21, refund: 7_000 },
];

describe("policySpans", () => {
  it("says until which day how much comes back", () => {
    expect(policySpans(usual, checkIn)).toEqual([
      { until: "2026-05-13", refund: 10_000 },
      { until: "2026-05-22", refund: 7_000 },
      { until: "2026-05-29", refund: 5_000 },
      { until: null, refund: 0 },
    ]);
  });

  it("says one thing once", () => {
    expect(policySpans([], checkIn)).toEqual([{ until: null, refund: 0 }]);
    expect(policySpans([{ daysBefore: 7, refund: 0 }], checkIn)).toEqual([{ until: null, refund: 0 }]);
  });

  it("agrees with the refund on every day, whatever the order and shape of the tiers", () => {
    const policies = [
      usual,
      [
        { daysBefore: 0, refund: 2_500 },
        { daysBefore: 10, refund: 1_000 },
      ],
    ];
    for (const tiers of policies) {
      const spans = policySpans(tiers, checkIn);
      for (let left = 40; left >= 0; left -= 1) {
        const today = addDays(checkIn, -left);
        const current = spans.find((span) => span.until === null || today <= span.until);
        const cancellation = { checkIn, today, paidSen: 10_000, totalSen: 10_000 };
        expect(current?.refund).toBe(refundOf({ tiers, adminFee: 0 }, cancellation).refundSen);
      }
    }
  });
});

describe("refundSpans", () => {
  const policy = { tiers: usual, adminFee: 300 };

  it("takes off what the fee keeps and leaves out days that had passed", () => {
    expect(refundSpans(policy, checkIn, "2026-05-14")).toEqual([
      { until: "2026-05-22", refund: 6_700 },
      { until: "2026-05-29", refund: 4_700 },
      { until: null, refund: 0 },
    ]);
    expect(refundSpans(policy, checkIn, "2026-06-01")).toEqual([{ until: null, refund: 0 }]);
    expect(refundSpans({ tiers: usual, adminFee: 5_000 }, checkIn, null)).toEqual([
      { until: "2026-05-13", refund: 5_000 },
      { until: "2026-05-22", refund: 2_000 },
      { until: null, refund: 0 },
    ]);
  });

  it("agrees with the refund on every day", () => {
    const spans = refundSpans(policy, checkIn, null);
    for (let left = 40; left >= 0; left -= 1) {
      const today = addDays(checkIn, -left);
      const current = spans.find((span) => span.until === null || today <= span.until);
      const cancellation = { checkIn, today, paidSen: 10_000, totalSen: 10_000 };
      expect(current?.refund).toBe(refundOf(policy, cancellation).refundSen);
    }
  });
});
