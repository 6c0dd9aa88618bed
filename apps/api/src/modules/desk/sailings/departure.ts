import type { Departure } from "@pulau/contract/sailings.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { isToSail, oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** A sailing as it boards: a ferry with all of its parties, or a charter with the one that hired it. */
export type DepartureKey = { readonly sailingId: StockId; readonly party: BookingId | null };

/** Bookings whose guests are on the boat, or were. */
export const sailingStates = oneOf(soldStates);

/** What stands for the booking of a ferry's manifest, which has none. */
export const ofDeparture = ({ sailingId, party }: DepartureKey, table: ReturnType<typeof sql>) =>
  sql`${table}.sailing_id = ${sailingId} AND ${table}.booking_id IS NOT DISTINCT FROM ${party}::uuid`;

/** Why a sailing does not go, and how many parties on it have no other place yet; null for one that does. */
export const cancelledOf = (sailing: ReturnType<typeof sql>) => sql`(
  SELECT json_build_object('disruptionId', x.id, 'reason', x.reason, 'waiting', (
    SELECT count(*)::int FROM booking_crossing c JOIN booking o ON o.id = c.booking_id
    WHERE c.stock_id = ${sailing}.id AND ${isToSail(sql`o`)}))
  FROM disruption x WHERE x.id = ${sailing}.disruption_id)`;

/** Which boat it is; null where there is none, or where a charter is asked for without its party. */
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
      SELECT o.id, o.booking_no, o.booking_name, c.boats
      FROM booking_crossing c JOIN booking o ON o.id = c.booking_id
      WHERE c.stock_id = s.id AND o.id = ${party}::uuid AND o.state IN ${sailingStates}) hired ON true
    WHERE s.id = ${sailingId} AND (b.kind = 'charter') = (${party}::uuid IS NOT NULL)
      AND (b.kind = 'ferry' OR hired.id IS NOT NULL)`);
  return rows[0] ?? null;
}

/**
 * Locks a sailing's boarding until the transaction ends: who closes it and who marks its guests come one after the other.
 * False where there is no such sailing.
 */
export async function lockSailing(tx: Tx, sailingId: StockId): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM sailing WHERE id = ${sailingId} FOR NO KEY UPDATE`);
  return rows.length > 0;
}
