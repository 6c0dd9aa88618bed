import { expect, test } from "vitest";
import type { PaymentStanding } from "../calls.ts";
import { nextLookMs, outcomeOf } from "./standing.ts";

const standing = (part: object): PaymentStanding =>
  ({
    status: "awaitingPayment",
    paymentStatus: "pending",
    cancelReason: null,
    payUntil: null,
    now: "",
    latest: null,
    ...part,
  }) as PaymentStanding;
const latest = (state: string) => ({
  latest: { _id: "p", gateway: "sandbox", amountSen: 1, state, reason: null },
});

test.each([
  ["paid", { status: "confirmed" }],
  ["paid", { status: "inHouse" }],
  ["lapsed", { status: "cancelled", cancelReason: "NOT_PAID_IN_TIME" }],
  ["cancelled", { status: "cancelled", cancelReason: "BY_STAFF" }],
  ["unpaid", {}],
  ["underWay", latest("started")],
  ["underWay", latest("captured")],
  ["declined", latest("declined")],
  ["declined", latest("expired")],
  ["checking", latest("putAside")],
] as const)("%s", (outcome, part) => {
  expect(outcomeOf(standing(part))).toBe(outcome);
});

test("the page asks eagerly, then patiently, and stops when it is settled", () => {
  expect(nextLookMs("underWay", 0)).toBe(1_500);
  expect(nextLookMs("underWay", 61_000)).toBe(5_000);
  expect(nextLookMs("paid", 0)).toBe(false);
});
