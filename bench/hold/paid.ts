import { randomUUID } from "node:crypto";
import type { BookingId, PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../apps/api/src/db/connect.ts";
import type { Gateways } from "../../apps/api/src/gateways/gateways.ts";
import type { Gateway, GatewayMessage } from "../../apps/api/src/gateways/port.ts";
import { sandboxGateway } from "../../apps/api/src/gateways/sandbox/client.ts";
import { startPayment } from "../../apps/api/src/modules/money/payments/start-payment.ts";
import { takeGatewayEvent } from "../../apps/api/src/modules/money/payments/take-gateway-event.ts";
import { percentile } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { compare } from "./compare.ts";
import type { Guest } from "./stage.ts";
import { keyed, submit } from "./use-cases.ts";

/** A guest whose money the bank has, and what the bank is about to tell of it. */
type Paid = { readonly news: GatewayMessage };

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

/** From a gateway's call to the confirmed stay: alone, and against the bare driver. */
export async function measurePaid(
  server: BenchServer,
  holds: { readonly template: string; readonly subjects: readonly (Guest & { totalSen: Sen })[] },
): Promise<Figure[]> {
  const template = "bench_paid";
  const subjects = await stagePaid(server, template, holds);
  const act = (db: Db, { news }: Paid) =>
    takeGatewayEvent(db, { gateway: "sandbox", flow: "reservation", message: news }, log);
  const { throughput, spread, product, baseline } = await compare({ server, template, subjects, act });
  const copy = await server.clone("bench_paid_alone", template);
  const took: number[] = [];
  for (const subject of subjects) {
    const begun = performance.now();
    await act(copy.db, subject);
    took.push(performance.now() - begun);
  }
  await copy.close();
  return [
    {
      name: "Bank's call to confirmed: throughput over the bare driver's",
      value: throughput,
      spread,
      wanted: { atLeast: 0.5 },
      note: `${Math.round(product.perSecond)} against ${Math.round(baseline.perSecond)} a second, 8 at once`,
    },
    {
      name: "Bank's call to confirmed: p50 of one guest",
      value: percentile(took, 0.5),
      unit: "ms",
      wanted: { atMost: 60 },
      note: `p99 ${percentile(took, 0.99).toFixed(0)} ms`,
    },
  ];
}

async function stagePaid(
  server: BenchServer,
  name: string,
  { template, subjects }: Parameters<typeof measurePaid>[1],
): Promise<Paid[]> {
  const database = await server.clone(name, template);
  const paid: Paid[] = [];
  for (const guest of subjects) paid.push({ news: await tellOf(database.db, guest) });
  await database.pool.query("VACUUM ANALYZE");
  await database.close();
  return paid;
}

async function tellOf(db: Db, guest: Guest & { totalSen: Sen }): Promise<GatewayMessage> {
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
