import { BookingJson } from "@pulau/contract/drafts.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import type { HeldStay } from "../../db/schema/bookings.ts";

/** A draft with what its owner holds already, and the database's clock. */
export type DraftToHold = {
  readonly id: string;
  readonly ownerId: string;
  readonly json: BookingJson;
  readonly now: Date;
  /** What this draft's own hold kept, if it ever had one. */
  readonly hold: HeldStay | null;
  /** Live holds of the owner's other drafts, and their rooms. */
  readonly otherHolds: number;
  readonly otherRooms: number;
};

/** Somebody's own draft in one query; null for another's. */
export async function findDraftToHold(
  db: Db,
  ask: { draftId: string; ownerId: string },
): Promise<DraftToHold | null> {
  const { rows } = await db.execute<Omit<DraftToHold, "now" | "json"> & { now: string; json: unknown }>(sql`
    SELECT d.id, d.owner_id AS "ownerId", d.json, date_trunc('milliseconds', pulau_now()) AS "now",
      (SELECT h.stay FROM stay_hold h WHERE h.id = d.id) AS "hold", o.holds AS "otherHolds", o.rooms AS "otherRooms"
    FROM draft d CROSS JOIN LATERAL (
      SELECT count(*)::int AS holds, coalesce(sum(jsonb_array_length(h.stay -> 'rooms')), 0)::int AS rooms
      FROM stay_hold h
      WHERE h.owner_id = d.owner_id AND h.id <> d.id AND h.state = 'live' AND h.expires_at > pulau_now()
    ) o
    WHERE d.id = ${ask.draftId} AND d.owner_id = ${ask.ownerId}`);
  const row = rows[0];
  return row ? { ...row, json: BookingJson.parse(row.json), now: new Date(row.now) } : null;
}
