import { RoomTypeBody } from "@pulau/contract/room-admin.ts";
import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { fieldsOf } from "../../../db/changed-fields.ts";
import { eq } from "../../../db/orm.ts";
import { bedOption, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { refuseUsed } from "../../../records/name-uses.ts";
import { roomTypeUsers } from "./room-type-uses.ts";

type Deletion = {
  readonly staffId: StaffId;
  readonly roomTypeId: RoomTypeId;
  readonly language: Language;
};

/** Deletes a room type with its beds. `IN_USE`: rooms, prices, bookings or drafts name it; it can be taken out of use instead. */
export async function deleteRoomType(
  tx: Tx,
  { staffId, roomTypeId, language }: Deletion,
): Promise<Result<{ done: true }, "NOT_FOUND" | "IN_USE">> {
  const [found] = await tx.select().from(roomType).where(eq(roomType.id, roomTypeId)).for("update");
  if (!found) return refuse("NOT_FOUND");
  const free = await refuseUsed(tx, roomTypeUsers(roomTypeId), language);
  if (!free.ok) return free;
  await tx.delete(bedOption).where(eq(bedOption.roomTypeId, roomTypeId));
  await tx.delete(roomType).where(eq(roomType.id, roomTypeId));
  await auditChange(tx, {
    staffId,
    act: "deleted",
    subject: "roomType",
    subjectId: roomTypeId,
    before: fieldsOf(found, RoomTypeBody),
    after: null,
    facts: { name: found.name, roomCode: found.roomCode },
  });
  return ok({ done: true });
}
