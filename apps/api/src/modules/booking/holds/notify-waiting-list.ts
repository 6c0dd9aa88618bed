import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import type pg from "pg";
import { runBeforeCommit } from "../../../db/commit-steps.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue, insertJob, insertJobs } from "../../../jobs/enqueue.ts";

/** Nights that came free, from the first to the day after the last. */
export type FreedNights = { readonly from: Day; readonly to: Day };

/** Offers freed nights within the transaction that frees them; null is any night. */
export type OfferNights = (tx: Tx, freed: FreedNights | null) => Promise<void>;

/** Who offers what is freed through a pool. */
const offerers = new WeakMap<pg.Pool, OfferNights>();

/** From now on nights that are freed through this pool are offered by `offer` before anybody else can see them. */
export function registerOffers(pool: pg.Pool, offer: OfferNights): void {
  offerers.set(pool, offer);
}

/**
 * Leaves a look at the waiting list for the end of the transaction that frees nights, if anybody waits for one of them, so
 * that nobody else can reach for them in between. Where nobody is there to offer, the look is queued. Seats of boats are
 * freed with their stay's nights. Guests who are parked without a room are looked for as well. Null is any night, as when a room comes back into use.
 */
export async function notifyWaitingList(tx: Tx, freed: FreedNights | null): Promise<void> {
  const { rows } = await tx.execute<{ waits: boolean; lacks: boolean }>(sql`
    SELECT EXISTS (${waitsFor(freed)}) AS waits,
      EXISTS (SELECT FROM booking_room WHERE parked IS NOT NULL AND parked ? 'lacking') AS lacks`);
  // They are owed a room before anybody is offered one.
  if (rows[0]?.lacks) await enqueue(tx, "seat-parked", {});
  if (!rows[0]?.waits) return;
  const left = runBeforeCommit(`offer ${freed?.from} ${freed?.to}`, (pool) => {
    const offer = offerers.get(pool);
    return offer ? (last) => offer(last, freed) : null;
  });
  if (!left) await queueOfferCheck(tx, freed);
}

const waitsFor = (freed: FreedNights | null): SQL =>
  sql`SELECT 1 FROM wait_entry WHERE state = 'waiting' AND ${
    freed
      ? sql`check_in - days_around < ${freed.to}::date AND check_in + days_around + nights > ${freed.from}::date`
      : sql`true`
  }`;

/**
 * Queues a look at the waiting list for the end of a hold, if somebody waits for one of its nights: nothing else happens when
 * a hold simply runs out. A part of the statement that claims them.
 */
export function offerAtEnd(holdId: HoldId, nights: readonly Day[], until: Date): SQL {
  const sorted = nights.toSorted();
  const [from, last] = [sorted[0], sorted.at(-1)];
  if (from === undefined || last === undefined) throw new Error(`hold ${holdId} keeps no night`);
  const freed = { from, to: addDays(last, 1) };
  const when = sql`EXISTS (${waitsFor(freed)})`;
  return insertJob("offer-freed", { ...freed, holdId }, { startAfter: until, when });
}

/**
 * Queues the same for somebody who comes to wait: each hold that keeps one of the nights that would do from them. One
 * statement, however many holds there are.
 * @param wished from the first night to the day after the last
 */
export async function offerAtEndsOf(tx: Tx, wished: FreedNights): Promise<void> {
  await tx.execute(
    insertJobs(
      "offer-freed",
      sql`SELECT jsonb_build_object('from', min(n.night), 'to', max(n.night) + 1, 'holdId', n.hold_id) AS data,
          max(n.expires_at) AS start_after
        FROM room_night n JOIN stay_hold h ON h.id = n.hold_id
        WHERE n.night >= ${wished.from}::date AND n.night < ${wished.to}::date
          AND n.state = 'hold' AND n.expires_at > pulau_now() AND h.offered_until IS NULL
        GROUP BY n.hold_id`,
    ),
  );
}

/** Whether a hold keeps nothing any more: it was neither extended nor booked. */
export async function hasEnded(db: Db | Tx, holdId: HoldId): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM room_night WHERE hold_id = ${holdId} AND (state = 'booked' OR expires_at > pulau_now()) LIMIT 1`);
  return rows.length === 0;
}

/** Queues the look, to be made as soon as this is committed. */
export const queueOfferCheck = (tx: Tx, freed: FreedNights | null): Promise<void> =>
  enqueue(tx, "offer-freed", freed ? { from: freed.from, to: freed.to } : {});
