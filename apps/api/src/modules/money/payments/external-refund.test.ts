import { randomUUID } from "node:crypto";
import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { buyEventRoute, cancelEventPlacesRoute } from "@pulau/contract/events.ts";
import { endNeedRoute, needsPersonRoute } from "@pulau/contract/money-desk.ts";
import { startPaymentRoute } from "@pulau/contract/payments.ts";
import { purchaseRoute } from "@pulau/contract/purchases.ts";
import { refundOptionsRoute } from "@pulau/contract/refunds.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { inTransaction } from "../../../db/tx.ts";
import { firstSeed } from "../../../fuzz/first-seed.ts";
import {
  type LocalStripe,
  localServer as localStripe,
} from "../../../gateways/stripe/testing/local-server.ts";
import type { Sent } from "../../../gateways/testing/provider.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, everything, lookOnly, staffCaller } from "../../../races/staff.ts";
import { guestsOf, makeEvent } from "../../selling/events/test-event.ts";
import { paidBackByHand, retryRefund } from "./public.ts";

let stage: Stage;
let stripe: LocalStripe;
let desk: Caller;
let day = 0;

beforeAll(async () => {
  stripe = await localStripe();
  stage = await openStage({ rooms: { standard: 20 }, days: 150 }, undefined, stripe.env);
  ({ desk } = await staffCaller(stage, everything));
});
afterEach(async () => expect(await checkInvariants(stage.base.pool)).toEqual([]));
afterAll(async () => {
  await stage.close();
  await stripe.close();
});

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
const keyed = () => ({ "idempotency-key": randomUUID() });

/** What the books say that Stripe holds for us, in sen. */
async function heldByStripe(): Promise<number> {
  const [sum] = await query<{ sen: Sen }>(
    `SELECT coalesce(-sum(sen), 0)::bigint AS sen FROM ledger_entry
     WHERE account_kind = 'gateway' AND account_key = 'stripe'`,
  );
  return sum?.sen ?? 0;
}
/** Below zero, what was lost by refunds past us. */
async function lossSen(): Promise<number> {
  const [sum] = await query<{ sen: Sen }>(
    "SELECT coalesce(sum(sen), 0)::bigint AS sen FROM ledger_entry WHERE account_kind = 'revenue' AND account_key = 'refunds'",
  );
  return sum?.sen ?? 0;
}

/** Each piece of news is told twice. */
async function tell(news: readonly Sent[]): Promise<void> {
  const address = `${stage.urls[0]}/api/payment/callback/stripe/reservation`;
  for (const { headers, body } of [...news, ...news])
    expect((await fetch(address, { method: "POST", headers, body })).status).toBe(200);
}
/** Applies what was told, as the jobs would; what waits for something else stays. */
async function applyAll(): Promise<void> {
  const waiting = await query<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
  for (const { id } of waiting) await stage.jobs["apply-message"]({ inboxId: id }).catch(orLater);
}
function orLater(error: unknown): void {
  if (!(error instanceof Error) || error.constructor.name !== "PaymentNotRecorded") throw error;
}
async function receive(news: readonly Sent[] | undefined): Promise<void> {
  await tell(news ?? []);
  await applyAll();
}

/** A stay that is paid at Stripe; its guest has an account of its own. */
async function paidStay() {
  day = (day + 1) % 90;
  const guest = await newGuest(stage.urls);
  const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 40 + day }));
  const body = { bookingId: _id, part: "full", gateway: "stripe" } as const;
  const { paymentId, redirectUrl: page } = await guest.must(startPaymentRoute, { body }, keyed());
  await stripe.pay(page);
  await receive([await stripe.callback(page)]);
  const [paid] = await query<{ sen: Sen }>("SELECT amount_sen AS sen FROM payment WHERE id = $1", [
    paymentId,
  ]);
  return { guest, _id, page, paymentId, sen: paid?.sen ?? 0, held: await heldByStripe() };
}
type Stay = Awaited<ReturnType<typeof paidStay>>;

