import { type SQL, sql } from "../../../db/orm.ts";

/** Guests who have a name: those who are known whole, and those of whom a part is known. */
export const namedGuests = sql`(
  SELECT g.id, g.booking_id, g.position, g.room, g.full_name AS name, g.age::int AS age, g.identity_sealed AS sealed,
    g.non_malaysian, g.disabled
  FROM booking_guest g
  UNION ALL
  SELECT e.id, e.booking_id, e.position, e.room, e.known ->> 'fullName', (e.known ->> 'age')::int,
    e.known ->> 'identitySealed', (e.known ->> 'nonMalaysian')::boolean, (e.known ->> 'disabled')::boolean
  FROM guest_entry e WHERE e.known ->> 'fullName' <> '')`;

/** How each guest stands on a sailing who was ever marked there: by the latest act. */
export const latestMarks = (sailingId: SQL): SQL => sql`(
  SELECT DISTINCT ON (a.guest_id) a.guest_id, a.mark FROM boarding_act a WHERE a.sailing_id = ${sailingId}
  ORDER BY a.guest_id, a.at DESC, a.received_at DESC)`;
