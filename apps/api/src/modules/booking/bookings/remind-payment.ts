import { remindersOf } from "@pulau/domain/booking/reminders.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockBooking } from "./booking-rows.ts";
import { note } from "./history.ts";

/** Queues the reminders of a booking that now waits for its money. */
export async function planReminders(
  tx: Tx,
  wait: { bookingId: BookingId; now: Date; payUntil: Date; leads: readonly number[] },
): Promise<void> {
  for (const { at, minutesBefore } of remindersOf(wait))
    await enqueue(tx, "remind-payment", { bookingId: wait.bookingId, minutesBefore }, { startAfter: at });
}

/**
 * Reminds the guest of a booking that still waits for its money. Nothing is sent when it was paid, given up or has
 * lapsed since; the mail looks once more when it is written.
 */
export async function remindPayment(
  tx: Tx,
  reminder: { bookingId: BookingId; minutesBefore: number },
): Promise<void> {
  const locked = await lockBooking(tx, reminder.bookingId);
  const payUntil = locked?.row.state === "awaitingPayment" ? locked.row.payUntil : null;
  if (!locked || payUntil === null || payUntil <= locked.now) return;
  // The guest has done their part: it is the resort that is waited for.
  if (locked.row.paymentStatus === "awaitingVerification") return;
  await enqueue(tx, "send-mail", { template: "payment-reminder", ...reminder });
  await note(tx, { bookingId: reminder.bookingId, what: "reminded", at: locked.now });
}
