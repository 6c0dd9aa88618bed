import { randomUUID } from "node:crypto";
import { cancelBookingRoute } from "@pulau/contract/bookings.ts";
import { payFromWalletRoute, walletRoute } from "@pulau/contract/payments.ts";
import { bookPromoRoute, promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import { redeemVoucherRoute, staffVouchersRoute, voidVoucherRoute } from "@pulau/contract/vouchers.ts";
import type { VoidBalance } from "@pulau/domain/promotion/voucher.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { MailJob } from "../../../mail/mail-job.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { renderLetter } from "../../../mail/render-letter.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, staffCaller } from "../../../races/staff.ts";
import { buyVouchers, cashPromo, once, type Promo } from "./test-vouchers.ts";

let stage: Stage;
let desk: Caller;
let member: Caller;
let hundred: Promo;
const reason = "Sold twice by mistake";

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 200 });
  ({ desk } = await staffCaller(stage, { ...everything, posts: all }));
  ({ member } = await memberWithWallet(stage, 900_000));
  hundred = await cashPromo(desk);
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

const buy = async () => {
  const { vouchers } = await buyVouchers(stage, member, { promoCodeId: hundred._id });
  const { _id = "", code = "" } = vouchers[0] ?? {};
  return { _id, code };
};
const make = (by: Caller, _id: string, balance: VoidBalance) =>
  by.call(voidVoucherRoute, { params: { _id }, body: { reason, balance } });
const balance = async () => (await member.must(walletRoute, {})).balanceSen;
const entriesOf = async (_id: string) => {
  const { rows } = await stage.base.pool.query(
    `SELECT e.account_kind AS kind, e.account_key AS key, e.sen::int FROM ledger_entry e
     JOIN ledger_transaction t ON t.id = e.transaction_id
     WHERE t.kind = 'voucherVoided' AND EXISTS (SELECT FROM ledger_entry v
       WHERE v.transaction_id = t.id AND v.account_kind = 'voucher' AND v.account_key = $1)
     ORDER BY e.sen`,
    [_id],
  );
  return rows;
};
const heldBy = async (_id: string): Promise<number> => {
  const { rows } = await stage.base.pool.query(
    "SELECT sum(sen)::int AS sen FROM ledger_entry WHERE account_kind = 'voucher' AND account_key = $1",
    [_id],
  );
  return rows[0].sen;
};

/** What is mailed about a voucher, as it is read when it is sent. */
async function mailsOf(_id: string) {
  const { rows } = await stage.base.pool.query<{ data: MailJob }>(
    "SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data ->> 'voucherId' = $1 ORDER BY created_on, id",
    [_id],
  );
  return Promise.all(
    rows.map(async ({ data }) => {
      const mail = await readMail(stage.base.db, stage.settings, data);
      return mail && { to: mail.to, ...renderLetter(mail.letter, mail.frame) };
    }),
  );
}

