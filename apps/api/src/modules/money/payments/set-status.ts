import type { PaymentStatus } from "@pulau/domain/booking/payment-status.ts";
import { settableStatuses } from "@pulau/domain/booking/settable-status.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking, note } from "../../booking/bookings/public.ts";

export type SetStatus = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  readonly paymentStatus: PaymentStatus;
  readonly reason: string;
};

/**
 * Sets how a booking's payment stands, by a person who gives a reason. `WRONG_STATE` for what the ledger says
 * otherwise; the next movement of money sets it anew.
 */
export async function setPaymentStatus(
  tx: Tx,
  { bookingId, staffId, paymentStatus, reason }: SetStatus,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now } = locked;
  if (!settableStatuses(row).includes(paymentStatus))
    return refuse("WRONG_STATE", { paymentStatus: row.paymentStatus });
  await tx.update(booking).set({ paymentStatus }).where(eq(booking.id, bookingId));
  await note(tx, {
    bookingId,
    what: "paymentStatusSet",
    at: now,
    staffId,
    before: { paymentStatus: row.paymentStatus },
    after: { paymentStatus },
    facts: { note: reason },
    historyFacts: { from: row.paymentStatus, to: paymentStatus },
  });
  return ok({ done: true });
}
