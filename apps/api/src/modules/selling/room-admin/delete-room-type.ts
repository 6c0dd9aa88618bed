import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { bedOption, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed, type Users } from "../../../records/name-uses.ts";

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
  const free = await refuseUsed(tx, usersOf(roomTypeId), language);
  if (!free.ok) return free;
  await tx.delete(bedOption).where(eq(bedOption.roomTypeId, roomTypeId));
  await tx.delete(roomType).where(eq(roomType.id, roomTypeId));
  const facts = { roomCode: found.roomCode };
  await writeAudit(tx, { staffId, act: "deleted", subject: "roomType", subjectId: roomTypeId, facts });
  return ok({ done: true });
}

const usersOf = (roomTypeId: RoomTypeId): Users => {
  const where = sql`u.room_type_id = ${roomTypeId}`;
  return {
    rooms: [{ table: "room", where }],
    prices: [{ table: "rate", where }],
    bookings: [{ table: "booking_room", where }],
  };
};