/** A purchase of a member, paid at Stripe and not handed over yet. */
async function paidPurchase(flow: "top-up" | "event") {
  const { member } = await memberWithWallet(stage, 100);
  const eventId = await makeEvent(stage.base.db, stage.resort);
  const purchaseId =
    flow === "top-up"
      ? (await member.must(topUpRoute, { body: { amountSen: 20_000 } }, keyed()))._id
      : (await member.must(buyEventRoute, { body: { eventId, guests: guestsOf(2) } }, keyed())).purchaseId;
  const body = { purchaseId, part: "full", gateway: "stripe" } as const;
  const { redirectUrl: page } = await member.must(startPaymentRoute, { body }, keyed());
  await stripe.pay(page);
  await receive([await stripe.callback(page)]);
  const look = () => member.must(purchaseRoute, { params: { _id: purchaseId } });
  return { member, purchaseId, page, look, held: await heldByStripe() };
}

const intentOf = ({ body }: Sent): string => JSON.parse(body).data.object.payment_intent;
const elsewhere = (page: string, sen?: Sen) => stripe.refundElsewhere?.(page, sen);
const rowOf = async (id: string) =>
  (
    await query<{ state: string; paid: number; refunded: number; total: number; due: string | null }>(
      `SELECT state, paid_sen::int AS paid, refunded_sen::int AS refunded, total_sen::int AS total,
         balance_due_on AS due FROM booking WHERE id = $1`,
      [id],
    )
  )[0];
const refundsIn = (id: string) =>
  query<{ id: string; sen: Sen; state: string; why: string }>(
    `SELECT id, amount_sen::int AS sen, state, why FROM refund WHERE coalesce(booking_id, purchase_id) = $1
     ORDER BY created_at, id`,
    [id],
  );
const needsOf = (id: string) =>
  query<{ id: string; kind: string; outcome: string | null; facts: Record<string, unknown> }>(
    `SELECT id, kind, outcome, facts FROM needs_person WHERE coalesce(booking_id, purchase_id) = $1 ORDER BY at, kind`,
    [id],
  );
async function cancel({ guest, _id }: Stay): Promise<number> {
  const params = { _id };
  const { refundSen } = await guest.must(cancelQuoteRoute, { params });
  await guest.must(cancelBookingRoute, { params, query: { agreedRefundSen: refundSen } });
  return refundSen;
}
async function sendAll(id: string): Promise<void> {
  for (const { id: refundId, state } of await refundsIn(id))
    if (state === "queued") await stage.jobs["return-money"]({ refundId });
}

