import { randomUUID } from "node:crypto";
import { cancelBookingRoute, cancelQuoteRoute, releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import { setGatewaysRoute } from "@pulau/contract/gateways.ts";
import { paymentStatusRoute, startPaymentRoute, walletRoute } from "@pulau/contract/payments.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../db/invariants.ts";
import { inTransaction } from "../../db/tx.ts";
import { localBillplz } from "../../gateways/billplz/testing/local-server.ts";
import { localFiuu } from "../../gateways/fiuu/testing/local-server.ts";
import { sandboxKeyOf } from "../../gateways/gateways.ts";
import { paymentFlows } from "../../gateways/port.ts";
import { localBank } from "../../gateways/sandbox/testing/local-bank.ts";
import { localStripe } from "../../gateways/stripe/testing/local-server.ts";
import type { DisputedSum, DisputeStage, Provider, Sent } from "../../gateways/testing/provider.ts";
import type { Caller } from "../../races/caller.ts";
import { movableClock } from "../../races/controls.ts";
import { mustSubmit, newGuest, stayOf } from "../../races/guest.ts";
import { memberWithWallet } from "../../races/members.ts";
import { openStage, type Stage } from "../../races/one-server.ts";
import { raceSecret } from "../../races/server-process.ts";
import { staffCaller } from "../../races/staff.ts";
import { paidBackByTransfer, retryRefund } from "./public.ts";

let stage: Stage;
let clock: { move(seconds: number): Promise<void> };
const providers = new Map<string, Provider>();
const hour = 3_600;
const ids = ["sandbox", "stripe", "billplz", "fiuu"] as const;

beforeAll(async () => {
  const bank = await localBank({
    pool: () => stage.base.pool,
    url: () => stage.urls[0] ?? "",
    merchantKey: sandboxKeyOf(raceSecret),
  });
  for (const each of [bank, await localStripe(), await localBillplz(), await localFiuu()]) {
    providers.set(each.id, each);
  }
  const keys = Object.assign({}, ...[...providers.values()].map(({ env }) => env));
  stage = await openStage(
    { rooms: { standard: 12 }, days: 120 },
    async (base) => {
      clock = await movableClock(base.pool);
    },
    keys,
  );
  const { desk } = await staffCaller(stage, {
    settings: { read: true, write: true, create: true, delete: true },
  });
  await desk.must(setGatewaysRoute, { body: { gateways: ids.map((id) => ({ id, active: true })) } });
});
afterAll(async () => {
  await stage.close();
  for (const each of providers.values()) await each.close();
});

const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];

const balanceOf = async (kind: string, key: string): Promise<number> => {
  const [found] = await ask<{ sen: number }>(
    "SELECT coalesce(sum(sen), 0)::int AS sen FROM ledger_entry WHERE account_kind = $1 AND account_key = $2",
    [kind, key],
  );
  return found?.sen ?? 0;
};
/** What the books say that a gateway holds for us, and that it took for disputes, in sen. */
const heldBy = async (gateway: string): Promise<number> => 0 - (await balanceOf("gateway", gateway));
const disputedAt = async (gateway: string): Promise<number> => 0 - (await balanceOf("disputed", gateway));

/** Applies whatever was told, as the jobs would; a job that breaks is tried again by the test itself. */
async function workOff(): Promise<void> {
  for (let left = 1; left > 0; ) {
    const waiting = await ask<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
    for (const { id } of waiting) await stage.jobs["apply-message"]({ inboxId: id });
    left = (await ask("SELECT FROM gateway_inbox WHERE applied_at IS NULL")).length;
  }
}

let day = 0;

