import { randomUUID } from "node:crypto";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { payFromWalletRoute, walletRoute } from "@pulau/contract/payments.ts";
import {
  approvePayoutRoute,
  cancelPayoutRoute,
  payoutRoute,
  payoutsRoute,
  payPayoutRoute,
  rejectPayoutRoute,
  requestPayoutRoute,
  staffPayoutRoute,
  staffPayoutsRoute,
} from "@pulau/contract/payouts.ts";
import { setWalletSettingRoute, walletMovementsRoute, walletSettingRoute } from "@pulau/contract/wallet.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { PayoutId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { payoutMoves, payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { renderLetter } from "../../../mail/render-letter.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { resortToday } from "../../../races/resort-today.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { testPassword } from "../../people/accounts/test-people.ts";

let stage: Stage;
let owner: Caller;
let other: Caller;
/** Two who may pay, and one who may only look. */
let first: Caller;
let second: Caller;
let looker: Caller;

const once = () => ({ "idempotency-key": randomUUID() });
const missing = "7d1f4c1e-0000-4000-8000-000000000001";
const bank = {
  accountName: "Aina binti Salleh",
  bank: "maybank",
  bankName: "",
  accountNumber: "5123 4567 8901",
  swift: "mbbemykl",
  password: testPassword,
};

const call = (amountSen: Sen, more: object = {}, by = owner) =>
  by.call(requestPayoutRoute, { body: { amountSen, ...bank, ...more } }, once());
async function mustRequest(amountSen: Sen): Promise<string> {
  const answer = await call(amountSen);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value._id;
}
const purse = (by = owner) => by.must(walletRoute, {});
const own = (_id: string) => owner.must(payoutRoute, { params: { _id } });
const approve = (_id: string, by = first) => by.call(approvePayoutRoute, { params: { _id } });
const pay = async (_id: string, by = second, body: object = {}) =>
  by.call(payPayoutRoute, {
    params: { _id },
    body: { bankReference: "MBB2612050042", paidOn: await resortToday(stage), ...body },
  });
const reject = (_id: string, by = first) =>
  by.call(rejectPayoutRoute, { params: { _id }, body: { reason: "The account is in another name." } });

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 6 } });
  [{ member: owner }, { member: other }] = await Promise.all([
    memberWithWallet(stage, 200_000),
    memberWithWallet(stage, 10_000),
  ]);
  const may = { wallets: all, settings: all };
  [{ desk: first }, { desk: second }] = await Promise.all([staffCaller(stage, may), staffCaller(stage, may)]);
  ({ desk: looker } = await staffCaller(stage, { wallets: { ...all, write: false } }));
});
afterAll(async () => {
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
  await stage.close();
});

