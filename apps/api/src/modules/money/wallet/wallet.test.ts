import { randomUUID } from "node:crypto";
import { payEventRoute } from "@pulau/contract/events.ts";
import {
  payFromWalletRoute,
  paymentOptionsRoute,
  payPurchaseFromWalletRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import { purchaseRoute } from "@pulau/contract/purchases.ts";
import { redeemVoucherRoute } from "@pulau/contract/vouchers.ts";
import {
  setWalletSettingRoute,
  staffWalletSettingRoute,
  topUpRoute,
  walletCsvRoute,
  walletMovementsRoute,
  walletSettingRoute,
} from "@pulau/contract/wallet.ts";
import type { BookingId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { Caller } from "../../../races/caller.ts";
import { atTheBank, mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { guestsOf, makeEvent } from "../../selling/events/test-event.ts";

let stage: Stage;
let member: Caller;
let other: Caller;

const once = () => ({ "idempotency-key": randomUUID() });
const topUp = (amountSen: Sen, by = member) => by.call(topUpRoute, { body: { amountSen } }, once());
const movements = (query: object = {}, by = member) => by.must(walletMovementsRoute, { query });

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 12 } });
  [{ member }, { member: other }] = await Promise.all([
    memberWithWallet(stage, 300_000),
    memberWithWallet(stage, 10_000),
  ]);
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

