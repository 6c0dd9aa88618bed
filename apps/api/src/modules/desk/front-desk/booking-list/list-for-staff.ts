import type { StaffBookingRow, staffBookingsRoute, WholeBookingLine } from "@pulau/contract/booking-list.ts";
import type { BookingDate } from "@pulau/domain/booking/booking-list.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { type SQL, sql } from "../../../../db/orm.ts";
import { shownRoomNo } from "../../../../db/shown-room.ts";
import { daySpan } from "../../../../listing/day-span.ts";
import { allOf, between, equals } from "../../../../listing/filter.ts";
import type { ListRequest } from "../../../../listing/mount-list.ts";
import { orderBy, up } from "../../../../listing/order.ts";
import type { Source } from "../../../../listing/source.ts";
import { bookingRow, type FoundRow, rowColumns } from "../../../booking/bookings/public.ts";
import { rowWithoutConfidential } from "../confidential-fields.ts";
import { bookingCells } from "./cells.ts";
import { bookingOrders } from "./order.ts";
import { fits, fitsByFace, foundBy, isInRoom, isShort } from "./search.ts";

type Filter = ListRequest<typeof staffBookingsRoute>["query"] & {
  /** Whether who asks is shown what is not for everybody; else they don't find or order by it either. */
  readonly whole: boolean;
  readonly timeZone: string;
};
type BookingRow = FoundRow &
  Pick<WholeBookingLine, "mobile" | "roomNos" | "isInRoom" | "agency"> & { bookedAt: string };
type Days = { readonly from?: Day | undefined; readonly to?: Day | undefined };

const columns = (
  search: string | undefined,
): SQL => sql`${rowColumns}, b.mobile, b.submitted_at AS "bookedAt",
  ${isInRoom(search)} AS "isInRoom",
  (SELECT coalesce(array_agg(${shownRoomNo(sql`br`, sql`r`)} ORDER BY ${shownRoomNo(sql`br`, sql`r`)}), '{}') FROM booking_room br JOIN room r ON r.id = br.room_id
    WHERE br.booking_id = b.id) AS "roomNos",
  (SELECT a.name FROM account a WHERE a.id = b.account_id AND a.kind = 'agency') AS "agency"`;

/** What a span of days is about, each with its conditions. */
const spans: Record<BookingDate, (days: Days, timeZone: string) => readonly (SQL | undefined)[]> = {
  arrival: (days) => [between(sql`b.check_in`, days)],
  departure: (days) => [between(sql`b.check_out`, days)],
  stay: ({ from, to }) => [between(sql`b.check_out`, { from }), between(sql`b.check_in`, { to })],
  booked: (days, timeZone) => daySpan(sql`b.submitted_at`, days, timeZone),
};

const conditionsOf = ({ status, dates, from, to, timeZone }: Filter): readonly (SQL | undefined)[] => [
  equals(sql`b.state`, status),
  ...spans[dates]({ from, to }, timeZone),
];

/** What more than this have is looked for in all bookings at once: putting the finds together takes longer. */
const few = 2_000;

/** Of booking `b`, what the order and a cursor go by: `booking_lines` has all of it. */
const keys = sql`b.id, b.state, b.check_in, b.check_out, b.submitted_at, b.booking_name, b.total_sen`;

/**
 * The bookings that a search finds, as the table `found`: looked up once for the page and the count, by the indexes of
 * its places where few have it, else through all that `booking_lines` has. Found before they are ordered: for a word that
 * many have, the planner would walk the order and look into all that was found for each. `places` is read as far as the
 * limit goes, and planned as if all of it were: else each place would be looked up as by somebody in a hurry.
 */
function findAll(search: string, { whole }: Pick<Filter, "whole">, where: SQL): SQL {
  const all = sql`SELECT ${keys} FROM booking b WHERE ${whole ? fits(search) : fitsByFace(search)} AND ${where}`;
  if (!whole || isShort(search)) return sql`found AS MATERIALIZED (${all})`;
  return sql`
    places AS MATERIALIZED (${foundBy(search)}),
    by_index AS MATERIALIZED (SELECT id FROM places LIMIT ${few + 1}),
    found AS MATERIALIZED (
      SELECT ${keys} FROM booking b
      WHERE (SELECT count(*) FROM by_index) <= ${few} AND b.id IN (SELECT id FROM by_index) AND ${where}
      UNION ALL ${all} AND (SELECT count(*) FROM by_index) > ${few})`;
}

/** The same of every state and day, for who only looks where a name is. */
export const bookingsCalled = (search: string, whole: boolean): SQL => findAll(search, { whole }, sql`true`);

/** The order of bookings `b` that begins with those that are nearest. */
export const bookingsSoonest: SQL = orderBy("soonest", bookingOrders.soonest, up(sql`b.id`, "uuid")).by;

/**
 * All bookings for the desk. Who is in the room that was searched for stands first, as they arrived first. The orders are
 * those of `booking_soonest` and its like: with them a page begins in an index.
 */
export function staffBookings(filter: Filter): Source<typeof staffBookingsRoute, BookingRow> {
  const { search, whole } = filter;
  const conditions = conditionsOf(filter);
  return {
    ...(search && { with: findAll(search, filter, allOf(conditions)), countsWithPage: true }),
    columns: columns(search),
    from: sql`booking b JOIN package p ON p.id = b.package_id`,
    among: search ? sql`found b` : sql`booking b`,
    where: search ? [] : conditions,
    id: up(sql`b.id`, "uuid"),
    orders: whole ? bookingOrders : { ...bookingOrders, "-total": bookingOrders.soonest },
    rows: (rows) => rows.map((row) => lineOf(row, whole)),
    cells: bookingCells,
  };
}

function lineOf({ bookedAt, ...row }: BookingRow, whole: boolean): StaffBookingRow {
  const line = { ...bookingRow(row), bookedAt: new Date(bookedAt).toISOString() };
  return whole ? line : rowWithoutConfidential(line);
}
