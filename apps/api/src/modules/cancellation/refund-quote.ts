import type { RefundReply } from "@pulau/contract/bookings.ts";
import { type BookingState, move } from "@pulau/domain/booking/booking-moves.ts";
import { refundOf } from "@pulau/domain/booking/refund.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/connect.ts";
import { payment } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import type { BookingRow } from "../bookings/public.ts";

export type RefundQuote = z.infer<typeof RefundReply>;

/** What cancelling today gives back, by the policy that was frozen when the booking was made. */
export async function quoteRefund(
  db: Db | Tx,
  row: BookingRow,
  today: Day,
): Promise<Result<RefundQuote & { state: BookingState }, "WRONG_STATE">> {
  const next = move(row.state, "cancel", row.cancelReason);
  if (!next.ok) return next;
  const { checkIn, paidSen, totalSen } = row;
  const refund = refundOf(row.policy, { checkIn, today, paidSen, totalSen });
  const captured = await db
    .select({ gateway: payment.gateway })
    .from(payment)
    .where(and(eq(payment.bookingId, row.id), eq(payment.state, "captured")));
  const onlyWallet = captured.every(({ gateway }) => gateway === "wallet");
  return ok({
    refundSen: refund.refundSen,
    keptSen: refund.keptSen,
    paidSen,
    share: refund.tier?.refund ?? 0,
    to: refund.refundSen === 0 ? "none" : onlyWallet ? "wallet" : "source",
    state: next.value,
  });
}