describe("a refund that somebody makes at Stripe", () => {
  it("is booked once: less is held, less can go back, the stay owes it again, and staff are asked", async () => {
    const { _id, page, sen, held } = await paidStay();
    await receive(await elsewhere(page, 6_000));
    await receive(await elsewhere(page, 4_000));
    expect(await heldByStripe()).toBe(held - 10_000);
    expect(await rowOf(_id)).toMatchObject({
      state: "confirmed",
      paid: sen - 10_000,
      refunded: 10_000,
      total: sen,
      due: expect.anything(),
    });
    expect(await refundsIn(_id)).toMatchObject([
      { sen: 6_000, state: "done", why: "elsewhere" },
      { sen: 4_000, state: "done", why: "elsewhere" },
    ]);
    expect(await desk.must(refundOptionsRoute, { params: { _id } })).toMatchObject({ leftSen: sen - 10_000 });
    const [need] = await needsOf(_id);
    expect(need).toMatchObject({
      kind: "REFUND_ELSEWHERE",
      facts: { amountSen: 6_000, takenSen: 6_000, gateway: "stripe", reason: "requested_by_customer" },
    });
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    expect(await query("SELECT kind FROM invoice WHERE booking_id = $1", [_id])).toEqual([
      { kind: "invoice" },
    ]);
  });

  it("is none of ours: that one is told of before our own call is answered, and changes nothing", async () => {
    const stay = await paidStay();
    const refundSen = await cancel(stay);
    const [row] = await refundsIn(stay._id);
    await stage.jobs["return-money"]({ refundId: row?.id ?? "" });
    await query("UPDATE refund SET state = 'queued', gateway_ref = NULL, done_at = NULL WHERE id = $1", [
      row?.id,
    ]);
    const before = await heldByStripe();
    await receive(await stripe.refundsNotified?.(stay.page));
    expect(await refundsIn(stay._id)).toMatchObject([{ sen: refundSen, state: "queued" }]);
    expect(await heldByStripe()).toBe(before);
    await query("UPDATE refund SET state = 'done', done_at = pulau_now() WHERE id = $1", [row?.id]);
    await receive(await stripe.refundsNotified?.(stay.page));
    expect(await needsOf(stay._id)).toEqual([]);
    expect(await heldByStripe()).toBe(stay.held - refundSen);
  });

  it("waits until our own refunds are answered, and settles one that Stripe then refuses", async () => {
    const stay = await paidStay();
    const refundSen = await cancel(stay);
    await receive(await elsewhere(stay.page));
    expect(await heldByStripe()).toBe(stay.held);
    await sendAll(stay._id);
    expect(await needsOf(stay._id)).toMatchObject([{ kind: "REFUND_REFUSED" }]);
    await applyAll();
    expect(await heldByStripe()).toBe(stay.held - stay.sen);
    expect(await rowOf(stay._id)).toMatchObject({ state: "cancelled", paid: 0 });
    const keptSen = stay.sen - refundSen;
    expect(await refundsIn(stay._id)).toMatchObject([
      { sen: refundSen, state: "done", why: "cancelled" },
      ...(keptSen > 0 ? [{ sen: keptSen, state: "done", why: "elsewhere" }] : []),
    ]);
    expect((await needsOf(stay._id)).filter(({ kind }) => kind === "REFUND_REFUSED")).toHaveLength(1);
    const open = await query(
      "SELECT FROM needs_person WHERE booking_id = $1 AND kind LIKE 'REFUND_R%' AND done_at IS NULL",
      [stay._id],
    );
    expect(open).toEqual([]);
  });

  it("of money that went back by hand before is a loss, and never more than was taken", async () => {
    const stay = await paidStay();
    const refundSen = await cancel(stay);
    const [row] = await refundsIn(stay._id);
    const made = await elsewhere(stay.page); // Stripe can refund no more, and has told nobody yet
    await sendAll(stay._id);
    await inTransaction(stage.base.db, (tx) =>
      paidBackByHand(tx, { refundId: row?.id ?? "", by: "transfer", reference: "IBG 7" }),
    );
    const loss = await lossSen();
    await receive(made);
    expect(await heldByStripe()).toBe(stay.held - stay.sen);
    expect(await lossSen()).toBe(loss - refundSen);
    expect(await rowOf(stay._id)).toMatchObject({ paid: 0 });
    const need = (await needsOf(stay._id)).find(({ kind }) => kind === "REFUND_ELSEWHERE");
    const takenSen = stay.sen - refundSen;
    expect(need?.facts).toMatchObject({ amountSen: stay.sen, takenSen, lostSen: refundSen });
    await receive(await stripe.refundsComeBack?.(stay.page));
    expect(await heldByStripe()).toBe(stay.held);
    expect(await lossSen()).toBe(loss);
  });

  it("is booked back when it comes to nothing, and whoever decided meanwhile is told", async () => {
    const { _id, page, sen, held } = await paidStay();
    await receive(await elsewhere(page, 6_000));
    await receive(await stripe.refundsComeBack?.(page));
    expect(await heldByStripe()).toBe(held);
    expect(await rowOf(_id)).toMatchObject({ state: "confirmed", paid: sen, refunded: 0 });
    expect(await refundsIn(_id)).toMatchObject([{ state: "voided" }]);
    expect(await needsOf(_id)).toMatchObject([{ kind: "REFUND_ELSEWHERE", outcome: "undone" }]);
    await receive(await elsewhere(page, 5_000));
    const need = (await needsOf(_id)).find(({ outcome }) => outcome === null);
    const body = { way: "tickOff", note: "Goodwill" } as const;
    await desk.must(endNeedRoute, { params: { _id: need?.id ?? "" }, body });
    await receive(await stripe.refundsComeBack?.(page));
    expect((await needsOf(_id)).map(({ kind }) => kind)).toEqual([
      ...["REFUND_ELSEWHERE", "REFUND_ELSEWHERE", "REFUND_UNDONE"],
    ]);
    expect(await rowOf(_id)).toMatchObject({ paid: sen });
  });

  it("stays owed when it comes back of a stay that does not stand any more", async () => {
    const stay = await paidStay();
    await receive(await elsewhere(stay.page, 6_000));
    await cancel(stay);
    await sendAll(stay._id);
    await receive(await stripe.refundsComeBack?.(stay.page));
    const [own] = (await refundsIn(stay._id)).filter(({ why }) => why === "elsewhere");
    expect(own).toMatchObject({ sen: 6_000, state: "failed" });
    const open = (await needsOf(stay._id)).filter(({ outcome }) => outcome === null);
    expect(open.map(({ kind }) => kind)).toEqual(["REFUND_CAME_BACK", "REFUND_CAME_BACK"]);
    await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId: own?.id ?? "" }));
    await sendAll(stay._id);
    expect((await refundsIn(stay._id)).find(({ id }) => id === own?.id)).toMatchObject({ state: "done" });
  });

  it("leaves one of ours that can be tried again once it came to nothing, whole or in part", async () => {
    for (const sen of [undefined, 3_000]) {
      const stay = await paidStay();
      const refundSen = await cancel(stay);
      const made = await elsewhere(stay.page, sen);
      await sendAll(stay._id);
      await receive(made);
      await receive(await stripe.refundsComeBack?.(stay.page));
      for (const { id, state, why } of await refundsIn(stay._id))
        if (state === "failed" && why === "cancelled")
          await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId: id }));
      await sendAll(stay._id);
      expect(await heldByStripe()).toBe(stay.held - refundSen);
      expect(stripe.goneOf(stay.page)).toBe(refundSen);
    }
  });

  it("that failed is never booked, also when its making is told last", async () => {
    const { _id, page, sen, held } = await paidStay();
    const made = await elsewhere(page, 6_000);
    await receive(await stripe.refundsComeBack?.(page));
    await receive(made);
    expect(await heldByStripe()).toBe(held);
    expect(await rowOf(_id)).toMatchObject({ paid: sen });
    expect(await needsOf(_id)).toEqual([]);
  });

  it("is booked after its payment, where that is told of later", async () => {
    const guest = await newGuest(stage.urls);
    const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 135 }));
    const body = { bookingId: _id, part: "full", gateway: "stripe" } as const;
    const { redirectUrl: page } = await guest.must(startPaymentRoute, { body }, keyed());
    const before = await heldByStripe();
    await stripe.pay(page);
    await receive(await elsewhere(page, 6_000));
    expect(await heldByStripe()).toBe(before);
    await receive([await stripe.callback(page)]);
    await applyAll();
    const row = await rowOf(_id);
    expect(row).toMatchObject({ state: "confirmed", refunded: 6_000 });
    expect(await heldByStripe()).toBe(before + (row?.paid ?? 0));
  });

  it("of other businesses of the same account is left alone", async () => {
    const before = await query("SELECT FROM needs_person");
    const { page } = await paidStay();
    const [news] = (await elsewhere(page, 100)) ?? [];
    if (!news) throw new Error("no news");
    await query("UPDATE payment SET capture_ref = 'pi_of_somebody' WHERE capture_ref = $1", [intentOf(news)]);
    await receive([news]);
    expect(await query("SELECT FROM needs_person")).toHaveLength(before.length);
    await query("UPDATE payment SET capture_ref = $1 WHERE capture_ref = 'pi_of_somebody'", [intentOf(news)]);
  });
});

