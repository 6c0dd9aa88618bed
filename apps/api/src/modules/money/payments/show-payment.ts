import type { paymentOptionsRoute, paymentStatusRoute } from "@pulau/contract/payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { offersAt } from "@pulau/domain/money/offers.ts";
import { ownSources } from "@pulau/domain/money/own-sources.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, notInArray } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { type BookingRow, bookersView } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { faceOf, offeredGateways } from "../gateways/public.ts";
import type { Payable } from "./payable.ts";
import { readWallet } from "./wallet.ts";

/** What can be paid, and with what. Only a member of an account has a wallet to offer. */
export async function paymentOptions(
  db: Db,
  gateways: Gateways,
  payable: Payable,
  accountId: AccountId | null,
): Promise<Reply<typeof paymentOptionsRoute>> {
  const [now, purse, offered, settings] = await Promise.all([
    loadNow(db),
    accountId ? readWallet(db, accountId) : null,
    offeredGateways(db, gateways),
    loadSettings(db),
  ]);
  const { wait, byWallet, paidSen } = payable;
  const offers = offersAt(payable, now);
  return {
    offers: offers.ok ? [...offers.value] : [],
    gateways: [...offered.map(faceOf), ...(purse && byWallet && settings.wallet.enabled ? [walletFace] : [])],
    paidSen,
    walletSen: purse?.balanceSen ?? null,
    payUntil: wait?.until.toISOString() ?? null,
    now: now.toISOString(),
  };
}

const walletFace = {
  id: "wallet",
  kind: "wallet" as const,
  methods: [],
  isTest: false,
  hasBanks: false,
  leastSen: 1,
  mostSen: Number.MAX_SAFE_INTEGER,
};

/** The last attempt to pay a booking that left our own books; null when there is none. */
export async function latestAttempt(db: Db, bookingId: BookingId) {
  const { id: _id, gateway, part, amountSen, refundedSen, state, reason } = payment;
  const [latest] = await db
    .select({ _id, gateway, part, amountSen, refundedSen, state, reason })
    .from(payment)
    .where(and(eq(payment.bookingId, bookingId), notInArray(payment.gateway, [...ownSources])))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1);
  return latest ?? null;
}

/** Whether a bank slip of a booking waits for the eyes of staff. */
export async function transferWaits(db: Db, bookingId: BookingId): Promise<boolean> {
  const ofBooking = eq(payment.bookingId, bookingId);
  return (await db.$count(payment, and(ofBooking, eq(payment.state, "awaitingVerification")))) > 0;
}

/** Where a booking and its latest attempt to pay stand. */
export async function showPaymentStatus(db: Db, row: BookingRow): Promise<Reply<typeof paymentStatusRoute>> {
  const [now, latest, view] = await Promise.all([
    loadNow(db),
    latestAttempt(db, row.id),
    bookersView(db, row),
  ]);
  return {
    status: row.state,
    paymentStatus: row.paymentStatus,
    cancelReason: row.cancelReason,
    payUntil: row.payUntil?.toISOString() ?? null,
    now: now.toISOString(),
    paidSen: row.paidSen,
    owedSen: Math.max(0, view.owedSen),
    latest,
  };
}
