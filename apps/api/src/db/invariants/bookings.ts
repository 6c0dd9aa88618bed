import { comingStates, standingStates, upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../booking-states.ts";
import type { Invariant } from "./invariant.ts";
import { isLive } from "./inventory.ts";

/** Bookings that own their nights and seats for good. */
const standing = stateList(standingStates);
/** Of those, the ones whose stay can still be taken away from somebody. */
const ahead = stateList(upcomingStates);
/** Those whose guests are still to come. */
const coming = stateList(comingStates);

/** Every claim that a booking's own rows say it must have, beside the claim that it does have. */
const neededNights = `
  SELECT b.id, b.booking_no, slept.room_id, n::date AS night, rn.state
  FROM booking b JOIN booking_room r ON r.booking_id = b.id
  CROSS JOIN generate_series(coalesce(r.check_in, b.check_in), coalesce(r.check_out, b.check_out) - 1,
    interval '1 day') n
  CROSS JOIN LATERAL (SELECT coalesce((
    SELECT (e ->> 'roomId')::uuid FROM jsonb_array_elements(coalesce(r.earlier, '[]')) WITH ORDINALITY each(e, i)
    WHERE n::date < (e ->> 'to')::date ORDER BY i LIMIT 1),
    CASE WHEN n::date >= (r.next ->> 'on')::date THEN (r.next ->> 'roomId')::uuid END, r.room_id) AS room_id) slept
  LEFT JOIN room_night rn ON rn.room_id = slept.room_id AND rn.night = n::date AND rn.hold_id = b.hold_id
  WHERE b.state IN ${ahead} AND NOT coalesce(r.parked -> 'lacking' ? (n::date)::text, false)`;

const neededPieces = `
  SELECT b.booking_no, b.hold_id, c.stock_id, CASE c.kind WHEN 'ferry' THEN c.seats ELSE c.boats END AS pieces
  FROM booking b JOIN booking_crossing c ON c.booking_id = b.id WHERE b.state IN ${ahead}
  UNION ALL
  SELECT b.booking_no, b.hold_id, d.id, a.count
  FROM booking b JOIN booking_add_on a ON a.booking_id = b.id
  JOIN add_on_day d ON d.add_on_id = a.add_on_id AND d.day = a.day WHERE b.state IN ${ahead}
  UNION ALL
  SELECT b.booking_no, b.hold_id, (taken ->> 'stockId')::uuid, (taken ->> 'pieces')::int
  FROM booking b JOIN stay_hold h ON h.id = b.hold_id
  CROSS JOIN jsonb_array_elements(coalesce(h.stay -> 'transfers', '[]')) ride
  CROSS JOIN jsonb_array_elements(ride -> 'stocks') taken WHERE b.state IN ${ahead}`;

/** G4: a booking is confirmed if and only if all its claims exist. */
export const bookingFaults: readonly Invariant[] = [
  {
    rule: "G4",
    holds: "A booking has its room for every night",
    faults: `
      SELECT format('booking %s lacks room %s on %s', booking_no, room_id, night) AS fault
      FROM (${neededNights}) needed WHERE state IS DISTINCT FROM 'booked'`,
  },
  {
    rule: "G4",
    holds: "A booking has its boat seats and add-ons",
    faults: `
      SELECT format('booking %s claims %s of stock %s, needs %s',
        booking_no, coalesce(k.pieces, 0), n.stock_id, sum(n.pieces)) AS fault
      FROM (${neededPieces}) n
      LEFT JOIN stock_claim k ON k.stock_id = n.stock_id AND k.hold_id = n.hold_id AND k.state = 'booked'
      GROUP BY booking_no, n.stock_id, k.pieces HAVING coalesce(k.pieces, 0) <> sum(n.pieces)`,
  },
  {
    rule: "G4",
    holds: "A booking has the land transfers of its stay",
    faults: `
      SELECT format('booking %s has %s land transfers, its stay %s', booking_no, count(t.id),
        jsonb_array_length(coalesce(h.stay -> 'transfers', '[]'))) AS fault
      FROM booking b JOIN stay_hold h ON h.id = b.hold_id
      LEFT JOIN booking_transfer t ON t.booking_id = b.id
      GROUP BY b.id, h.id HAVING count(t.id) <> jsonb_array_length(coalesce(h.stay -> 'transfers', '[]'))`,
  },
  {
    rule: "G4",
    holds: "A booking claims no night too many",
    faults: `
      SELECT format('booking %s has %s booked nights, needs %s', booking_no, got, need) AS fault
      FROM (
        SELECT b.booking_no,
          (SELECT count(*) FROM room_night rn WHERE rn.hold_id = b.hold_id) AS got,
          (SELECT sum(coalesce(r.check_out, b.check_out) - coalesce(r.check_in, b.check_in)
              - coalesce(jsonb_array_length(r.parked -> 'lacking'), 0))
            FROM booking_room r WHERE r.booking_id = b.id) AS need
        FROM booking b WHERE b.state IN ${ahead}
      ) counted WHERE got <> need`,
  },
  {
    rule: "G4",
    holds: "Each room of a booking lies within its dates",
    faults: `
      SELECT format('booking %s is from %s to %s, its room %s from %s to %s',
        booking_no, b.check_in, b.check_out, r.position, r.check_in, r.check_out) AS fault
      FROM booking b JOIN booking_room r ON r.booking_id = b.id
      WHERE r.check_in < b.check_in OR r.check_out > b.check_out
        OR coalesce(r.check_in, b.check_in) >= coalesce(r.check_out, b.check_out)`,
  },
  {
    rule: "G4",
    holds: "A locked room is locked in the booking and its hold",
    faults: `
      SELECT format('room %s of booking %s is locked by its own row or its stay alone', r.position, b.booking_no) AS fault
      FROM booking b JOIN booking_room r ON r.booking_id = b.id JOIN stay_hold h ON h.id = b.hold_id
      WHERE r.locked IS DISTINCT FROM nullif(h.stay -> 'rooms' -> r.position::int -> 'locked', 'null')`,
  },
  {
    rule: "G4",
    holds: "A stay without a room is so in the booking and its hold",
    faults: `
      SELECT format('room %s of booking %s is parked by its own row or its stay alone', r.position, b.booking_no) AS fault
      FROM booking b JOIN booking_room r ON r.booking_id = b.id JOIN stay_hold h ON h.id = b.hold_id
      WHERE r.parked IS DISTINCT FROM nullif(h.stay -> 'rooms' -> r.position::int -> 'parked', 'null')`,
  },
  {
    rule: "G4",
    holds: "Only a coming stay waits for a room",
    faults: `
      SELECT format('booking %s is %s and waits for a room', booking_no, b.state) AS fault
      FROM booking b JOIN booking_room r ON r.booking_id = b.id
      WHERE r.parked IS NOT NULL AND b.state NOT IN ${coming}`,
  },
  {
    rule: "G4",
    holds: "Staff are told of every stay that lacks a room",
    faults: `
      SELECT format('booking %s lacks a room and nobody is told, or the other way round', booking_no) AS fault FROM booking b
      WHERE EXISTS (SELECT FROM booking_room r WHERE r.booking_id = b.id AND r.parked ? 'lacking')
        <> EXISTS (SELECT FROM needs_person p
          WHERE p.booking_id = b.id AND p.kind = 'STAY_WITHOUT_ROOM' AND p.done_at IS NULL)`,
  },
  {
    rule: "G4",
    holds: "A confirmed booking has a room",
    faults: `
      SELECT format('booking %s is confirmed without a room', booking_no) AS fault FROM booking b
      WHERE state IN ${ahead} AND NOT EXISTS (SELECT 1 FROM booking_room r WHERE r.booking_id = b.id)`,
  },
  {
    rule: "G4",
    holds: "Nothing is claimed without a booking or purchase",
    faults: `
      SELECT format('hold %s has booked claims and no standing booking or purchase', hold_id) AS fault
      FROM (
        SELECT hold_id FROM room_night WHERE state = 'booked'
        UNION SELECT hold_id FROM stock_claim WHERE state = 'booked'
      ) booked
      WHERE NOT EXISTS (SELECT 1 FROM booking b WHERE b.hold_id = booked.hold_id AND b.state IN ${standing})
        AND NOT EXISTS (SELECT 1 FROM purchase p WHERE p.id = booked.hold_id AND p.state IN ('paid', 'done'))`,
  },
  {
    rule: "G4",
    holds: "A cancelled booking claims nothing",
    faults: `
      SELECT format('cancelled booking %s still has claims', booking_no) AS fault FROM booking b
      WHERE state = 'cancelled' AND (
        EXISTS (SELECT 1 FROM room_night rn WHERE rn.hold_id = b.hold_id AND ${isLive("rn")})
        OR EXISTS (SELECT 1 FROM stock_claim k WHERE k.hold_id = b.hold_id AND ${isLive("k")}))`,
  },
];
