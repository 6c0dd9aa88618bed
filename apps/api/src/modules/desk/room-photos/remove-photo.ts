import type { RoomPhotoId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import { roomPhoto } from "../../../db/schema/room-photos.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { subjectOf } from "./add-photo.ts";

/** Takes a photo off. Its file is part of nothing then, and is thrown away with others of its kind. */
export async function removePhoto(
  tx: Tx,
  { photoId, staffId }: { readonly photoId: RoomPhotoId; readonly staffId: StaffId },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [gone] = await tx.delete(roomPhoto).where(eq(roomPhoto.id, photoId)).returning();
  if (!gone) return refuse("NOT_FOUND");
  await tx.update(storedFile).set({ keptAt: null }).where(eq(storedFile.id, gone.fileId));
  const [{ roomNo } = { roomNo: "" }] = await tx
    .select({ roomNo: room.roomNo })
    .from(room)
    .where(eq(room.id, gone.roomId));
  await auditChange(tx, {
    staffId,
    act: "deleted",
    ...subjectOf(gone),
    before: { roomPhoto: photoId },
    after: null,
    facts: { name: roomNo },
  });
  return ok({ done: true });
}
