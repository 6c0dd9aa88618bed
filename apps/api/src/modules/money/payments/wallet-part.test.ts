import { randomUUID } from "node:crypto";
import { bookingRoute, cancelQuoteRoute, releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import {
  payFromWalletRoute,
  paymentOptionsRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import type { PaymentId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { atTheBank, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
beforeAll(async () => {
  stage = await openStage({ days: 120, rooms: { standard: 30 } }, async (base) => {
    clock = await movableClock(base.pool);
  });
});
afterAll(() => stage.close());

const key = () => ({ "idempotency-key": randomUUID() });
const rowsOf = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
const detailOf = (guest: Caller, _id: string) => guest.must(bookingRoute, { params: { _id } });
const optionsOf = (guest: Caller, _id: string) => guest.must(paymentOptionsRoute, { params: { _id } });
const purseOf = async (guest: Caller) => (await guest.must(walletRoute, {})).balanceSen;

const walletSen = 30_000;
async function waiting(purse = walletSen, inDays = 60) {
  const { member } = await memberWithWallet(stage, purse);
  const { _id, hold } = await mustSubmit(member, stayOf(stage.resort, { inDays }));
  const { totalSen } = hold.quote;
  const body = { bookingId: _id, part: "full" as const, gateway: "sandbox" };
  const wallet = { amountSen: walletSen, restSen: totalSen - walletSen };
  const press = (headers = key(), more: object = {}) =>
    member.call(startPaymentRoute, { body: { ...body, wallet, ...more } }, headers);
  return { member, _id, totalSen, body, wallet, press };
}
/** Applies what the bank has told, as the server's jobs would. */
async function applyNews(paymentId: PaymentId) {
  await stage.jobs["poll-payment"]({ paymentId });
  for (const { id } of await rowsOf<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL"))
    await stage.jobs["apply-message"]({ inboxId: id });
}

describe("a part from the wallet and the rest at the bank", () => {
  it("are one press; the booking is confirmed once both are there", async () => {
    const { member, _id, totalSen, wallet, press } = await waiting();
    const started = await press();
    expect(started).toMatchObject({ ok: true, status: 201 });
    expect(await purseOf(member)).toBe(0);
    const between = await detailOf(member, _id);
    expect(between).toMatchObject({ status: "awaitingPayment", paidSen: walletSen });
    expect(await optionsOf(member, _id)).toMatchObject({ paidSen: walletSen });
    if (!started.ok) return;
    await atTheBank(started.value.redirectUrl, "never");
    await applyNews(started.value.paymentId);
    const after = await detailOf(member, _id);
    expect(after).toMatchObject({ status: "confirmed", paymentStatus: "success", paidSen: totalSen });
    expect(after.payments.map(({ gateway, amountSen }) => [gateway, amountSen]).toSorted()).toEqual([
      ["sandbox", wallet.restSen],
      ["wallet", walletSen],
    ]);
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("do not confirm by the wallet's part alone, though it covers the deposit", async () => {
    const { totalSen } = await waiting(1, 61);
    const most = totalSen - 1_000;
    const { member, _id, press } = await waiting(most, 61);
    await press(key(), { wallet: { amountSen: most, restSen: 1_000 } });
    expect(await detailOf(member, _id)).toMatchObject({ status: "awaitingPayment", paidSen: most });
  });

  it("are taken once, however often and from however many tabs they are pressed", async () => {
    const { member, _id, press } = await waiting();
    const same = key();
    const answers = await Promise.all([press(same), press(same), press(), press()]);
    const opened = new Set(answers.map((answer) => (answer.ok ? answer.value.paymentId : answer.code)));
    expect(opened.size).toBe(1);
    expect(await purseOf(member)).toBe(0);
    const made = await rowsOf<{ gateway: string }>("SELECT gateway FROM payment WHERE booking_id = $1", [
      _id,
    ]);
    expect(made.map(({ gateway }) => gateway).toSorted()).toEqual(["sandbox", "wallet"]);
  });

  it("leave nothing behind when the wallet is short or the sums are not as shown", async () => {
    const { member, _id, press, wallet } = await waiting(walletSen - 1);
    expect(await press()).toMatchObject({ status: 402, code: "WALLET_SHORT" });
    const other = { wallet: { ...wallet, restSen: wallet.restSen + 1 } };
    expect(await press(key(), other)).toMatchObject({ status: 409, code: "AMOUNT_NOT_OFFERED" });
    expect(await rowsOf("SELECT FROM payment WHERE booking_id = $1", [_id])).toEqual([]);
    expect(await purseOf(member)).toBe(walletSen - 1);
  });

  it("are refused to who has no wallet, and for somebody else's booking", async () => {
    const { body, wallet, _id } = await waiting();
    const { member: other } = await memberWithWallet(stage, walletSen);
    const sent = { body: { ...body, wallet } };
    expect(await other.call(startPaymentRoute, sent, key())).toMatchObject({ status: 404 });
    const guest = await newGuest(stage.urls);
    const own = await mustSubmit(guest, stayOf(stage.resort, { inDays: 62 }));
    const call = { body: { ...body, wallet, bookingId: own._id } };
    expect(await guest.call(startPaymentRoute, call, key())).toMatchObject({ code: "WALLET_SHORT" });
    expect(await purseOf(other)).toBe(walletSen);
    expect(await rowsOf("SELECT FROM payment WHERE booking_id = $1", [_id])).toEqual([]);
  });

  it("say what the wallet gave when the bank's page does not open, and ask for the rest alone", async () => {
    const { member, _id, press, wallet } = await waiting();
    const same = key();
    await rowsOf("ALTER TABLE sandbox_bank.session RENAME TO closed");
    const down = await press(same);
    await rowsOf("ALTER TABLE sandbox_bank.closed RENAME TO session");
    expect(down).toMatchObject({ code: "GATEWAY_DOWN", facts: { rule: "walletPart", walletSen } });
    expect(await purseOf(member)).toBe(0);
    expect((await optionsOf(member, _id)).offers).toContainEqual({ part: "full", amountSen: wallet.restSen });
    expect(await press(same)).toMatchObject({ ok: true });
    expect(await purseOf(member)).toBe(0);
  });

  it("close a page that asked for all before", async () => {
    const { member, body, press, totalSen } = await waiting();
    const whole = await member.must(startPaymentRoute, { body }, key());
    expect(await press()).toMatchObject({ ok: true });
    const [first] = await rowsOf<{ state: string }>(
      "SELECT state FROM sandbox_bank.session WHERE reference = $1",
      [whole.paymentId],
    );
    expect(first?.state).not.toBe("open");
    expect(totalSen).toBeGreaterThan(walletSen);
  });
});

describe("a part whose rest never comes", () => {
  it("goes back to the wallet at the deadline", async () => {
    const { member, _id, press } = await waiting();
    await press();
    await clock.move(3 * 3_600);
    await stage.jobs["lapse-booking"]({ bookingId: _id });
    await clock.move(-3 * 3_600);
    expect(await detailOf(member, _id)).toMatchObject({ status: "cancelled", paidSen: 0 });
    expect(await purseOf(member)).toBe(walletSen);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("goes back whole when the guest gives the booking up, whatever the policy keeps of others", async () => {
    const { member, _id, press } = await waiting(walletSen, 3);
    await press();
    const quote = await member.must(cancelQuoteRoute, { params: { _id } });
    expect(quote).toMatchObject({ refundSen: walletSen, keptSen: 0, to: "wallet" });
    await member.must(releasePreBookingRoute, { params: { _id } });
    expect(await purseOf(member)).toBe(walletSen);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("can be completed from the wallet as well, or by another page for the rest alone", async () => {
    const { member, _id, press, totalSen, wallet, body } = await waiting(walletSen);
    await press();
    expect((await optionsOf(member, _id)).offers).toContainEqual({ part: "full", amountSen: wallet.restSen });
    const again = await member.must(startPaymentRoute, { body }, key());
    await atTheBank(again.redirectUrl, "never");
    await applyNews(again.paymentId);
    expect(await detailOf(member, _id)).toMatchObject({ status: "confirmed", paidSen: totalSen });
  });
});

it("pays a part of a balance at once", async () => {
  const { member } = await memberWithWallet(stage, 1_000_000);
  const { _id, hold } = await mustSubmit(member, stayOf(stage.resort, { inDays: 70 }));
  await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "deposit" } }, key());
  const owedSen = hold.quote.totalSen - hold.quote.depositSen;
  const body = {
    bookingId: _id,
    part: "balance" as const,
    gateway: "sandbox",
    wallet: { amountSen: 10_000, restSen: owedSen - 10_000 },
  };
  await member.must(startPaymentRoute, { body }, key());
  expect(await detailOf(member, _id)).toMatchObject({
    status: "confirmed",
    balance: { owedSen: owedSen - 10_000 },
  });
});

describe("a sum that was shown and is not asked for any more", () => {
  const more = { agreedSen: 1 };

  it("is taken neither from the wallet nor asked for at the bank", async () => {
    const { member, _id, totalSen, body } = await waiting(1_000_000);
    const whole = { bookingId: _id, part: "full" as const };
    const changed = { code: "AMOUNT_NOT_OFFERED", facts: { rule: "changed", amountSen: totalSen } };
    const open = await member.must(startPaymentRoute, { body }, key());
    expect(await member.call(payFromWalletRoute, { body: { ...whole, ...more } }, key())).toMatchObject(
      changed,
    );
    expect(await member.call(startPaymentRoute, { body: { ...body, ...more } }, key())).toMatchObject(
      changed,
    );
    expect(await purseOf(member)).toBe(1_000_000);
    const made = await rowsOf<{ id: string; state: string }>(
      "SELECT id, state FROM payment WHERE booking_id = $1",
      [_id],
    );
    expect(made).toEqual([{ id: open.paymentId, state: "started" }]);
    const same = await member.must(startPaymentRoute, { body: { ...body, agreedSen: totalSen } }, key());
    expect(same.paymentId).toBe(open.paymentId);
  });

  it("is paid once, though its call is sent again after the money is in", async () => {
    const { member, _id, totalSen } = await waiting(1_000_000);
    const same = key();
    const body = { bookingId: _id, part: "full" as const, agreedSen: totalSen };
    const paid = await member.must(payFromWalletRoute, { body }, same);
    expect(await member.must(payFromWalletRoute, { body }, same)).toEqual(paid);
    expect(await purseOf(member)).toBe(1_000_000 - totalSen);
  });
});
