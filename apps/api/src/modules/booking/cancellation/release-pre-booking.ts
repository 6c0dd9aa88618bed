import type { BookingId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking } from "../bookings/public.ts";
import { cancelBooking } from "./cancel-booking.ts";

/**
 * Gives up a booking that awaits its payment. That it still does is looked at under its lock: money may come in at the
 * same moment, and a booking that is paid for is only cancelled by who has seen what comes back. A part that was paid goes
 * back whole.
 */
export async function releasePreBooking(
  tx: Tx,
  key: { bookingId: BookingId; ownerId: OwnerId },
): Promise<Result<{ done: true }>> {
  const locked = await lockBooking(tx, key.bookingId);
  if (locked?.row.ownerId !== key.ownerId) return refuse("NOT_FOUND");
  if (locked.row.state !== "awaitingPayment") return refuse("WRONG_STATE");
  const by = { ownerId: key.ownerId };
  const agreedRefundSen = locked.row.paidSen;
  const cancelled = await cancelBooking(tx, { bookingId: key.bookingId, agreedRefundSen, by });
  return cancelled.ok ? ok({ done: true }) : cancelled;
}
