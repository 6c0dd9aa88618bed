import { BookingJson, type DraftReply } from "@pulau/contract/drafts.ts";
import type { BookingId, DraftId, OwnerId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { unsealPapers } from "./papers.ts";

type Raw = {
  id: DraftId;
  json: unknown;
  version: number;
  updatedAt: string;
  holdState: string | null;
  bookingId: BookingId | null;
};

/** Columns of a draft `d` as a page needs it: with its hold's state and the booking that it became. */
export const draftColumns = sql`d.id, d.json, d.version, d.updated_at AS "updatedAt",
  (SELECT h.state FROM stay_hold h WHERE h.id = d.id) AS "holdState",
  (SELECT b.id FROM booking b WHERE b.hold_id = d.id) AS "bookingId"`;

/** Somebody's own draft; null for another's. */
export async function findDraft(
  db: Db,
  key: { id: DraftId; ownerId: OwnerId; sealer: Sealer },
): Promise<z.infer<typeof DraftReply> | null> {
  const { rows } = await db.execute<Raw>(
    sql`SELECT ${draftColumns} FROM draft d WHERE d.id = ${key.id} AND d.owner_id = ${key.ownerId}`,
  );
  return rows[0] ? draftReply(rows[0], key.sealer) : null;
}

export const draftReply = (row: Raw, sealer: Sealer): z.infer<typeof DraftReply> => ({
  _id: row.id,
  json: unsealPapers(BookingJson.parse(row.json), sealer),
  version: row.version,
  updatedAt: new Date(row.updatedAt).toISOString(),
  holdId: row.holdState === null ? null : row.id,
  bookingId: row.bookingId,
});
