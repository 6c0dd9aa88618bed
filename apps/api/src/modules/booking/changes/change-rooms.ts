import { movedInto } from "@pulau/domain/booking/earlier-rooms.ts";
import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { type HeldRoom, stayHold } from "../../../db/schema/holds.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { lockBooking, note, replaceStay } from "../bookings/public.ts";
import { jsonOfRooms } from "./json-of-rooms.ts";

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

/** The place with the type of the room that its guests change into; a way to make up the beds is of the one that they leave. */
function ofNextType(place: HeldRoom): HeldRoom {
  const { bedOptionId: _, ...bare } = place;
  const type = place.next?.type;
  return type ? { ...bare, roomTypeId: type.id, roomTypeName: type.name } : place;
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
    return movedInto(ofNextType(place), { roomId: next.roomId, roomNo: next.roomNo }, { on: next.on, from });
  });
  const after = { ...stay, rooms };
  await tx.update(stayHold).set({ stay: after }).where(eq(stayHold.id, row.holdId));
  await replaceStay(tx, bookingId, after);
  if (stay.rooms.some(({ next }) => next?.type && next.on < morning))
    await tx
      .update(booking)
      .set({ bookingJson: jsonOfRooms(row.bookingJson, rooms) })
      .where(eq(booking.id, bookingId));
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
