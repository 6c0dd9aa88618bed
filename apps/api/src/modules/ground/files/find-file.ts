import { eq } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { storedFile } from "../../../db/schema/files.ts";

/** A file as it is written down, whoever sent it: who may see it, the caller decides. */
export async function findFile(db: Db, id: string): Promise<typeof storedFile.$inferSelect | undefined> {
  const [found] = await db.select().from(storedFile).where(eq(storedFile.id, id));
  return found;
}
