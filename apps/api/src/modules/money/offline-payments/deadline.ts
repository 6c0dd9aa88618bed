import type { Waiting } from "@pulau/domain/booking/verification.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

type Waits = {
  readonly now: Date;
  readonly wait: { readonly until: Date } | null;
  readonly begunAt: Date;
  readonly beginsOn: Day | null;
};

/** What a deadline depends on; null where nothing waits for its first money. */
export async function waitingOf(db: Db | Tx, waits: Waits, timeZone: string): Promise<Waiting | null> {
  const { now, wait, begunAt, beginsOn } = waits;
  if (wait === null) return null;
  const arrivesAt = beginsOn === null ? null : await beginOf(db, beginsOn, timeZone);
  return { now, begunAt, arrivesAt, until: wait.until };
}

async function beginOf(db: Db | Tx, day: Day, timeZone: string): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(
    sql`SELECT ${day}::date::timestamp AT TIME ZONE ${timeZone} AS at`,
  );
  if (!rows[0]) throw new Error("the database told no time");
  return new Date(rows[0].at);
}
