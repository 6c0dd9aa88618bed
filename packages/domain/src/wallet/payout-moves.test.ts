import { describe, expect, it } from "vitest";
import { canPayoutMove, isOpenPayout, payoutStates } from "./payout-moves.ts";

describe("a payout", () => {
  it("goes from its request over an approval to the transfer, and ends there", () => {
    expect(canPayoutMove("requested", "approved")).toBe(true);
    expect(canPayoutMove("approved", "paid")).toBe(true);
    expect(payoutStates.filter((to) => canPayoutMove("paid", to))).toEqual([]);
  });

  it("is never paid without an approval, nor taken back by its owner after one", () => {
    expect(canPayoutMove("requested", "paid")).toBe(false);
    expect(canPayoutMove("approved", "cancelled")).toBe(false);
  });

  it("keeps its amount while it can still be paid", () => {
    expect(payoutStates.filter(isOpenPayout)).toEqual(["requested", "approved"]);
  });
});
