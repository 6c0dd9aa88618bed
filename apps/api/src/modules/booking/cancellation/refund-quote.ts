import type { RefundReply } from "@pulau/contract/bookings.ts";
import { move } from "@pulau/domain/booking/booking-moves.ts";
import { refundOf } from "@pulau/domain/booking/refund.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { refundDestination } from "../../money/payments/public.ts";
import { type BookingRow, refuseWithCharges } from "../bookings/public.ts";

export type RefundQuote = z.infer<typeof RefundReply>;
/** The same, with what cancelling keeps beside earlier changes. */
export type QuotedRefund = RefundQuote & { readonly keptNowSen: Sen };

/**
 * What cancelling today gives back, by the policy that was frozen when the booking was made. Before a booking is
 * confirmed all of it: a part that waits for its rest is nobody's to keep.
 */
export async function quoteRefund(
  db: Db | Tx,
  row: BookingRow,
  today: Day,
): Promise<Result<QuotedRefund, "WRONG_STATE">> {
  const may = move(row.state, "cancel", row.cancelReason);
  if (!may.ok) return may;
  const uncharged = await refuseWithCharges(db, row.id);
  if (!uncharged.ok) return uncharged;
  const { checkIn, keptSen, refundCap: cap } = row;
  // What an earlier change kept is earned: neither paid for this stay any more, nor a part of its price.
  const refund = refundOf(row.policy, {
    checkIn,
    today,
    cap,
    paidSen: row.paidSen - keptSen,
    totalSen: row.totalSen - keptSen,
  });
  if (row.state === "awaitingPayment") {
    const { id: bookingId, paidSen: refundSen } = row;
    const to = await refundDestination(db, { bookingId, refundSen });
    const whole = { refundSen, paidSen: refundSen, keptSen: 0, keptNowSen: 0, share: 10_000 };
    return ok({ ...whole, to });
  }
  const { refundSen } = refund;
  return ok({
    refundSen,
    keptSen: refund.keptSen + keptSen,
    keptNowSen: refund.keptSen,
    paidSen: row.paidSen,
    share: refund.tier?.refund ?? 0,
    to: await refundDestination(db, { bookingId: row.id, refundSen }),
  });
}
