import { mostRoomPhotos, type RoomPhoto } from "@pulau/contract/room-photos.ts";
import type { FaultId, FileId, FoundThingId, RoomId, RoomPhotoId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { roomFault } from "../../../db/schema/room-closures.ts";
import { foundThing, roomPhoto } from "../../../db/schema/room-photos.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { useFile } from "../../ground/files/public.ts";
import { photosOf } from "./photos-of.ts";

/** Which photo, and of what: of a fault, of a found thing, or of the room itself. */
export type PhotoKey = {
  readonly photoId: RoomPhotoId;
  readonly roomId: RoomId;
  readonly faultId: FaultId | null;
  readonly foundId: FoundThingId | null;
};

/** A photo that has come before; null for a new one, `KEY_REUSED` where its id is that of another. */
export async function findEarlier(
  db: Db | Tx,
  { photoId, roomId, faultId, foundId }: PhotoKey,
): Promise<Result<RoomPhoto | null, "KEY_REUSED">> {
  const [found] = await db.select().from(roomPhoto).where(eq(roomPhoto.id, photoId));
  if (!found) return ok(null);
  if (found.roomId !== roomId || found.faultId !== faultId || found.foundId !== foundId)
    return refuse("KEY_REUSED");
  const { rows } = await db.execute<{ photos: RoomPhoto[] }>(
    sql`SELECT ${photosOf(sql`p.id = ${photoId}`)} AS photos`,
  );
  return ok(rows[0]?.photos[0] ?? null);
}

/**
 * Puts a file that its sender has uploaded to a room, a fault or a found thing. `NOT_FOUND` where there is none of these,
 * `PHOTOS_FULL` where it has as many as it may. One that came before, or at the same time, is answered as it is.
 */
export async function addPhoto(
  tx: Tx,
  { staffId, fileId, ...key }: PhotoKey & { readonly staffId: StaffId; readonly fileId: FileId },
): Promise<Result<RoomPhoto, "NOT_FOUND" | "KEY_REUSED" | "PHOTOS_FULL">> {
  const { photoId, roomId, faultId, foundId } = key;
  // Two who add at once come one after the other, so that the second counts the first's.
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("no key update");
  if (!found || !(await hasSubject(tx, key))) return refuse("NOT_FOUND");
  const earlier = await findEarlier(tx, key);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM room_photo WHERE room_id = ${roomId}
      AND fault_id IS NOT DISTINCT FROM ${faultId}::uuid AND found_id IS NOT DISTINCT FROM ${foundId}::uuid`);
  if ((rows[0]?.count ?? 0) >= mostRoomPhotos) return refuse("PHOTOS_FULL", { most: mostRoomPhotos });
  const at = await loadNow(tx);
  const used = await useFile(tx, { fileId, by: { staffId }, at });
  if (!used.ok) return used;
  const [made] = await tx
    .insert(roomPhoto)
    .values({ id: photoId, roomId, faultId, foundId, fileId, at, takenBy: staffId })
    .onConflictDoNothing()
    .returning({ id: roomPhoto.id });
  // At this moment it was given to a photo of another room.
  if (!made) return refuse("KEY_REUSED");
  await auditChange(tx, {
    staffId,
    act: "added",
    ...subjectOf(key),
    before: null,
    after: { roomPhoto: photoId },
    facts: { name: found.roomNo },
  });
  const shown = await findEarlier(tx, key);
  if (!shown.ok || !shown.value) throw new Error("no photo was kept");
  return ok(shown.value);
}

/** What the log says that a photo was added to. */
export const subjectOf = ({ roomId, faultId, foundId }: Omit<PhotoKey, "photoId">) =>
  faultId
    ? ({ subject: "roomFault", subjectId: faultId } as const)
    : foundId
      ? ({ subject: "foundThing", subjectId: foundId } as const)
      : ({ subject: "room", subjectId: roomId } as const);

/** Whether the room has the fault or the found thing that the photo is of. */
async function hasSubject(tx: Tx, { roomId, faultId, foundId }: PhotoKey): Promise<boolean> {
  if (faultId) {
    const ofRoom = and(eq(roomFault.id, faultId), eq(roomFault.roomId, roomId));
    return (await tx.select({ id: roomFault.id }).from(roomFault).where(ofRoom)).length > 0;
  }
  if (!foundId) return true;
  const ofRoom = and(eq(foundThing.id, foundId), eq(foundThing.roomId, roomId));
  return (await tx.select({ id: foundThing.id }).from(foundThing).where(ofRoom)).length > 0;
}
