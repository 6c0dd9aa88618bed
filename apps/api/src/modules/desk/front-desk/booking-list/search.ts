import { openStates } from "@pulau/domain/booking/booking-moves.ts";
import { oneOf } from "../../../../db/booking-states.ts";
import { type SQL, sql } from "../../../../db/orm.ts";
import { likeOf } from "../../../../listing/search.ts";

/** As the index `payment_words` has them: another expression would not find the index. */
const paymentWords = sql.raw(
  "lower(coalesce(p.gateway_ref, '') || ' ' || coalesce(p.capture_ref, '') || ' ' || p.note)",
);

/** Digits as somebody dials them: without the country, or with a zero in its place. */
function phoneOf(search: string): string | null {
  if (!/^[+\d][\d\s()/.-]*$/.test(search)) return null;
  const digits = search.replace(/\D/g, "").replace(/^0/, "");
  return digits.length < 4 ? null : digits;
}

/** Shorter ones are no trigram: references and codes, of which nobody knows two letters, are not looked for by them. */
const shortestReference = 3;
export const isShort = (search: string): boolean => unhyphenated(search).length < shortestReference;

/** As numbers of bookings and rooms are said: without hyphens and spaces, in any case. */
const unhyphenated = (search: string): string => search.toLowerCase().replace(/[\s-]/g, "");

/** Whether the booking's own words have it: the number also without its hyphen, the phone as it is dialled. */
function ownWords(search: string): SQL {
  const wanted = search.toLowerCase();
  const phone = phoneOf(search);
  const own = [wanted, unhyphenated(search), ...(phone === null ? [] : [phone])];
  const fits = [...new Set(own)].map((text) => sql`b.words LIKE ${likeOf(text)}`);
  return sql.join(fits, sql` OR `);
}

const packagesNamed = (like: string): SQL => sql`
  SELECT k.id FROM package k WHERE EXISTS (SELECT FROM jsonb_each_text(k.name) said WHERE said.value ILIKE ${like})`;
const agenciesNamed = (like: string): SQL =>
  sql`SELECT id FROM account WHERE kind = 'agency' AND name ILIKE ${like}`;
const customersNamed = (like: string): SQL => sql`SELECT id FROM customer WHERE name ILIKE ${like}`;

/** Where the references and codes stand by which a booking was paid or made cheaper, each with an index of its own. */
const referredTo = (like: string): SQL[] => [
  sql`SELECT p.booking_id AS id FROM payment p WHERE p.booking_id IS NOT NULL AND ${paymentWords} LIKE ${like}`,
  sql`SELECT p.booking_id FROM offline_payment o JOIN payment p ON p.id = o.payment_id
    WHERE p.booking_id IS NOT NULL AND lower(o.reference) LIKE ${like}`,
  sql`SELECT p.booking_id FROM voucher v JOIN payment p ON p.voucher_id = v.id
    WHERE p.booking_id IS NOT NULL AND lower(v.code) LIKE ${like}`,
  sql`SELECT b.id FROM stay_hold h JOIN booking b ON b.hold_id = h.id
    WHERE h.stay -> 'promo' IS NOT NULL AND lower(h.stay -> 'promo' ->> 'code') LIKE ${like}`,
];

/**
 * The ids of the bookings that fit a search: each place that words can stand in is looked up by an index of its own, and
 * what they find is put together, some of it twice. For what few bookings have.
 */
export function foundBy(search: string): SQL {
  const like = likeOf(search.toLowerCase());
  return sql.join(
    [
      sql`SELECT b.id FROM booking b WHERE ${ownWords(search)}`,
      ...referredTo(like),
      sql`SELECT b.id FROM booking b WHERE b.package_id IN (${packagesNamed(like)})`,
      sql`SELECT b.id FROM booking b WHERE b.account_id IN (${agenciesNamed(like)})`,
      sql`SELECT b.id FROM booking b WHERE b.customer_id IN (${customersNamed(like)})`,
      inRoom(search),
    ],
    sql` UNION ALL `,
  );
}

/** Whether booking `b` fits, from what the index `booking_lines` has of it: for what many have, all are looked through. */
export function fits(search: string): SQL {
  const like = likeOf(search.toLowerCase());
  const referred = isShort(search)
    ? sql``
    : sql` OR b.id IN (${sql.join(referredTo(like), sql` UNION ALL `)})`;
  return sql`(${ownWords(search)} OR b.package_id IN (${packagesNamed(like)}) OR b.account_id IN (${agenciesNamed(like)})
    OR b.customer_id IN (${customersNamed(like)}) OR b.id IN (${inRoom(search)})${referred})`;
}

/** The same for who is not shown how people are reached, or what they pay: by number, name and room. */
export function fitsByFace(search: string): SQL {
  const number = likeOf(unhyphenated(search));
  return sql`(b.booking_no ILIKE ${likeOf(search)} OR b.booking_name ILIKE ${likeOf(search)}
    OR replace(b.booking_no, '-', '') ILIKE ${number} OR b.id IN (${inRoom(search)}))`;
}

/** Whether room `r` has this number, with or without its hyphen. */
const isRoom = (roomNo: string): SQL =>
  sql`lower(regexp_replace(r.room_no, '[[:space:]-]', '', 'g')) = ${unhyphenated(roomNo)}`;

/** The ids of the bookings that have a room, by its number, and are not over. */
const inRoom = (roomNo: string): SQL => sql`
  SELECT b.id FROM room r JOIN booking_room br ON br.room_id = r.id OR br.next ->> 'roomId' = r.id::text JOIN booking b ON b.id = br.booking_id
  WHERE ${isRoom(roomNo)} AND br.parked IS NULL AND b.state IN ${oneOf(openStates)}`;

/** Whether the guests of booking `b` are in the room of this number now. */
export const isInRoom = (search: string | undefined): SQL =>
  search
    ? sql`(b.state = 'inHouse' AND EXISTS (SELECT FROM booking_room br JOIN room r ON r.id = br.room_id
        WHERE br.booking_id = b.id AND ${isRoom(search)}))`
    : sql`false`;
