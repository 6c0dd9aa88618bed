import type { Departure } from "@pulau/contract/sailings.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { isStillToSail, oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";

/** A sailing as it boards: a ferry with all of its parties, or a charter with the one that hired it. */
export type DepartureKey = { readonly sailingId: StockId; readonly party: BookingId | null };

/** Bookings whose guests are on the boat, or were. */
export const sailingStates = oneOf(soldStates);

/** How many of a party sail: of a ferry it books a seat each, of a charter the whole boat, however few they are. */
export const personsOn = (crossing: SQL, party: SQL): SQL =>
  sql`(CASE ${crossing}.kind WHEN 'charter' THEN ${party}.persons ELSE ${crossing}.seats END)::int`;

/** What stands for the booking of a ferry's manifest, which has none. */
export const ofDeparture = ({ sailingId, party }: DepartureKey, table: SQL) =>
  sql`${table}.sailing_id = ${sailingId} AND ${table}.booking_id IS NOT DISTINCT FROM ${party}::uuid`;

/** Of a charter whose party is on another boat now: how many boats those on the manifest that was kept took. */
export const boatsThatSailed = (kept: SQL, boat: SQL): SQL =>
  sql`greatest(1, ceil((${kept}.counts ->> 'listed')::numeric / ${boat}.seats))`;

/**
 * Why a sailing does not go, how many parties on it have no other place yet, and how many ask for another than they got; null for
 * one that does.
 */
export const cancelledOf = (sailing: SQL): SQL => sql`(
  SELECT json_build_object('disruptionId', x.id, 'reason', x.reason, 'waiting', (
    SELECT count(*)::int FROM booking_crossing c JOIN booking o ON o.id = c.booking_id
    WHERE c.stock_id = ${sailing}.id AND ${isStillToSail(sql`o`, sql`c`)}), 'unsuited', (
    SELECT count(*)::int FROM disrupted_crossing d JOIN booking o ON o.id = d.booking_id
    WHERE d.disruption_id = x.id AND d.was ->> 'stockId' = ${sailing}.id::text AND d.answer IN ('other', 'call')
      AND o.state IN ${sailingStates}))
  FROM disruption x WHERE x.id = ${sailing}.disruption_id)`;

/**
 * Which boat it is; null where there is none, or where a charter is asked for without its party. Once a charter's manifest
 * was kept it is there for good, whatever becomes of the booking.
 */
export async function findDeparture(
  db: Db | Tx,
  { sailingId, party }: DepartureKey,
): Promise<Departure | null> {
  const { rows } = await db.execute<Departure>(sql`
    SELECT s.id AS "sailingId", b.kind, b.name, s.direction, s.day, left(s.time::text, 5) AS time,
      s.from_jetty AS "fromJetty", s.to_jetty AS "toJetty",
      CASE b.kind WHEN 'charter' THEN b.seats * hired.boats ELSE k.capacity END::int AS seats,
      CASE WHEN b.kind = 'charter' THEN json_build_object('bookingId', hired.id, 'bookingNo', hired.booking_no,
        'bookingName', hired.booking_name) END AS party, ${cancelledOf(sql`s`)} AS cancelled
    FROM sailing s JOIN boat b ON b.id = s.boat_id JOIN stock k ON k.id = s.id
    LEFT JOIN LATERAL (
      SELECT o.id, o.booking_no, o.booking_name, coalesce(c.boats, ${boatsThatSailed(sql`kept`, sql`b`)}) AS boats
      FROM booking o LEFT JOIN booking_crossing c ON c.booking_id = o.id AND c.stock_id = s.id
      LEFT JOIN LATERAL (SELECT m.id, m.counts FROM kept_manifest m WHERE m.sailing_id = s.id AND m.booking_id = o.id
        ORDER BY m.closed_at DESC LIMIT 1) kept ON true
      WHERE o.id = ${party}::uuid AND (c.id IS NOT NULL AND o.state IN ${sailingStates} OR kept.id IS NOT NULL)
      ) hired ON true
    WHERE s.id = ${sailingId} AND (b.kind = 'charter') = (${party}::uuid IS NOT NULL)
      AND (b.kind = 'ferry' OR hired.id IS NOT NULL)`);
  return rows[0] ?? null;
}

/**
 * Whether its guests can be ticked and its boarding closed: on its day or later. `TOO_EARLY` before, for whoever closes next
 * week's boat means another.
 */
export async function mayBoard(
  tx: Tx,
  { day, cancelled }: Departure,
): Promise<Result<true, "TOO_EARLY" | "WRONG_STATE">> {
  if (cancelled) return refuse("WRONG_STATE", { rule: "sailingCancelled" });
  const { timeZone } = await loadSettings(tx);
  return day > (await loadToday(tx, timeZone)) ? refuse("TOO_EARLY", { rule: "sailing", day }) : ok(true);
}

/** How the audit log names a sailing: the boat, its day and time, and of a charter the booking that hired it. */
export const namedInLog = ({ name, day, time, party }: Departure) => ({
  name: name.en,
  day,
  ...(time !== null && { time }),
  ...(party && { bookingNo: party.bookingNo }),
});

/**
 * Locks a sailing's boarding until the transaction ends: who closes it and who marks its guests come one after the other.
 * False where there is no such sailing.
 */
export async function lockSailing(tx: Tx, sailingId: StockId): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM sailing WHERE id = ${sailingId} FOR NO KEY UPDATE`);
  return rows.length > 0;
}
