import { randomUUID } from "node:crypto";
import { buyEventRoute } from "@pulau/contract/events.ts";
import {
  paymentOptionsRoute,
  payPurchaseFromWalletRoute,
  startPaymentRoute,
  walletRoute,
} from "@pulau/contract/payments.ts";
import { cancelPurchaseRoute, purchaseRoute } from "@pulau/contract/purchases.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { eventually } from "../../../races/eventually.ts";
import { atTheBank } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { guestsOf, makeEvent } from "../events/test-event.ts";
import { openPurchase } from "./open-purchase.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
let buyer: Caller;
let accountId: AccountId;
let stranger: Caller;

beforeAll(async () => {
  stage = await openStage({ days: 60 }, async (base) => {
    clock = await movableClock(base.pool);
  });
  ({ member: buyer, accountId } = await memberWithWallet(stage, 500_00));
  ({ member: stranger } = await memberWithWallet(stage, 500_00));
});
afterAll(() => stage.close());

const once = () => ({ "idempotency-key": randomUUID() });
const look = (_id: string) => buyer.must(purchaseRoute, { params: { _id } });

/** Two places at a dinner, RM 240, as the buyer opened them. */
async function places(capacity = 10): Promise<string> {
  const eventId = await makeEvent(stage.base.db, stage.resort, { capacity });
  return (await buyer.must(buyEventRoute, { body: { eventId, guests: guestsOf(2) } }, once())).purchaseId;
}

/**
 * Purchases of one account are opened one after the other, under its lock. Where a machine is so slow that the last of them
 * waits longer than any lock may take, it is told to come again, and does, with the key that it had.
 */
async function untilDecided<T extends { ok: boolean }>(
  call: (key: Record<string, string>) => Promise<T>,
): Promise<T> {
  const key = once();
  return eventually(
    () => call(key),
    (answer) => !("code" in answer) || answer.code !== "BUSY",
  );
}

const credit = () =>
  inTransaction(stage.base.db, async (tx) => {
    const facts = { name: { en: "Credit", my: "Kredit", cn: "充值" } };
    const purchase = {
      accountId,
      flow: "top-up" as const,
      subjectId: null,
      count: 1,
      totalSen: 100_00,
      facts,
    };
    const opened = await openPurchase(tx, purchase);
    if (!opened.ok) throw new Error(opened.failure.code);
    return opened.value._id;
  });

