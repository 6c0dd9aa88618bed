import { randomUUID } from "node:crypto";
import { cancelBookingRoute } from "@pulau/contract/bookings.ts";
import {
  payFromWalletRoute,
  paymentStatusRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import { bookPromoRoute, promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import {
  blockPromoRoute,
  buyPromoRoute,
  payPromoFromWalletRoute,
  unblockPromoRoute,
} from "@pulau/contract/promo-purchases.ts";
import { purchaseRoute } from "@pulau/contract/purchases.ts";
import {
  boughtPromoRoute,
  claimVoucherRoute,
  giveVoucherRoute,
  redeemVoucherRoute,
  staffVouchersRoute,
  voucherRoute,
  vouchersRoute,
} from "@pulau/contract/vouchers.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { only } from "../../../db/factories/words.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { atTheBank, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { everything, staffCaller } from "../../../races/staff.ts";
import { buyVouchers, cashPromo, makePromo, once, type Promo } from "./test-vouchers.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
let desk: Caller;
/** Of staff who were away for days the session is over. */
let signIn: () => Promise<void>;
let member: Caller;
let other: Caller;
let hundred: Promo;
const day = 86_400;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 400 }, async (base) => {
    clock = await movableClock(base.pool);
  });
  const rights = { read: true, write: true, create: true, delete: true };
  signIn = async () => {
    ({ desk } = await staffCaller(stage, { ...everything, posts: rights }));
  };
  await signIn();
  [{ member }, { member: other }] = await Promise.all([
    memberWithWallet(stage, 900_000),
    memberWithWallet(stage, 100_000),
  ]);
  hundred = await cashPromo(desk);
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

const balance = async (of: Caller) => (await of.must(walletRoute, {})).balanceSen;
const buy = (of: Caller, demo: Partial<Parameters<typeof buyVouchers>[2]> = {}) =>
  buyVouchers(stage, of, { promoCodeId: hundred._id, ...demo });
const look = (of: Caller, code: string) => of.call(promoByCodeRoute, { params: { code }, query: {} });
const gift = {
  name: "Siti",
  email: "siti@example.test",
  message: "Enjoy the sea",
  from: "Mei",
  language: "my" as const,
  /** So that the tests, who are its giver, know its code. */
  byHand: true,
};

describe("buying", () => {
  it("keeps what is bought for two minutes, and lets it go", async () => {
    const few = await cashPromo(desk, { capacity: 3 });
    const block = await member.must(blockPromoRoute, { body: { promoCodeId: few._id, count: 2 } });
    expect(block).toMatchObject({ secondsLeft: 120, totalSen: 18_000 });
    expect(await other.call(blockPromoRoute, { body: { promoCodeId: few._id, count: 2 } })).toMatchObject({
      code: "PROMO_USED_UP",
    });
    expect(await other.call(unblockPromoRoute, { params: { _id: block._id } })).toMatchObject({
      status: 404,
    });
    await member.must(unblockPromoRoute, { params: { _id: block._id } });
    await other.must(blockPromoRoute, { body: { promoCodeId: few._id, count: 3 } });
    await clock.move(121);
    await member.must(blockPromoRoute, { body: { promoCodeId: few._id, count: 3 } });
  });

  it("turns a block into a purchase, and nobody else's", async () => {
    const promo = await cashPromo(desk, { capacity: 1 });
    const { _id: blockId } = await member.must(blockPromoRoute, { body: { promoCodeId: promo._id } });
    const demo = { promoCodeId: promo._id, blockId };
    expect(await other.call(buyPromoRoute, { body: demo }, once())).toMatchObject({ code: "NOT_FOUND" });
    const { vouchers } = await buy(member, demo);
    expect(vouchers[0]).toMatchObject({ worthSen: 10_000, leftSen: 10_000, state: "active", mine: true });
    expect(vouchers[0]?.code).toMatch(/^TB-[34679A-Y]{4}-[34679A-Y]{4}$/);
    expect(await member.call(buyPromoRoute, { body: { promoCodeId: promo._id } }, once())).toMatchObject({
      code: "PROMO_USED_UP",
    });
  });

  it("is limited for each person", async () => {
    const limited = await cashPromo(desk, { perPerson: 2 });
    await buy(member, { promoCodeId: limited._id, count: 2 });
    expect(await member.call(buyPromoRoute, { body: { promoCodeId: limited._id } }, once())).toMatchObject({
      code: "PROMO_ONCE_EACH",
    });
    await buy(other, { promoCodeId: limited._id });
  });

  it.each([
    ["PROMO_EXPIRED", { bookTo: "2026-01-01" }],
    ["PROMO_NOT_FOR_STAY", { bookFrom: "2999-01-01" }],
    ["NOT_FOUND", { activeStatus: false }],
    ["PROMO_ASK_RESORT", { special: true }],
    ["WRONG_STATE", { priceSen: 0 }],
  ])("is refused with %s", async (code, options) => {
    const promo = await cashPromo(desk, options);
    expect(await member.call(buyPromoRoute, { body: { promoCodeId: promo._id } }, once())).toMatchObject({
      code,
    });
  });

  it("is paid at the bank and fulfilled once", async () => {
    const { purchaseId } = await member.must(
      buyPromoRoute,
      { body: { promoCodeId: hundred._id, count: 3 } },
      once(),
    );
    const body = { purchaseId, part: "full" as const, gateway: "sandbox" };
    const { paymentId, redirectUrl } = await member.must(startPaymentRoute, { body }, once());
    await atTheBank(redirectUrl, "never");
    await stage.jobs["poll-payment"]({ paymentId });
    const { rows } = await stage.base.pool.query("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
    for (const { id } of rows) await stage.jobs["apply-message"]({ inboxId: id });
    for (let i = 0; i < 3; i++) await stage.jobs["fulfil-purchase"]({ purchaseId });
    expect(await member.must(purchaseRoute, { params: { _id: purchaseId } })).toMatchObject({
      state: "done",
    });
    const issued = await stage.base.pool.query("SELECT code FROM voucher WHERE purchase_id = $1", [
      purchaseId,
    ]);
    expect(new Set(issued.rows.map(({ code }) => code)).size).toBe(3);
  });

  it("from a wallet is refused for another's purchase, and for one that is paid", async () => {
    const { purchaseId } = await member.must(buyPromoRoute, { body: { promoCodeId: hundred._id } }, once());
    const pay = (by: Caller) => by.call(payPromoFromWalletRoute, { body: { purchaseId } }, once());
    expect(await pay(other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await pay(member)).toMatchObject({ ok: true });
    expect(await pay(member)).toMatchObject({ code: "WRONG_STATE" });
  });
});

describe("a voucher in the wallet", () => {
  it("is credit at what was paid for it, once, and nobody else's", async () => {
    const { vouchers } = await buy(member);
    const code = vouchers[0]?.code ?? "";
    const before = await balance(member);
    expect(await other.call(redeemVoucherRoute, { body: { code } })).toMatchObject({ code: "PROMO_UNKNOWN" });
    const typed = code.toLowerCase().replaceAll("-", " ");
    const redeemed = await member.must(redeemVoucherRoute, { body: { code: typed } });
    expect(redeemed).toMatchObject({
      amountSen: 9_000,
      balanceSen: before + 9_000,
      voucher: { state: "used" },
    });
    expect(await member.call(redeemVoucherRoute, { body: { code } })).toMatchObject({
      code: "PROMO_USED_UP",
    });
    expect(await balance(member)).toBe(before + 9_000);
  });
});

describe("the screen that takes a code", () => {
  it("knows promo codes as the payment step does, with the same refusals", async () => {
    for (const options of [
      { special: true },
      { bookTo: "2026-01-01" },
      { bookFrom: "2999-01-01" },
      { capacity: 0 },
      { activeStatus: false },
      { type: "cash" as const, share: null, valueSen: 1_000, priceSen: 900 },
    ]) {
      const { code } = await makePromo(desk, options);
      const answer = await look(other, code);
      const claimed = await other.call(claimVoucherRoute, { body: { code } });
      if (answer.ok || claimed.ok) throw new Error(`${code} was taken`);
      expect([claimed.code, claimed.status, claimed.facts]).toEqual([
        answer.code,
        answer.status,
        answer.facts,
      ]);
      await stage.base.pool.query("DELETE FROM rate_window");
    }
    const { code } = await makePromo(desk);
    expect(await other.call(claimVoucherRoute, { body: { code } })).toMatchObject({
      code: "PROMO_NOT_FOR_STAY",
      facts: { rule: "inStay" },
    });
  });
});

describe("a gift", () => {
  it("tells its recipient no price: it pays for stays, and is put into no wallet", async () => {
    const { vouchers } = await buy(member, { gift });
    const { code = "", _id = "" } = vouchers[0] ?? {};
    expect(vouchers[0]?.walletSen).toBeNull();
    expect(await other.call(redeemVoucherRoute, { body: { code } })).toMatchObject({
      status: 409,
      code: "VOUCHER_IS_GIFT",
    });
    expect((await other.must(claimVoucherRoute, { body: { code } })).walletSen).toBeNull();
    expect((await other.must(voucherRoute, { params: { _id } })).walletSen).toBeNull();
    expect(await other.call(redeemVoucherRoute, { body: { code } })).toMatchObject({
      code: "VOUCHER_IS_GIFT",
    });
    const own = (await buy(member)).vouchers[0];
    expect(own).toMatchObject({ worthSen: 10_000, walletSen: 9_000 });
  });

  it("is nobody's until it is claimed, then its claimer's alone", async () => {
    const { vouchers } = await buy(member, { gift });
    const { code = "", _id = "" } = vouchers[0] ?? {};
    expect(vouchers[0]).toMatchObject({ mine: false, gift: { name: "Siti", sentAt: null } });
    expect(await look(other, code)).toMatchObject({ ok: true, value: { kind: "voucher" } });
    const claimed = await other.must(claimVoucherRoute, { body: { code } });
    expect(claimed).toMatchObject({ mine: true, leftSen: 10_000 });
    const third = new Caller(stage.urls);
    expect(await look(third, code)).toMatchObject({ code: "PROMO_UNKNOWN" });
    expect(await look(member, code)).toMatchObject({ code: "PROMO_GIVEN" });
    expect(await member.call(claimVoucherRoute, { body: { code } })).toMatchObject({ code: "PROMO_GIVEN" });
    expect(await other.must(claimVoucherRoute, { body: { code } })).toMatchObject({ mine: true });
    expect((await member.must(voucherRoute, { params: { _id } })).mine).toBe(false);
    const list = await other.must(vouchersRoute, { query: {} });
    expect(list.vouchers.map((voucher) => voucher.code)).toContain(code);
    expect(
      (await other.must(boughtPromoRoute, { query: { fetchAll: "true" } })).vouchers.map(
        (voucher) => voucher.code,
      ),
    ).not.toContain(code);
  });

  it("can be made of an own voucher, and of no other", async () => {
    const { vouchers } = await buy(member);
    const { _id = "", code = "" } = vouchers[0] ?? {};
    const give = (by: Caller) => by.call(giveVoucherRoute, { params: { _id }, body: gift });
    expect(await give(other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await give(member)).toMatchObject({ ok: true, value: { mine: false } });
    expect(await give(member)).toMatchObject({ code: "NOT_FOUND" });
    expect(await member.call(redeemVoucherRoute, { body: { code } })).toMatchObject({ code: "PROMO_GIVEN" });
  });

  it("is queued for its day, each voucher once", async () => {
    const sendOn = addDays(stage.resort.from, 10);
    const { vouchers } = await buy(member, { count: 2, gift: { ...gift, sendOn } });
    const { rows } = await stage.base.pool.query(
      "SELECT start_after AS at FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'voucherId' = ANY($1)",
      [vouchers.map(({ _id }) => _id)],
    );
    expect(rows).toHaveLength(2);
    for (const { at } of rows) expect(at.toISOString()).toBe(`${addDays(sendOn, 0)}T01:00:00.000Z`);
  });

  it("goes at once when it is for today, whatever the hour", async () => {
    const { vouchers } = await buy(member, { gift });
    const { rows } = await stage.base.pool.query(
      "SELECT start_after <= now() + interval '1 minute' AS now FROM pgboss.job WHERE data ->> 'template' = 'voucher-gift' AND data ->> 'voucherId' = $1",
      [vouchers[0]?._id],
    );
    expect(rows).toEqual([{ now: true }]);
  });

  it("is refused without a name or address", async () => {
    const body = { promoCodeId: hundred._id, gift: { ...gift, name: " ", email: "nobody" } };
    const refused = await member.call(buyPromoRoute, { body }, once());
    expect(refused).toMatchObject({
      status: 400,
      fields: [
        { path: "gift.name", rule: "required" },
        { path: "gift.email", rule: "email" },
      ],
    });
  });
});

describe("a voucher in a booking", () => {
  const book = (
    by: Caller,
    body: Parameters<typeof by.must<typeof bookPromoRoute>>[1]["body"],
    key: Record<string, string> = once(),
  ) => by.call(bookPromoRoute, { body }, key);
  const stay = (inDays: number) => stayOf(stage.resort, { inDays });

  it("pays what it has; the rest goes another way, and the whole confirms", async () => {
    const { vouchers } = await buy(member);
    const code = vouchers[0]?.code ?? "";
    const { _id: bookingId, hold } = await mustSubmit(member, stay(20));
    const { totalSen } = hold.quote;
    const request = { bookingId, code, waitsForRest: true };
    const key = once();
    const paid = await book(member, request, key);
    expect(paid).toMatchObject({
      ok: true,
      value: { kind: "voucher", amountSen: 10_000, toPaySen: totalSen - 10_000 },
    });
    expect(await book(member, request, key)).toEqual(paid);
    expect(await book(member, request)).toMatchObject({ code: "PROMO_USED_UP" });
    expect(await member.must(paymentStatusRoute, { params: { _id: bookingId } })).toMatchObject({
      status: "awaitingPayment",
      paymentStatus: "partial",
    });
    const rest = await member.must(payFromWalletRoute, { body: { bookingId, part: "full" } }, once());
    expect(rest).toMatchObject({ status: "confirmed", paymentStatus: "success" });
  });

  it("pays nothing when it has less than was shown, and the same call sent again gets its first answer", async () => {
    const { vouchers } = await buy(member);
    const code = only(vouchers).code;
    const { _id: bookingId } = await mustSubmit(member, stay(21));
    expect(await book(member, { bookingId, code, amountSen: 10_001 })).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
      facts: { rule: "voucher", leftSen: 10_000 },
    });
    const key = once();
    const request = { bookingId, code, amountSen: 6_000, waitsForRest: true };
    const paid = await book(member, request, key);
    expect(paid).toMatchObject({ ok: true, value: { amountSen: 6_000 } });
    expect(await book(member, request, key)).toEqual(paid);
  });

  it("keeps what the stay did not need", async () => {
    const big = await cashPromo(desk, { valueSen: 300_000, priceSen: 250_000 });
    const { vouchers } = await buy(member, { promoCodeId: big._id });
    const { code = "", _id = "" } = vouchers[0] ?? {};
    const { _id: bookingId, hold } = await mustSubmit(member, stay(22));
    const { totalSen } = hold.quote;
    expect(await book(member, { bookingId, code })).toMatchObject({
      ok: true,
      value: { toPaySen: 0, amountSen: totalSen },
    });
    expect(await member.must(paymentStatusRoute, { params: { _id: bookingId } })).toMatchObject({
      status: "confirmed",
    });
    expect(await member.must(voucherRoute, { params: { _id } })).toMatchObject({
      leftSen: 300_000 - totalSen,
      state: "active",
    });
    expect(await book(member, { bookingId, code })).toMatchObject({ code: "WRONG_STATE" });
  });

  it("serves a guest without an account by its code alone", async () => {
    const { vouchers } = await buy(member, { gift });
    const guest = await newGuest(stage.urls);
    const { _id: bookingId } = await mustSubmit(guest, stay(24));
    const paid = await book(guest, { bookingId, code: vouchers[0]?.code ?? "", amountSen: 4_000 });
    expect(paid).toMatchObject({ ok: true, value: { amountSen: 4_000 } });
  });

  it("needs a key, so that a call that is sent again pays nothing again", async () => {
    const { vouchers } = await buy(member);
    const { code = "", _id = "" } = vouchers[0] ?? {};
    const { _id: bookingId } = await mustSubmit(member, stay(25));
    const body = { bookingId, code, amountSen: 3_000 };
    expect(await member.call(bookPromoRoute, { body })).toMatchObject({
      status: 400,
      fields: [{ path: "Idempotency-Key", rule: "required" }],
    });
    const key = once();
    for (let i = 0; i < 2; i++) expect((await book(member, body, key)).ok).toBe(true);
    expect(await member.must(voucherRoute, { params: { _id } })).toMatchObject({ leftSen: 7_000 });
  });

  it("is refused for another's booking, another's voucher, and terms that don't fit", async () => {
    const { vouchers } = await buy(member);
    const code = vouchers[0]?.code ?? "";
    const { _id: theirs } = await mustSubmit(other, stay(26));
    expect(await book(member, { bookingId: theirs, code })).toMatchObject({ code: "NOT_FOUND" });
    expect(await book(other, { bookingId: theirs, code })).toMatchObject({ code: "PROMO_UNKNOWN" });
    const far = await cashPromo(desk, { stayFrom: addDays(stage.resort.from, 200) });
    const dear = await cashPromo(desk, { minSpendSen: 90_000_000 });
    for (const [promo, refusal] of [
      [far, "PROMO_NOT_FOR_STAY"],
      [dear, "PROMO_MIN_SPEND"],
    ] as const) {
      const bought = await buy(other, { promoCodeId: promo._id });
      expect(await book(other, { bookingId: theirs, code: bought.vouchers[0]?.code ?? "" })).toMatchObject({
        code: refusal,
      });
    }
    expect(await book(other, { bookingId: randomUUID(), code })).toMatchObject({ code: "NOT_FOUND" });
    const free = await makePromo(desk);
    expect(await book(other, { bookingId: theirs, code: free.code })).toMatchObject({
      code: "PROMO_NOT_FOR_STAY",
      facts: { rule: "booked" },
    });
  });

  it("gets its money back when the stay is cancelled, and is good again", async () => {
    const short = await cashPromo(desk, { validDays: 3 });
    const { vouchers } = await buy(member, { promoCodeId: short._id });
    const { code, _id, expiresOn } = only(vouchers);
    const { _id: bookingId } = await mustSubmit(member, stay(90));
    await book(member, { bookingId, code, waitsForRest: true });
    await member.must(payFromWalletRoute, { body: { bookingId, part: "full" } }, once());
    await clock.move(5 * day);
    await stage.jobs["end-vouchers"]({});
    const tried = await member.call(cancelBookingRoute, {
      params: { _id: bookingId },
      query: { agreedRefundSen: 0 },
    });
    const agreedRefundSen = tried.ok ? 0 : Number(tried.facts?.refundSen);
    await member.must(cancelBookingRoute, { params: { _id: bookingId }, query: { agreedRefundSen } });
    const again = await member.must(voucherRoute, { params: { _id } });
    expect(again.state).toBe("active");
    expect(again.leftSen).toBeGreaterThan(0);
    expect(again.expiresOn > addDays(expiresOn, 80)).toBe(true);
  });
});

describe("a voucher's end", () => {
  beforeEach(() => signIn());

  it("takes what is left, once, and reminds before", async () => {
    const short = await cashPromo(desk, { validDays: 20 });
    const { vouchers } = await buy(member, { promoCodeId: short._id });
    const { code = "", _id = "" } = vouchers[0] ?? {};
    const reminders = async () => {
      const sent = await stage.base.pool.query(
        "SELECT 1 FROM pgboss.job WHERE data ->> 'template' = 'voucher-ends' AND data ->> 'voucherId' = $1",
        [_id],
      );
      return sent.rowCount;
    };
    await stage.jobs["end-vouchers"]({});
    expect(await reminders()).toBe(0);
    await clock.move(7 * day);
    for (let i = 0; i < 2; i++) await stage.jobs["end-vouchers"]({});
    expect(await reminders()).toBe(1);
    await clock.move(14 * day);
    expect(await look(member, code)).toMatchObject({ code: "PROMO_EXPIRED" });
    for (let i = 0; i < 2; i++) await stage.jobs["end-vouchers"]({});
    expect(await member.must(voucherRoute, { params: { _id } })).toMatchObject({
      state: "expired",
      leftSen: 0,
    });
    expect(await member.call(redeemVoucherRoute, { body: { code } })).toMatchObject({
      code: "PROMO_EXPIRED",
    });
    const { rows } = await stage.base.pool.query(
      "SELECT sum(sen)::int AS sen, count(*)::int AS count FROM ledger_entry WHERE account_kind = 'voucher' AND account_key = $1",
      [_id],
    );
    expect(rows[0]).toEqual({ sen: 0, count: 2 });
  });

  it("tells staff no code that anybody may spend, not even by searching for its letters", async () => {
    await signIn();
    const { vouchers } = await buy(member, { gift });
    const { code = "", _id = "" } = vouchers[0] ?? {};
    const searchFor = async (search: string) => {
      const listed = await desk.must(staffVouchersRoute, { query: { search, limit: 100 } });
      return listed.vouchers.find((voucher) => voucher._id === _id)?.code;
    };
    const shown = `TB-••••-${code.slice(-4)}`;
    expect(await searchFor(gift.email)).toBe(shown);
    expect(await searchFor(code.slice(0, 5))).toBeUndefined();
    expect(await searchFor(code.toLowerCase())).toBe(shown);
    await other.must(claimVoucherRoute, { body: { code } });
    expect(await searchFor(code.slice(0, 5))).toBe(code);
  });
});

describe("a code that is looked up", () => {
  beforeAll(() => signIn());

  it("is a free one with its terms, at both addresses", async () => {
    const promo = await makePromo(desk);
    const guest = new Caller(stage.urls);
    expect(await look(guest, promo.code.toLowerCase())).toMatchObject({
      ok: true,
      value: { kind: "promoCode", promoCode: { code: promo.code, share: 1_000 } },
    });
    const plain = await fetch(`${stage.urls[0]}/api/promo-code-by-code/${promo.code}`);
    expect(plain.status).toBe(200);
  });

  it("of a special kind names the resort's contacts", async () => {
    const promo = await makePromo(desk, { special: true });
    const answer = await look(new Caller(stage.urls), promo.code);
    expect(answer).toMatchObject({ code: "PROMO_ASK_RESORT" });
    expect(answer.ok ? {} : answer.facts).toHaveProperty("email");
  });

  it("is not found by guessing: a network that tries many is stopped", async () => {
    const guest = new Caller(stage.urls);
    const tries = [];
    for (let i = 0; i < 20; i++) tries.push(await look(guest, `TB-${3333 + i}-XXXX`));
    const codes = tries.map((attempt) => (attempt.ok ? "ok" : attempt.code));
    expect(codes.slice(-3)).toEqual(Array(3).fill("TOO_MANY_REQUESTS"));
    expect(new Set(codes.slice(0, 5))).toEqual(new Set(["PROMO_UNKNOWN"]));
  });
});
