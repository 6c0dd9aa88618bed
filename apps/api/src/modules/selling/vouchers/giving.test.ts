import { bookPromoRoute, promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import {
  claimVoucherRoute,
  giveVoucherRoute,
  printVoucherRoute,
  redeemVoucherRoute,
  type VoucherReply,
  voucherRoute,
  vouchersRoute,
} from "@pulau/contract/vouchers.ts";
import type { BookingId, VoucherId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { MailJob } from "../../../mail/mail-job.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { Caller } from "../../../races/caller.ts";
import { eventually } from "../../../races/eventually.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { everything, staffCaller } from "../../../races/staff.ts";
import { buyVouchers, cashPromo, once, type Promo } from "./test-vouchers.ts";

let stage: Stage;
let member: Caller;
let other: Caller;
let hundred: Promo;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 200 });
  const rights = { read: true, write: true, create: true, delete: true };
  const { desk } = await staffCaller(stage, { ...everything, posts: rights });
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

const gift = { name: "Siti", email: "siti@example.test", from: "Mei", language: "my" as const, byHand: true };
const buy = (of: Caller, demo: Partial<Parameters<typeof buyVouchers>[2]> = {}) =>
  buyVouchers(stage, of, { promoCodeId: hundred._id, ...demo });
const buyOne = async (of: Caller) => (await buy(of)).vouchers[0] as VoucherReply;
const giveAway = (by: Caller, _id: string, options: Partial<typeof gift> = {}) =>
  by.call(giveVoucherRoute, { params: { _id }, body: { ...gift, ...options } });
const claim = (by: Caller, code: string) => by.call(claimVoucherRoute, { body: { code } });
/** The code as it goes to the recipient. */
async function codeOf(voucherId: VoucherId): Promise<string> {
  const { rows } = await stage.base.pool.query("SELECT code FROM voucher WHERE id = $1", [voucherId]);
  return rows[0].code;
}
/** The voucher's page, by its link. */
const page = (token: string | null) =>
  new Caller(stage.urls).call(printVoucherRoute, { params: { token: token ?? "" } });

describe("a voucher that is given away", () => {
  it("is its recipient's alone: the old code is worth nothing, and nobody else learns the new one", async () => {
    const { vouchers } = await buy(member);
    const { _id = "", code = "", token: old = null } = vouchers[0] ?? {};
    const given = await giveAway(member, _id, { byHand: false });
    const fresh = await codeOf(_id);
    const masked = `TB-••••-${fresh.slice(-4)}`;
    expect(given).toMatchObject({ ok: true, value: { code: masked, token: null, gift: { name: "Siti" } } });
    const { vouchers: listed } = await member.must(vouchersRoute, { query: { fetchAll: "true" } });
    expect(listed.find((voucher) => voucher._id === _id)).toMatchObject({
      code: masked,
      token: null,
      mine: false,
    });

    const { _id: bookingId } = await mustSubmit(member, stayOf(stage.resort, { inDays: 18 }));
    const ways = (by: Caller, typed: string) => [
      claim(by, typed),
      by.call(redeemVoucherRoute, { body: { code: typed } }),
      by.call(promoByCodeRoute, { params: { code: typed }, query: {} }),
    ];
    for (const typed of [code, fresh]) {
      const tried = [
        ...ways(member, typed),
        member.call(bookPromoRoute, { body: { bookingId, code: typed } }, once()),
      ];
      for (const way of await Promise.all(tried)) expect(way).toMatchObject({ code: "PROMO_GIVEN" });
    }
    for (const way of await Promise.all(ways(other, code)))
      expect(way).toMatchObject({ code: "PROMO_UNKNOWN" });
    expect(await page(old)).toMatchObject({ code: "LINK_INVALID" });

    expect(await other.must(claimVoucherRoute, { body: { code: fresh } })).toMatchObject({ mine: true });
    expect(await member.call(claimVoucherRoute, { body: { code: fresh } })).toMatchObject({
      code: "PROMO_GIVEN",
    });
  });

  it("is printed by its giver when they wish, under its new code, until it is taken", async () => {
    const { vouchers } = await buy(member);
    const { _id = "", code = "", token: old = null } = vouchers[0] ?? {};
    const given = await giveAway(member, _id, { byHand: true });
    const { token = null } = given.ok ? given.value : {};
    const fresh = await codeOf(_id);
    expect(fresh).not.toBe(code);
    expect(await page(token)).toMatchObject({ ok: true, value: { code: fresh, gift: { name: "Siti" } } });
    expect(await page(old)).toMatchObject({ code: "LINK_INVALID" });
    await other.must(claimVoucherRoute, { body: { code: fresh } });
    expect(await member.must(voucherRoute, { params: { _id } })).toMatchObject({ token: null, mine: false });
  });

  it("that is given on tells its first giver neither to whom nor under which code", async () => {
    const { vouchers } = await buy(member);
    const { _id = "" } = vouchers[0] ?? {};
    await giveAway(member, _id);
    await other.must(claimVoucherRoute, { body: { code: await codeOf(_id) } });
    const onward = { byHand: true, name: "Ravi", email: "ravi@example.test" };
    expect(await giveAway(other, _id, onward)).toMatchObject({ ok: true, value: { gift: { name: "Ravi" } } });
    expect(await member.must(voucherRoute, { params: { _id } })).toMatchObject({ gift: null, token: null });
    expect(await other.must(voucherRoute, { params: { _id } })).toMatchObject({ gift: { name: "Ravi" } });
    // Given back to whoever gave it first, it is theirs again.
    expect(await member.call(claimVoucherRoute, { body: { code: await codeOf(_id) } })).toMatchObject({
      ok: true,
      value: { mine: true },
    });
  });

  it("is queued for its recipient with the new code's link, and told its buyer without either", async () => {
    const { purchaseId, vouchers } = await buy(member, { gift: { ...gift, byHand: false } });
    const { _id: voucherId = "" } = vouchers[0] ?? {};
    const code = await codeOf(voucherId);
    const read = (job: MailJob) => readMail(stage.base.db, stage.settings, job);
    const bought = await read({ template: "vouchers-bought", purchaseId });
    expect(JSON.stringify(bought?.letter)).not.toContain(code);
    expect(bought?.letter.link?.url).toMatch(/\/my-promotions$/);
    expect(bought?.letter.closing).not.toMatch(/wallet/);
    const { rows } = await stage.base.pool.query(
      "SELECT data FROM pgboss.job WHERE data ->> 'template' = 'voucher-gift' AND data ->> 'voucherId' = $1",
      [voucherId],
    );
    const sent = await read(rows[0].data);
    expect(sent?.to).toBe(gift.email);
    expect(JSON.stringify(sent?.letter)).toContain(code);
  });
});

