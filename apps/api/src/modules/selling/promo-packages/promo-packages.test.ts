import { randomUUID } from "node:crypto";
import {
  bookingRoute,
  cancelBookingRoute,
  cancelQuoteRoute,
  releasePreBookingRoute,
} from "@pulau/contract/bookings.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { saveDraftRoute } from "@pulau/contract/drafts.ts";
import {
  payFromWalletRoute,
  paymentStatusRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import {
  boughtPackagesRoute,
  buyPromoPackageRoute,
  payPromoPackageRoute,
  promoPackagePeriodsRoute,
  promoPackageRoute,
  promoPackagesRoute,
} from "@pulau/contract/promo-packages.ts";
import { purchaseRoute } from "@pulau/contract/purchases.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BoughtPackageId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { atTheBank, mustHold, newGuest, submit, tryHold } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { runJobs } from "../../../races/run-jobs.ts";
import { makePromo, type Promo, redeemOf } from "./test-promo.ts";

let stage: Stage;
let clock: Awaited<ReturnType<typeof movableClock>>;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 30 }, days: 200 }, async ({ pool }) => {
    clock = await movableClock(pool);
  });
});
afterAll(() => stage.close());
afterEach(async () => expect(await checkInvariants(stage.base.pool)).toEqual([]));

const key = () => ({ "idempotency-key": randomUUID() });
const rich = () => memberWithWallet(stage, 10_000_00);
const promo = (options = {}) => makePromo(stage.base.db, stage.resort, options);
const order = ({ promoPackageId }: Promo, given = {}) => ({ promoPackageId, count: 1, pax: 2, ...given });
const pay = (member: Caller, of: Promo, given = {}) =>
  member.call(payPromoPackageRoute, { body: order(of, given) }, key());

/** Buys from the wallet and waits for it. */
async function bought(member: Caller, of: Promo, given = {}): Promise<string> {
  const { purchaseId } = await member.must(payPromoPackageRoute, { body: order(of, given) }, key());
  await runJobs(stage, "fulfil-purchase");
  return purchaseId;
}
const listed = async (member: Caller, query = {}) =>
  (await member.must(boughtPackagesRoute, { query })).bought;
const balance = async (member: Caller) => (await member.must(walletRoute, {})).balanceSen;

describe("promo packages on sale", () => {
  it("are listed to everybody with a session, with what is left and allowed", async () => {
    const of = await promo({ perPerson: 2 });
    await promo({ saleFrom: addDays(stage.resort.from, 90) });
    await promo({ activeStatus: false });
    const guest = await newGuest(stage.urls);
    const { promoPackages, ...frame } = await guest.must(promoPackagesRoute, { query: {} });
    expect(frame).toMatchObject({ page: 1, pages: 1, limit: 10, total: 1 });
    expect(await guest.must(promoPackagesRoute, { query: { page: 2, limit: 1 } })).toMatchObject({
      promoPackages: [],
      total: 1,
    });
    expect(promoPackages.map(({ _id }) => _id)).toEqual([of.promoPackageId]);
    expect(promoPackages[0]).toMatchObject({
      left: 5,
      nosBought: 0,
      depositCost: 20_000,
      paxMax: 2,
      allowed: 2,
    });
    const { member } = await rich();
    await pay(member, of);
    const shown = await member.must(promoPackageRoute, { params: { _id: of.promoPackageId } });
    expect(shown).toMatchObject({ left: 4, nosBought: 1, allowed: 1, onSale: true });
    const { packages } = await guest.must(packagesRoute, { query: {} });
    expect(packages.map(({ _id }) => _id)).not.toContain(of.packageId);
  });

  it("tell the periods in which a stay may begin", async () => {
    const { from } = stage.resort;
    const windows = [{ from: addDays(from, 20), to: addDays(from, 40) }];
    const of = await promo({ windows });
    const guest = await newGuest(stage.urls);
    const { periods } = await guest.must(promoPackagePeriodsRoute, { params: { _id: of.promoPackageId } });
    expect(periods).toMatchObject([{ ...windows[0], arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7] }]);
  });

  it("are not found when there is none, or staff have switched it off", async () => {
    const off = await promo({ activeStatus: false });
    const guest = await newGuest(stage.urls);
    for (const _id of [randomUUID(), off.promoPackageId])
      for (const route of [promoPackageRoute, promoPackagePeriodsRoute])
        expect(await guest.call(route, { params: { _id } })).toMatchObject({
          status: 404,
          code: "NOT_FOUND",
        });
  });
});

