import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import type { ReadFields } from "../../../db/saved-versions.ts";
import { housekeepingRoom } from "../../../db/schema/housekeeping.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

type Note = { readonly roomId: RoomId; readonly staffId: StaffId; readonly note: string };

/** What is to be known about a room, as the call names it. */
export const readRoomNote =
  (roomId: RoomId): ReadFields =>
  async (tx) => {
    const [work] = await tx.select().from(housekeepingRoom).where(eq(housekeepingRoom.roomId, roomId));
    return { note: work?.note ?? "" };
  };

/** Writes down what is to be known about a room, in place of what stood there. */
export async function noteRoom(
  tx: Tx,
  { roomId, staffId, note }: Note,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("no key update");
  if (!found) return refuse("NOT_FOUND");
  const [work] = await tx.select().from(housekeepingRoom).where(eq(housekeepingRoom.roomId, roomId));
  await tx
    .insert(housekeepingRoom)
    .values({ roomId, note })
    .onConflictDoUpdate({ target: housekeepingRoom.roomId, set: { note } });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "room",
    subjectId: roomId,
    before: { housekeepingNote: work?.note ?? "" },
    after: { housekeepingNote: note },
    facts: { name: found.roomNo },
  });
  return ok({ done: true });
}
