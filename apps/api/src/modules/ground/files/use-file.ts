import type { FileId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sender } from "./keep-file.ts";

/** Makes a file part of something, so that it stays. `NOT_FOUND` for one that somebody else sent. */
export async function useFile(
  tx: Tx,
  use: { readonly fileId: FileId; readonly by: Sender; readonly at: Date },
): Promise<Result<true, "NOT_FOUND">> {
  const own =
    use.by.staffId === undefined
      ? eq(storedFile.ownerId, use.by.ownerId)
      : eq(storedFile.staffId, use.by.staffId);
  const [kept] = await tx
    .update(storedFile)
    .set({ keptAt: use.at })
    .where(and(eq(storedFile.id, use.fileId), own))
    .returning({ id: storedFile.id });
  return kept ? ok(true) : refuse("NOT_FOUND");
}
