import { randomUUID } from "node:crypto";
import { cancelBookingRoute, cancelQuoteRoute } from "@pulau/contract/bookings.ts";
import { setGatewaysRoute } from "@pulau/contract/gateways.ts";
import { paymentStatusRoute, startPaymentRoute } from "@pulau/contract/payments.ts";
import type { BookingId, PaymentId, RefundId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { gatewayIds } from "../../../gateways/brands.ts";
import type { LocalServer, Provider, Sent } from "../../../gateways/testing/provider.ts";
import { movableClock } from "../../../races/controls.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { all, staffCaller } from "../../../races/staff.ts";

type Request = <T>(text: string, values?: unknown[]) => Promise<T[]>;

/** A small resort whose guests can pay by every gateway, each with a stand-in that acts as the real one does. */
export type PaymentStage = Stage & {
  readonly clock: { move(seconds: number): Promise<void> };
  readonly query: Request;
  /** Applies whatever was told, as the jobs would; a job that breaks is tried again by the test itself. */
  workOff(): Promise<void>;
  /** What the books say that a gateway holds for us, in sen. */
  heldBy(gateway: string): Promise<number>;
  /** What the books say that its banks took for disputes, in sen. */
  disputedAt(gateway: string): Promise<number>;
  /** A new guest who pays at a gateway that is well. */
  guestAt(gateway: string): Promise<GuestAt>;
};

export async function openPaymentStage(): Promise<PaymentStage> {
  const opened: { stage?: Stage; clock?: PaymentStage["clock"] } = {};
  const product = {
    pool: () => (opened.stage as Stage).base.pool,
    url: () => opened.stage?.urls[0] ?? "",
    secret: raceSecret,
  };
  const providers: Provider[] = [];
  for (const id of gatewayIds) {
    const { localServer }: { localServer: LocalServer } = await import(
      `../../../gateways/${id}/testing/local-server.ts`
    );
    providers.push(await localServer(product));
  }
  const stage = await openStage(
    { rooms: { standard: 12 }, days: 120 },
    async (base) => {
      opened.clock = await movableClock(base.pool);
    },
    Object.assign({}, ...providers.map(({ env }) => env)),
  );
  opened.stage = stage;
  const { desk } = await staffCaller(stage, { settings: all });
  await desk.must(setGatewaysRoute, {
    body: { gateways: gatewayIds.map((id) => ({ id, active: true })) },
  });

  const query: Request = async <T>(text: string, values: unknown[] = []) =>
    (await stage.base.pool.query(text, values)).rows as T[];
  const balanceOf = async (kind: string, key: string): Promise<number> => {
    const [found] = await query<{ sen: Sen }>(
      "SELECT coalesce(sum(sen), 0)::int AS sen FROM ledger_entry WHERE account_kind = $1 AND account_key = $2",
      [kind, key],
    );
    return found?.sen ?? 0;
  };
  const workOff = async () => {
    for (let left = 1; left > 0; ) {
      const waiting = await query<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL");
      for (const { id } of waiting) await stage.jobs["apply-message"]({ inboxId: id });
      left = (await query("SELECT FROM gateway_inbox WHERE applied_at IS NULL")).length;
    }
  };
  let day = 0;
  return {
    ...stage,
    clock: opened.clock as PaymentStage["clock"],
    query,
    workOff,
    heldBy: async (gateway) => 0 - (await balanceOf("gateway", gateway)),
    disputedAt: async (gateway) => 0 - (await balanceOf("disputed", gateway)),
    async guestAt(gateway) {
      const provider = providers.find(({ id }) => id === gateway);
      if (!provider) throw new Error(`no ${gateway}`);
      provider.trouble = "none";
      const nextDay = () => {
        day = (day + 1) % 50;
        return 40 + day;
      };
      return stepsAt({
        stage,
        query,
        workOff,
        nextDay,
        gateway,
        provider,
        guest: await newGuest(stage.urls),
      });
    },
    async close() {
      await stage.close();
      for (const provider of providers) await provider.close();
    },
  };
}

type Place = {
  readonly stage: Stage;
  readonly query: Request;
  readonly workOff: () => Promise<void>;
  readonly nextDay: () => number;
  readonly gateway: string;
  readonly provider: Provider;
  readonly guest: Awaited<ReturnType<typeof newGuest>>;
};
export type GuestAt = ReturnType<typeof stepsAt>;

/** What a guest does at a gateway, what it tells us, and what becomes of it. */
function stepsAt({ stage, query: place, workOff, nextDay, gateway, provider, guest }: Place) {
  /** A booking of its own days. */
  const book = async () => (await mustSubmit(guest, stayOf(stage.resort, { inDays: nextDay() })))._id;
  const start = (bookingId: BookingId, key: string = randomUUID()) =>
    guest.call(startPaymentRoute, { body: { bookingId, part: "full", gateway } }, { "idempotency-key": key });
  /** A booking with the gateway's page open for it. */
  async function withPage() {
    const _id = await book();
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
  async function withPaid() {
    const paid = await withPage();
    await provider.pay(paid.page);
    await tell(await provider.callback(paid.page));
    await workOff();
    return paid;
  }
  /** A paid stay, cancelled: part of its money is on its way back. */
  async function withRefund() {
    const paid = await withPaid();
    const params = { _id: paid._id };
    const { refundSen } = await guest.must(cancelQuoteRoute, { params });
    await guest.must(cancelBookingRoute, { params, query: { agreedRefundSen: refundSen } });
    const [refund] = await place<{ id: string }>("SELECT id FROM refund WHERE booking_id = $1", [paid._id]);
    return { ...paid, refundSen, refundId: refund?.id ?? "" };
  }
  return {
    provider,
    guest,
    book,
    start,
    withPage,
    withPaid,
    withRefund,
    tell,
    statusOf: (_id: string) => guest.must(paymentStatusRoute, { params: { _id } }),
    postedFor: (paymentId: PaymentId) =>
      place("SELECT FROM ledger_transaction WHERE payment_id = $1 AND refund_id IS NULL", [paymentId]),
    refundOf: (refundId: RefundId) =>
      place<{ state: string; reason: string | null }>("SELECT state, reason FROM refund WHERE id = $1", [
        refundId,
      ]),
    needOf: (refundId: RefundId) =>
      place<{ kind: string; open: boolean }>(
        "SELECT kind, done_at IS NULL AS open FROM needs_person WHERE facts ->> 'refundId' = $1",
        [refundId],
      ),
  };
}
