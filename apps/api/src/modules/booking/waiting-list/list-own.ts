import type { Reply } from "@pulau/contract/route.ts";
import type { ownWaitingRoute, WaitEntryReply } from "@pulau/contract/waiting-list.ts";
import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { type EntryColumns, entryColumns, entryJoins, entryReply } from "./entry-rows.ts";

type Entry = z.infer<typeof WaitEntryReply>;
type Found = EntryColumns & { ahead: number | null; total: number };

const select = (where: SQL) => sql`
  SELECT ${entryColumns}, count(*) OVER ()::int AS "total", CASE WHEN w.state = 'waiting' THEN (
    SELECT count(*)::int FROM wait_entry e WHERE e.state = 'waiting' AND e.turn < w.turn
      AND e.check_in - e.days_around < w.check_in + w.days_around + w.nights
      AND e.check_in + e.days_around + e.nights > w.check_in - w.days_around) END AS "ahead"
  FROM ${entryJoins} WHERE ${where} ORDER BY w.turn DESC`;

/** Somebody's own places on the wait-list, newest first. */
export async function listOwn(
  db: Db,
  ask: { ownerId: string; page: number; limit: number; secret: string },
): Promise<Reply<typeof ownWaitingRoute>> {
  const { rows } = await db.execute<Found>(sql`${select(sql`w.owner_id = ${ask.ownerId}`)}
    LIMIT ${ask.limit} OFFSET ${(ask.page - 1) * ask.limit}`);
  const entries = rows.map((row) => ownEntry(row, ask.secret));
  return { entries, ...frameOf({ ...ask, total: rows[0]?.total ?? 0 }), nextCursor: null };
}

/** The entry with this id, for who has its link; null when it is gone. */
export async function findEntry(db: Db, id: string, secret: string): Promise<Entry | null> {
  const { rows } = await db.execute<Found>(select(sql`w.id = ${id}`));
  return rows[0] ? ownEntry(rows[0], secret) : null;
}

const ownEntry = ({ ahead, total: _, ...row }: Found, secret: string): Entry => ({
  ...entryReply(row),
  ahead,
  token: linkToken(secret, "waiting", { id: row._id }),
});
