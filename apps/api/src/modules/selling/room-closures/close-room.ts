import type { closeRoomRoute } from "@pulau/contract/room-closures.ts";
import { firstVersion } from "@pulau/contract/versions.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { RoomClosureId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq } from "../../../db/orm.ts";
import { roomClosure, roomFault } from "../../../db/schema/room-closures.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { auditedClosure, type NightsTaken, writeClosedNights } from "./closed-nights.ts";
import { parkInWay } from "./make-room-empty.ts";

type Request = {
  readonly by: { readonly staffId: StaffId; readonly permissions: Permissions };
  readonly body: z.output<typeof closeRoomRoute.body>;
};

/**
 * Closes a room from today or later on; guests who are to come into it are parked if `park` says so. `NOT_FOUND`: there is no such
 * room, or no such fault in it.
 */
export async function closeRoom(
  tx: Tx,
  { by: { staffId, permissions }, body }: Request,
): Promise<
  Result<{ _id: RoomClosureId; version: number }, NightsTaken | "NOT_FOUND" | "NOT_ALLOWED" | "INVALID_INPUT">
> {
  const { roomId, faultId = null, kind, reason, note, from, until, park } = body;
  if (park && !may(permissions, "bookings", "write")) return refuse("NOT_ALLOWED");
  if (park && kind === "outOfOrder") {
    const parked = await parkInWay(tx, { roomId, from, until, staffId });
    if (!parked.ok) return parked;
  }
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("update");
  if (!found) return refuse("NOT_FOUND");
  if (faultId !== null) {
    const [fault] = await tx
      .select({ id: roomFault.id })
      .from(roomFault)
      .where(and(eq(roomFault.id, faultId), eq(roomFault.roomId, roomId)));
    if (!fault) return refuse("NOT_FOUND");
  }
  const today = await loadResortToday(tx);
  if (from < today) return refuseFields("INVALID_INPUT", [{ path: "from", rule: "dayPast" }]);
  const [made] = await tx
    .insert(roomClosure)
    .values({
      roomId,
      kind,
      reason,
      note,
      faultId,
      fromDay: from,
      untilDay: until,
      closedBy: staffId,
      at: await loadNow(tx),
    })
    .returning();
  if (!made) throw new Error("no closure was made");
  const written = await writeClosedNights(tx, made, today);
  if (!written.ok) return written;
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "roomClosure",
    subjectId: made.id,
    before: null,
    after: auditedClosure(made),
    facts: { name: found.roomNo },
  });
  return ok({ _id: made.id, version: firstVersion });
}
