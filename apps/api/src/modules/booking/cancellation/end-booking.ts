import type { CancelReason } from "@pulau/domain/booking/booking-moves.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { cancellationKept } from "@pulau/domain/ledger/postings.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { post } from "../../money/ledger/public.ts";
import { refreshPaymentStatus, returnMoney } from "../../money/payments/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { type LockedBooking, moveBooking, note } from "../bookings/public.ts";
import { releaseClaims } from "../holds/public.ts";
import type { QuotedRefund, RefundQuote } from "./refund-quote.ts";

export type BookingEnd = {
  readonly reason: Exclude<CancelReason, "NOT_PAID_IN_TIME">;
  readonly quoted: QuotedRefund;
  readonly staffId?: StaffId | undefined;
  /** Why, in the words of staff. */
  readonly note?: string | undefined;
};

/**
 * Ends a locked booking that may be ended: its claims are free, the refund is on its way, what the policy keeps is
 * earned, papers follow, and the guest is told.
 */
export async function endBooking(
  tx: Tx,
  locked: LockedBooking,
  cancellation: BookingEnd,
): Promise<RefundQuote> {
  const { row, now } = locked;
  const { keptNowSen, ...refund } = cancellation.quoted;
  const { id: bookingId } = row;
  const { refundSen } = refund;
  const unpaid = cancellation.reason === "BALANCE_NOT_PAID";
  await moveBooking(tx, locked, unpaid ? "unpaid" : "cancel", {
    cancelReason: cancellation.reason,
    payUntil: null,
  });
  await releaseClaims(tx, row.holdId);
  await note(tx, {
    bookingId,
    what: unpaid ? "balanceNotPaid" : "cancelled",
    at: now,
    staffId: cancellation.staffId,
    before: { bookingState: row.state },
    after: { bookingState: "cancelled" },
    facts: { refundSen, ...(cancellation.note && { note: cancellation.note }) },
  });
  await returnMoney(tx, { bookingId, amountSen: refundSen, why: "cancelled", at: now });
  await post(tx, { kind: "kept", bookingId, at: now }, cancellationKept({ bookingId, sen: keptNowSen }));
  await refreshPaymentStatus(tx, bookingId);
  await settleCommissions(tx, bookingId);
  await enqueue(tx, "issue-invoice", { bookingId });
  await enqueue(tx, "send-mail", { template: "booking-cancelled", bookingId, refundSen });
  return refund;
}
