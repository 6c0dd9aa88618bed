import { describe, expect, it } from "vitest";
import { allocateToPurchase } from "./allocate-to-purchase.ts";
import { purchaseAfter, purchaseCancelReasons, purchaseStates } from "./purchase-moves.ts";

const wait = { does: "wait" };
const back = { does: "return", backSen: 40 };
const complete = (event: "pay" | "payLate") => ({ does: "complete", event, elseBackSen: 100 });

describe("40 sen for a purchase of 100 sen", () => {
  it.each([
    //                                             0 paid  60 paid            70 paid
    ["open", null, wait, complete("pay"), back],
    ["paid", null, back, back, back],
    ["done", null, back, back, back],
    ["cancelled", "NOT_PAID_IN_TIME", back, complete("payLate"), back],
    ["cancelled", "BY_BUYER", back, back, back],
    ["cancelled", "BY_STAFF", back, back, back],
    ["cancelled", "SOLD_OUT", back, back, back],
  ] as const)("%s (%s)", (state, cancelReason, ...expected) => {
    const allocated = [0, 60, 70].map((paidSen) =>
      allocateToPurchase({ state, cancelReason, totalSen: 100, paidSen }, 40),
    );
    expect(allocated).toEqual(expected);
  });

  it("completes exactly by moves that its life knows", () => {
    for (const state of purchaseStates)
      for (const cancelReason of [null, ...purchaseCancelReasons]) {
        const allocated = allocateToPurchase({ state, cancelReason, totalSen: 100, paidSen: 60 }, 40);
        const completes = (event: "pay" | "payLate") =>
          allocated.does === "complete" && allocated.event === event;
        for (const event of ["pay", "payLate"] as const)
          expect(completes(event)).toBe(purchaseAfter(state, event, cancelReason).ok);
      }
  });
});
