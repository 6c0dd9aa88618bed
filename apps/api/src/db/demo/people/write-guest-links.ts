import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import { at } from "../stays/resort-clock.ts";

/** The guest's next stay is shared to look at, and somebody who comes along has filled in their own details by a link. */
export async function writeGuestLinks(tx: Tx, today: Day): Promise<void> {
  const madeAt = at(addDays(today, -2), "20:10").toISOString();
  const filledAt = at(addDays(today, -1), "08:25").toISOString();
  await tx.execute(sql`
    WITH chosen AS (
      SELECT b.id, g.id AS guest_id, g.position, g.full_name, gen_random_uuid() AS link_id
      FROM member m JOIN booking b ON b.account_id = m.account_id JOIN booking_guest g ON g.booking_id = b.id
      WHERE m.email = 'guest@demo.pulau.test' AND b.state = 'confirmed' AND b.check_in > ${today} AND g.position = 1
      ORDER BY b.check_in, b.id LIMIT 1
    ), shared AS (
      UPDATE booking SET shared_at = ${madeAt}::timestamptz FROM chosen WHERE booking.id = chosen.id
    )
    INSERT INTO guest_link (id, booking_id, seat, kind, guest_id, name_mark, sent_to, made_at, sent_at, opened_at, filled_at)
    SELECT link_id, id, position, 'adult', guest_id,
      translate(encode(sha256(convert_to(link_id || ' ' || lower(full_name), 'UTF8')), 'base64'), '+/=', '-_'),
      'fellow@demo.pulau.test', ${madeAt}::timestamptz, ${madeAt}::timestamptz, ${filledAt}::timestamptz, ${filledAt}::timestamptz
    FROM chosen`);
}