describe("asking for a payout", () => {
  it("keeps its amount, seals the account number and shows it masked", async () => {
    const before = await purse();
    const _id = await mustRequest(30_000);
    const after = await purse();
    expect(after.totalReqAmount).toBe(before.totalReqAmount + 300);
    expect(after.balanceSen).toBe(before.balanceSen - 30_000);
    expect(await own(_id)).toMatchObject({
      state: "requested",
      accountNumber: "••••8901",
      swift: "MBBEMYKL",
      bankName: "Maybank",
    });
    const { rows } = await stage.base.pool.query("SELECT to_jsonb(payout) AS row FROM payout WHERE id = $1", [
      _id,
    ]);
    expect(JSON.stringify(rows[0].row)).not.toContain("512345678901");
    await owner.must(cancelPayoutRoute, { params: { _id } });
    expect((await purse()).totalReqAmount).toBe(before.totalReqAmount);
  });

  it.each([
    [{ swift: "MBBEMYK" }, "swift", "swift"],
    [{ swift: "MBBEQQKL" }, "swift", "swift"],
    [{ swift: "CIBBMYKL" }, "swift", "swiftOfBank"],
    [{ accountNumber: "12" }, "accountNumber", "accountNumber"],
    [{ bank: "nobody" }, "bank", "required"],
    [{ bank: "other", swift: "COBADEFF" }, "bankName", "required"],
    [{ accountName: " " }, "accountName", "required"],
  ])("refuses %j", async (wrong, path, rule) => {
    const answer = await call(30_000, wrong);
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.ok ? [] : answer.fields).toContainEqual({ path, rule });
  });

  it("refuses more than there is, and less than the resort pays out", async () => {
    const { balanceSen } = await purse();
    expect(await call(balanceSen + 1)).toMatchObject({ status: 402, code: "WALLET_SHORT" });
    expect(await call(4_999)).toMatchObject({
      status: 400,
      facts: { minSen: 5_000 },
      fields: [{ path: "amountSen", rule: "payoutLeast" }],
    });
    expect((await call(0)).ok).toBe(false);
  });

  it("is made once for one key", async () => {
    const key = once();
    const send = () => owner.must(requestPayoutRoute, { body: { amountSen: 5_000, ...bank } }, key);
    const { _id } = await send();
    expect((await send())._id).toBe(_id);
    await owner.must(cancelPayoutRoute, { params: { _id } });
  });

  it("is refused while the resort pays nothing out", async () => {
    const { enabled, topUp, payout } = await owner.must(walletSettingRoute, {});
    const set = (on: boolean) =>
      first.must(setWalletSettingRoute, { body: { enabled, topUp, payout: { ...payout, enabled: on } } });
    await set(false);
    expect(await call(10_000)).toMatchObject({ status: 409, code: "WALLET_OFF" });
    await set(true);
  });
});

