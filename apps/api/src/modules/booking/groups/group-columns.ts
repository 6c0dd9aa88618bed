import type { GroupRow } from "@pulau/contract/groups.ts";
import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { sql } from "../../../db/orm.ts";

/** A row of the list as the database gives it. */
export type GroupFound = GroupRow;

const keeps = sql`g.state = 'open' AND h.state = 'live' AND h.expires_at > pulau_now()`;

/** What a group is known by, beside its own row `g`: its hold `h`, and its bookings added up in `n`. */
export const groupFrom = sql`stay_group g JOIN stay_hold h ON h.id = g.hold_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS bookings, coalesce(sum(b.persons), 0)::int AS persons,
      coalesce(sum(b.total_sen) FILTER (WHERE gb.payer = 'group'), 0)::bigint AS total,
      coalesce(sum(b.paid_sen) FILTER (WHERE gb.payer = 'group'), 0)::bigint AS paid
    FROM group_booking gb JOIN booking b ON b.id = gb.booking_id
    WHERE gb.group_id = g.id AND b.state IN ${oneOf(soldStates)}) n`;

export const groupColumns = sql`g.id AS "_id", g.name, g.kind,
  CASE WHEN g.state = 'open' AND NOT (${keeps}) THEN 'released' ELSE g.state END AS state, g.contact_name AS "contactName",
  g.check_in::text AS "checkIn", g.check_out::text AS "checkOut", g.cut_off_on::text AS "cutOffOn",
  (SELECT coalesce(sum((r ->> 'rooms')::int), 0) FROM jsonb_array_elements(g.rooms) r)::int AS rooms,
  CASE WHEN ${keeps} THEN jsonb_array_length(h.stay -> 'rooms') ELSE 0 END AS "roomsLeft",
  n.bookings, g.persons, n.persons AS "personsNamed", n.total AS "totalSen", n.paid AS "paidSen",
  coalesce((SELECT held_sen FROM group_fund f WHERE f.group_id = g.id), 0) AS "heldSen"`;

/** Sums of the database come as text. */
export const groupRow = (found: GroupFound): GroupRow => ({
  ...found,
  totalSen: Number(found.totalSen),
  paidSen: Number(found.paidSen),
  heldSen: Number(found.heldSen),
});
