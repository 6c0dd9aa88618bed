import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { storedFile } from "../../../db/schema/files.ts";
import type { FileStore } from "./store/port.ts";

/** Throws away what was sent a day ago and never became part of anything. Safe to run in every process. */
export async function tidyFiles({ db, store }: { db: Db; store: FileStore }): Promise<void> {
  const loose = and(isNull(storedFile.keptAt), sql`${storedFile.createdAt} < pulau_now() - interval '1 day'`);
  const found = await db.select({ id: storedFile.id }).from(storedFile).where(loose).limit(500);
  for (const { id } of found) {
    // The row goes first and only while nothing uses it: what is in use can't lose its bytes.
    const [gone] = await db
      .delete(storedFile)
      .where(and(eq(storedFile.id, id), loose))
      .returning({ storageKey: storedFile.storageKey });
    if (gone) await store.remove(gone.storageKey);
  }
}