describe("what staff make of it", () => {
  const open = async (_id: string) => (await needsOf(_id)).find(({ outcome }) => outcome === null)?.id ?? "";
  const end = (_id: string, way: "lower" | "tickOff" | "accept", by = desk) =>
    by.call(endNeedRoute, { params: { _id }, body: { way, note: "The boat was late" } });

  it("is a lower price with a credit note, once", async () => {
    const { _id, page, sen } = await paidStay();
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    await receive(await elsewhere(page, 6_000));
    const { items } = await desk.must(needsPersonRoute, { query: { kind: "REFUND_ELSEWHERE", limit: 100 } });
    expect(items.find(({ bookingId }) => bookingId === _id)?.ways).toEqual(["lower", "tickOff"]);
    const needId = await open(_id);
    const onlookers = (await staffCaller(stage, lookOnly)).desk;
    const clerks = (await staffCaller(stage, { payments: { ...all, delete: false } })).desk;
    for (const by of [onlookers, clerks])
      expect(await end(needId, "lower", by)).toMatchObject({ status: 403 });
    expect(await end(randomUUID(), "lower")).toMatchObject({ status: 404 });
    expect((await end(needId, "lower")).ok).toBe(true);
    expect(await rowOf(_id)).toMatchObject({ total: sen - 6_000, paid: sen - 6_000 });
    expect(await end(needId, "lower")).toMatchObject({ code: "WRONG_STATE" });
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    const papers = await query(
      "SELECT kind, total_sen::int AS sen FROM invoice WHERE booking_id = $1 ORDER BY kind",
      [_id],
    );
    expect(papers).toEqual([
      { kind: "creditNote", sen: 6_000 },
      { kind: "invoice", sen },
    ]);
  });

  it("is no lower price of what is paid again, cancelled or no stay", async () => {
    const again = await paidStay();
    await receive(await elsewhere(again.page, 6_000));
    await query("UPDATE booking SET total_sen = total_sen - 6000 WHERE id = $1", [again._id]);
    expect(await end(await open(again._id), "lower")).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
      facts: { rule: "nothingOwed" },
    });
    expect(await needsOf(again._id)).toMatchObject([{ outcome: null }]);
    await query("UPDATE booking SET total_sen = total_sen + 6000 WHERE id = $1", [again._id]);
    const cancelled = await paidStay();
    await receive(await elsewhere(cancelled.page, 6_000));
    await cancel(cancelled);
    await sendAll(cancelled._id);
    const { purchaseId, page } = await paidPurchase("top-up");
    await receive(await elsewhere(page, 5_000));
    for (const id of [cancelled._id, purchaseId]) {
      expect(await end(await open(id), "lower")).toMatchObject({ facts: { rule: "hasWayOut" } });
      expect((await end(await open(id), "tickOff")).ok).toBe(true);
    }
    await stage.jobs["fulfil-purchase"]({ purchaseId });
  });
});

