import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { FaultId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { roomFault } from "../../../db/schema/room-closures.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

type Report = {
  readonly roomId: RoomId;
  readonly staffId: StaffId;
  readonly text: string;
  /** Made by the device, which may send it twice. */
  readonly _id?: FaultId | undefined;
  /** When it was seen, where it is sent later than that. */
  readonly at?: string | undefined;
};

/** Keeps what somebody found broken in a room, once for each id. `KEY_REUSED` where the id is another fault’s. */
export async function reportFault(
  tx: Tx,
  { roomId, staffId, text, _id, at }: Report,
): Promise<Result<{ _id: FaultId }, "NOT_FOUND" | "KEY_REUSED">> {
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("key share");
  if (!found) return refuse("NOT_FOUND");
  const [made] = await tx
    .insert(roomFault)
    .values({ ...(_id && { id: _id }), roomId, text, reportedBy: staffId, at: madeAt(at, await loadNow(tx)) })
    // Of no single key: with its room it has another one, which one of two at once may meet first.
    .onConflictDoNothing()
    .returning({ _id: roomFault.id });
  if (!made) return findSame(tx, { roomId, staffId, text, _id });
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

/** The fault that was kept under an id before. */
async function findSame(
  tx: Tx,
  { roomId, staffId, text, _id }: Report,
): Promise<Result<{ _id: FaultId }, "KEY_REUSED">> {
  if (_id === undefined) throw new Error("no fault was kept");
  const [earlier] = await tx.select().from(roomFault).where(eq(roomFault.id, _id));
  const isSame = earlier?.roomId === roomId && earlier.reportedBy === staffId && earlier.text === text;
  return isSame ? ok({ _id }) : refuse("KEY_REUSED");
}