describe("buying a promo package", () => {
  it("is kept from others while its deposit is paid at the bank, and made once", async () => {
    const of = await promo({ nosToSell: 2 });
    const { member } = await rich();
    const body = order(of, { count: 2 });
    const { purchaseId, totalSen } = await member.must(buyPromoPackageRoute, { body }, key());
    expect(totalSen).toBe(40_000);
    const { member: rival } = await rich();
    expect(await pay(rival, of)).toMatchObject({ status: 409, code: "NONE_LEFT", facts: { left: 0 } });
    const started = await member.must(
      startPaymentRoute,
      { body: { purchaseId, part: "full", gateway: "sandbox" } },
      key(),
    );
    await atTheBank(started.redirectUrl, "repeat");
    await expect
      .poll(
        async () => {
          await runJobs(stage, "apply-message");
          return (await member.must(purchaseRoute, { params: { _id: purchaseId } })).state;
        },
        { timeout: 20_000 },
      )
      .toBe("paid");
    await runJobs(stage, "fulfil-purchase");
    await stage.jobs["fulfil-purchase"]({ purchaseId });
    expect(await listed(member)).toMatchObject([
      { _id: purchaseId, nosBought: 2, nosUsed: 0, left: 2, paxMax: 2, depositCost: 20_000, expired: false },
    ]);
  });

  it("asks a deposit for each person where it says so", async () => {
    const of = await promo({ per: "pax", paxMax: 4 });
    const { member } = await rich();
    await bought(member, of, { pax: 3 });
    expect(await balance(member)).toBe(10_000_00 - 60_000);
    expect(await listed(member)).toMatchObject([{ paxMax: 3, depositCost: 60_000 }]);
  });

  it("is refused beyond what is sold, allowed, affordable and for how many people", async () => {
    const { member } = await rich();
    const { member: poor } = await memberWithWallet(stage, 100);
    const over = await promo({
      saleFrom: addDays(stage.resort.from, -60),
      saleTo: addDays(stage.resort.from, -50),
    });
    expect(await pay(member, over)).toMatchObject({ status: 409, code: "NOT_ON_SALE" });
    const of = await promo({ perPerson: 1 });
    expect(await pay(member, of, { pax: 3 })).toMatchObject({ status: 409, code: "PARTY_TOO_LARGE" });
    expect(await pay(member, of, { count: 2 })).toMatchObject({
      code: "LIMIT_REACHED",
      facts: { allowed: 1 },
    });
    expect(await pay(poor, of)).toMatchObject({ status: 402, code: "WALLET_SHORT" });
    expect(await pay(member, { ...of, promoPackageId: randomUUID() })).toMatchObject({ status: 404 });
    await bought(member, of);
    expect(await pay(member, of)).toMatchObject({ code: "LIMIT_REACHED", facts: { most: 1, allowed: 0 } });
    expect(await balance(poor)).toBe(100);
  });

  it("gives back what was kept when nobody pays", async () => {
    const of = await promo({ nosToSell: 1 });
    const { member } = await rich();
    const { purchaseId } = await member.must(buyPromoPackageRoute, { body: order(of) }, key());
    await clock.move(3_600);
    await stage.jobs["lapse-purchase"]({ purchaseId });
    const { member: next } = await rich();
    await bought(next, of);
    expect(await listed(member)).toEqual([]);
  });
});

