import type { BookingId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockBooking, moveBooking, note } from "../../booking/bookings/public.ts";
import { releaseClaims } from "../../booking/holds/public.ts";
import { refreshPaymentStatus } from "./payment-status.ts";
import { returnMoney } from "./return-money.ts";

/**
 * Cancels a booking whose payment deadline has passed by the database's clock, and frees what it claimed. A part that
 * was paid goes back by itself. One whose deadline was moved meanwhile is looked at again then.
 */
export async function expireBooking(tx: Tx, bookingId: BookingId): Promise<void> {
  const locked = await lockBooking(tx, bookingId);
  if (locked?.row.state !== "awaitingPayment" || locked.row.payUntil === null) return;
  const { row, now } = locked;
  if (locked.row.payUntil > now) {
    await enqueue(tx, "lapse-booking", { bookingId }, { startAfter: locked.row.payUntil });
    return;
  }
  await moveBooking(tx, locked, "lapse", { cancelReason: "NOT_PAID_IN_TIME", payUntil: null });
  await releaseClaims(tx, row.holdId);
  await note(tx, { bookingId, what: "lapsed", at: now });
  await returnMoney(tx, { bookingId, amountSen: row.paidSen, why: "lapsed", at: now });
  await refreshPaymentStatus(tx, bookingId);
}
