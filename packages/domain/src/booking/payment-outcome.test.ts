import { describe, expect, it, test } from "vitest";
import { nextLookMs, type PaymentStands, paymentOutcome } from "./payment-outcome.ts";

const stands = (part: Partial<PaymentStands>): PaymentStands => ({
  status: "awaitingPayment",
  cancelReason: null,
  owedSen: 100,
  latest: null,
  ...part,
});
const latest = (state: string, part = "full", refundedSen = 0) => ({
  latest: { state, part, amountSen: 100, refundedSen },
});

describe("what whoever comes back is told", () => {
  it.each([
    ["paid", { status: "confirmed", owedSen: 0 }],
    ["paid", { status: "inHouse", owedSen: 0 }],
    ["paid", { status: "confirmed", ...latest("captured", "deposit") }],
    ["paid", { status: "confirmed", ...latest("declined", "deposit") }],
    ["lapsed", { status: "cancelled", cancelReason: "NOT_PAID_IN_TIME" }],
    ["lapsed", { status: "cancelled", cancelReason: "BALANCE_NOT_PAID" }],
    ["cancelled", { status: "cancelled", cancelReason: "BY_STAFF" }],
    ["unpaid", {}],
    ["underWay", latest("started")],
    ["underWay", { owedSen: 0, ...latest("captured") }],
    ["unpaid", latest("captured", "deposit")],
    ["declined", latest("declined")],
    ["declined", latest("expired")],
    ["checking", latest("putAside")],
    ["underWay", latest("awaitingVerification")],
    ["unpaid", latest("voided")],
  ] as const)("%s", (outcome, part) => {
    expect(paymentOutcome(stands(part))).toBe(outcome);
  });

  it("is about the balance where that is paid", () => {
    const of = (state: string, owedSen = 100) =>
      paymentOutcome(stands({ status: "confirmed", owedSen, ...latest(state, "balance") }));
    expect(of("started")).toBe("underWay");
    expect(of("awaitingVerification")).toBe("underWay");
    expect(of("voided")).toBe("paid");
    expect(of("declined")).toBe("declined");
    expect(of("expired")).toBe("declined");
    expect(of("putAside")).toBe("checking");
    expect(of("captured")).toBe("paid");
    expect(of("expired", 0)).toBe("paid");
  });

  it("is that the money went back, when it came too late or twice", () => {
    const back = latest("captured", "full", 100);
    expect(paymentOutcome(stands({ status: "cancelled", cancelReason: "NOT_PAID_IN_TIME", ...back }))).toBe(
      "returned",
    );
    expect(paymentOutcome(stands({ status: "confirmed", owedSen: 0, ...back }))).toBe("returned");
    const some = latest("captured", "full", 40);
    expect(paymentOutcome(stands({ status: "confirmed", owedSen: 0, ...some }))).toBe("paid");
  });
});

test("the page asks eagerly, then patiently, and stops when it is settled", () => {
  expect(nextLookMs("underWay", 0)).toBe(1_500);
  expect(nextLookMs("underWay", 61_000)).toBe(5_000);
  expect(nextLookMs("lapsed", 0)).toBe(10_000);
  for (const settled of ["paid", "cancelled", "returned"] as const)
    expect(nextLookMs(settled, 0)).toBe(false);
});
