import { comingStates } from "@pulau/domain/booking/booking-moves.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { closedAhead } from "@pulau/domain/catalogue/closures.ts";
import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { leaveNights, parkStay } from "../../booking/changes/public.ts";

type ClosedNights = { readonly roomId: RoomId; readonly from: Day; readonly until: Day | null };

/**
 * Parks everybody who is to come into a room on these nights, and has all who are parked in it leave it for other rooms of its type;
 * where there is none they wait without one. Guests who are here stay in the way. Bookings are locked, by id, so it comes before
 * the room's own lock.
 *
 * @returns `SOLD_OUT` when somebody was faster; the transaction has to end then
 */
export async function parkInWay(
  tx: Tx,
  { staffId, ...nights }: ClosedNights & { readonly staffId: StaffId },
): Promise<Result<true, "SOLD_OUT">> {
  const { rows } = await tx.execute<{ bookingId: BookingId; position: number; roomId: RoomId }>(sql`
    SELECT b.id AS "bookingId", p.position, p.room_id AS "roomId"
    FROM booking b JOIN booking_room p ON p.booking_id = b.id
    WHERE b.state IN ${oneOf(comingStates)} AND p.parked IS NULL AND p.earlier IS NULL
      AND (p.room_id = ${nights.roomId} OR p.next ->> 'roomId' = ${nights.roomId})
      AND EXISTS (SELECT FROM room_night n WHERE n.hold_id = b.hold_id AND ${isOf(nights)}
        AND n.night >= coalesce(p.check_in, b.check_in) AND n.night < coalesce(p.check_out, b.check_out))
    ORDER BY b.id, p.position`);
  for (const place of rows) await parkStay(tx, { ...place, staffId, despiteLock: true });
  return leaveClosed(tx, nights, { mayLack: true });
}

/**
 * Has guests who are parked in a room on these nights leave it for others of its type. Where there is none they stay in it, and are in
 * the way like everybody else, unless they may be left without one.
 */
export async function leaveClosed(
  tx: Tx,
  nights: ClosedNights,
  { mayLack }: { readonly mayLack: boolean },
): Promise<Result<true, "SOLD_OUT">> {
  const { rows } = await tx.execute(sql`
    SELECT 1 FROM booking_room p JOIN booking b ON b.id = p.booking_id JOIN room_night n ON n.hold_id = b.hold_id
    WHERE p.parked IS NOT NULL AND ${isOf(nights)} LIMIT 1`);
  if (rows.length === 0) return ok(true);
  const { from, until } = nights;
  const last = addDays(from, closedAhead);
  const end = until === null || until > last ? last : until;
  const wanted = [];
  for (let night = from; night < end; night = addDays(night, 1))
    wanted.push({ roomId: nights.roomId, night });
  return leaveNights(tx, wanted, { mayLack });
}

const isOf = ({ roomId, from, until }: ClosedNights) =>
  sql`n.room_id = ${roomId} AND n.night >= ${from} AND (${until}::date IS NULL OR n.night < ${until}::date)`;
