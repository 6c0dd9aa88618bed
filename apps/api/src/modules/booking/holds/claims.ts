import type { HoldId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { type ClaimState, claimStock } from "./claim-stock.ts";
import { claimsOf } from "./claims-of.ts";
import { type FreedNights, notifyWaitingList, offerAtEnd } from "./notify-waiting-list.ts";

/** What is claimed, for whom and until when; `until` is null exactly for `booked`. */
export type Claim = {
  readonly holdId: HoldId;
  readonly stay: HeldStay;
  readonly state: ClaimState;
  readonly until: Date | null;
  /** An offer of the waiting list: its end is told of by a job of its own. */
  readonly offered?: boolean;
};

/**
 * Takes every night and seat that a stay needs for one hold, or refuses: the only way in which anything is ever
 * claimed. It makes, alters, extends, pays and takes back alike, because what the hold has already is its own, and
 * what anybody's ended claim kept is free. What a hold keeps from somebody who waits is offered to them at its end.
 *
 * Two statements. Locks are taken in one order everywhere: rooms by id (shared: staff who take one out of use wait, and
 * then see the claim), room nights by room and night, add-ons without a limit by id (shared: staff who set the first one
 * wait, and then count the claim), then stock by id. The second statement must be one of its own: it
 * has to see the claims as they are once the stock is locked.
 *
 * @param write changes the hold's own row in the first statement and returns it; nothing returned is `WRONG_STATE`
 * @returns `SOLD_OUT` when somebody else has one of the nights, two places of the stay want the same one, a room is out of use or takes fewer than sleep there, or an
 *   add-on has got a limit since it was looked at: another look finds its stock.
 *   A stock that is short breaks its check (23514), which `refuseShortStock` turns into a refusal, because PostgreSQL has
 *   then already ended the transaction.
 */
export async function claimStay(
  tx: Tx,
  { holdId, stay, state, until, offered = false }: Claim,
  write: SQL = sql`SELECT 1`,
): Promise<Result<true, "SOLD_OUT" | "WRONG_STATE">> {
  const claims = claimsOf(stay);
  const keys = new Set(claims.roomIds.map((roomId, i) => `${roomId} ${claims.nights[i]}`));
  if (keys.size < claims.roomIds.length) return refuse("SOLD_OUT");
  const ends = until === null ? null : until.toISOString();
  const lookAtEnd =
    state === "hold" && until !== null && !offered && claims.nights.length > 0
      ? sql`look_at_end AS (${offerAtEnd(holdId, claims.nights, until)}),`
      : sql``;
  const { rows } = await tx.execute<{ written: number; taken: number; limited: number } & Freed>(sql`
    WITH written AS (${write}), ${lookAtEnd} ${newlyLimited(holdId, stay, state)} usable AS MATERIALIZED (
      SELECT id, max_pax FROM room
      WHERE id = ANY(${sql.param([...new Set(claims.roomIds)])}::uuid[]) AND active_status ORDER BY id FOR SHARE
    ), wanted AS (
      SELECT w.room_id, w.night
      FROM unnest(${sql.param(claims.roomIds)}::uuid[], ${sql.param(claims.nights)}::date[],
        ${sql.param(claims.pax)}::int[]) AS w(room_id, night, pax)
      JOIN usable u ON u.id = w.room_id AND u.max_pax >= w.pax
    ), let_go AS (
      DELETE FROM room_night mine WHERE mine.hold_id = ${holdId}
        AND NOT EXISTS (SELECT FROM wanted w WHERE w.room_id = mine.room_id AND w.night = mine.night)
      RETURNING night
    ), taken AS (
      INSERT INTO room_night AS mine (room_id, night, hold_id, state, expires_at)
      SELECT room_id, night, ${holdId}::uuid, ${state}, ${ends}::timestamptz FROM wanted ORDER BY room_id, night
      ON CONFLICT ON CONSTRAINT room_night_room_id_night_pk DO UPDATE
        SET hold_id = excluded.hold_id, state = excluded.state, expires_at = excluded.expires_at
        WHERE mine.hold_id = excluded.hold_id OR (mine.state <> 'booked' AND mine.expires_at <= pulau_now())
      RETURNING 1
    ), locked AS (
      SELECT s.id FROM stock s
      WHERE (SELECT count(*) FROM taken) = ${claims.roomIds.length} AND (SELECT count(*) FROM limited) = 0
        AND (s.id = ANY(${sql.param(claims.stockIds)}::uuid[])
          OR s.id IN (SELECT stock_id FROM stock_claim WHERE hold_id = ${holdId}))
      ORDER BY s.id FOR UPDATE
    )
    SELECT (SELECT count(*) FROM written)::int AS written, (SELECT count(*) FROM taken)::int AS taken,
      (SELECT count(*) FROM locked)::int AS locked, (SELECT count(*) FROM limited)::int AS limited,
      (SELECT min(night) FROM let_go) AS "from", (SELECT max(night) + 1 FROM let_go) AS "to"`);
  if (rows[0]?.written !== 1) return refuse("WRONG_STATE");
  if (rows[0].taken !== claims.roomIds.length || rows[0].limited > 0) return refuse("SOLD_OUT");
  await claimStock(tx, holdId, claims, state, ends);
  await publishFreed(tx, rows[0]);
  return ok(true);
}

/**
 * Add-ons that are wanted without a claim, as if there were no limit, and have one: whoever sets the first limit counts
 * the stays that have them, and this one was not among those. What the stay had already was counted; a hold that is over
 * was not.
 */
function newlyLimited(holdId: HoldId, stay: HeldStay, state: ClaimState): SQL {
  const free = stay.addOns.filter(({ stockId }) => stockId === null);
  const live =
    state === "hold"
      ? sql`AND h.state <> 'released' AND (h.expires_at IS NULL OR h.expires_at > pulau_now())`
      : sql``;
  const of = (column: "addOnId" | "day" | "count") => sql.param(free.map((claim) => claim[column]));
  return sql`unlimited AS MATERIALIZED (
      SELECT id FROM add_on
      WHERE id = ANY(${sql.param([...new Set(free.map(({ addOnId }) => addOnId))])}::uuid[]) AND daily_stock IS NULL
      ORDER BY id FOR SHARE
    ), limited AS (
      SELECT w.id FROM unnest(${of("addOnId")}::uuid[], ${of("day")}::date[], ${of("count")}::int[]) AS w(id, day, count)
      WHERE w.id NOT IN (SELECT id FROM unlimited) AND NOT EXISTS (
        SELECT FROM stay_hold h CROSS JOIN LATERAL jsonb_array_elements(coalesce(h.stay -> 'addOns', '[]'::jsonb)) AS a
        WHERE h.id = ${holdId} ${live} AND a ->> 'addOnId' = w.id::text AND a ->> 'stockId' IS NULL
          AND (a ->> 'day')::date IS NOT DISTINCT FROM w.day AND (a ->> 'count')::int >= w.count)
    ),`;
}

/** Nothing was freed where there is no first night. */
type Freed = { from: FreedNights["from"] | null; to: FreedNights["to"] | null };

/** Tells the waiting list which nights came free, if any did. */
export async function publishFreed(tx: Tx, freed: Freed | undefined): Promise<void> {
  if (freed && freed.from !== null && freed.to !== null)
    await notifyWaitingList(tx, { from: freed.from, to: freed.to });
}

/**
 * Gives back everything that a hold claims, and tells the wait-list. Nothing is claimed afterwards, whatever was before.
 */
export async function releaseClaims(tx: Tx, holdId: HoldId): Promise<void> {
  const { rows } = await tx.execute<Freed>(sql`
    WITH nights AS (
      SELECT room_id, night FROM room_night WHERE hold_id = ${holdId} ORDER BY room_id, night FOR UPDATE
    ), let_go AS (
      DELETE FROM room_night WHERE hold_id = ${holdId} AND (SELECT count(*) FROM nights) >= 0
    ), locked AS (
      SELECT s.id FROM stock s
      WHERE (SELECT count(*) FROM nights) >= 0 AND s.id IN (SELECT stock_id FROM stock_claim WHERE hold_id = ${holdId})
      ORDER BY s.id FOR UPDATE
    )
    SELECT (SELECT min(night) FROM nights) AS "from", (SELECT max(night) + 1 FROM nights) AS "to",
      (SELECT count(*) FROM locked) AS locked`);
  await tx.execute(sql`
    WITH gone AS (DELETE FROM stock_claim WHERE hold_id = ${holdId} RETURNING stock_id, pieces, state)
    UPDATE stock s SET
      held = s.held - CASE g.state WHEN 'booked' THEN 0 ELSE g.pieces END,
      sold = s.sold - CASE g.state WHEN 'booked' THEN g.pieces ELSE 0 END
    FROM gone g WHERE s.id = g.stock_id`);
  await publishFreed(tx, rows[0]);
}
