import { randomUUID } from "node:crypto";
import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { startPaymentRoute } from "@pulau/contract/payments.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { inTransaction } from "../../../db/tx.ts";
import { firstSeed } from "../../../fuzz/first-seed.ts";
import { localServer as localStripe } from "../../../gateways/stripe/testing/local-server.ts";
import type { DisputeStage, Provider, Sent } from "../../../gateways/testing/provider.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { paidBackByHand, retryRefund } from "./public.ts";

let stage: Stage;
let stripe: Provider;
let day = 0;

beforeAll(async () => {
  stripe = await localStripe();
  stage = await openStage({ rooms: { standard: 20 }, days: 150 }, undefined, stripe.env);
});
afterAll(async () => {
  await stage.close();
  await stripe.close();
});

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];

/** What the books say that Stripe holds for us, and that it took for disputes which are not decided, in sen. */
async function atStripe(): Promise<{ held: number; disputed: number }> {
  const [sums] = await query<{ held: number; disputed: number }>(
    `SELECT coalesce(-sum(sen) FILTER (WHERE account_kind = 'gateway'), 0)::bigint AS held,
       coalesce(-sum(sen) FILTER (WHERE account_kind = 'disputed'), 0)::bigint AS disputed
     FROM ledger_entry WHERE account_key = 'stripe'`,
  );
  return sums ?? { held: 0, disputed: 0 };
}

/** Each piece of news is told twice; the jobs apply them later, in the order of their arrival. */
async function tell({ headers, body }: Sent): Promise<void> {
  const address = `${stage.urls[0]}/api/payment/callback/stripe/reservation`;
  for (const _ of [1, 2]) expect((await fetch(address, { method: "POST", headers, body })).status).toBe(200);
}
async function applyAll(): Promise<void> {
  const waiting = await query<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
  for (const { id } of waiting) await stage.jobs["apply-message"]({ inboxId: id });
}

const stages = {
  won: ["inquired", "created", "underReview", "won", "reinstated"],
  lost: ["inquired", "created", "underReview", "lost"],
} as const satisfies Record<string, readonly DisputeStage[]>;
const acts = ["cancels", "sends", "sends", "comesBack", "again", "byHand"] as const;
type Step = DisputeStage | (typeof acts)[number];

const story = fc
  .constantFrom<keyof typeof stages>("won", "lost")
  .chain((ends) =>
    fc.record({ ends: fc.constant(ends), steps: fc.shuffledSubarray<Step>([...stages[ends], ...acts]) }),
  );

async function paidStay() {
  day = (day + 1) % 90;
  // Each by a guest of its own: one who holds so much would be told to wait.
  const guest = await newGuest(stage.urls);
  const { _id } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 40 + day }));
  const { paymentId, redirectUrl: page } = await guest.must(
    startPaymentRoute,
    { body: { bookingId: _id, part: "full", gateway: "stripe" } },
    { "idempotency-key": randomUUID() },
  );
  await stripe.pay(page);
  await tell(await stripe.callback(page));
  await applyAll();
  const [paid] = await query<{ sen: Sen }>("SELECT amount_sen AS sen FROM payment WHERE id = $1", [
    paymentId,
  ]);
  return { guest, _id, page, sen: paid?.sen ?? 0 };
}
type Stay = Awaited<ReturnType<typeof paidStay>>;

const refundsIn = (bookingId: BookingId, states: readonly string[]) =>
  query<{ id: string }>(
    "SELECT id FROM refund WHERE booking_id = $1 AND state = ANY($2) ORDER BY created_at, id",
    [bookingId, states],
  );

async function sendAll({ _id }: Stay): Promise<void> {
  for (const { id } of await refundsIn(_id, ["queued"])) await stage.jobs["return-money"]({ refundId: id });
}

async function happen(stay: Stay, step: Step): Promise<void> {
  const { guest, _id, page } = stay;
  const [waiting] = await refundsIn(_id, ["failed", "byHand"]);
  const refundId = waiting?.id ?? randomUUID();
  const params = { _id };
  switch (step) {
    case "cancels": {
      const { refundSen: agreedRefundSen } = await guest.must(cancelQuoteRoute, { params });
      await guest.must(cancelBookingRoute, { params, query: { agreedRefundSen } });
      return;
    }
    case "sends":
      return sendAll(stay);
    case "comesBack":
      for (const news of (await stripe.refundsComeBack?.(page)) ?? []) await tell(news);
      return;
    case "again":
      await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId }));
      return;
    case "byHand":
      await inTransaction(stage.base.db, (tx) =>
        paidBackByHand(tx, { refundId, by: "transfer", reference: "IBG 4" }),
      );
      return;
    default: {
      const news = await stripe.dispute?.(page, step);
      if (news) await tell(news);
    }
  }
}

it("leaves the books as Stripe has the money, in whatever order a dispute, a refund and its return are told", async () => {
  const seed = firstSeed();
  const numRuns = process.env.PULAU_TEST_LONG ? 200 : 12;
  process.stdout.write(`seed ${seed}, ${numRuns} runs: late news\n`);
  await fc.assert(
    fc.asyncProperty(story, async ({ ends, steps }) => {
      const before = await atStripe();
      const stay = await paidStay();
      for (const step of steps) {
        await happen(stay, step);
        await applyAll();
        expect(await checkInvariants(stage.base.pool)).toEqual([]);
      }
      for (const step of stages[ends]) await happen(stay, step);
      await applyAll();
      await sendAll(stay);
      const sent = (await stripe.refundsOf?.(stay.page)) ?? [];
      const gone = sent.reduce((sum, refund) => sum + refund, 0) + (ends === "lost" ? stay.sen : 0);
      expect(await atStripe()).toEqual({ held: before.held + stay.sen - gone, disputed: before.disputed });
      expect(await checkInvariants(stage.base.pool)).toEqual([]);
    }),
    { seed, numRuns, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: false },
  );
}, 240_000);
