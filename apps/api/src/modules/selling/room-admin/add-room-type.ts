import type { RoomTypeBody } from "@pulau/contract/room-admin.ts";
import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { showPicture } from "../../ground/files/public.ts";
import { lastPriority } from "./room-rules.ts";

/** Adds a room type, last in the order of auto-select. `CODE_TAKEN`: another type has its code. */
export async function addRoomType(
  tx: Tx,
  { staffId, body }: { staffId: StaffId; body: RoomTypeBody },
): Promise<Result<{ _id: RoomTypeId }, "CODE_TAKEN" | "INVALID_INPUT">> {
  const shown = await showPicture(tx, { staffId, picture: body.picture });
  if (!shown.ok) return shown;
  const [made] = await tx
    .insert(roomType)
    .values({ ...body, images: [body.picture], priority: lastPriority })
    .onConflictDoNothing({ target: roomType.roomCode })
    .returning({ _id: roomType.id });
  if (!made) return refuse("CODE_TAKEN", { code: body.roomCode });
  await auditChange(tx, {
    staffId,
    act: "added",
    subject: "roomType",
    subjectId: made._id,
    before: null,
    after: body,
    facts: { name: body.name },
  });
  return ok(made);
}
