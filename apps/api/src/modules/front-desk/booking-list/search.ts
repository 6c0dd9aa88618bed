import { type SQL, sql } from "drizzle-orm";
import { likeOf } from "../../../plugins/search-pattern.ts";

/** The words of a booking's own, as the index `booking_words` has them: another expression would not find the index. */
const ownWords = sql.raw(
  "lower(b.booking_no || ' ' || replace(b.booking_no, '-', '') || ' ' || b.booking_name || ' ' || b.email || ' ' || translate(b.mobile, '+ -().', ''))",
);
const paymentWords = sql.raw(
  "lower(coalesce(p.gateway_ref, '') || ' ' || coalesce(p.capture_ref, '') || ' ' || p.note)",
);

/** Digits as somebody dials them: without the country, or with a zero in its place. */
function phoneOf(search: string): string | null {
  if (!/^[+\d][\d\s()/.-]*$/.test(search)) return null;
  const digits = search.replace(/\D/g, "").replace(/^0/, "");
  return digits.length < 4 ? null : digits;
}

/**
 * The ids of the bookings that fit a search: each place that words can stand in is looked up by an index of its own, and
 * what they find is put together.
 */
export function foundBy(search: string): SQL {
  const wanted = search.toLowerCase();
  const like = likeOf(wanted);
  const phone = phoneOf(search);
  const plainNumber = wanted.replace(/[\s-]/g, "");
  const own = [like, likeOf(plainNumber), ...(phone === null ? [] : [likeOf(phone)])];
  const ownLike = sql.join(
    [...new Set(own)].map((pattern) => sql`${ownWords} LIKE ${pattern}`),
    sql` OR `,
  );
  return sql`
    SELECT b.id FROM booking b WHERE ${ownLike}
    UNION SELECT p.booking_id FROM payment p WHERE p.booking_id IS NOT NULL AND ${paymentWords} LIKE ${like}
    UNION SELECT p.booking_id FROM offline_payment o JOIN payment p ON p.id = o.payment_id
      WHERE p.booking_id IS NOT NULL AND lower(o.reference) LIKE ${like}
    UNION SELECT p.booking_id FROM voucher v JOIN payment p ON p.voucher_id = v.id
      WHERE p.booking_id IS NOT NULL AND lower(v.code) LIKE ${like}
    UNION SELECT b.id FROM stay_hold h JOIN booking b ON b.hold_id = h.id
      WHERE h.stay -> 'promo' IS NOT NULL AND lower(h.stay -> 'promo' ->> 'code') LIKE ${like}
    UNION SELECT b.id FROM booking b WHERE b.package_id IN (SELECT id FROM package WHERE name::text ILIKE ${like})
    UNION SELECT b.id FROM booking b WHERE b.account_id IN (
      SELECT id FROM account WHERE kind = 'agency' AND name ILIKE ${like})
    UNION SELECT b.id FROM booking b WHERE b.customer_id IN (SELECT id FROM customer WHERE name ILIKE ${like})
    UNION ${inRoom(search)}`;
}

/** The same for who is not shown how people are reached, or what they pay: by number, name and room. */
export function foundByFace(search: string): SQL {
  const number = likeOf(search.replace(/[\s-]/g, ""));
  return sql`
    SELECT b.id FROM booking b WHERE b.booking_no ILIKE ${likeOf(search)} OR b.booking_name ILIKE ${likeOf(search)}
      OR replace(b.booking_no, '-', '') ILIKE ${number}
    UNION ${inRoom(search)}`;
}

/** The ids of the bookings that have a room, by its number, and are not over. */
const inRoom = (roomNo: string): SQL => sql`
  SELECT b.id FROM room r JOIN booking_room br ON br.room_id = r.id JOIN booking b ON b.id = br.booking_id
  WHERE lower(r.room_no) = ${roomNo.toLowerCase()} AND b.state IN ('awaitingPayment', 'confirmed', 'inHouse')`;

/** Whether the guests of booking `b` are in the room of this number now. */
export const isInRoom = (search: string | undefined): SQL =>
  search
    ? sql`(b.state = 'inHouse' AND EXISTS (SELECT FROM booking_room br JOIN room r ON r.id = br.room_id
        WHERE br.booking_id = b.id AND lower(r.room_no) = ${search.toLowerCase()}))`
    : sql`false`;
