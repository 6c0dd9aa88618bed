import type { DeskPlace } from "@pulau/contract/record-search.ts";
import { groupLimit } from "@pulau/contract/site-search.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { bookingsCalled, bookingsSoonest } from "../front-desk/public.ts";

type Row = {
  readonly _id: BookingId;
  readonly bookingNo: string;
  readonly name: string;
  readonly day: Day;
};

const columns = sql`b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS name, b.check_in::text AS day`;

const placeOf = ({ _id, bookingNo, name, day }: Row): DeskPlace => ({
  target: `booking:${_id}`,
  title: { en: name, my: name, cn: name },
  link: `/staff/bookings/${_id}`,
  icon: "booking",
  note: bookingNo,
  day,
});

const read = async (db: Db, query: SQL): Promise<DeskPlace[]> =>
  (await db.execute<Row>(query)).rows.map(placeOf);

/**
 * Bookings as their list finds them, the soonest first.
 * @param whole whether who asks is shown how guests are reached and what they pay: else they find nothing by it either
 */
export const findBookings = (
  db: Db,
  { search, whole }: { readonly search: string; readonly whole: boolean },
): Promise<DeskPlace[]> =>
  read(
    db,
    sql`WITH ${bookingsCalled(search, whole)}
      SELECT ${columns} FROM (SELECT b.id FROM found b ORDER BY ${bookingsSoonest} LIMIT ${groupLimit}) nearest
      JOIN booking b ON b.id = nearest.id ORDER BY ${bookingsSoonest}`,
  );

/** Bookings by their ids. */
export const readBookings = (db: Db, ids: readonly BookingId[]): Promise<DeskPlace[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : read(db, sql`SELECT ${columns} FROM booking b WHERE b.id = ANY(${sql.param(ids)}::uuid[])`);
