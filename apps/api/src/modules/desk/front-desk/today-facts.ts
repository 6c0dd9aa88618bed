import type { Reply } from "@pulau/contract/route.ts";
import type { todayRoute } from "@pulau/contract/staff.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { ownSources } from "@pulau/domain/money/own-sources.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { piecesLeft } from "../../ground/stock/public.ts";

type Today = Reply<typeof todayRoute>;

/**
 * The boats of a day with their seats, by time. A charter counts once somebody has it, by the seats of its boats; it
 * leaves when its guests are there, so its time is empty and it stands last.
 */
export async function loadBoats(db: Db, day: Day): Promise<Today["boats"]> {
  const { rows } = await db.execute<Today["boats"][number]>(sql`
    SELECT id AS "_id", name, direction, time, "from", "to", taken, capacity FROM (
      SELECT s.id, b.kind, b.name, s.direction, coalesce(left(s.time::text, 5), '') AS time,
        s.from_jetty AS "from", s.to_jetty AS "to",
        (k.capacity - ${piecesLeft(null)}) * piece.seats AS taken, k.capacity * piece.seats AS capacity
      FROM sailing s JOIN boat b ON b.id = s.boat_id JOIN stock k ON k.id = s.id
      CROSS JOIN LATERAL (SELECT CASE b.kind WHEN 'charter' THEN b.seats ELSE 1 END::int AS seats) piece
      WHERE s.day = ${day} AND (b.active_status AND s.active_status OR k.sold > 0)
    ) boats
    WHERE kind = 'ferry' OR taken > 0
    ORDER BY kind DESC, time, direction, id`);
  return rows;
}

type GatewayTakings = { gateway: string; sen: Sen; payments: number };
type Counts = { all: number; occupied: number; ways: GatewayTakings[] };

/**
 * What came in from outside on a day, by its way, less what was voided on it: payments with what cash was rounded by, sales at
 * the tills, what groups paid at the desk, and room deposits until they go back. What is paid from a wallet, a voucher, a package or a group's account came in before.
 */
const takenSql = (day: (at: SQL) => SQL): SQL => sql`
  SELECT p.gateway, p.amount_sen + coalesce(o.rounding_sen, 0) AS sen, 1 AS pieces
  FROM payment p LEFT JOIN offline_payment o ON o.payment_id = p.id
  WHERE p.state IN ('captured', 'voided') AND p.gateway <> ALL (${sql.param([...ownSources])}::text[]) AND ${day(sql`p.settled_at`)}
  UNION ALL
  SELECT p.gateway, -(p.amount_sen + o.rounding_sen), -1 FROM offline_payment o JOIN payment p ON p.id = o.payment_id
  WHERE ${day(sql`o.voided_at`)}
  UNION ALL
  SELECT way, total_sen + rounding_sen, 1 FROM till_sale WHERE purchase_id IS NULL AND ${day(sql`at`)}
  UNION ALL
  SELECT way, -(total_sen + rounding_sen), -1 FROM till_sale WHERE back_as = 'voided' AND ${day(sql`back_at`)}
  UNION ALL
  SELECT way, CASE kind WHEN 'received' THEN amount_sen ELSE -amount_sen END, CASE kind WHEN 'received' THEN 1 ELSE -1 END
  FROM group_entry WHERE kind IN ('received', 'voided') AND way IS NOT NULL AND ${day(sql`at`)}
  UNION ALL
  SELECT way, amount_sen, 1 FROM room_deposit WHERE way IN ('cash', 'terminal') AND ${day(sql`at`)}
  UNION ALL
  SELECT way, -amount_sen, -1 FROM room_deposit WHERE way IN ('cash', 'terminal') AND ${day(sql`back_at`)}`;

/** Rooms of the resort, those sold for the night, and the money that came in on that date at the resort, by its way. */
export async function loadCounts(
  db: Db,
  day: Day,
  timeZone: string,
): Promise<Pick<Today, "rooms" | "takenToday">> {
  const from = sql`(${day}::date::timestamp AT TIME ZONE ${timeZone})`;
  const to = sql`((${day}::date + 1)::timestamp AT TIME ZONE ${timeZone})`;
  const { rows } = await db.execute<Counts>(sql`
    SELECT (SELECT count(*) FROM room r WHERE r.active_status AND NOT EXISTS (
        SELECT FROM room_night n WHERE n.room_id = r.id AND n.night = ${day} AND n.state = 'closed'))::int AS "all",
      (SELECT count(*) FROM room_night WHERE night = ${day} AND state = 'booked')::int AS occupied,
      (SELECT coalesce(json_agg(w ORDER BY w.gateway), '[]') FROM (
        SELECT gateway, sum(sen)::bigint AS sen, sum(pieces)::int AS payments
        FROM (${takenSql((at) => sql`${at} >= ${from} AND ${at} < ${to}`)}) t
        GROUP BY gateway HAVING sum(pieces) <> 0 OR sum(sen) <> 0) w) AS ways`);
  const { all = 0, occupied = 0, ways = [] } = rows[0] ?? {};
  const sen = ways.reduce((sum, way) => sum + way.sen, 0);
  const payments = ways.reduce((sum, way) => sum + way.payments, 0);
  return { rooms: { all, occupied }, takenToday: { sen, payments, ways } };
}

type Needs = Pick<Today, "needsPerson" | "needsPersonCount">;

/**
 * What waits for a person, the longest wait first: fifty at most, and how many in all. Whoever sees no money is told of guests
 * without a room alone.
 */
export async function loadNeedsPerson(
  db: Db,
  { seesMoney }: { readonly seesMoney: boolean },
): Promise<Needs> {
  const { rows } = await db.execute<Today["needsPerson"][number] & { count: number }>(sql`
    SELECT n.id AS "_id", n.kind, n.booking_id AS "bookingId", b.booking_no AS "bookingNo",
      (n.facts ->> 'amountSen')::bigint AS "amountSen", n.at, count(*) OVER ()::int AS count
    FROM needs_person n LEFT JOIN booking b ON b.id = n.booking_id
    WHERE n.done_at IS NULL AND (${seesMoney} OR n.kind = 'STAY_WITHOUT_ROOM') ORDER BY n.at, n.id LIMIT 50`);
  return {
    needsPerson: rows.map(({ count: _, ...row }) => ({ ...row, at: new Date(row.at).toISOString() })),
    needsPersonCount: rows[0]?.count ?? 0,
  };
}
