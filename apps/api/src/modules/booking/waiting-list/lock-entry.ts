import type { WaitEntryId } from "@pulau/domain/ids.ts";
import { eq, sql } from "../../../db/orm.ts";
import { waitEntry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockHold } from "../holds/public.ts";

/**
 * A place on the waiting list locked for a change, with the hold of its offer. The hold is locked first, as a submit does
 * it, then the entry, which is read as it is then. Null when there is none.
 */
export async function lockEntry(tx: Tx, id: WaitEntryId) {
  await tx.execute(sql`
    SELECT h.id FROM stay_hold h JOIN wait_entry w ON w.draft_id = h.id WHERE w.id = ${id} FOR UPDATE OF h`);
  const [entry] = await tx.select().from(waitEntry).where(eq(waitEntry.id, id)).for("update");
  if (!entry) return null;
  const hold = entry.draftId === null ? null : await lockHold(tx, entry.draftId, entry.ownerId);
  return { entry, hold };
}
