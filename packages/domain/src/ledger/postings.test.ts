import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { isOwnSource } from "../money/own-sources.ts";
import type { Sen } from "../money/sen.ts";
import {
  balanceOf,
  cancellationKept,
  ledger,
  move,
  type Posting,
  sourceAccount,
  stayEarned,
  walletOpened,
} from "./postings.ts";

const bookingId = "b1";
const movements: Record<string, (sen: Sen) => Posting[]> = {
  gatewayPaid: (sen) => move(sen, ledger.gateway("sandbox"), ledger.booking(bookingId)),
  walletPaid: (sen) => move(sen, ledger.wallet("a1"), ledger.booking(bookingId)),
  refundedToWallet: (sen) => move(sen, ledger.booking(bookingId), ledger.wallet("a1")),
  refundedToGateway: (sen) => move(sen, ledger.booking(bookingId), ledger.gateway("sandbox")),
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
      expect(postings.map((posting) => posting.sen).toSorted((a, b) => a - b)).toEqual([-sen, sen]);
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
      ...move(40_000, ledger.wallet("a1"), ledger.booking(bookingId)),
      ...move(60_000, ledger.gateway("sandbox"), ledger.booking(bookingId)),
      ...stayEarned({ bookingId, sen: 100_000 }),
    ];
    expect(held(story, "booking")).toBe(0);
    expect(held(story, "wallet")).toBe(10_000);
    expect(held(story, "revenue")).toBe(100_000);
    expect(balanceOf(story)).toBe(0);
  });

  it("is shared out by a cancellation", () => {
    const story = [
      ...move(100_000, ledger.gateway("sandbox"), ledger.booking(bookingId)),
      ...move(67_000, ledger.booking(bookingId), ledger.gateway("sandbox")),
      ...cancellationKept({ bookingId, sen: 33_000 }),
    ];
    expect(held(story, "booking")).toBe(0);
    expect(held(story, "gateway")).toBe(-33_000);
    expect(held(story, "revenue")).toBe(33_000);
  });
});

describe("where a payment came from", () => {
  const none = { walletAccountId: null, voucherId: null, boughtPackageId: null, groupId: null };

  it("is its wallet, its voucher, the resort's bank, or the gateway of its name", () => {
    expect(sourceAccount({ ...none, gateway: "wallet", walletAccountId: "a1" })).toEqual(ledger.wallet("a1"));
    expect(sourceAccount({ ...none, gateway: "voucher", voucherId: "v1" })).toEqual(ledger.voucher("v1"));
    const ahead = { ...none, gateway: "promoPackage", boughtPackageId: "b1" };
    expect(sourceAccount(ahead)).toEqual(ledger.prepaid("b1"));
    expect(sourceAccount({ ...none, gateway: "transfer" })).toEqual(ledger.bank("offline"));
    expect(sourceAccount({ ...none, gateway: "cash" })).toEqual(ledger.cash());
    expect(sourceAccount({ ...none, gateway: "terminal" })).toEqual(ledger.terminal());
    expect(sourceAccount({ ...none, gateway: "stripe" })).toEqual(ledger.gateway("stripe"));
  });

  it("is never guessed", () => {
    expect(() => sourceAccount({ ...none, gateway: "wallet" })).toThrow("names no wallet");
    expect(() => sourceAccount({ ...none, gateway: "voucher" })).toThrow("names no voucher");
  });

  it("is ours to give back to only for wallets and vouchers", () => {
    expect(["wallet", "voucher", "cash", "stripe"].filter(isOwnSource)).toEqual(["wallet", "voucher"]);
  });
});