describe("a payout", () => {
  it("goes from request to approval to the bank, and leaves the wallet once", async () => {
    const before = await purse();
    const _id = await mustRequest(40_000);
    expect((await approve(_id)).ok).toBe(true);
    expect(await approve(_id, second)).toMatchObject({ status: 409, code: "WRONG_STATE" });
    expect((await pay(_id)).ok).toBe(true);
    expect(await pay(_id)).toMatchObject({ code: "WRONG_STATE" });
    expect(await own(_id)).toMatchObject({
      state: "paid",
      paidOn: await resortToday(stage),
      bankReference: "MBB2612050042",
    });
    const after = await purse();
    expect(after.debitedAmount).toBe(before.debitedAmount + 400);
    expect(after.totalReqAmount).toBe(before.totalReqAmount);
    const { transactions } = await owner.must(walletMovementsRoute, { query: { kind: "payout" } });
    expect(transactions).toMatchObject([{ sen: -40_000, payout: { _id } }]);
    const reader = (await staffCaller(stage, { security: all })).desk;
    const { entries } = await reader.must(auditLogRoute, { query: { thing: _id } });
    expect(entries).toMatchObject([
      { act: "payoutPaid", before: { payoutState: "approved" }, after: { payoutState: "paid" } },
      { act: "payoutApproved", before: { payoutState: "requested" }, after: { payoutState: "approved" } },
    ]);
  });

  it("can't be paid by who approved it, unless the resort says so", async () => {
    const _id = await mustRequest(10_000);
    await approve(_id, first);
    const shown = await first.must(staffPayoutRoute, { params: { _id } });
    expect(shown.acts).toEqual({ approve: false, pay: false, reject: true, secondPerson: true });
    expect(await pay(_id, first)).toMatchObject({ status: 409, code: "SECOND_PERSON" });
    const { enabled, topUp, payout } = await owner.must(walletSettingRoute, {});
    const set = (secondPerson: boolean) =>
      first.must(setWalletSettingRoute, { body: { enabled, topUp, payout: { ...payout, secondPerson } } });
    await set(false);
    expect((await pay(_id, first)).ok).toBe(true);
    await set(true);
  });

  it("is not paid before its approval, on a day to come or before it was asked for, or without a reference", async () => {
    const _id = await mustRequest(10_000);
    expect(await pay(_id)).toMatchObject({ code: "WRONG_STATE" });
    await approve(_id);
    expect(await pay(_id, second, { paidOn: "2999-01-01" })).toMatchObject({
      status: 400,
      fields: [{ path: "paidOn", rule: "notYet" }],
    });
    expect(await pay(_id, second, { paidOn: addDays(await resortToday(stage), -1) })).toMatchObject({
      status: 400,
      fields: [{ path: "paidOn", rule: "beforeRequest" }],
    });
    expect(await pay(_id, second, { bankReference: " " })).toMatchObject({
      status: 400,
      fields: [{ path: "bankReference", rule: "required" }],
    });
    await reject(_id);
  });

  it("is rejected with a reason that its owner reads, and its money is free again", async () => {
    const before = await purse();
    const _id = await mustRequest(10_000);
    await approve(_id);
    expect((await reject(_id)).ok).toBe(true);
    expect(await own(_id)).toMatchObject({ state: "rejected", reason: "The account is in another name." });
    expect(await purse()).toEqual(before);
    expect(await reject(_id)).toMatchObject({ code: "WRONG_STATE" });
    expect(await approve(_id)).toMatchObject({ code: "WRONG_STATE" });
  });

  it("is taken back only before it is approved", async () => {
    const _id = await mustRequest(10_000);
    await approve(_id);
    const cancel = () => owner.call(cancelPayoutRoute, { params: { _id } });
    expect(await cancel()).toMatchObject({ status: 409, code: "WRONG_STATE" });
    await reject(_id);
  });

  it("keeps its money from being spent", async () => {
    const { balanceSen } = await purse();
    const _id = await mustRequest(balanceSen);
    const { _id: bookingId } = await mustSubmit(owner, stayOf(stage.resort, { inDays: 20 }));
    const spend = () => owner.call(payFromWalletRoute, { body: { bookingId, part: "full" } }, once());
    expect(await spend()).toMatchObject({ code: "WALLET_SHORT" });
    await owner.must(cancelPayoutRoute, { params: { _id } });
    expect((await spend()).ok).toBe(true);
  });

  it("is somebody else's for everybody else", async () => {
    const _id = await mustRequest(5_000);
    expect(await other.call(payoutRoute, { params: { _id } })).toMatchObject({ status: 404 });
    expect(await other.call(cancelPayoutRoute, { params: { _id } })).toMatchObject({ status: 404 });
    expect((await other.must(payoutsRoute, { query: {} })).total).toBe(0);
    expect(await owner.call(payoutRoute, { params: { _id: missing } })).toMatchObject({ status: 404 });
    for (const act of [approve, pay, reject]) expect(await act(missing)).toMatchObject({ status: 404 });
  });
});

describe("the staff's queue", () => {
  it("shows what waits the longest first, and counts", async () => {
    const waiting = await first.must(staffPayoutsRoute, { query: { state: "requested" } });
    const times = waiting.payouts.map(({ requestedAt }) => requestedAt);
    expect(times).toEqual(times.toSorted());
    expect(waiting.counts.requested).toBe(waiting.total);
    const { payouts } = await owner.must(payoutsRoute, { query: { limit: 100 } });
    const open = payouts.filter(({ state }) => state === "requested" || state === "approved");
    expect(waiting.openSen).toBe(open.reduce((sum, { amountSen }) => sum + amountSen, 0));
  });

  it("finds a payout by number, holder and the bank's reference", async () => {
    const { payouts } = await first.must(staffPayoutsRoute, { query: { state: "paid" } });
    const payout = payouts[0];
    for (const search of [payout?.number ?? "", "aina BINTI", "MBB2612050042"]) {
      const found = await first.must(staffPayoutsRoute, { query: { search, limit: 100 } });
      expect(found.payouts.map(({ _id }) => _id)).toContain(payout?._id);
    }
    expect((await first.must(staffPayoutsRoute, { query: { search: "nobody at all" } })).total).toBe(0);
  });

  it("shows the account number in full only to who may pay, while it can be paid", async () => {
    const _id = await mustRequest(5_000);
    const shown = (by: Caller) => by.must(staffPayoutRoute, { params: { _id } });
    expect((await shown(first)).fullNumber).toBe("512345678901");
    expect(await shown(looker)).toMatchObject({ fullNumber: null, acts: { approve: false, reject: false } });
    await reject(_id);
    expect((await shown(first)).fullNumber).toBeNull();
  });

  it("lets nobody act who may only look", async () => {
    const _id = await mustRequest(5_000);
    for (const act of [approve, pay, reject]) expect(await act(_id, looker)).toMatchObject({ status: 403 });
    expect(await looker.call(staffPayoutRoute, { params: { _id: missing } })).toMatchObject({ status: 404 });
    const { desk } = await staffCaller(stage, { bookings: all });
    expect(await desk.call(staffPayoutsRoute, { query: {} })).toMatchObject({ status: 403 });
  });
});

