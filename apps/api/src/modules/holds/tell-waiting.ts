import type { Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { leaveForEnd } from "../../db/last-step.ts";
import type { Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";

/** Nights that came free, from the first to the day after the last. */
export type FreedNights = { readonly from: Day; readonly to: Day };

/** Offers freed nights within the transaction that frees them; null is any night. */
export type OfferNights = (tx: Tx, freed: FreedNights | null) => Promise<void>;

/** Who offers what is freed through a pool. */
const offerers = new WeakMap<pg.Pool, OfferNights>();

/** From now on nights that are freed through this pool are offered by `offer` before anybody else can see them. */
export function offerWhatIsFreed(pool: pg.Pool, offer: OfferNights): void {
  offerers.set(pool, offer);
}

/**
 * Leaves a look at the wait-list for the end of the transaction that frees nights, if anybody waits for one of them, so
 * that nobody else can reach for them in between. Where nobody is there to offer, the look is queued. Seats of boats are
 * freed with their stay's nights. Null is any night, as when a room comes back into use.
 */
export async function tellWaiting(tx: Tx, freed: FreedNights | null): Promise<void> {
  const wanted = freed
    ? sql`check_in - days_around < ${freed.to}::date AND check_in + days_around + nights > ${freed.from}::date`
    : sql`true`;
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM wait_entry WHERE state = 'waiting' AND ${wanted} LIMIT 1`,
  );
  if (rows.length === 0) return;
  const left = leaveForEnd(`offer ${freed?.from} ${freed?.to}`, (pool) => {
    const offer = offerers.get(pool);
    return offer ? (last) => offer(last, freed) : null;
  });
  if (!left) await lookLater(tx, freed);
}

/** Queues the look, to be made as soon as this is committed. */
export const lookLater = (tx: Tx, freed: FreedNights | null): Promise<void> =>
  enqueue(tx, "offer-freed", freed ? { from: freed.from, to: freed.to } : {});