describe("a voucher that staff make void", () => {
  it("gives the buyer back what was paid for it, as credit", async () => {
    const { _id, code } = await buy();
    const before = await balance();
    expect(await make(desk, _id, "buyer")).toMatchObject({ ok: true });
    expect(await balance()).toBe(before + 9_000);
    expect((await entriesOf(_id)).map(({ kind, sen }) => [kind, sen])).toEqual([
      ["voucher", -10_000],
      ["revenue", 1_000],
      ["wallet", 9_000],
    ]);
    const looked = await member.call(promoByCodeRoute, { params: { code }, query: {} });
    expect(looked).toMatchObject({ code: "PROMO_UNKNOWN" });
    const redeemed = await member.call(redeemVoucherRoute, { body: { code } });
    expect(redeemed).toMatchObject({ code: "PROMO_UNKNOWN" });
    const { vouchers } = await desk.must(staffVouchersRoute, { query: { search: code, state: "void" } });
    expect(vouchers).toMatchObject([{ code, leftSen: 0, voidReason: reason, voidBalance: "buyer" }]);
  });

  it.each([
    ["en", "is now in your wallet"],
    ["my", "kini ada dalam dompet anda"],
    ["cn", "已存入您的钱包"],
  ])("is told to its buyer once, in %s, with what became credit", async (language, words) => {
    await stage.base.pool.query("UPDATE member SET language = $1", [language]);
    const { _id, code } = await buy();
    expect((await make(desk, _id, "buyer")).ok).toBe(true);
    expect(await make(desk, _id, "buyer")).toMatchObject({ code: "WRONG_STATE" });
    await stage.jobs["end-vouchers"]({});
    const mails = await mailsOf(_id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain("RM 90.00");
    for (const text of [words, code, "RM 90.00"]) expect(mails[0]?.text).toContain(text);
    await stage.base.pool.query("UPDATE member SET language = 'en'");
  });

  it("is kept as income where they say so, with the reason in the log", async () => {
    const { _id } = await buy();
    const before = await balance();
    expect(await make(desk, _id, "income")).toMatchObject({ ok: true });
    expect(await balance()).toBe(before);
    expect(await mailsOf(_id)).toEqual([]);
    expect(await entriesOf(_id)).toMatchObject([
      { kind: "voucher", sen: -10_000 },
      { kind: "revenue", key: "vouchers", sen: 10_000 },
    ]);
    const { rows } = await stage.base.pool.query("SELECT facts FROM audit_entry WHERE subject_id = $1", [
      _id,
    ]);
    expect(rows[0]?.facts).toMatchObject({
      reason,
      voidBalance: "income",
      creditSen: 0,
      before: { voided: false, leftSen: 10_000 },
      after: { voided: true, leftSen: 0 },
    });
  });

  it.each(["buyer", "income"] as const)("sends on what comes back to it later: %s", async (to) => {
    const { _id, code } = await buy();
    const { _id: bookingId } = await mustSubmit(member, stayOf(stage.resort, { inDays: 90 }));
    await member.must(bookPromoRoute, { body: { bookingId, code, waitsForRest: true } }, once());
    await member.must(payFromWalletRoute, { body: { bookingId, part: "full" } }, once());
    expect(await make(desk, _id, to)).toMatchObject({ ok: true });
    const tried = await member.call(cancelBookingRoute, {
      params: { _id: bookingId },
      query: { agreedRefundSen: 0 },
    });
    const agreedRefundSen = tried.ok ? 0 : Number(tried.facts?.refundSen);
    await member.must(cancelBookingRoute, { params: { _id: bookingId }, query: { agreedRefundSen } });
    const back = await heldBy(_id);
    expect(back).toBeGreaterThan(0);
    const before = await balance();
    await stage.jobs["end-vouchers"]({});
    expect(await heldBy(_id)).toBe(0);
    expect(await balance()).toBe(before + (to === "buyer" ? Math.floor((back * 9) / 10) : 0));
  });

  it("is asked where the balance goes, and why", async () => {
    const { _id } = await buy();
    for (const body of [{ reason }, { balance: "income" }, { reason: " ", balance: "buyer" }]) {
      const sent = desk.call(voidVoucherRoute, { params: { _id }, body: body as never });
      expect(await sent).toMatchObject({ status: 400 });
    }
    expect(await make(desk, _id, "income")).toMatchObject({ ok: true });
    expect(await make(desk, _id, "buyer")).toMatchObject({ code: "WRONG_STATE" });
    expect(await make(desk, randomUUID(), "buyer")).toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    ["posts alone", { posts: all, payments: { ...all, delete: false } }],
    ["money alone", { payments: all }],
  ])("needs the right to money beside the one to posts: not with %s", async (_, rights) => {
    const { _id } = await buy();
    const { desk: other } = await staffCaller(stage, { bookings: all, ...rights });
    expect(await make(other, _id, "buyer")).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
    expect(await heldBy(_id)).toBe(10_000);
  });
});

describe("the nightly check", () => {
  it("finds a balance that stayed on a void voucher", async () => {
    const { _id } = await buy();
    await stage.base.pool.query(
      "UPDATE voucher SET voided_at = pulau_now(), void_reason = 'x', void_balance = 'income' WHERE id = $1",
      [_id],
    );
    const faults = JSON.stringify(await checkInvariants(stage.base.pool));
    expect(faults).toMatch(/is void and still holds 10000/);
    await stage.jobs["end-vouchers"]({});
  });
});
