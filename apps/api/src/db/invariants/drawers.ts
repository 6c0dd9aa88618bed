import type { Invariant } from "./invariant.ts";

/** Cash at the desk: in a drawer of an open shift, or counted and gone into the safe. */
export const drawerFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A drawer’s entry is what its movement says",
    faults: `
      SELECT format('drawer entry %s of shift %s says %s, its movement %s', d.id, d.shift_id, d.sen, moved) AS fault
      FROM drawer_entry d CROSS JOIN LATERAL (
        SELECT -coalesce(sum(e.sen), 0) AS moved FROM ledger_entry e
        WHERE e.transaction_id = d.transaction_id AND e.account_kind = 'cash' AND e.account_key = 'desk'
      ) l WHERE d.sen <> moved`,
  },
  {
    rule: "G3",
    holds: "The open drawers hold the cash that the books say",
    faults: `
      SELECT format('the open drawers should hold %s, the books say %s', held, booked) AS fault FROM
        (SELECT coalesce(sum(sen), 0) AS held FROM drawer_entry) d,
        (SELECT coalesce(-sum(sen), 0) AS booked FROM ledger_entry WHERE account_kind = 'cash' AND account_key = 'desk') l
      WHERE held <> booked`,
  },
  {
    rule: "G3",
    holds: "All cash that came in is in a drawer",
    // Cash of before there were drawers is in none; the books of then end where the first drawer begins.
    faults: `
      SELECT format('cash of movement %s is in no drawer', e.transaction_id) AS fault FROM ledger_entry e
      JOIN ledger_transaction t ON t.id = e.transaction_id AND t.kind <> 'reclassified'
      WHERE e.account_kind = 'cash' AND e.account_key = 'desk'
        AND e.seq > (SELECT min(f.seq) FROM ledger_entry f JOIN drawer_entry d USING (transaction_id))
        AND NOT EXISTS (SELECT FROM drawer_entry d WHERE d.transaction_id = e.transaction_id)
      GROUP BY e.transaction_id HAVING sum(e.sen) <> 0`,
  },
  {
    rule: "G3",
    holds: "A shift began with the float it says",
    faults: `
      SELECT format('shift %s began with %s, its drawer with %s', h.shift_no, h.float_sen, began) AS fault
      FROM shift h CROSS JOIN LATERAL (
        SELECT coalesce(sum(sen) FILTER (WHERE kind = 'float'), 0) AS began FROM drawer_entry WHERE shift_id = h.id
      ) d WHERE h.float_sen <> began`,
  },
  {
    rule: "G3",
    holds: "A closed shift was counted, and its drawer is empty",
    faults: `
      SELECT format('shift %s is closed with %s expected and %s counted; its drawer had %s, and holds %s now',
        h.shift_no, h.expected_sen, h.counted_sen, held, rest) AS fault
      FROM shift h CROSS JOIN LATERAL (
        SELECT coalesce(sum(sen), 0) AS rest,
          coalesce(sum(sen) FILTER (WHERE kind NOT IN ('over', 'short', 'left')), 0) AS held,
          -coalesce(sum(sen) FILTER (WHERE kind = 'left'), 0) AS went
        FROM drawer_entry WHERE shift_id = h.id
      ) d WHERE h.closed_at IS NOT NULL AND (h.expected_sen <> held OR rest <> 0 OR h.counted_sen <> went)`,
  },
  {
    rule: "G3",
    holds: "A shift’s notes and coins add up to its count",
    faults: `
      SELECT format('shift %s was counted as %s, its notes and coins are %s', h.shift_no, h.counted_sen, pieces) AS fault
      FROM shift h CROSS JOIN LATERAL (
        SELECT coalesce(sum(key::bigint * value::bigint), 0) AS pieces FROM jsonb_each_text(h.count)
      ) c WHERE h.closed_at IS NOT NULL AND h.counted_sen <> pieces`,
  },
  {
    rule: "G3",
    holds: "A cash payment is in one drawer",
    faults: `
      SELECT format('payment %s came in as cash and is in %s drawers', p.id, count(d.id)) AS fault
      FROM payment p JOIN drawer_entry d ON d.payment_id = p.id AND d.kind = 'payment'
      GROUP BY p.id HAVING count(d.id) <> 1`,
  },
];