describe.each(ids)("%s", (gateway) => {
  let provider: Provider;
  let guest: Caller;

  beforeAll(() => {
    const found = providers.get(gateway);
    if (!found) throw new Error(`no ${gateway}`);
    provider = found;
  });
  beforeEach(async () => {
    provider.trouble = "none";
    guest = await newGuest(stage.urls);
  });

  const start = (bookingId: string, key: string = randomUUID()) =>
    guest.call(startPaymentRoute, { body: { bookingId, part: "full", gateway } }, { "idempotency-key": key });
  /** A booking of its own days, with the gateway's page open for it. */
  async function withPage() {
    day = (day + 1) % 50;
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 40 + day }));
    const started = await start(_id);
    if (!started.ok) throw new Error(`start: ${started.code}`);
    const { paymentId, redirectUrl: page } = started.value;
    return { _id, paymentId, page };
  }
  const tell = async ({ headers, body }: Sent, flow = "reservation") => {
    const address = `${stage.urls[0]}/api/payment/callback/${gateway}/${flow}`;
    const answer = await fetch(address, { method: "POST", headers, body });
    return { status: answer.status, text: await answer.text() };
  };
  const statusOf = (_id: string) => guest.must(paymentStatusRoute, { params: { _id } });
  const postedFor = (paymentId: string) =>
    ask("SELECT FROM ledger_transaction WHERE payment_id = $1 AND refund_id IS NULL", [paymentId]);
  /** A paid stay, cancelled: part of its money is on its way back. */
  async function withRefund() {
    const paid = await withPage();
    await provider.pay(paid.page);
    await tell(await provider.callback(paid.page));
    await workOff();
    const { refundSen } = await guest.must(cancelQuoteRoute, { params: { _id: paid._id } });
    await guest.must(cancelBookingRoute, {
      params: { _id: paid._id },
      query: { agreedRefundSen: refundSen },
    });
    const [refund] = await ask<{ id: string }>("SELECT id FROM refund WHERE booking_id = $1", [paid._id]);
    return { ...paid, refundSen, refundId: refund?.id ?? "" };
  }
  const refundOf = (refundId: string) =>
    ask<{ state: string; reason: string | null }>("SELECT state, reason FROM refund WHERE id = $1", [
      refundId,
    ]);
  const needOf = (refundId: string) =>
    ask<{ kind: string; open: boolean }>(
      "SELECT kind, done_at IS NULL AS open FROM needs_person WHERE facts ->> 'refundId' = $1",
      [refundId],
    );

  /** Only Stripe tells of what happens to money long after it moved. */
  const itTells: (what: string, test: () => Promise<void>) => void =
    gateway === "stripe" ? it : () => undefined;
  const comeBack = async (page: string): Promise<Sent[]> => (await provider.refundsComeBack?.(page)) ?? [];
  async function dispute(page: string, reached: DisputeStage, over?: DisputedSum): Promise<Sent> {
    const news = await provider.dispute?.(page, reached, over);
    if (!news) throw new Error(`${gateway} knows no disputes`);
    return news;
  }

  it("opens one page for one payment, however often it is asked", async () => {
    day += 1;
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 40 + day }));
    const key = randomUUID();
    const answers = [await start(_id, key), await start(_id, key), await start(_id)];
    const pages = new Set(answers.map((each) => each.ok && each.value.redirectUrl));
    expect(pages.size).toBe(1);
    const [first] = answers;
    if (!first?.ok) throw new Error("no page");
    expect(await provider.isOpen(first.value.redirectUrl)).toBe(true);
    expect(await provider.pagesOf(first.value.paymentId)).toBe(1);
    expect(provider.complaints).toEqual([]);
  });

  it("confirms a paid booking once, however often it is told", async () => {
    const { _id, paymentId, page } = await withPage();
    await provider.pay(page);
    const news = await provider.callback(page);
    const answers = await Promise.all([tell(news), tell(news), tell(await provider.callback(page))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    if (gateway === "fiuu") expect(answers[0]?.text).toBe("CBTOKEN:MPSTATOK");
    await stage.jobs["poll-payment"]({ paymentId });
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed", paymentStatus: "success" });
    expect(await postedFor(paymentId)).toHaveLength(1);
  });

  it("finds by asking what no callback told", async () => {
    const { _id, paymentId, page } = await withPage();
    await stage.jobs["poll-payment"]({ paymentId });
    expect(await statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
    await provider.pay(page);
    await stage.jobs["poll-payment"]({ paymentId });
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("closes the page of a try that failed, and lets the guest pay on another", async () => {
    const { _id, paymentId, page } = await withPage();
    await provider.decline(page);
    expect((await tell(await provider.callback(page))).status).toBe(200);
    await workOff();
    expect(await statusOf(_id)).toMatchObject({
      status: "awaitingPayment",
      latest: { _id: paymentId, state: "declined" },
    });
    if (gateway !== "fiuu") expect(await provider.isOpen(page)).toBe(false);
    const again = await start(_id);
    if (!again.ok) throw new Error(again.code);
    await provider.pay(again.value.redirectUrl);
    await tell(await provider.callback(again.value.redirectUrl));
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("gives an attempt up whose page's time is over", async () => {
    const { _id, paymentId, page } = await withPage();
    if (provider.expire) {
      await provider.expire(page);
      await stage.jobs["poll-payment"]({ paymentId });
    } else {
      await ask("UPDATE payment SET session_ends_at = pulau_now() WHERE id = $1", [paymentId]);
      await stage.jobs["poll-payment"]({ paymentId });
    }
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ latest: { state: "expired" } });
    if (gateway !== "fiuu") expect(await provider.isOpen(page)).toBe(false);
  });

  it("believes no signature but its own", async () => {
    const { _id, page } = await withPage();
    await provider.pay(page);
    const before = await ask("SELECT FROM gateway_inbox");
    expect(await tell(await provider.forged(page))).toMatchObject({ status: 401 });
    expect(await tell({ headers: { "content-type": "application/json" }, body: "{}" })).toMatchObject({
      status: 401,
    });
    expect(await ask("SELECT FROM gateway_inbox")).toHaveLength(before.length);
    expect(await statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
  });

  it("puts another amount before a person, and takes the right one after it", async () => {
    const { _id, page } = await withPage();
    await provider.pay(page);
    expect((await tell(await provider.callback(page, { amountSen: 100 }))).status).toBe(200);
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
    expect(await ask("SELECT kind FROM needs_person WHERE booking_id = $1", [_id])).toEqual([
      { kind: "PAYMENT_DOES_NOT_FIT" },
    ]);
    await tell(await provider.callback(page));
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("has its page closed before a booking is given up, and is heard if the guest was faster", async () => {
    const given = await withPage();
    await guest.must(releasePreBookingRoute, { params: { _id: given._id } });
    if (gateway !== "fiuu") expect(await provider.isOpen(given.page)).toBe(false);
    const kept = await withPage();
    await provider.pay(kept.page);
    expect(await guest.call(releasePreBookingRoute, { params: { _id: kept._id } })).toMatchObject({
      ok: false,
      code: "PAYMENT_UNDER_WAY",
    });
    await workOff();
    expect(await statusOf(kept._id)).toMatchObject({ status: "confirmed" });
  });

  it("is asked before a booking lapses: who has paid by then has paid", async () => {
    const [paid, unpaid] = [await withPage(), await withPage()];
    await provider.pay(paid.page);
    await clock.move(3 * hour);
    for (const { _id } of [paid, unpaid]) {
      await stage.jobs["lapse-booking"]({ bookingId: _id });
      await workOff();
      await stage.jobs["lapse-booking"]({ bookingId: _id });
    }
    await clock.move(-3 * hour);
    expect(await statusOf(paid._id)).toMatchObject({ status: "confirmed" });
    expect(await statusOf(unpaid._id)).toMatchObject({ status: "cancelled" });
    if (gateway !== "fiuu") expect(await provider.isOpen(unpaid.page)).toBe(false);
  });

  it("keeps a booking for a while when nobody can say whether it is paid", async () => {
    const { _id, page } = await withPage();
    await provider.pay(page);
    await ask("UPDATE booking SET pay_until = pulau_now() WHERE id = $1", [_id]);
    provider.trouble = "down";
    await stage.jobs["lapse-booking"]({ bookingId: _id });
    expect(await statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
    await clock.move(hour);
    await stage.jobs["lapse-booking"]({ bookingId: _id });
    expect(await statusOf(_id)).toMatchObject({ status: "cancelled" });
    await clock.move(-hour);
    provider.trouble = "none";
    await tell(await provider.callback(page)); // late money, and the room is still free
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("is asked again after an answer that was lost, and charges once", async () => {
    day += 1;
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 40 + day }));
    const key = randomUUID();
    if (gateway !== "fiuu") {
      for (const trouble of ["down", "cut"] as const) {
        provider.trouble = trouble;
        expect(await start(_id, key)).toMatchObject({ ok: false, code: "GATEWAY_DOWN" });
      }
    }
    provider.trouble = "none";
    const opened = await start(_id, key);
    if (!opened.ok) throw new Error(opened.code);
    await provider.pay(opened.value.redirectUrl);
    await stage.jobs["poll-payment"]({ paymentId: opened.value.paymentId });
    await workOff();
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed" });
    expect(await ask("SELECT FROM payment WHERE booking_id = $1", [_id])).toHaveLength(1);
  });

  it("sends money back once, in part, by jobs that run twice and lose answers", async () => {
    const { page, refundId, refundSen } = await withRefund();
    expect(refundSen).toBeGreaterThan(0);
    if (provider.refundsOf === null) return;
    provider.trouble = "cut";
    await expect(stage.jobs["return-money"]({ refundId })).rejects.toThrow();
    provider.trouble = "none";
    await Promise.allSettled([
      stage.jobs["return-money"]({ refundId }),
      stage.jobs["return-money"]({ refundId }),
    ]);
    await stage.jobs["return-money"]({ refundId });
    expect(await provider.refundsOf(page)).toEqual([refundSen]);
    expect(await refundOf(refundId)).toMatchObject([{ state: "done" }]);
  });

  it("puts a refund that it will never make before a person", async () => {
    const { page, refundId } = await withRefund();
    await provider.refundElsewhere?.(page);
    await stage.jobs["return-money"]({ refundId });
    const byHand = gateway === "billplz";
    const [found] = await refundOf(refundId);
    expect(found?.state).toBe(byHand ? "byHand" : "failed");
    expect(found?.reason).toBeTruthy();
    expect(await needOf(refundId)).toEqual([
      { kind: byHand ? "REFUND_BY_HAND" : "REFUND_REFUSED", open: true },
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
    await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId }));
    expect(await needOf(refundId)).toMatchObject([{ open: false }]);
    await stage.jobs["return-money"]({ refundId });
    const reference = { refundId, reference: "IBG 20261121" };
    await inTransaction(stage.base.db, (tx) => paidBackByTransfer(tx, reference));
    expect(await refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect((await needOf(refundId)).some(({ open }) => open)).toBe(false);
    const again = await inTransaction(stage.base.db, (tx) => paidBackByTransfer(tx, reference));
    expect(again).toMatchObject({ ok: false, failure: { code: "WRONG_STATE" } });
  });

  itTells("takes a refund that came back out of the books, and pays it once by the next try", async () => {
    const { _id, page, refundId, refundSen } = await withRefund();
    await stage.jobs["return-money"]({ refundId });
    const heldBefore = await heldBy(gateway);
    const news = await comeBack(page);
    expect(news.length).toBeGreaterThan(1); // told by two events, and each of them twice
    for (const each of [...news, ...news]) expect((await tell(each)).status).toBe(200);
    await workOff();
    expect(await refundOf(refundId)).toEqual([{ state: "failed", reason: "expired_or_canceled_card" }]);
    expect(await needOf(refundId)).toEqual([{ kind: "REFUND_CAME_BACK", open: true }]);
    expect((await heldBy(gateway)) - heldBefore).toBe(refundSen);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
    await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId }));
    provider.trouble = "cut";
    await expect(stage.jobs["return-money"]({ refundId })).rejects.toThrow();
    provider.trouble = "none";
    await stage.jobs["return-money"]({ refundId });
    expect(await provider.refundsOf?.(page)).toEqual([refundSen]);
    for (const each of news) await tell(each); // the first try's news once more: this one stands
    await workOff();
    expect(await refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect(await heldBy(gateway)).toBe(heldBefore);
    for (const each of await comeBack(page)) await tell(each);
    await workOff();
    await inTransaction(stage.base.db, (tx) => paidBackByTransfer(tx, { refundId, reference: "IBG 2" }));
    expect(await refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect((await needOf(refundId)).filter(({ open }) => open)).toEqual([]);
    expect((await heldBy(gateway)) - heldBefore).toBe(refundSen);
    expect(await statusOf(_id)).toMatchObject({ status: "cancelled" });
  });

  itTells("waits with the news of a refund until its own call is answered", async () => {
    const { page, refundId } = await withRefund();
    await stage.jobs["return-money"]({ refundId });
    await ask("UPDATE refund SET state = 'queued', gateway_ref = NULL, done_at = NULL WHERE id = $1", [
      refundId,
    ]);
    const [first] = await comeBack(page);
    if (first) await tell(first);
    await expect(workOff()).rejects.toThrow();
    await ask("UPDATE refund SET state = 'failed' WHERE id = $1", [refundId]);
    await workOff();
    expect(await needOf(refundId)).toEqual([]);
    await ask("UPDATE refund SET state = 'done', done_at = pulau_now() WHERE id = $1", [refundId]);
  });

  /** A paid stay, and what a dispute about it tells in the order that is asked for. */
  async function withDispute(...told: readonly DisputeStage[]) {
    const paid = await withPage();
    await provider.pay(paid.page);
    await tell(await provider.callback(paid.page));
    await workOff();
    const before = { held: await heldBy(gateway), disputed: await disputedAt(gateway) };
    const hear = async (...stages: readonly DisputeStage[]) => {
      for (const each of stages) {
        const news = await dispute(paid.page, each);
        for (const _ of [1, 2]) expect((await tell(news)).status).toBe(200);
        await workOff();
      }
      expect(await checkInvariants(stage.base.pool)).toEqual([]);
    };
    await hear(...told);
    const since = async () => ({
      held: (await heldBy(gateway)) - before.held,
      disputed: (await disputedAt(gateway)) - before.disputed,
    });
    const needs = () =>
      ask<{ kind: string; outcome: string | null; facts: Record<string, unknown> }>(
        "SELECT kind, outcome, facts FROM needs_person WHERE booking_id = $1 ORDER BY at, kind",
        [paid._id],
      );
    const [{ sen } = { sen: 0 }] = await ask<{ sen: number }>(
      "SELECT amount_sen AS sen FROM payment WHERE id = $1",
      [paid.paymentId],
    );
    return { ...paid, sen, hear, since, needs };
  }

  itTells("puts a dispute before staff with its reason, its last day and what the bank took", async () => {
    const { sen, hear, since, needs } = await withDispute("inquired");
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    await hear("created", "underReview");
    expect(await since()).toEqual({ held: -sen, disputed: sen });
    expect(await needs()).toMatchObject([
      {
        kind: "DISPUTE",
        outcome: null,
        facts: { reason: "fraudulent", withdrawnSen: sen, dueOn: "2027-01-01" },
      },
    ]);
    await hear("won");
    expect(await since()).toEqual({ held: -sen, disputed: sen });
    await hear("reinstated");
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    expect(await needs()).toMatchObject([{ kind: "DISPUTE", outcome: "won" }]);
  });

  itTells("ends alike in whatever order the news of a dispute come", async () => {
    const { since, needs, _id } = await withDispute("reinstated", "created", "won", "underReview");
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    expect(await needs()).toMatchObject([{ kind: "DISPUTE", outcome: "won" }]);
    expect(await statusOf(_id)).toMatchObject({ paymentStatus: "success" });
  });

  itTells("takes a lost dispute as money that went back: the stay owes it again", async () => {
    const { _id, sen, since, needs, paymentId } = await withDispute("lost", "created");
    expect(await since()).toEqual({ held: -sen, disputed: 0 });
    expect(await needs()).toMatchObject([{ kind: "DISPUTE", outcome: "lost" }, { kind: "DISPUTE_LOST" }]);
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed", paymentStatus: "refunded" });
    expect(await ask("SELECT why, state FROM refund WHERE payment_id = $1", [paymentId])).toEqual([
      { why: "disputed", state: "done" },
    ]);
    expect(await ask("SELECT paid_sen FROM booking WHERE id = $1", [_id])).toEqual([{ paid_sen: 0 }]);
  });

  itTells("settles a refund that was owed by the dispute that took the money", async () => {
    const { _id, page, refundId, refundSen } = await withRefund();
    await provider.refundElsewhere?.(page);
    await stage.jobs["return-money"]({ refundId });
    expect(await refundOf(refundId)).toMatchObject([{ state: "failed" }]);
    await tell(await dispute(page, "lost"));
    await workOff();
    expect(await refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect(await needOf(refundId)).toEqual([{ kind: "REFUND_REFUSED", open: false }]);
    expect(refundSen).toBeGreaterThan(0);
    expect(await ask("SELECT paid_sen FROM booking WHERE id = $1", [_id])).toEqual([{ paid_sen: 0 }]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  itTells("leaves of a refund that was owed what the dispute did not take", async () => {
    const { page, refundId, refundSen, paymentId } = await withRefund();
    await provider.refundElsewhere?.(page);
    await stage.jobs["return-money"]({ refundId });
    await tell(await dispute(page, "lost", { amountSen: refundSen - 4_000 }));
    await workOff();
    const refunds = await ask<{ id: string; sen: number; state: string }>(
      "SELECT id, amount_sen::int AS sen, state FROM refund WHERE payment_id = $1 ORDER BY state",
      [paymentId],
    );
    expect(refunds).toEqual([
      { id: refundId, sen: refundSen - 4_000, state: "done" },
      { id: expect.not.stringContaining(refundId), sen: 4_000, state: "failed" },
    ]);
    expect(await needOf(refundId)).toEqual([{ kind: "REFUND_REFUSED", open: false }]);
    const restId = refunds[1]?.id ?? "";
    expect(await needOf(restId)).toEqual([{ kind: "REFUND_REFUSED", open: true }]);
    const paid = await inTransaction(stage.base.db, (tx) =>
      paidBackByTransfer(tx, { refundId: restId, reference: "IBG 3" }),
    );
    expect(paid.ok).toBe(true);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  itTells("books a dispute whose payment it hears of later", async () => {
    const { _id, page } = await withPage();
    const [held, disputed] = [await heldBy(gateway), await disputedAt(gateway)];
    await provider.pay(page);
    await tell(await dispute(page, "created"));
    await workOff();
    expect([await heldBy(gateway), await disputedAt(gateway)]).toEqual([held, disputed]);
    await tell(await provider.callback(page));
    await workOff();
    await tell(await dispute(page, "lost"));
    await workOff();
    expect([await heldBy(gateway), await disputedAt(gateway)]).toEqual([held, disputed]);
    expect(await ask("SELECT paid_sen::int FROM booking WHERE id = $1", [_id])).toEqual([{ paid_sen: 0 }]);
    const needs = await ask("SELECT kind, outcome FROM needs_person WHERE booking_id = $1 ORDER BY at", [
      _id,
    ]);
    expect(needs).toEqual([
      { kind: "DISPUTE", outcome: "lost" },
      { kind: "DISPUTE_LOST", outcome: null },
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  itTells("moves nothing by a dispute in another currency, and shows it to staff", async () => {
    const { sen, since, _id, page } = await withDispute();
    for (const reached of ["created", "lost"] as const) {
      await tell(await dispute(page, reached, { currency: "SGD" }));
      await workOff();
    }
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    expect(await ask("SELECT paid_sen::int AS sen FROM booking WHERE id = $1", [_id])).toEqual([{ sen }]);
    expect(
      await ask("SELECT kind FROM needs_person WHERE facts ->> 'currency' = 'SGD' ORDER BY at, kind"),
    ).toEqual([{ kind: "DISPUTE" }, { kind: "DISPUTE_LOST" }]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  itTells("asks staff again when a dispute is opened once more", async () => {
    const { hear, needs, page } = await withDispute("inquired");
    await ask(
      `UPDATE dispute SET state = 'won', closed_at = pulau_now() WHERE payment_id =
       (SELECT id FROM payment WHERE redirect_url = $1)`,
      [page],
    );
    await ask(
      "UPDATE needs_person SET done_at = pulau_now(), outcome = 'won' WHERE kind = 'DISPUTE' AND done_at IS NULL",
    );
    await hear("created");
    expect(await needs()).toMatchObject([
      { kind: "DISPUTE", outcome: "won" },
      { kind: "DISPUTE", outcome: null },
    ]);
  });

  it("is answered at the address of every flow, and sends guests back by GET and POST", async () => {
    const { _id, paymentId, page } = await withPage();
    await provider.pay(page);
    for (const flow of paymentFlows) {
      expect((await tell(await provider.callback(page), flow)).status).toBe(200);
    }
    const { headers, body } = await provider.callback(page);
    for (const other of ids.filter((name) => name !== gateway)) {
      const elsewhere = `${stage.urls[0]}/api/payment/callback/${other}/reservation`;
      const { status } = await fetch(elsewhere, { method: "POST", headers, body });
      expect([401, 404]).toContain(status);
    }
    expect((await tell(await provider.callback(page), "gift")).status).toBe(404);
    for (const method of ["GET", "POST"]) {
      const back = await fetch(`${stage.urls[0]}/api/payment/return/${gateway}/reservation/${paymentId}`, {
        method,
        redirect: "manual",
      });
      expect(back.status).toBe(303);
      expect(back.headers.get("location")).toBe(`/booking/${_id}/confirming`);
    }
    await workOff();
    expect(await postedFor(paymentId)).toHaveLength(1);
    expect(await statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("tops a wallet up, once, by a purchase's own addresses", async () => {
    const { member } = await memberWithWallet(stage, 100);
    const keyed = () => ({ "idempotency-key": randomUUID() });
    const { _id } = await member.must(topUpRoute, { body: { amountSen: 10_000 } }, keyed());
    const { paymentId, redirectUrl: page } = await member.must(
      startPaymentRoute,
      { body: { purchaseId: _id, part: "full", gateway } },
      keyed(),
    );
    await provider.pay(page);
    const news = await provider.callback(page);
    for (const _ of [1, 2]) expect((await tell(news, "top-up")).status).toBe(200);
    await stage.jobs["poll-payment"]({ paymentId });
    await workOff();
    for (const _ of [1, 2]) await stage.jobs["fulfil-purchase"]({ purchaseId: _id });
    expect(await member.must(walletRoute, {})).toMatchObject({ balanceSen: 10_100 });
    const back = `${stage.urls[0]}/api/payment/return/${gateway}/top-up/${paymentId}`;
    const answer = await fetch(back, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/purchase/${_id}/confirming`]);
  });

  it("was never asked against its published interface, and every sen is accounted for", async () => {
    expect(provider.complaints).toEqual([]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});