describe("redeeming a bought package", () => {
  /** Submits a stay with it. */
  async function redeemed(member: Caller, of: Promo, boughtPackageId: BoughtPackageId, inDays = 60) {
    const hold = await mustHold(member, redeemOf(stage.resort, of, { boughtPackageId, inDays }));
    const made = await submit(member, hold);
    if (!made.ok) throw new Error(made.code);
    return { ...made.value, totalSen: hold.quote.totalSen };
  }

  it("counts the deposit towards the stay, which is confirmed once the rest is paid", async () => {
    const of = await promo();
    const { member } = await rich();
    const boughtPackageId = await bought(member, of, { count: 2 });
    const { _id, totalSen } = await redeemed(member, of, boughtPackageId);
    expect(await member.must(bookingRoute, { params: { _id } })).toMatchObject({
      status: "awaitingPayment",
      paidSen: 20_000,
    });
    const { latest, owedSen } = await member.must(paymentStatusRoute, { params: { _id } });
    expect({ latest, owedSen }).toEqual({ latest: null, owedSen: totalSen - 20_000 });
    expect(await listed(member)).toMatchObject([{ nosUsed: 1, left: 1, bookings: [{ _id }] }]);
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, key());
    expect(await member.must(bookingRoute, { params: { _id } })).toMatchObject({
      status: "confirmed",
      paidSen: totalSen,
    });
    expect(await balance(member)).toBe(10_000_00 - 40_000 - (totalSen - 20_000));
  });

  it("gives the use back with the whole deposit when the stay is not paid in time, or given up", async () => {
    const of = await promo();
    const { member } = await rich();
    const boughtPackageId = await bought(member, of);
    const first = await redeemed(member, of, boughtPackageId);
    await member.must(releasePreBookingRoute, { params: { _id: first._id } });
    expect(await listed(member)).toMatchObject([{ nosUsed: 0, left: 1, bookings: [] }]);
    const second = await redeemed(member, of, boughtPackageId, 70);
    await clock.move(600);
    await stage.base.pool.query("UPDATE booking SET pay_until = pulau_now() WHERE id = $1", [second._id]);
    await stage.jobs["lapse-booking"]({ bookingId: second._id });
    expect(await listed(member)).toMatchObject([{ nosUsed: 0, left: 1, bookings: [] }]);
  });

  it("keeps the use and gives a part of the deposit to the wallet where the policy keeps some", async () => {
    const of = await promo({ depositSen: 50_000 });
    const { member } = await rich();
    const boughtPackageId = await bought(member, of);
    const { _id, totalSen } = await redeemed(member, of, boughtPackageId, 90);
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, key());
    // A policy that keeps a fifth of all that was paid, whatever the day.
    await stage.base.pool.query(
      `UPDATE booking SET policy = jsonb_build_object('tiers', '[{"daysBefore":0,"refund":10000}]'::jsonb,
        'adminFee', 2000) WHERE id = $1`,
      [_id],
    );
    const before = await balance(member);
    const { refundSen: agreedRefundSen } = await member.must(cancelQuoteRoute, { params: { _id } });
    expect(agreedRefundSen).toBe(Math.round(totalSen * 0.8));
    const query = { agreedRefundSen };
    await member.must(cancelBookingRoute, { params: { _id }, query });
    expect(await balance(member)).toBe(before + agreedRefundSen);
    expect(await listed(member, { fetchAll: "true" })).toMatchObject([{ nosUsed: 1, left: 0, bookings: [] }]);
  });

  it("is for its buyer, its dates, its people and its time alone", async () => {
    const { from } = stage.resort;
    const of = await promo({ windows: [{ from: addDays(from, 50), to: addDays(from, 80) }] });
    const { member } = await rich();
    const boughtPackageId = await bought(member, of);
    const requestOf = (caller: Caller, given = {}) =>
      tryHold(caller, redeemOf(stage.resort, of, { boughtPackageId, inDays: 60, ...given }));
    const closed = (rule: string) => ({ status: 409, code: "PACKAGE_CLOSED", facts: { rule } });
    const { member: other } = await rich();
    expect(await requestOf(other)).toMatchObject(closed("aheadOnly"));
    expect(await requestOf(await newGuest(stage.urls))).toMatchObject(closed("aheadOnly"));
    const without = { ...redeemOf(stage.resort, of, { boughtPackageId, inDays: 60 }), boughtPackageId: null };
    expect(await tryHold(member, without)).toMatchObject(closed("aheadOnly"));
    expect(await requestOf(member, { inDays: 90 })).toMatchObject(closed("promoPeriod"));
    expect(await requestOf(member, { rooms: 2 })).toMatchObject({
      code: "PARTY_TOO_LARGE",
      facts: { most: 2 },
    });
    await redeemed(member, of, boughtPackageId);
    expect(await requestOf(member)).toMatchObject(closed("promoUsedUp"));
  });

  it("is not submitted with another package than is held", async () => {
    const of = await promo();
    const { member } = await rich();
    const first = await bought(member, of);
    const two = await bought(member, of);
    const hold = await mustHold(member, redeemOf(stage.resort, of, { boughtPackageId: first, inDays: 60 }));
    const body = redeemOf(stage.resort, of, { boughtPackageId: two, inDays: 60 });
    await member.must(saveDraftRoute, { params: { _id: hold._id }, body });
    expect(await submit(member, hold)).toMatchObject({ code: "HOLD_OUTDATED" });
  });

  it("pays a stay that costs less than the deposit, and the rest is credit", async () => {
    const of = await promo({ depositSen: 500_000 });
    const { member } = await rich();
    const boughtPackageId = await bought(member, of);
    const { _id, totalSen } = await redeemed(member, of, boughtPackageId);
    expect(totalSen).toBeLessThan(500_000);
    expect(await member.must(bookingRoute, { params: { _id } })).toMatchObject({ status: "confirmed" });
    expect(await balance(member)).toBe(10_000_00 - totalSen);
  });
});

