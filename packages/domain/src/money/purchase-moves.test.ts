import { describe, expect, it } from "vitest";
import {
  isWhole,
  type PurchaseCancelReason,
  type PurchaseState,
  purchaseAfter,
  purchaseCancelReasons,
  purchaseEvents,
  purchaseStates,
} from "./purchase-moves.ts";

const all = (state: PurchaseState, reason: PurchaseCancelReason | null = null): string[] =>
  purchaseEvents.map((event) => {
    const result = purchaseAfter(state, event, reason);
    return result.ok ? result.value : "-";
  });

describe("a purchase's life", () => {
  it.each([
    //                     pay     payLate  sellOut      lapse        fulfil  cancel
    ["open", null, "paid", "-", "cancelled", "cancelled", "-", "cancelled"],
    ["paid", null, "-", "-", "-", "-", "done", "cancelled"],
    ["done", null, "-", "-", "-", "-", "-", "cancelled"],
    ["cancelled", "NOT_PAID_IN_TIME", "-", "paid", "cancelled", "-", "-", "-"],
  ] as const)("from %s (%s)", (state, reason, ...expected) => {
    expect(all(state, reason)).toEqual(expected);
  });

  it("is over for good when anybody ended it, or when it was sold out", () => {
    for (const reason of purchaseCancelReasons.filter((ended) => ended !== "NOT_PAID_IN_TIME"))
      expect(all("cancelled", reason)).toEqual(purchaseEvents.map(() => "-"));
  });

  it("is whole with all its money", () => {
    expect(purchaseStates.filter(isWhole)).toEqual(["paid", "done"]);
  });
});
