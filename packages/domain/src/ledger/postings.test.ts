import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import {
  balanceOf,
  cancellationKept,
  gatewayPaid,
  type Posting,
  refundedToGateway,
  refundedToWallet,
  stayEarned,
  walletOpened,
  walletPaid,
} from "./postings.ts";

const bookingId = "b1";
const movements: Record<string, (sen: number) => Posting[]> = {
  gatewayPaid: (sen) => gatewayPaid({ bookingId, sen, gateway: "sandbox" }),
  walletPaid: (sen) => walletPaid({ bookingId, sen, accountId: "a1" }),
  refundedToWallet: (sen) => refundedToWallet({ bookingId, sen, accountId: "a1" }),
  refundedToGateway: (sen) => refundedToGateway({ bookingId, sen, gateway: "sandbox" }),
  stayEarned: (sen) => stayEarned({ bookingId, sen }),
  cancellationKept: (sen) => cancellationKept({ bookingId, sen }),
  walletOpened: (sen) => walletOpened({ accountId: "a1", sen, why: "demo" }),
};

const held = (postings: readonly Posting[], kind: string): number =>
  balanceOf(postings.filter(({ account }) => account.kind === kind));

describe.each(Object.entries(movements))("%s", (name, post) => {
  it("sums to zero, moves exactly its amount, and has no empty side", () => {
    forAll(name, fc.integer({ min: 1, max: 1_000_000_000 }), (sen) => {
      const postings = post(sen);
      expect(balanceOf(postings)).toBe(0);
      expect(postings.map((each) => each.sen).toSorted((a, b) => a - b)).toEqual([-sen, sen]);
    });
  });

  it("moves nothing for nothing, and refuses what is no amount", () => {
    expect(post(0)).toEqual([]);
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 60]) expect(() => post(wrong)).toThrow(RangeError);
  });
});

describe("a booking's money", () => {
  it("is all gone from the booking once the stay is over", () => {
    const story = [
      ...walletOpened({ accountId: "a1", sen: 50_000, why: "demo" }),
      ...walletPaid({ bookingId, sen: 40_000, accountId: "a1" }),
      ...gatewayPaid({ bookingId, sen: 60_000, gateway: "sandbox" }),
      ...stayEarned({ bookingId, sen: 100_000 }),
    ];
    expect(held(story, "booking")).toBe(0);
    expect(held(story, "wallet")).toBe(10_000);
    expect(held(story, "revenue")).toBe(100_000);
    expect(balanceOf(story)).toBe(0);
  });

  it("is shared out by a cancellation", () => {
    const story = [
      ...gatewayPaid({ bookingId, sen: 100_000, gateway: "sandbox" }),
      ...refundedToGateway({ bookingId, sen: 67_000, gateway: "sandbox" }),
      ...cancellationKept({ bookingId, sen: 33_000 }),
    ];
    expect(held(story, "booking")).toBe(0);
    expect(held(story, "gateway")).toBe(-33_000);
    expect(held(story, "revenue")).toBe(33_000);
  });
});
