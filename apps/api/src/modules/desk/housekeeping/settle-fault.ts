import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { FaultId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { roomFault } from "../../../db/schema/room-closures.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

type Settling = {
  readonly faultId: FaultId;
  readonly staffId: StaffId;
  readonly done: boolean;
  /** When it was said, where it is sent later than that. */
  readonly at?: string | undefined;
};

/**
 * Says that a fault is repaired, or opens it again. Saying again what is so already changes nothing, nor does opening one that was
 * repaired after that.
 */
export async function settleFault(
  tx: Tx,
  { faultId, staffId, done, at }: Settling,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [fault] = await tx.select().from(roomFault).where(eq(roomFault.id, faultId)).for("update");
  if (!fault) return refuse("NOT_FOUND");
  const [{ roomNo } = { roomNo: "" }] = await tx
    .select({ roomNo: room.roomNo })
    .from(room)
    .where(eq(room.id, fault.roomId));
  const wasDone = fault.doneAt !== null;
  const moment = madeAt(at, await loadNow(tx));
  if (!done && fault.doneAt !== null && fault.doneAt > moment) return ok({ done: true });
  if (wasDone !== done)
    await tx
      .update(roomFault)
      .set(done ? { doneAt: moment, doneBy: staffId } : { doneAt: null, doneBy: null })
      .where(eq(roomFault.id, faultId));
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "roomFault",
    subjectId: faultId,
    before: { repaired: wasDone },
    after: { repaired: done },
    facts: { name: roomNo },
  });
  return ok({ done: true });
}
