import type { Invariant } from "./invariant.ts";

/** G2: what wallets keep for payouts, payouts that left their wallets once, and the ledger's chain of seals. */
export const walletFaults: readonly Invariant[] = [
  {
    rule: "G2",
    holds: "A wallet keeps aside what its open payouts ask for",
    faults: `
      SELECT format('wallet %s keeps %s, its open payouts are %s', w.account_id, w.requested_sen, open) AS fault
      FROM wallet w CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS open FROM payout
        WHERE account_id = w.account_id AND state IN ('requested', 'approved')
      ) p WHERE w.requested_sen <> open`,
  },
  {
    rule: "G2",
    holds: "A paid payout left its wallet once, whole",
    faults: `
      SELECT format('payout %s of %s is %s and left its wallet %s times with %s', number, amount_sen, state, times, sen)
        AS fault
      FROM payout p CROSS JOIN LATERAL (
        SELECT count(*) AS times, coalesce(-sum(e.sen), 0) AS sen FROM ledger_transaction t
        JOIN ledger_entry e ON e.transaction_id = t.id AND e.account_kind = 'wallet'
          AND e.account_key = p.account_id::text
        WHERE t.once = 'payout:' || p.id || ':paid'
      ) l WHERE times <> (state = 'paid')::int OR sen <> (state = 'paid')::int * amount_sen`,
  },
  {
    rule: "G2",
    holds: "No money left for a bank without a paid payout",
    faults: `
      SELECT format('money left for the bank as %s without a paid payout', t.once) AS fault
      FROM ledger_transaction t WHERE t.kind = 'payout'
        AND NOT EXISTS (SELECT 1 FROM payout p WHERE t.once = 'payout:' || p.id || ':paid' AND p.state = 'paid')`,
  },
  {
    rule: "G2",
    holds: "Each seal of the ledger follows the one before it",
    faults: `
      SELECT format('seal %s does not follow the one before it, or covers other entries than it says', s.no) AS fault
      FROM ledger_seal s LEFT JOIN ledger_seal b ON b.no = s.no - 1
      WHERE s.previous_hash <> coalesce(b.hash, repeat('0', 64)) OR s.from_seq <> coalesce(b.to_seq, 0) + 1
        OR (s.no > 1 AND b.no IS NULL)
        OR s.entries <> (SELECT count(*) FROM ledger_entry WHERE seq BETWEEN s.from_seq AND s.to_seq)`,
  },
];
