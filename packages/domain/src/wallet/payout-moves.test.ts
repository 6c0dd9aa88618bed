import { describe, expect, it } from "vitest";
import { isOpenPayout, payoutAfter, payoutEvents, payoutStates } from "./payout-moves.ts";

const after = (...move: Parameters<typeof payoutAfter>): string => {
  const result = payoutAfter(...move);
  return result.ok ? result.value : "-";
};

describe("a payout", () => {
  it.each([
    //            approve    reject      cancel       pay
    ["requested", "approved", "rejected", "cancelled", "-"],
    ["approved", "-", "rejected", "-", "paid"],
    ["paid", "-", "-", "-", "-"],
    ["rejected", "-", "-", "-", "-"],
    ["cancelled", "-", "-", "-", "-"],
  ] as const)("from %s", (state, ...expected) => {
    expect(payoutEvents.map((event) => after(state, event))).toEqual(expected);
  });

  it("keeps its amount while it can still be paid", () => {
    expect(payoutStates.filter(isOpenPayout)).toEqual(["requested", "approved"]);
  });
});
