import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { booking } from "../../db/schema/bookings.ts";
import { payment } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import type { Gateways } from "../../gateways/gateways.ts";
import { type Gateway, GatewayDown, type Payer } from "../../gateways/port.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { type KeyedCall, withIdempotency } from "../../plugins/idempotency.ts";
import { findBooking, type LockedBooking, lockBooking, note } from "../bookings/public.ts";
import { claimStay, refuseShortStock } from "../holds/public.ts";
import { loadSettings, type ResortSettings } from "../resort/public.ts";
import { endOpenPages } from "./end-open-pages.ts";
import { isOffered, offersOf, type Part } from "./offers.ts";

export type StartPayment = {
  readonly bookingId: string;
  readonly ownerId: string;
  readonly part: Part;
  readonly gateway: string;
};

export type PaymentDeps = { readonly db: Db; readonly gateways: Gateways; readonly publicUrl: string };

/**
 * Writes the attempt, moves the payment's deadline past the end of the gateway's page, and only then opens the page:
 * money can never come in for an attempt that nobody knows. Opening is repeated safely, because the gateway knows the
 * attempt by its id.
 */
export async function startPayment(
  deps: PaymentDeps,
  keyed: KeyedCall,
  ask: StartPayment,
): Promise<Result<{ paymentId: string; redirectUrl: string }>> {
  const gateway = deps.gateways.active.find((each) => each.id === ask.gateway);
  if (!gateway) return refuse("GATEWAY_DOWN");
  const row = await findBooking(deps.db, ask.bookingId);
  if (row?.ownerId !== ask.ownerId) return refuse("NOT_FOUND");
  if (isOffered(row, ask.part)) {
    const free = await endOpenPages(deps, ask);
    if (!free.ok) return free;
  }
  const settings = await loadSettings(deps.db);
  const write = () =>
    withIdempotency(deps.db, keyed, (tx) => writeAttempt(tx, ask, gateway, settings.limits));
  const written = await refuseShortStock(write, "NOT_PAID_IN_TIME");
  return written.ok ? openPage(deps, gateway, written.value.paymentId) : written;
}

async function writeAttempt(
  tx: Tx,
  ask: StartPayment,
  gateway: Gateway,
  limits: ResortSettings["limits"],
): Promise<Result<{ paymentId: string }>> {
  const locked = await lockBooking(tx, ask.bookingId);
  if (!locked || locked.row.ownerId !== ask.ownerId) return refuse("NOT_FOUND");
  const { row, now } = locked;
  if (row.cancelReason === "NOT_PAID_IN_TIME" || (row.payUntil && row.payUntil <= now))
    return refuse("NOT_PAID_IN_TIME");
  const offers = offersOf(row);
  if (offers.length === 0) return refuse("WRONG_STATE");
  const offer = offers.find((each) => each.part === ask.part);
  if (!offer) return refuse("AMOUNT_NOT_OFFERED");
  const open = await findOpen(tx, ask, offer.amountSen, now);
  if (open) return ok({ paymentId: open });
  const sessionEndsAt = await endOfPage(tx, locked, gateway, limits);
  if (!sessionEndsAt) return refuse("NOT_PAID_IN_TIME");
  const [made] = await tx
    .insert(payment)
    .values({
      bookingId: row.id,
      gateway: gateway.id,
      part: offer.part,
      amountSen: offer.amountSen,
      state: "started",
      sessionEndsAt,
      createdAt: now,
    })
    .returning({ paymentId: payment.id });
  if (!made) throw new Error("a payment was not written");
  await note(tx, {
    bookingId: row.id,
    what: "paymentStarted",
    at: now,
    facts: { amountSen: offer.amountSen, gateway: gateway.id },
  });
  await enqueue(tx, "poll-payment", made, { startAfter: new Date(now.getTime() + firstPollMs) });
  return ok(made);
}

/** The callback nearly always comes before; then the poll finds nothing to do. */
const firstPollMs = 6_000;

/** An attempt for the same amount whose page is still open: the guest goes back to that one. */
async function findOpen(tx: Tx, ask: StartPayment, amountSen: number, now: Date): Promise<string | null> {
  const attempts = await tx
    .select()
    .from(payment)
    .where(
      and(eq(payment.bookingId, ask.bookingId), eq(payment.state, "started"), eq(payment.part, ask.part)),
    );
  const leastMs = 60_000;
  const same = attempts.find(
    (each) =>
      each.gateway === ask.gateway &&
      each.amountSen === amountSen &&
      (each.sessionEndsAt?.getTime() ?? 0) > now.getTime() + leastMs,
  );
  return same?.id ?? null;
}

/**
 * When the gateway's page closes. While the booking waits for its first payment its claims must outlive the page, so
 * the deadline moves with it, up to the cap; null when there is no time left for a page.
 */
async function endOfPage(
  tx: Tx,
  { row, stay, now }: LockedBooking,
  gateway: Gateway,
  limits: ResortSettings["limits"],
): Promise<Date | null> {
  const minutes = (count: number) => count * 60_000;
  const wanted = now.getTime() + minutes(gateway.sessionMinutes);
  if (row.state !== "awaitingPayment" || row.payUntil === null) return new Date(wanted);
  const grace = minutes(limits.paymentGraceMinutes);
  const end = Math.min(wanted, row.payUntilCap.getTime() - grace);
  if (end <= now.getTime() + minutes(1)) return null;
  const payUntil = new Date(Math.max(row.payUntil.getTime(), end + grace));
  const kept = await claimStay(tx, { holdId: row.holdId, stay, state: "payment", until: payUntil });
  if (!kept.ok) return null;
  await tx.update(booking).set({ payUntil }).where(eq(booking.id, row.id));
  return new Date(end);
}

async function openPage(
  { db, publicUrl }: PaymentDeps,
  gateway: Gateway,
  paymentId: string,
): Promise<Result<{ paymentId: string; redirectUrl: string }>> {
  const [found] = await db
    .select({ row: payment, of: booking })
    .from(payment)
    .innerJoin(booking, eq(booking.id, payment.bookingId))
    .where(eq(payment.id, paymentId));
  if (!found?.row.sessionEndsAt) return refuse("NOT_FOUND");
  if (found.row.redirectUrl) return ok({ paymentId, redirectUrl: found.row.redirectUrl });
  try {
    const opened = await gateway.openSession({
      paymentId,
      flow: "reservation",
      amountSen: found.row.amountSen,
      description: found.of.bookingNo,
      payer: payerOf(found.of),
      bank: found.row.bank,
      startedAt: found.row.createdAt,
      endsAt: found.row.sessionEndsAt,
      callbackUrl: `${publicUrl}/api/payment/callback/${gateway.id}/reservation`,
      returnUrl: `${publicUrl}/api/payment/return/${gateway.id}/reservation/${paymentId}`,
    });
    await db.update(payment).set(opened).where(eq(payment.id, paymentId));
    return ok({ paymentId, redirectUrl: opened.redirectUrl });
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    return refuse("GATEWAY_DOWN");
  }
}

/** Whoever booked is who pays, for all that a gateway needs to know. */
const payerOf = ({ bookingName, email, mobile, language }: typeof booking.$inferSelect): Payer => ({
  name: bookingName,
  email,
  mobile: mobile || null,
  language,
});