describe("a purchase", () => {
  it("shows what it is, what can be paid, and until when", async () => {
    const _id = await places();
    expect(await look(_id)).toMatchObject({
      flow: "event",
      state: "open",
      count: 2,
      totalSen: 240_00,
      paidSen: 0,
      latest: null,
      number: expect.stringMatching(/^TB-P\d{5}$/),
    });
    const options = await buyer.must(paymentOptionsRoute, { params: { _id } });
    expect(options.offers).toEqual([{ part: "full", amountSen: 240_00 }]);
    expect(options.gateways.map(({ id }) => id)).toEqual(["sandbox", "wallet"]);
  });

  it("is paid from the wallet once, however often it is pressed, and fulfilled once", async () => {
    const purchaseId = await places();
    const key = once();
    const presses = [1, 2, 3].map(() =>
      buyer.call(payPurchaseFromWalletRoute, { body: { purchaseId } }, key),
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map((answer) => answer.ok && answer.value.paymentId)).size).toBe(1);
    expect(await look(purchaseId)).toMatchObject({ state: "paid", paidSen: 240_00 });
    const job = { purchaseId };
    await Promise.all([stage.jobs["fulfil-purchase"](job), stage.jobs["fulfil-purchase"](job)]);
    expect(await look(purchaseId)).toMatchObject({ state: "done" });
    const again = await buyer.call(payPurchaseFromWalletRoute, { body: { purchaseId } }, once());
    expect(again).toMatchObject({ ok: false, code: "WRONG_STATE" });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("ends when it is not paid in time, and what it kept is free again", async () => {
    const purchaseId = await places(2);
    await clock.move(31 * 60);
    await stage.jobs["lapse-purchase"]({ purchaseId });
    expect(await look(purchaseId)).toMatchObject({ state: "cancelled", cancelReason: "NOT_PAID_IN_TIME" });
    const late = await buyer.call(payPurchaseFromWalletRoute, { body: { purchaseId } }, once());
    expect(late).toMatchObject({ ok: false, code: "NOT_PAID_IN_TIME" });
    const { rows } = await stage.base.pool.query(
      "SELECT s.held, s.sold FROM stock s JOIN purchase p ON p.subject_id = s.id WHERE p.id = $1",
      [purchaseId],
    );
    expect(rows).toEqual([{ held: 0, sold: 0 }]);
  });

  it("is given up by its buyer, its bank page with it", async () => {
    const purchaseId = await places();
    const body = { purchaseId, part: "full", gateway: "sandbox" } as const;
    const { redirectUrl } = await buyer.must(startPaymentRoute, { body }, once());
    await buyer.must(cancelPurchaseRoute, { params: { _id: purchaseId } });
    expect(await look(purchaseId)).toMatchObject({ state: "cancelled", cancelReason: "BY_BUYER" });
    const page = await (await fetch(redirectUrl)).text();
    expect(page).toContain("This payment has been decided.");
    const twice = await buyer.call(cancelPurchaseRoute, { params: { _id: purchaseId } });
    expect(twice).toMatchObject({ ok: false, code: "WRONG_STATE" });
  });

  it("takes a part from the wallet and the rest at the bank in one press", async () => {
    const { member } = await memberWithWallet(stage, 90_00);
    const eventId = await makeEvent(stage.base.db, stage.resort, { capacity: 10 });
    const open = async () =>
      (await member.must(buyEventRoute, { body: { eventId, guests: guestsOf(2) } }, once())).purchaseId;
    const purse = async () => (await member.must(walletRoute, {})).balanceSen;
    const press = (purchaseId: PurchaseId, wallet = { amountSen: 90_00, restSen: 150_00 }) =>
      member.call(
        startPaymentRoute,
        { body: { purchaseId, part: "full", gateway: "sandbox", wallet } },
        once(),
      );
    const bought = await open();
    expect(await press(bought, { amountSen: 90_00, restSen: 151_00 })).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
    });
    const started = await press(bought);
    if (!started.ok) throw new Error(started.code);
    expect(await purse()).toBe(0);
    const between = await member.must(purchaseRoute, { params: { _id: bought } });
    expect(between).toMatchObject({ state: "open", paidSen: 90_00 });
    await atTheBank(started.value.redirectUrl, "never");
    await stage.jobs["poll-payment"]({ paymentId: started.value.paymentId });
    const { rows } = await stage.base.pool.query("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
    for (const { id } of rows) await stage.jobs["apply-message"]({ inboxId: id });
    const paid = await member.must(purchaseRoute, { params: { _id: bought } });
    expect(paid).toMatchObject({ state: "paid", paidSen: 240_00 });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("gives the wallet its part back when it is given up before the rest came", async () => {
    const { member } = await memberWithWallet(stage, 90_00);
    const eventId = await makeEvent(stage.base.db, stage.resort, { capacity: 10 });
    const order = { body: { eventId, guests: guestsOf(2) } };
    const { purchaseId } = await member.must(buyEventRoute, order, once());
    const wallet = { amountSen: 90_00, restSen: 150_00 };
    const body = { purchaseId, part: "full", gateway: "sandbox", wallet } as const;
    await member.must(startPaymentRoute, { body }, once());
    await member.must(cancelPurchaseRoute, { params: { _id: purchaseId } });
    expect((await member.must(walletRoute, {})).balanceSen).toBe(90_00);
    const ended = await member.must(purchaseRoute, { params: { _id: purchaseId } });
    expect(ended).toMatchObject({ state: "cancelled", cancelReason: "BY_BUYER", paidSen: 0 });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("that is credit can't be bought with credit", async () => {
    const purchaseId = await credit();
    const options = await buyer.must(paymentOptionsRoute, { params: { _id: purchaseId } });
    expect(options.gateways.map(({ id }) => id)).toEqual(["sandbox"]);
    const paid = await buyer.call(payPurchaseFromWalletRoute, { body: { purchaseId } }, once());
    expect(paid).toMatchObject({ ok: false, code: "WRONG_STATE" });
    const wallet = { amountSen: 50_00, restSen: 50_00 };
    const body = { purchaseId, part: "full", gateway: "sandbox", wallet } as const;
    expect(await buyer.call(startPaymentRoute, { body }, once())).toMatchObject({ code: "WRONG_STATE" });
  });

  it("keeps only so many from others unpaid, also when they are opened at once", async () => {
    const { member } = await memberWithWallet(stage, 1);
    const eventId = await makeEvent(stage.base.db, stage.resort, { capacity: 50 });
    const order = { body: { eventId, guests: guestsOf(1) } };
    const opened = await Promise.all(
      Array.from({ length: 9 }, () => untilDecided((key) => member.call(buyEventRoute, order, key))),
    );
    expect(opened.filter(({ ok }) => ok)).toHaveLength(5);
    const refused = opened.filter((attempt) => !attempt.ok);
    expect(new Set(refused.map((attempt) => !attempt.ok && attempt.code))).toEqual(
      new Set(["PURCHASE_QUOTA"]),
    );
    const { rows } = await stage.base.pool.query("SELECT held FROM stock WHERE id = $1", [eventId]);
    expect(rows).toEqual([{ held: 5 }]);
    const other = await stranger.call(buyEventRoute, order, once());
    expect(other.ok).toBe(true);
  });

  it("is limited with what keeps nothing from others, such as credit, and what is paid or over counts no more", async () => {
    const { member } = await memberWithWallet(stage, 1);
    const topUp = () => member.call(topUpRoute, { body: { amountSen: 100_00 } }, once());
    const eventId = await makeEvent(stage.base.db, stage.resort, { capacity: 50 });
    const places = () => member.call(buyEventRoute, { body: { eventId, guests: guestsOf(1) } }, once());
    const [first] = [await topUp(), await topUp(), await topUp(), await topUp(), await places()];
    for (const refused of [await topUp(), await places()])
      expect(refused).toMatchObject({ code: "PURCHASE_QUOTA", status: 429, facts: { most: 5 } });
    await member.must(cancelPurchaseRoute, { params: { _id: first?.ok ? first.value._id : "" } });
    expect((await topUp()).ok).toBe(true);
    expect(await topUp()).toMatchObject({ code: "PURCHASE_QUOTA" });
    await clock.move(31 * 60);
    expect((await topUp()).ok).toBe(true);
  });

  it("is nobody else's to see, pay or give up", async () => {
    const _id = await places();
    const body = { purchaseId: _id };
    const start = { ...body, part: "full", gateway: "sandbox" } as const;
    for (const answer of [
      await stranger.call(purchaseRoute, { params: { _id } }),
      await stranger.call(paymentOptionsRoute, { params: { _id } }),
      await stranger.call(payPurchaseFromWalletRoute, { body }, once()),
      await stranger.call(startPaymentRoute, { body: start }, once()),
      await stranger.call(cancelPurchaseRoute, { params: { _id } }),
    ])
      expect(answer).toMatchObject({ ok: false, code: "NOT_FOUND" });
    expect(await look(_id)).toMatchObject({ state: "open", paidSen: 0 });
  });

  it("refuses a wallet that is short", async () => {
    const eventId = await makeEvent(stage.base.db, stage.resort, { adultSen: 1_000_00 });
    const order = { body: { eventId, guests: guestsOf(1) } };
    const { purchaseId } = await buyer.must(buyEventRoute, order, once());
    const body = { purchaseId };
    const paid = await buyer.call(payPurchaseFromWalletRoute, { body }, once());
    expect(paid).toMatchObject({ ok: false, code: "WALLET_SHORT" });
  });
});
