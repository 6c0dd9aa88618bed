import type { BookingRow as Row } from "@pulau/contract/bookings.ts";
import { type BookingState, statesOfTab, upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import type { CustomerId, OwnerId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import { oneOf } from "../../../db/booking-states.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import { todayInQuery } from "../../ground/resort/public.ts";

type BookingFilter = {
  readonly ownerId: OwnerId;
  readonly states: readonly BookingState[];
  readonly search?: string | undefined;
  /** Of one customer of the agency. */
  readonly customerId?: CustomerId | undefined;
};

/** A booking's line as the database tells it. */
export type FoundRow = Omit<z.infer<typeof Row>, "nights" | "payUntil"> & { payUntil: string | null };

const owes = sql`b.state IN ${oneOf(upcomingStates)} AND b.paid_sen < b.total_sen`;

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

/** The columns by which an owner's bookings can be ordered. */
export const bookingOrders = {
  checkIn: [up(sql`b.check_in`, "date")],
  "-checkIn": [down(sql`b.check_in`, "date")],
  "-submitted": [down(sql`b.submitted_at`, "timestamptz")],
} as const;

/** An owner's bookings that stand in these states. */
export const bookingsOf = ({ ownerId, states, customerId, search }: BookingFilter) => ({
  columns: rowColumns,
  from: sql`booking b JOIN package p ON p.id = b.package_id`,
  among: sql`booking b`,
  where: [
    ofOwner(ownerId),
    inStates(sql`b.state`, states),
    equals(sql`b.customer_id`, customerId),
    search ? bookingIsCalled(search) : undefined,
  ],
  id: up(sql`b.id`, "uuid"),
  rows: (rows: readonly FoundRow[]) => rows.map((row) => bookingRow(row)),
});

/** All that is an owner's, under whichever tab. */
export const ofOwner = (ownerId: OwnerId): SQL => sql`b.owner_id = ${ownerId}`;

const inStates = (column: SQL, states: readonly BookingState[]): SQL =>
  sql`${column} IN (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`;

/** Whether a booking `b` is called so: by its number, name, e-mail address or a room. */
export function bookingIsCalled(search: string): SQL {
  const like = likeOf(search);
  return sql`b.booking_no ILIKE ${like} OR b.booking_name ILIKE ${like} OR b.email ILIKE ${like}
    OR EXISTS (SELECT FROM booking_room br JOIN room r ON r.id = br.room_id
      WHERE br.booking_id = b.id AND r.room_no ILIKE ${like})`;
}

export type TabCounts = Record<"upcoming" | "past" | "preBooking" | "draft", number>;

/** How many of an owner's bookings `b` and drafts stand under each tab, as a column of a look at all of them. */
export function tabCounts(ownerId: OwnerId): SQL {
  const tab = (name: Parameters<typeof statesOfTab>[0]) =>
    sql`(count(*) FILTER (WHERE ${inStates(sql`b.state`, statesOfTab(name))}))::int`;
  return sql`json_build_object('upcoming', ${tab("upcoming")}, 'past', ${tab("past")}, 'preBooking', ${tab("preBooking")},
    'draft', (SELECT count(*)::int FROM draft d LEFT JOIN stay_hold h ON h.id = d.id
      WHERE d.owner_id = ${ownerId} AND h.state IS DISTINCT FROM 'booked'))`;
}

/** The line as it is told. */
export const bookingRow = <T extends FoundRow>({ payUntil, ...row }: T) => ({
  ...row,
  nights: daysBetween(row.checkIn, row.checkOut),
  payUntil: payUntil === null ? null : new Date(payUntil).toISOString(),
});
