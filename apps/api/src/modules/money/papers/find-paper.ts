import type { PaperId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { invoice } from "../../../db/schema/papers.ts";
import { type Paper, readPaper } from "./papers-of.ts";

/** The invoice or credit note with this id; null when there is none. */
export async function findPaper(db: Db, id: PaperId): Promise<Paper | null> {
  const [found] = await db.select().from(invoice).where(eq(invoice.id, id));
  return found ? readPaper(found) : null;
}
