import type { ownWaitingRoute, WaitEntryReply } from "@pulau/contract/waiting-list.ts";
import type { OwnerId, WaitEntryId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { type EntryColumns, entryColumns, entryJoins, entryReply } from "./entry-rows.ts";

type Entry = z.infer<typeof WaitEntryReply>;
type EntryRow = EntryColumns & { ahead: number | null };

/** An entry's columns with how many wait before it for the same days. */
const columns = sql`${entryColumns}, CASE WHEN w.state = 'waiting' THEN (
  SELECT count(*)::int FROM wait_entry e WHERE e.state = 'waiting' AND e.turn < w.turn
    AND e.check_in - e.days_around < w.check_in + w.days_around + w.nights
    AND e.check_in + e.days_around + e.nights > w.check_in - w.days_around) END AS "ahead"`;

/** Somebody's own places on the wait-list. */
export const ownPlaces = (wanted: {
  readonly ownerId: OwnerId;
  readonly secret: string;
}): Source<typeof ownWaitingRoute, EntryRow> => ({
  columns,
  from: entryJoins,
  among: sql`wait_entry w`,
  where: [sql`w.owner_id = ${wanted.ownerId}`],
  id: up(sql`w.id`, "uuid"),
  orders: { "-turn": [down(sql`w.turn`, "bigint")], turn: [up(sql`w.turn`, "bigint")] },
  rows: (rows) => rows.map((row) => ownEntry(row, wanted.secret)),
});

/** The entry with this id, for who has its link; null when it is gone. */
export async function findEntry(db: Db, id: WaitEntryId, secret: string): Promise<Entry | null> {
  const { rows } = await db.execute<EntryRow>(sql`SELECT ${columns} FROM ${entryJoins} WHERE w.id = ${id}`);
  return rows[0] ? ownEntry(rows[0], secret) : null;
}

const ownEntry = ({ ahead, ...row }: EntryRow, secret: string): Entry => ({
  ...entryReply(row),
  ahead,
  token: linkToken(secret, "waiting", { id: row._id }),
});
