import type { RoomPhoto } from "@pulau/contract/room-photos.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { type FileStore, keepFile, readUpload, type UploadLimits } from "../../ground/files/public.ts";
import { addPhoto, findEarlier, type PhotoKey } from "./add-photo.ts";

type Around = {
  readonly db: Db;
  readonly store: FileStore;
  readonly limits: UploadLimits;
  readonly request: FastifyRequest;
};
type Refusals =
  | "NOT_FOUND"
  | "KEY_REUSED"
  | "PHOTOS_FULL"
  | "FILE_TOO_LARGE"
  | "FILE_NOT_TAKEN"
  | "TOO_MANY_REQUESTS"
  | "INVALID_INPUT"
  | "BUSY";

/**
 * Takes a photo from a form: its bytes are looked into and drawn anew before it is put to the room. One that has come before is
 * answered without being drawn again.
 */
export async function takePhoto(
  { db, store, limits, request }: Around,
  { staffId, ...key }: PhotoKey & { readonly staffId: StaffId },
): Promise<Result<RoomPhoto, Refusals>> {
  const earlier = await findEarlier(db, key);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok(earlier.value);
  const may = await limits.may(request, `staff:${staffId}`);
  if (!may.ok) return may;
  const sent = await readUpload(request);
  if (!sent.ok) return sent;
  // A camera takes no documents, and here nobody may leave a guest's papers.
  if (sent.value.bytes.toString("latin1", 0, 5) === "%PDF-") return refuse("FILE_NOT_TAKEN");
  const file = await keepFile(
    { db, store, mayDraw: limits.mayDraw(request) },
    { ...sent.value, by: { staffId } },
  );
  if (!file.ok) return file;
  return inTransaction(db, (tx) => addPhoto(tx, { ...key, staffId, fileId: file.value._id }));
}