describe("the database", () => {
  const sql = (text: string, values: unknown[]) => stage.base.pool.query(text, values);

  it("takes the moves of the domain's table, and no other", async () => {
    const { rows } = await sql("SELECT prosrc FROM pg_proc WHERE proname = $1", ["payout_reserves"]);
    const [list = ""] = /\(OLD\.state, NEW\.state\) NOT IN \([^;]*? THEN/.exec(String(rows[0]?.prosrc)) ?? [];
    const taken = [...list.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, from, to]) => [from, to]);
    const known = payoutStates.flatMap((from) => Object.values(payoutMoves[from]).map((to) => [from, to]));
    expect(taken.toSorted()).toEqual(known.toSorted());
  });

  it("lets no payout skip its approval, change its amount, or vanish", async () => {
    const _id = await mustRequest(5_000);
    const paid =
      "UPDATE payout SET state = 'paid', approved_at = now(), paid_at = now(), paid_on = now(), bank_reference = 'x' WHERE id = $1";
    await expect(sql(paid, [_id])).rejects.toThrow("can't go from requested to paid");
    await expect(sql("UPDATE payout SET amount_sen = 1 WHERE id = $1", [_id])).rejects.toThrow(
      "keeps its owner",
    );
    await expect(sql("DELETE FROM payout WHERE id = $1", [_id])).rejects.toThrow("only ever added");
  });
});

describe("mails about payouts", () => {
  const mailOf = async (
    template: "payout-requested" | "payout-approved" | "payout-paid" | "payout-rejected",
    payoutId: PayoutId,
  ) => {
    const deployment = { secret: raceSecret, publicUrl: "https://resort.test" };
    const mail = await readMail(stage.base.db, deployment, { template, payoutId });
    return mail && { to: mail.to, ...renderLetter(mail.letter, mail.frame) };
  };

  it.each([
    ["en", "back in your wallet"],
    ["my", "dikembalikan ke dompet anda"],
    ["cn", "退回您的钱包"],
  ])("say in %s why one was rejected, and no account number", async (language, words) => {
    await stage.base.pool.query("UPDATE member SET language = $1", [language]);
    const _id = await mustRequest(5_000);
    expect((await mailOf("payout-requested", _id))?.text).toContain("••••8901");
    await reject(_id);
    const mail = await mailOf("payout-rejected", _id);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain("The account is in another name.");
    expect(mail?.text).not.toContain("512345678901");
    expect(await mailOf("payout-requested", _id)).toBeNull();
    await stage.base.pool.query("UPDATE member SET language = 'en'");
  });

  it("bring the bank's reference once it is transferred", async () => {
    const _id = await mustRequest(5_000);
    await approve(_id);
    expect((await mailOf("payout-approved", _id))?.subject).toContain("RM 50.00");
    await pay(_id);
    expect((await mailOf("payout-paid", _id))?.text).toContain("MBB2612050042");
  });
});
