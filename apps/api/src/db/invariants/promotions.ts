import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../booking-states.ts";
import type { Invariant } from "./invariant.ts";

/** Vouchers are worth what the books say, were issued as often as they were bought, and codes are used as often as claimed. */
export const promotionFaults: readonly Invariant[] = [
  {
    rule: "G2",
    holds: "A voucher is worth what the books say",
    faults: `
      SELECT format('voucher %s says %s left, its ledger account holds %s', code, left_sen, held) AS fault
      FROM voucher v CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'voucher' AND e.account_key = v.id::text
      ) l WHERE held <> left_sen OR left_sen < 0 OR left_sen > worth_sen`,
  },
  {
    rule: "G3",
    holds: "As many vouchers were issued as were bought",
    // Issued less spent, credited and ended, with what came back, is what is left.
    faults: `
      SELECT format('purchase %s of %s vouchers is %s and has %s', number, count, state, issued) AS fault
      FROM purchase p CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE p.state = 'done' OR v.voided_at IS NULL) AS issued
        FROM voucher v WHERE v.purchase_id = p.id
      ) l WHERE flow = 'promo-code' AND issued <> CASE WHEN state = 'done' THEN count ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "No voucher paid more than it was worth",
    faults: `
      SELECT format('voucher %s paid %s and got %s back', v.code, sum(p.amount_sen), sum(p.refunded_sen)) AS fault
      FROM voucher v JOIN payment p ON p.voucher_id = v.id
      GROUP BY v.id HAVING sum(p.refunded_sen) > sum(p.amount_sen)
        OR bool_or(p.gateway <> 'voucher') OR sum(p.amount_sen) - sum(p.refunded_sen) > v.worth_sen`,
  },
  {
    rule: "G3",
    holds: "A voucher that is void holds nothing",
    // What came back to a void voucher is on its way for minutes, until the job that takes it off has run.
    faults: `
      SELECT format('voucher %s is void and still holds %s', v.code, v.left_sen) AS fault
      FROM voucher v WHERE v.voided_at IS NOT NULL AND v.left_sen <> 0 AND NOT EXISTS (
        SELECT FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
        WHERE e.account_kind = 'voucher' AND e.account_key = v.id::text AND e.sen > 0
          AND t.at > greatest(v.voided_at, pulau_now() - interval '2 hours'))`,
  },
  {
    rule: "G4",
    holds: "A booking’s promo code counts as used",
    faults: `
      SELECT format('booking %s has the code %s and no use of it', b.booking_no, h.stay -> 'promo' ->> 'code') AS fault
      FROM booking b JOIN stay_hold h ON h.id = b.hold_id
      CROSS JOIN LATERAL jsonb_array_elements_text(h.stay -> 'promo' -> 'stockIds') AS wanted (stock_id)
      WHERE b.state IN ${stateList(soldStates)} AND NOT EXISTS (
        SELECT FROM stock_claim c WHERE c.hold_id = h.id AND c.stock_id = wanted.stock_id::uuid AND c.state = 'booked')`,
  },
];
