import { upcomingStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../booking-states.ts";
import type { Invariant } from "./invariant.ts";

/** What a commission moved in its wallet, by the word that lets each movement happen once. */
const movedBy = (word: string): string => `
  SELECT coalesce(sum(e.sen), 0) AS sen, count(DISTINCT t.id) AS times FROM ledger_transaction t
  JOIN ledger_entry e ON e.transaction_id = t.id AND e.account_kind = 'wallet' AND e.account_key = c.account_id::text
  WHERE t.once LIKE 'commission:' || c.id || ':${word}'`;

/** G3: commission is credited once, taken back as refunds say, and never more than its share. */
export const commissionFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "Commission is credited once, and taken back as refunds say",
    faults: `
      SELECT format('commission %s of %s is %s and was credited %s times with %s', c.id, amount_sen, state, m.times, m.sen)
        AS fault
      FROM commission c CROSS JOIN LATERAL (${movedBy("earned%")}) m CROSS JOIN LATERAL (${movedBy("undone:%")}) back
      WHERE back.times <> undone
        OR CASE WHEN state IN ('earned', 'reversed') THEN m.times <> undone + 1 OR m.sen + back.sen <> amount_sen
          ELSE m.times <> undone OR m.sen + back.sen <> 0 END`,
  },
  {
    rule: "G3",
    holds: "Commission taken back stands in the ledger",
    faults: `
      SELECT format('commission %s took %s back, the ledger says %s', c.id, recovered_sen, -sen) AS fault
      FROM commission c CROSS JOIN LATERAL (${movedBy("reversed:%")}) m WHERE recovered_sen <> -sen`,
  },
  {
    rule: "G3",
    holds: "No commission is more than its share",
    faults: `
      SELECT format('commission %s is %s, %s basis points of %s', id, amount_sen, basis_points, base_sen) AS fault
      FROM commission WHERE basis_points IS NOT NULL
        AND amount_sen > floor(base_sen::numeric * basis_points / 10000)`,
  },
  {
    rule: "G3",
    holds: "Commission is forecast for coming stays only",
    faults: `
      SELECT format('commission %s is forecast of booking %s, which is %s', c.id, b.booking_no, b.state) AS fault
      FROM commission c JOIN booking b ON b.id = c.booking_id
      WHERE c.state = 'forecast' AND b.state NOT IN ${stateList(upcomingStates)}`,
  },
  {
    rule: "G3",
    holds: "Every movement of commission belongs to a commission",
    faults: `
      SELECT format('ledger transaction %s moves commission of nothing', t.id) AS fault FROM ledger_transaction t
      WHERE t.kind IN ('commission', 'reward', 'commissionReversed')
        AND NOT EXISTS (SELECT FROM commission c WHERE t.once LIKE 'commission:' || c.id || ':%')`,
  },
  {
    rule: "G3",
    holds: "Nobody is thanked twice for the same friend",
    faults: `
      SELECT format('%s was thanked for %s times', b.owner_id, count(*)) AS fault
      FROM commission c JOIN booking b ON b.id = c.booking_id
      WHERE c.kind = 'referral' AND c.earned_at IS NOT NULL GROUP BY b.owner_id HAVING count(*) > 1`,
  },
];
