import type { FaultId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { roomFault } from "../../../db/schema/room-closures.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

type Report = { readonly roomId: RoomId; readonly staffId: StaffId; readonly text: string };

/** Keeps what somebody found broken in a room. */
export async function reportFault(
  tx: Tx,
  { roomId, staffId, text }: Report,
): Promise<Result<{ _id: FaultId }, "NOT_FOUND">> {
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("key share");
  if (!found) return refuse("NOT_FOUND");
  const [made] = await tx
    .insert(roomFault)
    .values({ roomId, text, reportedBy: staffId, at: await loadNow(tx) })
    .returning({ _id: roomFault.id });
  if (!made) throw new Error("no fault was kept");
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "roomFault",
    subjectId: made._id,
    before: null,
    after: { fault: text },
    facts: { name: found.roomNo },
  });
  return ok(made);
}