/** Pays a top-up at the bank and lets the jobs that follow run. */
async function payTopUp(purchaseId: PurchaseId): Promise<void> {
  const body = { purchaseId, part: "full" as const, gateway: "sandbox" };
  const { paymentId, redirectUrl } = await member.must(startPaymentRoute, { body }, once());
  await atTheBank(redirectUrl, "never");
  await stage.jobs["poll-payment"]({ paymentId });
  const { rows } = await stage.base.pool.query("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
  for (const { id } of rows) await stage.jobs["apply-message"]({ inboxId: id });
  await stage.jobs["fulfil-purchase"]({ purchaseId });
}

describe("a top-up", () => {
  it.each([10_000, 100_000])("of %i sen is inside the range", async (amountSen) => {
    const opened = await topUp(amountSen);
    expect(opened).toMatchObject({ ok: true, status: 201 });
    const _id = opened.ok ? opened.value._id : "";
    const shown = await member.must(purchaseRoute, { params: { _id } });
    expect(shown).toMatchObject({ flow: "top-up", state: "open", totalSen: amountSen });
  });

  it.each([9_999, 100_001])("of %i sen is outside", async (amountSen) => {
    expect(await topUp(amountSen)).toMatchObject({
      status: 400,
      code: "INVALID_INPUT",
      facts: { minSen: 10_000, maxSen: 100_000 },
      fields: [{ path: "amountSen", rule: "topUpRange" }],
    });
  });

  it("takes no fraction of a sen and nothing below zero", async () => {
    for (const amountSen of [-10_000, 10_000.5, 0]) {
      expect(await topUp(amountSen)).toMatchObject({ status: 400, fields: [{ path: "amountSen" }] });
    }
  });

  it("is opened once for one key", async () => {
    const key = once();
    const send = () => member.must(topUpRoute, { body: { amountSen: 20_000 } }, key);
    expect((await send())._id).toBe((await send())._id);
  });

  it("is credit once it is paid, once", async () => {
    const before = (await member.must(walletRoute, {})).balanceSen;
    const opened = await topUp(25_000);
    const purchaseId = opened.ok ? opened.value._id : "";
    await payTopUp(purchaseId);
    await stage.jobs["fulfil-purchase"]({ purchaseId });
    expect((await member.must(walletRoute, {})).balanceSen).toBe(before + 25_000);
    const [newest] = (await movements()).transactions;
    expect(newest).toMatchObject({
      kind: "topUp",
      sen: 25_000,
      balanceSen: before + 25_000,
      purchase: { _id: purchaseId, flow: "top-up" },
      booking: null,
    });
  });

  it("can't be paid with credit", async () => {
    const opened = await topUp(10_000);
    const purchaseId = opened.ok ? opened.value._id : "";
    const options = await member.must(paymentOptionsRoute, { params: { _id: purchaseId } });
    expect(options.gateways.map(({ id }) => id)).not.toContain("wallet");
    expect(options.gateways.length).toBeGreaterThan(0);
    expect(await member.call(payPurchaseFromWalletRoute, { body: { purchaseId } }, once())).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  it("is nobody else's", async () => {
    const opened = await topUp(10_000);
    const _id = opened.ok ? opened.value._id : "";
    expect(await other.call(purchaseRoute, { params: { _id } })).toMatchObject({ status: 404 });
  });

  it("needs a member", async () => {
    expect(await topUp(10_000, new Caller(stage.urls))).toMatchObject({ status: 401 });
  });
});

describe("a wallet's movements", () => {
  let bookingId: BookingId;

  beforeAll(async () => {
    bookingId = (await mustSubmit(member, stayOf(stage.resort, { inDays: 45 })))._id;
    await member.must(payFromWalletRoute, { body: { bookingId, part: "deposit" } }, once());
    await member.must(payFromWalletRoute, { body: { bookingId, part: "balance" } }, once());
  });

  it("come newest first, each with the balance after it, which ends at the wallet's own", async () => {
    const { transactions, total, inSen, outSen } = await movements({ limit: 100 });
    expect(total).toBe(transactions.length);
    const { balanceSen } = await member.must(walletRoute, {});
    expect(transactions[0]?.balanceSen).toBe(balanceSen);
    expect(inSen - outSen).toBe(balanceSen);
    for (const [i, row] of transactions.entries()) {
      expect(row.balanceSen - row.sen).toBe(transactions[i + 1]?.balanceSen ?? 0);
    }
    expect(transactions.at(-1)).toMatchObject({ kind: "opening", sen: 300_000 });
  });

  it("are found by kind, direction, words and days", async () => {
    const paid = await movements({ kind: "payment" });
    expect(paid.transactions.map(({ booking }) => booking?._id)).toEqual([bookingId, bookingId]);
    const number = paid.transactions[0]?.booking?.number ?? "";
    expect(number).toMatch(/^TB-/);
    expect((await movements({ search: number.toLowerCase() })).total).toBe(2);
    expect((await movements({ search: "100%" })).total).toBe(0);
    expect((await movements({ direction: "in" })).transactions.every(({ sen }) => sen > 0)).toBe(true);
    expect((await movements({ direction: "out" })).total).toBe(2);
    const { rows } = await stage.base.pool.query(
      "SELECT (pulau_now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date::text AS today",
    );
    const { today } = rows[0];
    const every = (await movements()).total;
    expect((await movements({ from: today, to: today })).total).toBe(every);
    expect((await movements({ to: "2026-01-01" })).total).toBe(0);
    expect(await member.call(walletMovementsRoute, { query: { from: "2026-13-01" } })).toMatchObject({
      status: 400,
    });
  });

  it("are paged by number and by cursor alike", async () => {
    const whole = (await movements({ limit: 100 })).transactions.map(({ _id }) => _id);
    const first = await movements({ limit: 1 });
    expect(first).toMatchObject({ page: 1, pages: whole.length, limit: 1, total: whole.length });
    const byPage = await movements({ limit: 1, page: 2 });
    const byCursor = await movements({ limit: 1, page: 2, cursor: first.nextCursor });
    expect([byPage.transactions[0]?._id, byCursor.transactions[0]?._id]).toEqual([whole[1], whole[1]]);
  });

  it("show an empty page where there are none", async () => {
    expect(await movements({ kind: "payout" })).toMatchObject({
      page: 1,
      pages: 1,
      limit: 10,
      total: 0,
      transactions: [],
    });
  });

  it("are nobody else's", async () => {
    const { transactions } = await movements({}, other);
    expect(transactions).toHaveLength(1);
    const theirs = (await movements({ limit: 1 })).nextCursor ?? "";
    expect((await movements({ cursor: theirs }, other)).transactions.length).toBeLessThanOrEqual(1);
  });

  it("are a table in the caller's language", async () => {
    const answer = await fetch(`${stage.urls[0]}/api/wallet/transactions/csv?kind=payment`, {
      headers: { authorization: `Bearer ${member.token}`, "accept-language": "zh-Hans" },
    });
    expect(answer.headers.get("content-type")).toContain(walletCsvRoute.file);
    const lines = (await answer.text())
      .replace(/^\uFEFF/, "")
      .trim()
      .split("\r\n");
    expect(lines[0]).toBe("日期,时间,类型,用途,编号,收入（RM）,支出（RM）,余额（RM）");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,\d\d:\d\d,付款,.*,TB-[^,]+,,\d+\.\d\d,\d+\.\d\d$/);
  });
});

describe("the wallets' setting", () => {
  const read = () => member.must(walletSettingRoute, {});

  it("is what the resort set, at both paths", async () => {
    expect(await read()).toEqual({
      enabled: true,
      topUp: { minSen: 10_000, maxSen: 100_000 },
      payout: { enabled: true, minSen: 5_000, secondPerson: true },
    });
    const answer = await fetch(`${stage.urls[0]}/api/e-wallet-setting`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect(await answer.json()).toEqual(await read());
  });

  it("is changed by staff who may, counts at once, and is noted", async () => {
    const { desk, staffId } = await staffCaller(stage, { wallets: all, settings: all });
    const before = await desk.must(staffWalletSettingRoute, {});
    const narrow = { ...before, topUp: { minSen: 20_000, maxSen: 30_000 } };
    await desk.must(setWalletSettingRoute, { body: narrow });
    expect((await read()).topUp).toEqual(narrow.topUp);
    expect(await topUp(10_000)).toMatchObject({ facts: { minSen: 20_000, maxSen: 30_000 } });
    await desk.must(setWalletSettingRoute, { body: { ...before, enabled: false } });
    expect(await topUp(20_000)).toMatchObject({ status: 409, code: "WALLET_OFF" });
    const redeemed = await member.call(redeemVoucherRoute, { body: { code: "TB-3333-3333" } });
    expect(redeemed).toMatchObject({ code: "WALLET_OFF" });
    const { _id: bookingId } = await mustSubmit(member, stayOf(stage.resort, { inDays: 20 }));
    expect(
      await member.call(payFromWalletRoute, { body: { bookingId, part: "full" } }, once()),
    ).toMatchObject({ code: "WALLET_OFF" });
    const eventId = await makeEvent(stage.base.db, stage.resort, {});
    expect(await other.call(payEventRoute, { body: { eventId, guests: guestsOf(1) } }, once())).toMatchObject(
      { code: "WALLET_OFF" },
    );
    const options = await member.must(paymentOptionsRoute, { params: { _id: bookingId } });
    expect(options.gateways.map(({ id }) => id)).not.toContain("wallet");
    await desk.must(setWalletSettingRoute, { body: before });
    const { rows } = await stage.base.pool.query(
      "SELECT staff_id FROM audit_entry WHERE act = 'walletSettingChanged'",
    );
    expect(rows).toEqual([1, 2, 3].map(() => ({ staff_id: staffId })));
  });

  it("is refused without the right, and where it makes no sense", async () => {
    const { desk } = await staffCaller(stage, { wallets: all });
    const body = await read();
    expect(await desk.call(setWalletSettingRoute, { body })).toMatchObject({ status: 403 });
    const { desk: admin } = await staffCaller(stage, { settings: all });
    const crossed = { ...body, topUp: { minSen: 50_000, maxSen: 20_000 } };
    expect(await admin.call(setWalletSettingRoute, { body: crossed })).toMatchObject({
      status: 400,
      fields: [{ path: "topUp.maxSen", rule: "range" }],
    });
  });
});
