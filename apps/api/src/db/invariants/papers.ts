import { upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../booking-states.ts";
import type { Invariant } from "./invariant.ts";

/** G3: papers and money agree. A booking whose papers are still in the outbox is given the time to get them. */
export const paperFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A booking’s invoices and credit notes add up to what it owes",
    faults: `
      SELECT format('booking %s (%s) has papers over %s and owes or forfeits %s', booking_no, state, papers, owed) AS fault
      FROM (
        SELECT b.id, b.booking_no, b.state, CASE
          WHEN b.state = 'cancelled' OR (b.state = 'noShow' AND b.paid_sen < b.total_sen) THEN b.paid_sen
          ELSE b.total_sen END AS owed,
          -- What is charged in house is billed when the guests leave.
          CASE WHEN b.state IN ${stateList(upcomingStates)} THEN (SELECT coalesce(sum(l.amount_sen), 0) FROM booking_line l
            WHERE l.booking_id = b.id AND l.line ->> 'inHouse' = 'true') ELSE 0 END AS unbilled,
          sum(CASE i.kind WHEN 'invoice' THEN i.total_sen ELSE -i.total_sen END) AS papers
        FROM booking b JOIN (SELECT booking_id, kind, total_sen FROM invoice
            UNION ALL SELECT booking_id, kind, total_sen FROM group_paper_part) i ON i.booking_id = b.id GROUP BY b.id
      ) told
      WHERE papers NOT IN (owed, owed - unbilled) AND NOT EXISTS (
        SELECT 1 FROM pgboss.job j WHERE j.name = 'issue-invoice' AND j.state < 'completed'
          AND j.data ->> 'bookingId' = told.id::text)`,
  },
  {
    rule: "G3",
    holds: "An invoice says what its lines add up to",
    faults: `
      SELECT format('%s %s says %s, its lines %s', kind, number, total_sen, lines) AS fault
      FROM invoice CROSS JOIN LATERAL (
        SELECT coalesce(sum((line ->> 'amountSen')::bigint), 0) AS lines FROM jsonb_array_elements(content -> 'lines') line
      ) l WHERE total_sen <> lines`,
  },
  {
    rule: "G3",
    holds: "The papers of event places add up to their price",
    faults: `
      SELECT format('places %s (%s) have papers over %s', number, state, papers) AS fault
      FROM (
        SELECT p.id, p.number, p.state, CASE p.state WHEN 'done' THEN p.total_sen ELSE 0 END AS owed,
          sum(CASE i.kind WHEN 'invoice' THEN i.total_sen ELSE -i.total_sen END) AS papers
        FROM purchase p JOIN purchase_paper i ON i.purchase_id = p.id GROUP BY p.id
      ) told
      WHERE papers <> owed AND NOT EXISTS (
        SELECT 1 FROM pgboss.job j WHERE j.name = 'issue-places-papers' AND j.state < 'completed'
          AND j.data ->> 'purchaseId' = told.id::text)`,
  },
  {
    rule: "G3",
    holds: "Invoices and credit notes are numbered without a gap",
    faults: `
      SELECT format('series %s has %s papers up to %s and counts %s', series, count(*), max(ordinal), c.last) AS fault
      FROM (SELECT id, series, ordinal FROM invoice UNION ALL SELECT id, series, ordinal FROM purchase_paper
        UNION ALL SELECT id, series, ordinal FROM group_paper) i FULL JOIN document_counter c USING (series)
      WHERE series ~ '-(INV|CN)-' GROUP BY series, c.last
      HAVING count(i.id) <> coalesce(max(ordinal), 0) OR count(i.id) <> coalesce(c.last, 0)`,
  },
  {
    rule: "G3",
    holds: "A booking is billed by itself or by its group, never by both",
    faults: `
      SELECT format('booking %s is billed %s by itself and %s by its group, its papers say %s and %s', b.booking_no,
        coalesce(k.own_sen, 0), coalesce(k.group_sen, 0), own.sen, parts.sen) AS fault
      FROM booking b LEFT JOIN booking_billed k ON k.booking_id = b.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total_sen ELSE -total_sen END), 0) AS sen
        FROM invoice WHERE booking_id = b.id) own
      CROSS JOIN LATERAL (SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN total_sen ELSE -total_sen END), 0) AS sen
        FROM group_paper_part WHERE booking_id = b.id) parts
      WHERE (coalesce(k.own_sen, 0), coalesce(k.group_sen, 0)) <> (own.sen, parts.sen) OR (own.sen <> 0 AND parts.sen <> 0)`,
  },
  {
    rule: "G3",
    holds: "A group’s invoice says what its bookings add up to",
    faults: `
      SELECT format('%s %s of a group says %s, its bookings %s', p.kind, p.number, p.total_sen, parts.sen) AS fault
      FROM group_paper p CROSS JOIN LATERAL (
        SELECT coalesce(sum(total_sen), 0) AS sen FROM group_paper_part WHERE paper_id = p.id AND kind = p.kind) parts
      WHERE p.total_sen <> parts.sen`,
  },
];
