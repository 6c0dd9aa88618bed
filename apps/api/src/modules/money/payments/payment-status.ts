import { type LastAttempt, paymentStatusOf } from "@pulau/domain/booking/payment-status.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { desc, eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";

/** Brings a booking's payment status in line with its money and its latest attempt. The booking is locked. */
export async function refreshPaymentStatus(tx: Tx, bookingId: BookingId): Promise<void> {
  const { totalSen, paidSen, refundedSen } = booking;
  const [money] = await tx
    .select({ totalSen, paidSen, refundedSen })
    .from(booking)
    .where(eq(booking.id, bookingId));
  const [last] = await tx
    .select({ state: payment.state })
    .from(payment)
    .where(eq(payment.bookingId, bookingId))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1);
  if (!money) throw new Error(`booking ${bookingId} is gone`);
  const lastAttempt = last ? attemptOf[last.state] : "none";
  const status = paymentStatusOf({ ...money, lastAttempt });
  await tx.update(booking).set({ paymentStatus: status }).where(eq(booking.id, bookingId));
}

const attemptOf = {
  started: "underWay",
  captured: "none",
  voided: "none",
  awaitingVerification: "awaitingVerification",
  declined: "failed",
  expired: "none",
  putAside: "awaitingVerification",
} as const satisfies Record<(typeof payment.$inferSelect)["state"], LastAttempt>;
