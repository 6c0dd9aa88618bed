import type { Invariant } from "./invariant.ts";

/** What was sold at the till: its lines, its place in the books and in a drawer, and its number. */
export const tillSaleFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A sale at the till costs what its lines add up to",
    faults: `
      SELECT format('sale %s costs %s with %s of tax, its lines %s with %s', s.number, s.total_sen, s.tax_sen, lines, taxes) AS fault
      FROM till_sale s CROSS JOIN LATERAL (
        SELECT coalesce(sum(total_sen), 0) AS lines, coalesce(sum(tax_sen), 0) AS taxes FROM till_sale_line WHERE sale_id = s.id
      ) l WHERE s.total_sen <> lines OR s.tax_sen <> taxes`,
  },
  {
    rule: "G3",
    holds: "An outlet earned what its sales cost",
    faults: `
      SELECT format('outlet of sale %s earned %s of %s, and %s came in by %s', s.number, earned, s.total_sen, came, s.way) AS fault
      FROM till_sale s CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen) FILTER (WHERE e.account_kind = 'revenue' AND e.account_key = s.outlet_id::text), 0) AS earned,
          -coalesce(sum(e.sen) FILTER (WHERE e.account_kind IN ('cash', 'terminal', 'bank', 'purchase')), 0) AS came
        FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id WHERE t.till_sale_id = s.id
      ) l WHERE earned <> CASE WHEN s.back_at IS NULL THEN s.total_sen ELSE 0 END
        OR came <> CASE WHEN s.back_at IS NULL THEN s.total_sen + s.rounding_sen ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "A sale in cash is in its drawer with the rounding",
    faults: `
      SELECT format('sale %s, paid by %s, is in %s drawers with %s', s.number, s.way, pieces, held) AS fault
      FROM till_sale s CROSS JOIN LATERAL (
        SELECT count(*) AS pieces, coalesce(sum(d.sen), 0) AS held
        FROM ledger_transaction t JOIN drawer_entry d ON d.transaction_id = t.id
        WHERE t.till_sale_id = s.id AND t.kind = 'tillSale'
      ) d WHERE held <> CASE WHEN s.way = 'cash' THEN s.total_sen + s.rounding_sen ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "Till receipts are numbered without a gap",
    faults: `
      SELECT format('the receipts %s are %s, the last is %s and the counter says %s', s.series, count(*), max(s.ordinal), c.last) AS fault
      FROM till_sale s LEFT JOIN document_counter c ON c.series = s.series
      GROUP BY s.series, c.last HAVING count(*) <> max(s.ordinal) OR max(s.ordinal) IS DISTINCT FROM c.last`,
  },
  {
    rule: "G3",
    holds: "What was asked for on a guest’s phone is sold once it is paid",
    // What is asked for on a phone is sold once it is paid, and went back with its money.
    faults: `
      SELECT format('purchase %s of a till is %s, and its sale is %s', p.number, p.state, coalesce(s.number || ' ' || coalesce(s.back_as, ''), 'none')) AS fault
      FROM purchase p LEFT JOIN till_sale s ON s.purchase_id = p.id
      WHERE p.flow = 'till' AND ((p.state = 'done') <> (s.id IS NOT NULL AND s.back_at IS NULL) OR s.total_sen <> p.total_sen)`,
  },
  {
    rule: "G3",
    holds: "Each movement of a sale belongs to that sale",
    faults: `
      SELECT format('movement %s is of no sale that says so', t.id) AS fault
      FROM ledger_transaction t LEFT JOIN till_sale s ON s.id = t.till_sale_id
      WHERE (t.kind = 'tillSale' OR t.till_sale_id IS NOT NULL) AND (s.id IS NULL
        OR t.kind <> 'tillSale' AND t.kind <> CASE s.back_as WHEN 'voided' THEN 'voided' WHEN 'refunded' THEN 'refund' ELSE '' END)`,
  },
];