describe("a refund at Stripe of something bought", () => {
  it.each(["before", "after"])("is a loss where it is handed over all the same: %s", async (when) => {
    const { purchaseId, page, look, held } = await paidPurchase("top-up");
    const loss = await lossSen();
    const fulfil = () => stage.jobs["fulfil-purchase"]({ purchaseId });
    if (when === "after") await fulfil();
    await receive(await elsewhere(page, 5_000));
    if (when === "before") await fulfil();
    expect(await look()).toMatchObject({ state: "done", paidSen: 15_000 });
    expect(await heldByStripe()).toBe(held - 5_000);
    expect(await lossSen()).toBe(loss - 5_000);
    expect(await needsOf(purchaseId)).toMatchObject([{ kind: "REFUND_ELSEWHERE" }]);
    await receive(await stripe.refundsComeBack?.(page));
    expect(await lossSen()).toBe(loss);
    expect(await heldByStripe()).toBe(held);
    expect(await look()).toMatchObject({ state: "done", paidSen: 20_000 });
  });

  it("leaves only the rest to go back when the places are given back, and is no loss any more", async () => {
    const { member, purchaseId, page, look, held } = await paidPurchase("event");
    await stage.jobs["fulfil-purchase"]({ purchaseId });
    const loss = await lossSen();
    await receive(await elsewhere(page, 5_000));
    expect(await lossSen()).toBe(loss - 5_000);
    const { totalSen } = await look();
    const given = await member.must(cancelEventPlacesRoute, {
      params: { _id: purchaseId },
      query: { to: "source" },
    });
    expect(given.refundedSen).toBe(totalSen - 5_000);
    await sendAll(purchaseId);
    expect(await heldByStripe()).toBe(held - totalSen);
    expect(await lossSen()).toBe(loss);
    await receive(await stripe.refundsComeBack?.(page));
    expect(await refundsIn(purchaseId)).toMatchObject([{ state: "failed" }, { state: "failed" }]);
  });
});

