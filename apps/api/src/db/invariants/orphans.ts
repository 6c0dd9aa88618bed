import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../booking-states.ts";
import type { Invariant } from "./invariant.ts";
import { isLive } from "./inventory.ts";

/** G5, at any moment: nothing belongs to something that is gone. */
export const orphanFaults: readonly Invariant[] = [
  {
    rule: "G5",
    holds: "A hold that was given up claims nothing",
    faults: `
      SELECT format('released hold %s still has claims', id) AS fault FROM stay_hold h
      WHERE state = 'released' AND (
        EXISTS (SELECT 1 FROM room_night rn WHERE rn.hold_id = h.id AND ${isLive("rn")})
        OR EXISTS (SELECT 1 FROM stock_claim k WHERE k.hold_id = h.id AND ${isLive("k")}))`,
  },
  {
    rule: "G5",
    holds: "A hold that was booked has its booking",
    faults: `
      SELECT format('hold %s is booked without a booking', id) AS fault FROM stay_hold h
      WHERE state = 'booked' AND kind = 'stay' AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.hold_id = h.id)`,
  },
  {
    rule: "G5",
    holds: "A hold of a purchase ends as the purchase does",
    faults: `
      SELECT format('hold %s of a purchase that is %s is %s', h.id, coalesce(p.state, 'gone'), h.state) AS fault
      FROM stay_hold h LEFT JOIN purchase p ON p.id = h.id
      WHERE h.kind = 'purchase' AND (h.state = 'booked') <> (coalesce(p.state, 'gone') IN ('paid', 'done'))`,
  },
  {
    rule: "G5",
    holds: "Everything with a stock is still there",
    faults: `
      SELECT format('stock %s belongs to nothing', id) AS fault FROM stock
      WHERE NOT EXISTS (SELECT 1 FROM sailing s WHERE s.id = stock.id)
        AND NOT EXISTS (SELECT 1 FROM add_on_day d WHERE d.id = stock.id)
        AND NOT EXISTS (SELECT 1 FROM vehicle_day v WHERE v.id = stock.id)
        AND NOT EXISTS (SELECT 1 FROM promo_package k WHERE k.id = stock.id)
        AND NOT EXISTS (SELECT 1 FROM event e WHERE e.id = stock.id)
        AND NOT EXISTS (SELECT 1 FROM promo_code c WHERE c.stock_id = stock.id)
        AND NOT EXISTS (SELECT 1 FROM promo_person m WHERE m.id = stock.id)`,
  },
  {
    rule: "G5",
    holds: "A booking costs what its lines add up to",
    faults: `
      SELECT format('booking %s costs %s, its lines say %s', booking_no, total_sen, coalesce(lines, 0)) AS fault
      FROM booking b LEFT JOIN (
        SELECT booking_id, sum(amount_sen) AS lines FROM booking_line GROUP BY booking_id
      ) l ON l.booking_id = b.id
      WHERE total_sen <> coalesce(lines, 0)`,
  },
  {
    rule: "G5",
    holds: "Charges in the house are the lines of their bookings",
    faults: `
      SELECT format('booking %s has charges over %s, its price %s', booking_no, charged, lines) AS fault
      FROM booking b CROSS JOIN LATERAL (
        SELECT coalesce(sum(total_sen), 0) AS charged FROM booking_charge WHERE booking_id = b.id AND off_at IS NULL
      ) c CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS lines FROM booking_line
        WHERE booking_id = b.id AND line ->> 'inHouse' = 'true'
      ) l WHERE charged <> lines OR (charged <> 0 AND state NOT IN ${stateList(soldStates)})`,
  },
  {
    rule: "G5",
    holds: "A gateway’s message is stored once",
    faults: `
      SELECT format('gateway %s event %s is stored %s times', gateway, event_id, count(*)) AS fault
      FROM gateway_inbox GROUP BY gateway, event_id HAVING count(*) > 1`,
  },
];

const waitingEvents: Invariant = {
  rule: "G5",
  holds: "A gateway’s message has been applied",
  faults: `
    SELECT format('gateway %s event %s was never applied', gateway, event_id) AS fault
    FROM gateway_inbox WHERE applied_at IS NULL`,
};

const waitingJobs: Invariant = {
  rule: "G5",
  holds: "Nothing that is due waits in the queue",
  // A job for a later hour (a deadline) may wait; pg-boss's own housekeeping is not ours to look at.
  faults: `
    SELECT format('job %s of %s is %s', id, name, state) AS fault FROM pgboss.job
    WHERE name NOT LIKE '\\_\\_%' AND (
      state IN ('active', 'failed') OR (state IN ('created', 'retry') AND start_after <= pulau_now()))`,
};

/** G5, once quiet has returned: every message was applied and the outbox, where there is one, has run dry. */
export async function unsettledFaults(query: (text: string) => Promise<unknown[]>): Promise<Invariant[]> {
  const outbox = await query("SELECT 1 WHERE to_regclass('pgboss.job') IS NOT NULL");
  return outbox.length === 0 ? [waitingEvents] : [waitingEvents, waitingJobs];
}
