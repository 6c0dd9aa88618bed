import type { RoomPhotoId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import { roomPhoto } from "../../../db/schema/room-photos.ts";
import { drawSmall, type FileStore } from "../../ground/files/public.ts";

/** The bytes of a photo, whole or small. */
export async function showPhoto(
  { db, store }: { db: Db; store: FileStore },
  { photoId, size }: { readonly photoId: RoomPhotoId; readonly size: "small" | undefined },
): Promise<Result<{ name: string; bytes: Uint8Array; type: string }, "NOT_FOUND">> {
  const [file] = await db
    .select({ name: storedFile.name, type: storedFile.mediaType, storageKey: storedFile.storageKey })
    .from(roomPhoto)
    .innerJoin(storedFile, eq(storedFile.id, roomPhoto.fileId))
    .where(eq(roomPhoto.id, photoId));
  const bytes = file ? await store.get(file.storageKey) : null;
  if (!file || !bytes) return refuse("NOT_FOUND");
  const { name, type } = file;
  return ok(
    size === "small" ? { name, bytes: await drawSmall(bytes), type: "image/jpeg" } : { name, bytes, type },
  );
}
