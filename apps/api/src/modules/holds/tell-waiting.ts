import type { Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "drizzle-orm";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";

/** Nights that came free, from the first to the day after the last. */
export type FreedNights = { readonly from: Day; readonly to: Day };

/**
 * Queues a look at the wait-list in the transaction that frees nights, if anybody waits for one of them. Seats of boats
 * are freed with their stay's nights. Null is any night, as when a room comes back into use.
 */
export async function tellWaiting(tx: Tx, freed: FreedNights | null): Promise<void> {
  const wanted = freed
    ? sql`check_in - days_around < ${freed.to}::date AND check_in + days_around + nights > ${freed.from}::date`
    : sql`true`;
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM wait_entry WHERE state = 'waiting' AND ${wanted} LIMIT 1`,
  );
  if (rows.length > 0) await enqueue(tx, "offer-freed", freed ? { from: freed.from, to: freed.to } : {});
}