/** Runs `meanwhile` while the call waits for the row that is locked here. */
async function whileWaiting<T>(
  lock: { readonly table: "booking" | "voucher"; readonly id: string },
  call: () => Promise<T>,
  meanwhile: (sql: { query(text: string): Promise<unknown> }) => Promise<unknown>,
): Promise<T> {
  const client = await stage.base.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(`SELECT 1 FROM ${lock.table} WHERE id = $1 FOR UPDATE`, [lock.id]);
    const called = call();
    const waiting = () =>
      stage.base.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
    await eventually(waiting, ({ rowCount }) => (rowCount ?? 0) > 0, 2);
    await meanwhile(client);
    await client.query("COMMIT");
    return await called;
  } finally {
    client.release();
  }
}

describe("a voucher that changes hands while somebody spends it", () => {
  const stay = (inDays: number) => mustSubmit(member, stayOf(stage.resort, { inDays }));
  const pay = (bookingId: BookingId, code: string) =>
    member.call(bookPromoRoute, { body: { bookingId, code } }, once());

  it("pays nothing of its giver's booking", async () => {
    const { _id, code } = await buyOne(member);
    const { _id: bookingId } = await stay(20);
    const paid = await whileWaiting(
      { table: "booking", id: bookingId },
      () => pay(bookingId, code),
      () => giveAway(member, _id),
    );
    expect(paid).toMatchObject({ code: "PROMO_GIVEN" });
    expect(await claim(other, await codeOf(_id))).toMatchObject({ ok: true, value: { leftSen: 10_000 } });
  });

  it("pays nothing of a guest's booking once somebody has claimed it", async () => {
    const { _id } = await buyOne(other);
    await giveAway(other, _id);
    const code = await codeOf(_id);
    const { member: third } = await memberWithWallet(stage, 100);
    const { _id: bookingId } = await stay(23);
    const paid = await whileWaiting(
      { table: "booking", id: bookingId },
      () => pay(bookingId, code),
      () => claim(third, code),
    );
    expect(paid).toMatchObject({ code: "PROMO_UNKNOWN" });
    expect(await third.must(voucherRoute, { params: { _id } })).toMatchObject({ leftSen: 10_000 });
  });

  it("pays nothing once its last day has passed, or of a stay that was moved", async () => {
    for (const [inDays, change, code] of [
      [26, "expires_on = '2020-01-01'", "PROMO_EXPIRED"],
      [29, `terms = terms || '{"minSpendSen": 90000000}'`, "PROMO_MIN_SPEND"],
    ] as const) {
      const bought = await buyOne(member);
      const { _id: bookingId } = await stay(inDays);
      const paid = await whileWaiting(
        { table: "booking", id: bookingId },
        () => pay(bookingId, bought.code),
        (sql) => sql.query(`UPDATE voucher SET ${change} WHERE id = '${bought._id}'`),
      );
      expect(paid).toMatchObject({ code });
      const { rows } = await stage.base.pool.query("SELECT left_sen FROM voucher WHERE id = $1", [
        bought._id,
      ]);
      expect(rows).toEqual([{ left_sen: 10_000 }]);
    }
  });

  it("is neither claimed nor redeemed by the code that its giver had", async () => {
    for (const route of [claimVoucherRoute, redeemVoucherRoute]) {
      const { _id, code } = await buyOne(member);
      const given = {
        query: `UPDATE voucher SET owner_id = NULL, given_by = buyer_id, code = 'TB-GONE-${_id.slice(0, 4)}'`,
      };
      const taken = await whileWaiting(
        { table: "voucher", id: _id },
        () => member.call<typeof claimVoucherRoute | typeof redeemVoucherRoute>(route, { body: { code } }),
        (sql) => sql.query(`${given.query} WHERE id = '${_id}'`),
      );
      expect(taken).toMatchObject({ code: "PROMO_UNKNOWN" });
    }
  });
});
