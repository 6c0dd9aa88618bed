import type { Suggestion } from "@pulau/contract/site-search.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { BookingId, OwnerId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { bookingIsCalled } from "../bookings/public.ts";

type Row = {
  readonly _id: BookingId;
  readonly bookingNo: string;
  readonly name: Words;
  readonly checkIn: string;
};

const rowsOf = async (db: Db, where: SQL, most: number): Promise<Suggestion[]> => {
  const { rows } = await db.execute<Row>(sql`
    SELECT b.id AS "_id", b.booking_no AS "bookingNo", p.name, b.check_in::text AS "checkIn"
    FROM booking b JOIN package p ON p.id = b.package_id
    WHERE ${where} ORDER BY b.check_in DESC, b.id LIMIT ${most}`);
  return rows.map(suggestionOf);
};

const suggestionOf = ({ _id, bookingNo, name }: Row): Suggestion => {
  const called = (text: string) => `${bookingNo} · ${text}`;
  return {
    target: `booking:${_id}`,
    title: { en: called(name.en), my: called(name.my || name.en), cn: called(name.cn || name.en) },
    link: `/booking/detail/${_id}`,
    icon: "booking",
  };
};

/** An owner's bookings by number, name, e-mail address or room; those that begin last come first. */
export const findOwnBookings = (
  db: Db,
  { ownerId, search, most }: { readonly ownerId: OwnerId; readonly search: string; readonly most: number },
): Promise<Suggestion[]> => rowsOf(db, sql`b.owner_id = ${ownerId} AND (${bookingIsCalled(search)})`, most);

/** Those of these bookings that are the owner's. */
export const ownBookingsOf = (db: Db, ownerId: OwnerId, ids: readonly BookingId[]): Promise<Suggestion[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : rowsOf(db, sql`b.owner_id = ${ownerId} AND b.id = ANY(${sql.param(ids)}::uuid[])`, ids.length);
