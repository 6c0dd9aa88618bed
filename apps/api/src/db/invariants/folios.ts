import type { Invariant } from "./invariant.ts";

/** G3: a split bill is shared out whole, and no more of anything is given away than there is. */
export const folioFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A split bill has its folios, and one that is not has none",
    faults: `
      SELECT format('booking %s is split (%s) and has %s folios', b.booking_no, b.folios, count(f.id)) AS fault
      FROM booking b LEFT JOIN booking_folio f ON f.booking_id = b.id
      GROUP BY b.id HAVING (b.folios <> 'none') <> (count(f.id) > 1) OR (count(f.id) > 0 AND NOT bool_or(f.letter = 'A'))`,
  },
  {
    rule: "G3",
    holds: "No part of a bill is shared out by more than all of it",
    faults: `
      SELECT format('%s %s of booking %s is shared out by %s basis points', s.of, s.key, b.booking_no, sum(s.value)) AS fault
      FROM folio_share s JOIN booking b ON b.id = s.booking_id WHERE s.kind = 'percent'
      GROUP BY b.booking_no, s.of, s.key HAVING sum(s.value) > 10000`,
  },
  {
    rule: "G3",
    holds: "Payments and papers of a folio belong to its booking",
    faults: `
      SELECT format('folio %s of booking %s is of another booking', p.folio_id, b.booking_no) AS fault
      FROM (
        SELECT booking_id, folio_id FROM payment UNION ALL SELECT booking_id, folio_id FROM invoice
        UNION ALL SELECT booking_id, folio_id FROM folio_share
      ) p JOIN booking b ON b.id = p.booking_id LEFT JOIN booking_folio f ON f.id = p.folio_id
      WHERE p.folio_id IS NOT NULL AND f.booking_id IS DISTINCT FROM p.booking_id`,
  },
  {
    rule: "G3",
    holds: "No payer is credited more than was invoiced",
    // What stands of the papers of one payer is never below nothing: a credit note takes from that payer's invoices alone.
    faults: `
      SELECT format('booking %s has papers over %s for folio %s', b.booking_no, sum(i.sen), i.folio_id) AS fault
      FROM (
        SELECT booking_id, folio_id, CASE kind WHEN 'invoice' THEN total_sen ELSE -total_sen END AS sen FROM invoice
      ) i JOIN booking b ON b.id = i.booking_id GROUP BY b.booking_no, i.booking_id, i.folio_id HAVING sum(i.sen) < 0`,
  },
];
