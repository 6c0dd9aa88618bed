import { describe, expect, it } from "vitest";
import { balanceOf } from "../ledger/postings.ts";
import {
  asVoucherCode,
  bareCode,
  canSpend,
  creditOf,
  makeVoucherCode,
  redeemedIntoWallet,
  spendOf,
  voucherEnded,
  voucherState,
  vouchersIssued,
} from "./voucher.ts";

describe("a voucher's code", () => {
  it("has no letter that is read as another", () => {
    const codes = Array.from({ length: 23 }, (_, i) => makeVoucherCode("TB", (below) => i % below)).join("");
    expect(codes.replaceAll("TB-", "")).not.toMatch(/[01258OISZBLUV]/);
    expect(makeVoucherCode("TB", () => 3)).toBe("TB-7777-7777");
  });
  it.each(["TB-K7M4-XQRA", "tb k7m4 xqra", " TBK7M4XQRA ", "tb–k7m4–xqra", "TB K7 M4 XQ RA"])(
    "is found as %j",
    (typed) => {
      expect(asVoucherCode(bareCode(typed))).toBe("TB-K7M4-XQRA");
    },
  );
});

describe("a voucher on 10 May", () => {
  const facts = { leftSen: 10_000, expiresOn: "2026-05-10" as const, isExpired: false, isVoid: false };
  it.each([
    ["active", {}, "ok"],
    ["expired", { expiresOn: "2026-05-09" }, "PROMO_EXPIRED"],
    ["expired", { isExpired: true, leftSen: 0 }, "PROMO_EXPIRED"],
    ["used", { leftSen: 0 }, "PROMO_USED_UP"],
    ["used", { leftSen: 0, expiresOn: "2026-05-09" }, "PROMO_USED_UP"],
    ["void", { isVoid: true }, "PROMO_UNKNOWN"],
  ] as const)("is %s with %o", (state, more, answer) => {
    const voucher = { ...facts, ...more };
    expect(voucherState(voucher, "2026-05-10")).toBe(state);
    const spent = canSpend(voucher, "2026-05-10");
    expect(spent.ok ? "ok" : spent.failure.code).toBe(answer);
  });
});

it("pays what it has and no more", () => {
  expect(spendOf(10_000, 25_000)).toBe(10_000);
  expect(spendOf(10_000, 4_000)).toBe(4_000);
});

describe("its money", () => {
  const vouchers = [
    { id: "a", worthSen: 10_000 },
    { id: "b", worthSen: 10_000 },
  ];
  it("is issued at full worth, the difference out of what vouchers earn", () => {
    const postings = vouchersIssued({ purchaseId: "p", paidSen: 18_000, vouchers });
    expect(balanceOf(postings)).toBe(0);
    expect(postings.map(({ account, sen }) => [account.kind, account.key, sen])).toEqual([
      ["purchase", "p", -18_000],
      ["revenue", "vouchers", -2_000],
      ["voucher", "a", 10_000],
      ["voucher", "b", 10_000],
    ]);
  });
  it("makes no entry of nothing where the price is the worth", () => {
    const postings = vouchersIssued({ purchaseId: "p", paidSen: 20_000, vouchers });
    expect(balanceOf(postings)).toBe(0);
    expect(postings.every(({ sen }) => sen !== 0)).toBe(true);
  });
  it.each([
    [10_000, 9_000, 9_000],
    [5_001, 9_000, 4_500],
    [10_000, 10_000, 10_000],
    [10_000, 12_000, 10_000],
    [10_000, 0, 0],
  ])("of %i sen left, paid with %i of 10,000, makes a credit of %i", (leftSen, paidSen, creditSen) => {
    expect(creditOf({ leftSen, paidSen, worthSen: 10_000 })).toBe(creditSen);
    const into = redeemedIntoWallet({ voucherId: "a", accountId: "me", leftSen, creditSen });
    expect(balanceOf(into)).toBe(0);
    expect(into.every(({ sen }) => sen !== 0)).toBe(true);
    expect(into.find(({ account }) => account.kind === "wallet")?.sen ?? 0).toBe(creditSen);
  });
  it("is earned, whole, when the voucher ends", () => {
    expect(voucherEnded({ voucherId: "a", sen: 0 })).toEqual([]);
    expect(balanceOf(voucherEnded({ voucherId: "a", sen: 7_000 }))).toBe(0);
  });
});