describe("a bought package that ends", () => {
  it("is reminded of once for each lead, and its deposit is earned once", async () => {
    const of = await promo({ expiresAfterDays: 20 });
    const { member } = await rich();
    const _id = await bought(member, of, { count: 2 });
    const mails = async () => {
      const { rows } = await stage.base.pool.query(
        "SELECT data->>'daysLeft' AS days FROM pgboss.job WHERE name = 'send-mail' AND data->>'boughtPackageId' = $1 AND data->>'template' = 'package-ending'",
        [_id],
      );
      return rows.length;
    };
    const sweep = () => stage.jobs["expire-packages"]({});
    await sweep();
    await sweep();
    expect(await mails()).toBe(1);
    await clock.move(14 * 24 * 3_600);
    await sweep();
    await sweep();
    expect(await mails()).toBe(2);
    await clock.move(8 * 24 * 3_600);
    await Promise.all([sweep(), sweep()]);
    const { rows } = await stage.base.pool.query(
      `SELECT sum(sen)::int AS sen FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
       WHERE t.purchase_id = $1 AND account_kind = 'revenue' AND account_key = 'packages'`,
      [_id],
    );
    expect(rows).toEqual([{ sen: 40_000 }]);
    expect(await listed(member)).toEqual([]);
    expect(await listed(member, { fetchAll: "true" })).toMatchObject([{ expired: true, left: 0 }]);
    expect(
      await tryHold(member, redeemOf(stage.resort, of, { boughtPackageId: _id, inDays: 120 })),
    ).toMatchObject({
      code: "PACKAGE_CLOSED",
      facts: { rule: "promoExpired" },
    });
  });
});
