import type { Reply } from "@pulau/contract/route.ts";
import type { staffWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { type WaitState, waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { type EntryColumns, entryColumns, entryJoins, entryReply } from "./entry-rows.ts";

type Listing = Reply<typeof staffWaitingRoute>;
type Row = Listing["entries"][number];
type Found = EntryColumns & Pick<Row, "turn" | "email" | "phone" | "language" | "bookingNo">;

export type StaffFilter = {
  readonly state?: WaitState | undefined;
  readonly search?: string | undefined;
  readonly mayRemove: boolean;
  readonly page: number;
  readonly limit: number;
};

/** Who waits, for staff: in the order in which they are asked, those with an offer first; the others newest first. */
export async function listForStaff(db: Db, filter: StaffFilter): Promise<Listing> {
  const where = sql.join(conditionsOf(filter), sql` AND `);
  const [{ rows }, { rows: counted }, counts] = await Promise.all([
    db.execute<Found>(sql`
      SELECT ${entryColumns}, w.turn, w.email, w.phone, w.language,
        (SELECT b.booking_no FROM booking b WHERE b.id = w.booking_id) AS "bookingNo"
      FROM ${entryJoins} WHERE ${where}
      ORDER BY CASE w.state WHEN 'offered' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END,
        CASE WHEN w.state IN ('offered', 'waiting') THEN w.turn ELSE -w.turn END
      LIMIT ${filter.limit} OFFSET ${(filter.page - 1) * filter.limit}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM wait_entry w WHERE ${where}`),
    countStates(db),
  ]);
  const entries = rows.map((row) => staffEntry(row, filter.mayRemove));
  return { entries, ...frameOf({ ...filter, total: counted[0]?.total ?? 0 }), nextCursor: null, counts };
}

function conditionsOf({ state, search }: StaffFilter): SQL[] {
  const parts = [sql`true`];
  if (state) parts.push(sql`w.state = ${state}`);
  if (search) {
    const like = likeOf(search);
    parts.push(sql`(w.name ILIKE ${like} OR w.email ILIKE ${like} OR w.phone ILIKE ${like})`);
  }
  return parts;
}

async function countStates(db: Db): Promise<Listing["counts"]> {
  const { rows } = await db.execute<{ state: WaitState; count: number }>(
    sql`SELECT state, count(*)::int AS count FROM wait_entry GROUP BY state`,
  );
  const counts = Object.fromEntries(waitStates.map((state) => [state, 0])) as Listing["counts"];
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

function staffEntry({ turn, email, phone, language, bookingNo, ...row }: Found, mayRemove: boolean): Row {
  const canRemove = mayRemove && (row.state === "waiting" || row.state === "offered");
  return { ...entryReply(row), turn, email, phone, language, bookingNo, canRemove };
}
