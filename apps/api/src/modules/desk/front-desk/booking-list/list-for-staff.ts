import type {
  StaffBookingRow,
  staffBookingsCsvRoute,
  staffBookingsRoute,
  WholeBookingLine,
} from "@pulau/contract/booking-list.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { BookingDate } from "@pulau/domain/booking/booking-list.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../../db/connect.ts";
import { daySpan } from "../../../../plugins/day-span.ts";
import { frameOf } from "../../../../plugins/page-frame.ts";
import { bookingRow, type FoundRow, rowColumns } from "../../../booking/bookings/public.ts";
import { loadSettings } from "../../../ground/resort/public.ts";
import { bareRow } from "../in-confidence.ts";
import { orderBy } from "./order.ts";
import { fits, fitsByFace, foundBy, isInRoom, isShort } from "./search.ts";

/** Whether who asks is shown what is not for everybody; else they don't find or order by it either. */
type Whole = { readonly whole: boolean };
type Ask = Received<typeof staffBookingsRoute>["query"] & Whole;
type Filter = Received<typeof staffBookingsCsvRoute>["query"] & Whole;
type Found = FoundRow &
  Pick<WholeBookingLine, "mobile" | "roomNos" | "isInRoom" | "agency"> & { bookedAt: string; place: string };

const columns = (filter: Filter): SQL => sql`${rowColumns}, b.mobile, b.submitted_at AS "bookedAt",
  ${isInRoom(filter.search)} AS "isInRoom",
  (SELECT coalesce(array_agg(r.room_no ORDER BY r.room_no), '{}') FROM booking_room br JOIN room r ON r.id = br.room_id
    WHERE br.booking_id = b.id) AS "roomNos",
  (SELECT a.name FROM account a WHERE a.id = b.account_id AND a.kind = 'agency') AS "agency"`;

/** What a span of days is about, each with its conditions. */
const spans: Record<BookingDate, (span: { from?: string; to?: string }, timeZone: string) => SQL[]> = {
  arrival: (span) => between(sql`b.check_in`, span),
  departure: (span) => between(sql`b.check_out`, span),
  stay: ({ from, to }) => [
    ...(from ? [sql`b.check_out >= ${from}`] : []),
    ...(to ? [sql`b.check_in <= ${to}`] : []),
  ],
  booked: (span, timeZone) => daySpan(sql`b.submitted_at`, span, timeZone),
};

const between = (column: SQL, { from, to }: { from?: string; to?: string }): SQL[] => [
  ...(from ? [sql`${column} >= ${from}`] : []),
  ...(to ? [sql`${column} <= ${to}`] : []),
];

const conditionsOf = ({ status, dates, from, to }: Filter, timeZone: string): SQL =>
  sql.join(
    [
      sql`true`,
      ...(status ? [sql`b.state = ${status}`] : []),
      ...spans[dates]({ ...(from && { from }), ...(to && { to }) }, timeZone),
    ],
    sql` AND `,
  );

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
function findAll({ search, whole }: Filter & { readonly search: string }, where: SQL): SQL {
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

const orderFor = ({ sort, whole }: Filter) => orderBy(sort === "-total" && !whole ? "soonest" : sort);

/**
 * A page of all bookings for the desk, by number or by cursor: three queries. Who is in the room that was searched for
 * stands first, as they arrived first.
 */
export async function listForStaff(db: Db, ask: Ask): Promise<Reply<typeof staffBookingsRoute>> {
  const { page: number, limit, cursor, ...filter } = ask;
  const { timeZone } = await loadSettings(db);
  const where = conditionsOf(filter, timeZone);
  const order = orderFor(filter);
  const from = cursor ? order.after(cursor) : null;
  const { search } = filter;
  const found = search ? sql`WITH ${findAll({ ...filter, search }, where)}` : sql``;
  const among = search ? sql`found b WHERE true` : sql`booking b WHERE ${where}`;
  const count = sql`SELECT count(*)::int AS total FROM ${among}`;
  const page = sql`
    SELECT b.id FROM ${among} ${from ? sql`AND ${from}` : sql``}
    ORDER BY ${order.by} LIMIT ${limit} OFFSET ${from ? 0 : (number - 1) * limit}`;
  const countAlone = async () =>
    (await db.execute<{ total: number }>(sql`${found} ${count}`)).rows[0]?.total ?? 0;
  const [{ rows }, counted] = await Promise.all([
    // The page is found first: what a line tells is looked up for its lines alone, however far down they stand.
    db.execute<Found & { total: number }>(sql`
      ${found} SELECT ${columns(filter)}, ${order.place} AS place, ${search ? sql`(${count})` : sql`0`} AS total
      FROM (${page}) lines JOIN booking b ON b.id = lines.id JOIN package p ON p.id = b.package_id
      ORDER BY ${order.by}`),
    search ? null : countAlone(),
  ]);
  // A search's page tells the count itself, where it has a line to tell it on.
  const isFirst = number === 1 && from === null;
  const total = counted ?? rows[0]?.total ?? (isFirst ? 0 : await countAlone());
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    reservations: rows.map((row) => lineOf(row, ask)),
    ...frameOf({ page: number, limit, total }),
    nextCursor: last ? Buffer.from(last.place).toString("base64url") : null,
  };
}

/** More than some years of a busy resort. */
const mostRows = 50_000;

/** The same list, all of it, for a file. */
export async function allForStaff(db: Db, filter: Filter): Promise<StaffBookingRow[]> {
  const { timeZone } = await loadSettings(db);
  const order = orderFor(filter);
  const { search } = filter;
  const where = conditionsOf(filter, timeZone);
  const { rows } = await db.execute<Found>(sql`
    ${search ? sql`WITH ${findAll({ ...filter, search }, where)}` : sql``}
    SELECT ${columns(filter)}, '' AS place FROM booking b JOIN package p ON p.id = b.package_id
    WHERE ${search ? sql`b.id IN (SELECT id FROM found)` : where} ORDER BY ${order.by} LIMIT ${mostRows}`);
  return rows.map((row) => lineOf(row, filter));
}

function lineOf({ place: _, bookedAt, ...row }: Found, { whole }: Whole): StaffBookingRow {
  const line = { ...bookingRow(row), bookedAt: new Date(bookedAt).toISOString() };
  return whole ? line : bareRow(line);
}
