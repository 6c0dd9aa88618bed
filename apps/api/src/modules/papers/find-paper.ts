import { eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { invoice } from "../../db/schema/papers.ts";

/** The booking of the paper with this id; null when there is none. */
export async function findPaper(db: Db, id: string): Promise<string | null> {
  const [found] = await db.select({ bookingId: invoice.bookingId }).from(invoice).where(eq(invoice.id, id));
  return found?.bookingId ?? null;
}
