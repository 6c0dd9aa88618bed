import { randomUUID } from "node:crypto";
import type { BookingId, PaymentId } from "@pulau/domain/ids.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../apps/api/src/db/connect.ts";
import type { Gateways } from "../../apps/api/src/gateways/gateways.ts";
import type { Gateway, GatewayMessage } from "../../apps/api/src/gateways/port.ts";
import { sandboxGateway } from "../../apps/api/src/gateways/sandbox/client.ts";
import { startPayment } from "../../apps/api/src/modules/money/payments/start-payment.ts";
import { takeGatewayEvent } from "../../apps/api/src/modules/money/payments/take-gateway-event.ts";
import type { BenchServer } from "../database.ts";
import type { Holder } from "./stage-holds.ts";
import { keyed, submit } from "./use-cases.ts";

/** A guest whose money the bank has, and what the bank is about to tell of it. */
export type Paid = { readonly news: GatewayMessage };

/** A database, and the guests in it whose money the bank has. */
export type StagedPaid = { readonly template: string; readonly subjects: readonly Paid[] };

/** The sandbox bank, whose pages open without a call. */
const gateways: Gateways = (() => {
  const bank = sandboxGateway({ url: "http://127.0.0.1:9", merchantKey: "the key of the benchmarks" });
  const opensAtOnce: Gateway = {
    ...bank,
    openSession: async () => ({ gatewayRef: randomUUID(), redirectUrl: "http://127.0.0.1:9/page" }),
  };
  return { ready: [opensAtOnce], find: (id) => (id === bank.id ? opensAtOnce : null) };
})();

const log = {
  warn: (entry: { err: unknown }) => {
    throw entry.err;
  },
} as unknown as FastifyBaseLogger;

/** Takes the bank's news of a payment, as its call does. */
export const take = (db: Db, { news }: Paid): Promise<void> =>
  takeGatewayEvent(db, { gateway: "sandbox", flow: "reservation", message: news }, log);

/** A copy of the holders' database in which each has submitted and paid, and the bank has told nobody yet. */
export async function stagePaid(
  server: BenchServer,
  { template: holds, subjects: holders }: { readonly template: string; readonly subjects: readonly Holder[] },
): Promise<StagedPaid> {
  const template = "bench_paid";
  const database = await server.clone(template, holds);
  const subjects: Paid[] = [];
  for (const holder of holders) subjects.push({ news: await paidMessage(database.db, holder) });
  await database.pool.query("VACUUM ANALYZE");
  await database.close();
  return { template, subjects };
}

async function paidMessage(db: Db, guest: Holder): Promise<GatewayMessage> {
  const bookingId: BookingId = await submit(db, guest);
  const started = await startPayment(
    { db, gateways, publicUrl: "http://127.0.0.1:9" },
    keyed(guest.ownerId, "POST /api/payment", 201),
    { of: { bookingId }, ownerId: guest.ownerId, part: "full", gateway: "sandbox", flow: "reservation" },
  );
  if (!started.ok) throw new Error(`a payment was refused: ${started.failure.code}`);
  const paymentId: PaymentId = started.value.paymentId;
  const { rows } = await db.$client.query("SELECT gateway_ref FROM payment WHERE id = $1", [paymentId]);
  return {
    eventId: randomUUID(),
    gatewayRef: rows[0].gateway_ref,
    paymentId,
    captureRef: null,
    reason: null,
    amountSen: guest.totalSen,
    currency: "MYR",
    state: "paid",
  };
}
