import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import type { CurrentBooking } from "./current-booking.ts";

/** Whether a page of a bank is open on which this booking could be paid at its old price. */
export async function isBeingPaid(tx: Tx, bookingId: BookingId): Promise<boolean> {
  const open = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.bookingId, bookingId),
        eq(payment.state, "started"),
        sql`${payment.sessionEndsAt} > pulau_now()`,
      ),
    );
  return open.length > 0;
}

/**
 * A guest must not gather rooms by enlarging a booking, beyond what may be held: rooms that are not paid for count, in
 * this booking, in the owner's others that wait for their money, and in those that were changed and owe some since. An
 * agency has as many as its contract says.
 */
export async function keepsWithinQuota(
  tx: Tx,
  { row, stay }: CurrentBooking,
  after: HeldStay,
): Promise<Result<true, "HOLD_QUOTA">> {
  if (roomNights(after) <= roomNights(stay)) return ok(true);
  const rooms = after.rooms.length;
  const { limits } = await loadSettings(tx);
  const { rows } = await tx.execute<{ others: number }>(sql`
    SELECT coalesce(sum(jsonb_array_length(h.stay -> 'rooms')), 0)::int AS others
    FROM booking b JOIN stay_hold h ON h.id = b.hold_id
    WHERE b.owner_id = ${row.ownerId} AND b.id <> ${row.id} AND (
      (b.state = 'awaitingPayment' AND b.pay_until > pulau_now())
      OR (b.state = 'confirmed' AND b.version > 1 AND b.paid_sen < b.total_sen))`);
  const others = rows[0]?.others ?? 0;
  const mostRooms = stay.contract?.roomsUnpaid ?? limits.roomsPerOwner;
  return rooms + others > mostRooms ? refuse("HOLD_QUOTA", { mostRooms }) : ok(true);
}

const roomNights = ({ rooms, ...stay }: HeldStay): number =>
  rooms.reduce((sum, room) => {
    const { checkIn, checkOut } = roomSpan(room, stay);
    return sum + daysBetween(checkIn, checkOut);
  }, 0);
