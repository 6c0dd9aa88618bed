import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { loadSettings, todayInQuery } from "../../ground/resort/public.ts";

/**
 * Whether so many days are over since whoever keeps a document `d` stayed last, or since it came, whichever is later. A
 * stay that is still to come keeps it.
 */
const isOver = (since: SQL, days: number): SQL => sql`
  greatest(${since}, (
    SELECT max(b.check_out) FROM booking b JOIN member m ON m.account_id = b.account_id
      JOIN account a ON a.id = m.account_id AND a.kind <> 'agency'
    WHERE m.id = d.member_id AND b.state <> 'cancelled')) + ${days}::int < ${todayInQuery}`;

/**
 * Deletes scans, and later whole documents, once their time after the last stay is over. What was deleted leaves its key
 * among the loose bytes in the same transaction, so that the store forgets it even if this process dies.
 */
export async function endDocuments(db: Db): Promise<void> {
  const { limits, timeZone } = await loadSettings(db);
  const dayOf = (moment: SQL) => sql`(${moment} AT TIME ZONE ${timeZone})::date`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      WITH over AS (
        SELECT id, scan_key FROM travel_document d
        WHERE scan_key IS NOT NULL AND ${isOver(dayOf(sql`d.scan_at`), limits.scanDays)} FOR UPDATE),
      gone AS (
        INSERT INTO loose_bytes (storage_key, "from") SELECT scan_key, pulau_now() FROM over)
      UPDATE travel_document d
      SET scan_key = NULL, scan_name = NULL, scan_type = NULL, scan_at = NULL, scan_ended_at = pulau_now()
      FROM over WHERE over.id = d.id`);
    await tx.execute(sql`
      WITH over AS (
        DELETE FROM travel_document d
        WHERE ${isOver(dayOf(sql`d.created_at`), limits.travelDocumentDays)} RETURNING scan_key)
      INSERT INTO loose_bytes (storage_key, "from")
      SELECT scan_key, pulau_now() FROM over WHERE scan_key IS NOT NULL`);
  });
}
