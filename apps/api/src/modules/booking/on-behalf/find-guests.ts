import type { Reply } from "@pulau/contract/route.ts";
import type { bookingGuestsRoute } from "@pulau/contract/staff-bookings.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { likeOf } from "../../../listing/search.ts";

type Guests = Reply<typeof bookingGuestsRoute>["guests"];

/** A number as it is kept, without the signs between its digits and the zero of a number without its country. */
const likeOfBooking = (search: string): string => {
  const isNumber = /^\+?[\d\s().-]+$/.test(search);
  return likeOf(isNumber ? search.replace(/\D/g, "").replace(/^0+/, "") || search : search.toLowerCase());
};

/** So many bookings that fit are looked at, the newest: a name that thousands share finds nobody sooner than a longer one. */
const mostBookings = 400;

/**
 * The first eight people and agencies whom staff could book for: accounts, and bookers without one by their e-mail, whoever
 * booked last first. An agency's customers are not found by their own names, as its bookings are its own.
 */
export async function findGuests(db: Db, search: string): Promise<Guests> {
  const like = likeOf(search);
  const { rows } = await db.execute<Guests[number]>(sql`
    WITH fitting AS (
      SELECT b.account_id, b.email AS email FROM booking b
      WHERE b.words LIKE ${likeOfBooking(search)} ORDER BY b.submitted_at DESC LIMIT ${mostBookings}
    ), people AS (
      SELECT a.id AS account_id, NULL::text AS email FROM account a
      WHERE a.name ILIKE ${like}
        OR EXISTS (SELECT FROM member m WHERE m.account_id = a.id AND (m.email ILIKE ${like} OR m.name ILIKE ${like}))
        OR (a.kind = 'guest' AND a.id IN (SELECT account_id FROM fitting))
      UNION ALL
      SELECT DISTINCT NULL::uuid, email FROM fitting WHERE account_id IS NULL
    )
    SELECT p.account_id AS "accountId", coalesce(a.kind, 'guest') AS kind,
      coalesce(a.name, last.booking_name) AS name, coalesce(o.email, last.email) AS email,
      CASE WHEN coalesce(a.kind, 'guest') = 'guest' THEN last.mobile END AS mobile,
      coalesce(o.language, last.language, 'en') AS language,
      CASE WHEN coalesce(a.kind, 'guest') = 'guest' THEN last.address END AS address,
      coalesce(past.stays, 0)::int AS stays, past.last_check_in::text AS "lastCheckIn"
    FROM people p
    LEFT JOIN account a ON a.id = p.account_id
    LEFT JOIN LATERAL (
      SELECT m.email, m.language FROM member m
      WHERE m.account_id = a.id AND m.role = 'admin' AND m.status = 'active' ORDER BY m.created_at, m.id LIMIT 1
    ) o ON true
    LEFT JOIN LATERAL (
      SELECT b.booking_name, b.email, b.mobile, b.language, b.address FROM booking b
      WHERE ${isTheirs} ORDER BY b.submitted_at DESC LIMIT 1
    ) last ON true
    LEFT JOIN LATERAL (
      SELECT count(*) AS stays, max(b.check_in) AS last_check_in FROM booking b
      WHERE ${isTheirs} AND b.state <> 'cancelled'
    ) past ON true
    ORDER BY past.last_check_in DESC NULLS LAST, lower(coalesce(a.name, last.booking_name)), p.account_id LIMIT 8`);
  return rows;
}

const isTheirs = sql`(b.account_id = p.account_id OR (p.account_id IS NULL AND b.account_id IS NULL AND b.email = p.email))`;
