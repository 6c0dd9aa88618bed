import { movedInto } from "@pulau/domain/booking/earlier-rooms.ts";
import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { lockBooking, note, replaceStay } from "../bookings/public.ts";

/**
 * Guests in house who were to change rooms by the day before `morning` have done so, whether or not anybody said it: from then on
 * the room that they were to come into is theirs. Their nights are claimed already, so nothing is claimed here.
 */
export async function changeRoomsDue(db: Db, morning: Day): Promise<void> {
  const { rows } = await db.execute<{ id: BookingId }>(sql`
    SELECT DISTINCT b.id FROM booking b JOIN booking_room br ON br.booking_id = b.id
    WHERE b.state = 'inHouse' AND (br.next ->> 'on')::date < ${morning} ORDER BY b.id`);
  for (const { id } of rows) await inTransaction(db, (tx) => changeRooms(tx, id, morning));
}

/** The same of one booking. */
export async function changeRooms(tx: Tx, bookingId: BookingId, morning: Day): Promise<void> {
  const locked = await lockBooking(tx, bookingId);
  if (locked?.row.state !== "inHouse") return;
  const { row, stay, now: at } = locked;
  const rooms = stay.rooms.map((place) => {
    const { next } = place;
    if (!next || next.on >= morning) return place;
    const { checkIn: from } = roomSpan(place, stay);
    return movedInto(place, { roomId: next.roomId, roomNo: next.roomNo }, { on: next.on, from });
  });
  const after = { ...stay, rooms };
  await tx.update(stayHold).set({ stay: after }).where(eq(stayHold.id, row.holdId));
  await replaceStay(tx, bookingId, after);
  for (const { roomNo, next } of stay.rooms)
    if (next && next.on < morning)
      await note(tx, {
        bookingId,
        what: "roomMoved",
        at,
        before: { roomNo },
        after: { roomNo: next.roomNo },
        facts: { priceKept: true },
        historyFacts: { from: roomNo, to: next.roomNo },
      });
}
