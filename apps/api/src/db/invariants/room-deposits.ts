import { pastStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../booking-states.ts";
import type { Invariant } from "./invariant.ts";

/** Room deposits: what stands is owed to guests in the books, and none is forgotten once they have gone. */
export const roomDepositFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A deposit that stands is owed to its guest in the books",
    faults: `
      SELECT format('deposit %s of %s by %s stands with %s in the books', d.number, d.amount_sen, d.way, held) AS fault
      FROM room_deposit d CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'deposit' AND e.account_key = d.id::text
      ) l WHERE held <> CASE WHEN d.back_at IS NULL AND d.way IN ('cash', 'terminal') THEN d.amount_sen ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "Each deposit account belongs to a deposit",
    faults: `
      SELECT format('account of deposit %s is of none', e.account_key) AS fault FROM ledger_entry e
      LEFT JOIN room_deposit d ON d.id::text = e.account_key WHERE e.account_kind = 'deposit' AND d.id IS NULL`,
  },
  {
    rule: "G3",
    holds: "No deposit is forgotten once its guests have left",
    faults: `
      SELECT format('deposit %s outlived its stay and waits before staff %s times', d.number, needs) AS fault
      FROM room_deposit d JOIN booking b ON b.id = d.booking_id CROSS JOIN LATERAL (
        SELECT count(*) AS needs FROM needs_person n
        WHERE n.kind = 'DEPOSIT_STANDS' AND n.done_at IS NULL AND n.facts ->> 'depositId' = d.id::text
      ) l WHERE needs <> CASE WHEN d.amount_sen > 0 AND d.back_at IS NULL
        AND b.state IN ${stateList(pastStates)} THEN 1 ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "Deposit receipts are numbered without a gap",
    faults: `
      SELECT format('the receipts %s are %s, the last is %s and the counter says %s', d.series, count(*), max(d.ordinal), c.last) AS fault
      FROM room_deposit d LEFT JOIN document_counter c ON c.series = d.series WHERE d.series IS NOT NULL
      GROUP BY d.series, c.last HAVING count(*) <> max(d.ordinal) OR max(d.ordinal) IS DISTINCT FROM c.last`,
  },
];
