import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { bedOption, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { inLanguage, nameUses } from "../../../records/name-uses.ts";
import { audit } from "./audit.ts";

type Uses = { rooms: number; rates: number; bookings: number };
type Deletion = {
  readonly staffId: StaffId;
  readonly roomTypeId: RoomTypeId;
  readonly language: Language;
};

/** Deletes a room type with its beds. `IN_USE`: rooms, prices or bookings name it; it can be taken out of use instead. */
export async function deleteRoomType(
  tx: Tx,
  { staffId, roomTypeId, language }: Deletion,
): Promise<Result<{ done: true }, "NOT_FOUND" | "IN_USE">> {
  const [found] = await tx.select().from(roomType).where(eq(roomType.id, roomTypeId)).for("update");
  if (!found) return refuse("NOT_FOUND");
  const uses = await countUses(tx, roomTypeId);
  if (uses.rooms + uses.rates + uses.bookings > 0)
    return refuse("IN_USE", await nameUses(tx, uses, namesOf(roomTypeId, language)));
  await tx.delete(bedOption).where(eq(bedOption.roomTypeId, roomTypeId));
  await tx.delete(roomType).where(eq(roomType.id, roomTypeId));
  const facts = { roomCode: found.roomCode };
  await audit(tx, { staffId, act: "deleted", subject: "roomType", subjectId: roomTypeId, facts });
  return ok({ done: true });
}

/** The rooms, options and bookings of which `countUses` tells how many. */
const namesOf = (roomTypeId: RoomTypeId, language: Language) => ({
  rooms: sql`SELECT room_no AS name FROM room WHERE room_type_id = ${roomTypeId}`,
  rates: sql`SELECT ${inLanguage(sql`o.name`, language)} AS name FROM rate r
    LEFT JOIN period p ON p.id = r.period_id JOIN package_option o ON o.id = coalesce(r.option_id, p.option_id)
    WHERE r.room_type_id = ${roomTypeId}`,
  bookings: sql`SELECT b.booking_no AS name FROM booking_room r JOIN booking b ON b.id = r.booking_id
    WHERE r.room_type_id = ${roomTypeId}`,
});

async function countUses(tx: Tx, roomTypeId: RoomTypeId): Promise<Uses> {
  const { rows } = await tx.execute<Uses>(sql`
    select (select count(*)::int from room where room_type_id = ${roomTypeId}) as rooms,
      (select count(*)::int from rate where room_type_id = ${roomTypeId}) as rates,
      (select count(*)::int from booking_room where room_type_id = ${roomTypeId}) as bookings`);
  return rows[0] ?? { rooms: 0, rates: 0, bookings: 0 };
}
