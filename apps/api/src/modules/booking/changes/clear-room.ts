import { addDays, type Day, daysBetween, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import { leaveNights } from "./make-way.ts";

type Wanted = {
  readonly bookingId: BookingId;
  readonly roomId: RoomId;
  readonly checkIn?: Day | undefined;
  readonly nights?: number | undefined;
  /** The first night that is wanted; all of the stay's without it. */
  readonly from?: Day | undefined;
};

/**
 * Has guests who are parked in a room make way for a booking that is to have it, before that is priced: which room stands in for
 * them is nobody's news. Where no other is left they stay, and the room is taken.
 */
export async function clearRoom(
  tx: Tx,
  { bookingId, roomId, checkIn, nights, from }: Wanted,
): Promise<Result<true, "SOLD_OUT">> {
  const [row] = await tx
    .select({ checkIn: booking.checkIn, checkOut: booking.checkOut })
    .from(booking)
    .where(eq(booking.id, bookingId));
  if (!row) return { ok: true, value: true };
  const first = checkIn ?? row.checkIn;
  const last = addDays(first, nights ?? daysBetween(row.checkIn, row.checkOut));
  const begins = from !== undefined && from > first ? from : first;
  return leaveNights(
    tx,
    nightsOf(begins, last).map((night) => ({ roomId, night })),
    { mayLack: false },
  );
}