const acts = ["elsewhere", "tells", "cancels", "sends", "comesBack", "again", "byHand"] as const;
type Act = (typeof acts)[number];

/** What is told late is told backwards. */
async function happen(stay: Stay, act: Act, undelivered: Sent[]): Promise<void> {
  const { _id, page } = stay;
  const waiting = (await refundsIn(_id)).find(({ state }) => state === "failed" || state === "byHand");
  const refundId = waiting?.id ?? randomUUID();
  switch (act) {
    case "elsewhere":
      if (stay.sen - stripe.goneOf(page) >= 3_000)
        undelivered.push(...((await elsewhere(page, 3_000)) ?? []));
      return;
    case "comesBack":
      undelivered.push(...((await stripe.refundsComeBack?.(page)) ?? []));
      return;
    case "tells":
      return receive(undelivered.splice(0).reverse());
    case "cancels":
      if ((await rowOf(_id))?.state === "confirmed") await cancel(stay);
      return;
    case "sends":
      return sendAll(_id);
    case "again":
      await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId }));
      return;
    case "byHand":
      await inTransaction(stage.base.db, (tx) =>
        paidBackByHand(tx, { refundId, by: "transfer", reference: "IBG 8" }),
      );
  }
}

it("leaves the books as Stripe has the money, in whatever order refunds are made, sent back and told", async () => {
  const seed = firstSeed();
  const numRuns = process.env.PULAU_TEST_LONG ? 300 : 15;
  process.stdout.write(`seed ${seed}, ${numRuns} runs: refunds elsewhere\n`);
  const steps = fc.shuffledSubarray<Act>([...acts, ...acts], { minLength: 4 });
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const stay = await paidStay();
      const undelivered: Sent[] = [];
      for (const act of order) {
        await happen(stay, act, undelivered);
        expect(await checkInvariants(stage.base.pool)).toEqual([]);
      }
      await happen(stay, "tells", undelivered);
      await sendAll(stay._id);
      await applyAll();
      await sendAll(stay._id);
      const gone = stripe.goneOf(stay.page);
      expect(await heldByStripe()).toBe(stay.held - gone);
      expect(await checkInvariants(stage.base.pool)).toEqual([]);
      expect(await query("SELECT FROM gateway_inbox WHERE applied_at IS NULL")).toEqual([]);
    }),
    { seed, numRuns, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: false },
  );
}, 240_000);
