import type { BookingRow as Row } from "@pulau/contract/bookings.ts";
import { type BookingState, statesOfTab } from "@pulau/domain/booking/booking-moves.ts";
import { daysBetween, isDay } from "@pulau/domain/calendar/day.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { todayInQuery } from "../../ground/resort/public.ts";

export type BookingFilter = {
  /** Null: everybody's, for staff. */
  readonly ownerId: string | null;
  readonly states: readonly BookingState[] | null;
  readonly search?: string | undefined;
  /** Of one customer of the agency. */
  readonly customerId?: string | undefined;
  readonly sort: "checkIn" | "-checkIn" | "-submitted";
  readonly page: number;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

type Found = FoundRow & { key: string };

/** A booking's line as the database tells it. */
export type FoundRow = Omit<z.infer<typeof Row>, "nights" | "payUntil"> & { payUntil: string | null };

const owes = sql`b.state IN ('confirmed', 'inHouse') AND b.paid_sen < b.total_sen`;

/** The columns of a `FoundRow`, of bookings `b` and their packages `p`. */
export const rowColumns = sql`b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.email,
  p.name AS "packageName", p.picture, b.check_in AS "checkIn", b.check_out AS "checkOut", b.persons,
  b.total_sen AS "totalSen", b.paid_sen AS "paidSen", b.state AS "status",
  b.payment_status AS "paymentStatus", b.pay_until AS "payUntil", b.cancel_reason AS "cancelReason",
  CASE WHEN ${owes} THEN b.balance_due_on END AS "balanceDueOn",
  coalesce(${owes} AND NOT b.balance_excused
    AND b.balance_due_on < ${todayInQuery}, false) AS "balanceOverdue",
  (SELECT json_build_object('_id', c.id, 'name', c.name) FROM customer c WHERE c.id = b.customer_id) AS "customer",
  (SELECT coalesce(json_agg(json_build_object('name', t.name, 'count', t.rooms)), '[]') FROM (
    SELECT rt.name, count(*)::int AS rooms FROM booking_room br JOIN room_type rt ON rt.id = br.room_type_id
    WHERE br.booking_id = b.id GROUP BY rt.id) t) AS "roomsSummary"`;

const sorts = {
  checkIn: { column: sql`b.check_in`, type: sql`date`, down: false },
  "-checkIn": { column: sql`b.check_in`, type: sql`date`, down: true },
  "-submitted": { column: sql`b.submitted_at`, type: sql`timestamptz`, down: true },
} as const;

/**
 * Bookings by page or, when a cursor is given, from there on: two queries, the count beside the rows. By cursor the cost
 * does not grow with the distance, because it begins in the index where the page before ended.
 */
export async function listBookings(db: Db, filter: BookingFilter) {
  const sort = sorts[filter.sort];
  const where = conditions(filter);
  const direction = sort.down ? sql`DESC` : sql`ASC`;
  const from = filter.cursor ? cursorCondition(filter.cursor, sort) : null;
  const offset = filter.cursor ? 0 : (filter.page - 1) * filter.limit;
  const [rows, counted] = await Promise.all([
    db.execute<Found>(sql`
      SELECT ${rowColumns}, ${sort.column}::text AS "key"
      FROM booking b JOIN package p ON p.id = b.package_id
      WHERE ${from ? sql`${where} AND ${from}` : where}
      ORDER BY ${sort.column} ${direction}, b.id ${direction} LIMIT ${filter.limit} OFFSET ${offset}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM booking b WHERE ${where}`),
  ]);
  const last = rows.rows.length === filter.limit ? rows.rows.at(-1) : undefined;
  return {
    reservations: rows.rows.map(({ key: _, ...row }) => bookingRow(row)),
    ...frameOf({ ...filter, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: last ? Buffer.from(`${last.key} ${last._id}`).toString("base64url") : null,
  };
}

/** How many bookings and drafts stand under each tab of an owner, in one query. */
export async function countTabs(db: Db, ownerId: string) {
  const tab = (name: Parameters<typeof statesOfTab>[0]) =>
    sql`(count(*) FILTER (WHERE state IN (${sql.join(
      statesOfTab(name).map((state) => sql`${state}`),
      sql`, `,
    )})))::int`;
  const { rows } = await db.execute<{
    upcoming: number;
    past: number;
    preBooking: number;
    draft: number;
  }>(sql`
    SELECT ${tab("upcoming")} AS "upcoming", ${tab("past")} AS "past", ${tab("preBooking")} AS "preBooking",
      (SELECT count(*)::int FROM draft d LEFT JOIN stay_hold h ON h.id = d.id
       WHERE d.owner_id = ${ownerId} AND h.state IS DISTINCT FROM 'booked') AS "draft"
    FROM booking WHERE owner_id = ${ownerId}`);
  return rows[0] ?? { upcoming: 0, past: 0, preBooking: 0, draft: 0 };
}

function conditions({ ownerId, states, search, customerId }: BookingFilter): SQL {
  const parts: SQL[] = [sql`true`];
  if (ownerId !== null) parts.push(sql`b.owner_id = ${ownerId}`);
  if (customerId !== undefined) parts.push(sql`b.customer_id = ${customerId}`);
  if (states)
    parts.push(
      sql`b.state IN (${sql.join(
        states.map((state) => sql`${state}`),
        sql`, `,
      )})`,
    );
  if (search) {
    const like = likeOf(search);
    parts.push(sql`(b.booking_no ILIKE ${like} OR b.booking_name ILIKE ${like} OR b.email ILIKE ${like}
      OR EXISTS (SELECT FROM booking_room br JOIN room r ON r.id = br.room_id
        WHERE br.booking_id = b.id AND r.room_no ILIKE ${like}))`);
  }
  return sql.join(parts, sql` AND `);
}

/** From where the page before ended; a cursor that nobody gave out begins at the start. */
function cursorCondition(cursor: string, sort: (typeof sorts)[keyof typeof sorts]): SQL | null {
  const found = /^([-\d: .+]{10,35}) ([\da-f-]{36})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!found) return null;
  const [, key = "", id] = found;
  const isKey = isDay(key.slice(0, 10)) && !Number.isNaN(Date.parse(key));
  if (!isKey || !z.uuid().safeParse(id).success) return null;
  return sql`(${sort.column}, b.id) ${sort.down ? sql`<` : sql`>`} (${key}::${sort.type}, ${id}::uuid)`;
}

/** The line as it is told. */
export const bookingRow = <T extends FoundRow>({ payUntil, ...row }: T) => ({
  ...row,
  nights: daysBetween(row.checkIn, row.checkOut),
  payUntil: payUntil === null ? null : new Date(payUntil).toISOString(),
});
