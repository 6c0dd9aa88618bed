import { describe, expect, it } from "vitest";
import { isUndecided, paymentAfter, paymentEvents, paymentStates } from "./payment-moves.ts";

const after = (...move: Parameters<typeof paymentAfter>): string => {
  const result = paymentAfter(...move);
  return result.ok ? result.value : "-";
};

describe("a payment's life", () => {
  it.each([
    //                       capture     decline     expire     putAside    void
    ["started", "captured", "declined", "expired", "putAside", "-"],
    ["awaitingVerification", "captured", "declined", "-", "-", "-"],
    ["putAside", "captured", "-", "-", "-", "-"],
    ["declined", "captured", "-", "-", "-", "-"],
    ["expired", "captured", "-", "-", "-", "-"],
    ["captured", "-", "-", "-", "-", "voided"],
    ["voided", "-", "-", "-", "-", "-"],
  ] as const)("from %s", (state, ...expected) => {
    expect(paymentEvents.map((event) => after(state, event))).toEqual(expected);
  });

  it("has money that came win over all that was said before it", () => {
    const before = paymentStates.filter((state) => state !== "captured" && state !== "voided");
    for (const state of before) expect(after(state, "capture")).toBe("captured");
  });

  it("is undecided while its page may be paid on", () => {
    expect(paymentStates.filter(isUndecided)).toEqual(["started", "putAside"]);
  });
});
