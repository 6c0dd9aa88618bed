import { describe, expect, it } from "vitest";
import { type LastAttempt, type PaymentStatus, paymentStatusOf } from "./payment-status.ts";

describe("a payment status", () => {
  it.each<[string, number, number, LastAttempt, PaymentStatus]>([
    ["nothing tried", 0, 0, "none", "pending"],
    ["a payment under way", 0, 0, "underWay", "pending"],
    ["a payment declined", 0, 0, "failed", "failed"],
    ["a transfer to be looked at", 0, 0, "awaitingVerification", "awaitingVerification"],
    ["the deposit paid", 50_000, 0, "none", "partial"],
    ["the balance declined", 50_000, 0, "failed", "partial"],
    ["the balance by a transfer to be looked at", 50_000, 0, "awaitingVerification", "awaitingVerification"],
    ["all paid", 100_000, 0, "none", "success"],
    ["all paid, another attempt failed", 100_000, 0, "failed", "success"],
    ["too much paid", 120_000, 0, "none", "success"],
    ["too much paid and the rest returned", 100_000, 20_000, "none", "success"],
    ["all returned", 0, 100_000, "none", "refunded"],
    ["a part returned", 30_000, 70_000, "none", "refunded"],
  ])("%s", (_, paidSen, refundedSen, lastAttempt, expected) => {
    expect(paymentStatusOf({ totalSen: 100_000, paidSen, refundedSen, lastAttempt })).toBe(expected);
  });

  it("of a stay that costs nothing is success", () => {
    expect(paymentStatusOf({ totalSen: 0, paidSen: 0, refundedSen: 0, lastAttempt: "none" })).toBe("success");
  });
});
