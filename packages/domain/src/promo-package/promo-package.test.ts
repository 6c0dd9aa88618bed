import { describe, expect, it } from "vitest";
import { checkPurchase, expiryOf, isOnSale, type PackageOffer } from "./buying.ts";
import {
  checkRedeem,
  mayStartOn,
  type Redeemable,
  reminderDue,
  returnOf,
  splitDeposit,
  usesLeft,
} from "./redeeming.ts";

const today = "2026-03-10" as const;
const offer: PackageOffer = {
  activeStatus: true,
  ended: false,
  saleFrom: "2026-03-01",
  saleTo: "2026-03-31",
  per: "whole",
  depositSen: 20_000,
  paxMax: 4,
  perPerson: 3,
  expiresAfterDays: 180,
  expiresOn: null,
};

describe("buying a promo package", () => {
  const buy = (change: Partial<PackageOffer>, order = { count: 2, pax: 3 }, has = 0) =>
    checkPurchase({ ...offer, ...change }, order, { has, today });

  it.each([
    ["the whole package", {}, { eachSen: 20_000, totalSen: 40_000 }],
    ["each person", { per: "pax" as const }, { eachSen: 60_000, totalSen: 120_000 }],
  ])("asks a deposit for %s", (_what, change, value) => {
    expect(buy(change)).toEqual({ ok: true, value });
  });

  it.each([
    ["before its sale", { saleFrom: "2026-03-11" }],
    ["after its sale", { saleTo: "2026-03-09" }],
    ["when it is ended", { ended: true }],
    ["when it is switched off", { activeStatus: false }],
    ["when it has expired", { expiresAfterDays: null, expiresOn: "2026-03-09" }],
  ] as const)("is not sold %s", (_when, change) => {
    expect(buy(change)).toMatchObject({ ok: false, failure: { code: "NOT_ON_SALE" } });
    expect(isOnSale({ ...offer, ...change }, today)).toBe(false);
  });

  it("is sold on its first and last day, and without a last day", () => {
    for (const change of [{ saleFrom: today }, { saleTo: today }, { saleTo: null }])
      expect(isOnSale({ ...offer, ...change }, today)).toBe(true);
  });

  it("takes no more people than fit", () => {
    expect(buy({}, { count: 1, pax: 5 })).toMatchObject({
      failure: { code: "PARTY_TOO_LARGE", facts: { persons: 5, most: 4 } },
    });
  });

  it("holds the limit of one account, both ends", () => {
    expect(buy({}, { count: 1, pax: 2 }, 2).ok).toBe(true);
    expect(buy({}, { count: 2, pax: 2 }, 2)).toMatchObject({
      failure: { code: "LIMIT_REACHED", facts: { most: 3, allowed: 1 } },
    });
    expect(buy({ perPerson: null }, { count: 99, pax: 2 }, 99).ok).toBe(true);
  });

  it("expires so many days after it was bought, or on a date", () => {
    expect(expiryOf(offer, today)).toBe("2026-09-06");
    expect(expiryOf({ expiresAfterDays: null, expiresOn: "2026-12-31" }, today)).toBe("2026-12-31");
  });
});

describe("redeeming a bought package", () => {
  const bought: Redeemable = {
    nosBought: 2,
    nosUsed: 1,
    paxMax: 4,
    expiresOn: "2026-09-06",
    expired: false,
    windows: [{ from: "2026-04-01", to: "2026-06-30" }],
  };
  const redeem = (change: Partial<Redeemable>, stay = {}, used = false) =>
    checkRedeem({ ...bought, ...change }, { checkIn: "2026-05-01", persons: 4, ...stay }, { today, used });

  it("is open within its periods, people and time", () => {
    expect(redeem({}).ok).toBe(true);
    expect(redeem({}, { checkIn: "2026-06-30" }).ok).toBe(true);
    expect(redeem({ windows: [] }, { checkIn: "2026-09-06" }).ok).toBe(true);
  });

  it.each([
    ["promoExpired", { expiresOn: "2026-03-09" }, {}],
    ["promoExpired", { expired: true }, {}],
    ["promoUsedUp", { nosUsed: 2 }, {}],
    ["promoPeriod", {}, { checkIn: "2026-07-01" }],
    ["promoTooLate", { windows: [] }, { checkIn: "2026-09-07" }],
  ] as const)("is closed by %s", (rule, change, stay) => {
    expect(redeem(change, stay)).toMatchObject({ failure: { code: "PACKAGE_CLOSED", facts: { rule } } });
  });

  it("takes no more people than it was bought for", () => {
    expect(redeem({}, { persons: 5 })).toMatchObject({ failure: { code: "PARTY_TOO_LARGE" } });
  });

  it("lets a stay that has one already move within its dates", () => {
    expect(redeem({ nosUsed: 2, expired: true }, {}, true).ok).toBe(true);
    expect(redeem({ nosUsed: 2 }, { checkIn: "2026-07-01" }, true).ok).toBe(false);
  });

  it("has uses left until it expires", () => {
    expect(usesLeft(bought, today)).toBe(1);
    expect(usesLeft(bought, "2026-09-06")).toBe(1);
    expect(usesLeft(bought, "2026-09-07")).toBe(0);
    expect(usesLeft({ ...bought, expired: true }, today)).toBe(0);
  });

  it("splits a deposit without losing a sen", () => {
    for (const totalSen of [1, 19_999, 20_000, 90_000]) {
      const { paysSen, restSen } = splitDeposit(20_000, totalSen);
      expect(paysSen + restSen).toBe(20_000);
      expect(paysSen).toBeLessThanOrEqual(totalSen);
    }
  });

  it("gives a use back with its whole deposit only", () => {
    expect(returnOf(20_000, 20_000)).toBe("package");
    expect(returnOf(19_999, 20_000)).toBe("wallet");
  });

  it("knows its days", () => {
    expect(mayStartOn([], today)).toBe(true);
    expect(mayStartOn(bought.windows, "2026-03-31")).toBe(false);
  });

  it.each([
    [31, null, null],
    [30, null, 30],
    [12, null, 30],
    [12, 30, null],
    [7, 30, 7],
    [3, null, 7],
    [3, 7, null],
  ])("%s days before its end, reminded for %s, reminds for %s", (daysLeft, remindedDays, due) => {
    expect(reminderDue({ daysLeft, remindedDays }, [30, 7])).toBe(due);
  });
});
