import { createHash, randomBytes } from "node:crypto";
import type { FileFace } from "@pulau/contract/files.ts";
import type { FileId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { storedFile } from "../../../db/schema/files.ts";
import { type DrawAllowance, inspectFile } from "./inspect-file.ts";
import type { FileStore } from "./store/port.ts";

/** Who sent a file. */
export type Sender =
  | { readonly ownerId: OwnerId; readonly staffId?: undefined }
  | { readonly staffId: StaffId; readonly ownerId?: undefined };

/**
 * Looks into a file and keeps what is left of it. The bytes come first: a row without them would be a promise that
 * nobody can keep, bytes without a row only take place until they are thrown away.
 */
export async function keepFile(
  { db, store, mayDraw }: { db: Db; store: FileStore; mayDraw: DrawAllowance },
  sent: {
    readonly bytes: Buffer;
    readonly name: string;
    /** Null for what came by the command line. */
    readonly by: Sender | null;
    /** The id that it had in another Pulau, and is not here yet. */
    readonly id?: FileId;
  },
): Promise<Result<FileFace, "FILE_NOT_TAKEN" | "TOO_MANY_REQUESTS" | "BUSY">> {
  const clean = await inspectFile(sent.bytes, mayDraw);
  if (!clean.ok) return clean;
  const { bytes, mediaType, width, height } = clean.value;
  const storageKey = newKey();
  await store.put(storageKey, bytes, mediaType);
  const row = {
    name: safeFileName(sent.name, mediaType),
    mediaType,
    bytes: bytes.length,
    width,
    height,
  };
  try {
    const [made] = await db
      .insert(storedFile)
      .values({
        ...(sent.id && { id: sent.id }),
        ...sent.by,
        ...row,
        storageKey,
        sha256: hashOf(sent.bytes),
        createdAt: await loadNow(db),
      })
      .returning({ _id: storedFile.id });
    if (!made) throw new Error("a file was not written");
    return ok({ ...made, ...row });
  } catch (error) {
    await store.remove(storageKey).catch(() => {});
    throw error;
  }
}

/** Of the bytes as they came: what is kept of them is drawn anew. */
const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** A key that nobody can guess; the first folder keeps any one folder small. */
const newKey = (): string => `${randomBytes(1).toString("hex")}/${randomBytes(32).toString("base64url")}`;

const endings = { "image/jpeg": "jpg", "image/png": "png", "application/pdf": "pdf" } as const;

/** The sender's word for it without folders and odd signs, with the ending of what it really is. */
export function safeFileName(given: string, mediaType: keyof typeof endings): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const bare = last
    .toWellFormed()
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .replace(/^[.\s]+/, "")
    .trim()
    .slice(0, 80);
  return `${bare || "file"}.${endings[mediaType]}`;
}
