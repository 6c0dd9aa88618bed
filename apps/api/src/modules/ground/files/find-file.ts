import type { FileId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";

/** A file as it is written down, whoever sent it: who may see it, the caller decides. */
export async function findFile(db: Db, id: FileId): Promise<typeof storedFile.$inferSelect | undefined> {
  const [found] = await db.select().from(storedFile).where(eq(storedFile.id, id));
  return found;
}

/** Whether a browser may show it in its place: a PDF is saved, because what it holds could run there. */
export const isShown = ({ mediaType }: { readonly mediaType: string }): boolean =>
  mediaType !== "application/pdf";
