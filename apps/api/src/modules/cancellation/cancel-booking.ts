import { cancellationKept } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import { booking } from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { lockBooking, note } from "../bookings/public.ts";
import { settleCommissions } from "../commission/public.ts";
import { releaseClaims } from "../holds/public.ts";
import { post } from "../ledger/public.ts";
import { refreshPaymentStatus, returnMoney } from "../payments/public.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { quoteRefund, type RefundQuote } from "./refund-quote.ts";

export type Cancel = {
  readonly bookingId: string;
  /** The refund that was shown; another one is refused, because a day may have passed since. */
  readonly agreedRefundSen: number;
  /** Why, in the words of staff; kept in the history. */
  readonly note?: string | undefined;
  readonly by: { readonly ownerId: string } | { readonly staffId: string };
};

/** Cancels a booking: its claims are free, the refund is on its way, and what the policy keeps is earned. */
export async function cancelBooking(tx: Tx, ask: Cancel): Promise<Result<RefundQuote>> {
  const locked = await lockBooking(tx, ask.bookingId);
  const isTheirs = locked && ("staffId" in ask.by || locked.row.ownerId === ask.by.ownerId);
  if (!isTheirs) return refuse("NOT_FOUND");
  const { row, now } = locked;
  const { timeZone } = await loadSettings(tx);
  const quoted = await quoteRefund(tx, row, await loadToday(tx, timeZone));
  if (!quoted.ok) return quoted;
  const { state, keptNowSen, ...refund } = quoted.value;
  if (refund.refundSen !== ask.agreedRefundSen)
    return refuse("PRICE_CHANGED", { refundSen: refund.refundSen });
  const cancelReason = "staffId" in ask.by ? ("BY_STAFF" as const) : ("BY_GUEST" as const);
  await tx
    .update(booking)
    .set({ state: "cancelled", cancelReason, payUntil: null })
    .where(eq(booking.id, row.id));
  if (state !== "cancelled") throw new Error(`a cancelled booking can't be ${state}`);
  await releaseClaims(tx, row.holdId);
  const bookingId = row.id;
  await note(tx, {
    bookingId,
    what: "cancelled",
    at: now,
    ...staffOf(ask),
    facts: { refundSen: refund.refundSen, ...reasonOf(ask) },
  });
  await returnMoney(tx, { bookingId, amountSen: refund.refundSen, why: "cancelled", at: now });
  await post(tx, { kind: "kept", bookingId, at: now }, cancellationKept({ bookingId, sen: keptNowSen }));
  await refreshPaymentStatus(tx, bookingId);
  await settleCommissions(tx, bookingId);
  await enqueue(tx, "issue-invoice", { bookingId });
  await enqueue(tx, "send-mail", { template: "booking-cancelled", bookingId, refundSen: refund.refundSen });
  return ok(refund);
}

const reasonOf = ({ note: reason }: Cancel): Record<string, string> => (reason ? { note: reason } : {});
const staffOf = ({ by }: Cancel) => ("staffId" in by ? { staffId: by.staffId } : {});
