import { openStates, unsleptStates } from "@pulau/domain/booking/booking-moves.ts";
import { stateList } from "../booking-states.ts";
import type { Invariant } from "./invariant.ts";

/** G2: the ledger balances and a wallet is the sum of its entries. */
const ledgerFaults: readonly Invariant[] = [
  {
    rule: "G2",
    holds: "Every movement in the ledger sums to zero",
    faults: `
      SELECT format('ledger transaction %s sums to %s %s', transaction_id, sum(sen), currency) AS fault
      FROM ledger_entry GROUP BY transaction_id, currency HAVING sum(sen) <> 0`,
  },
  {
    rule: "G2",
    holds: "Every movement in the ledger has entries",
    faults: `
      SELECT format('ledger transaction %s has no entries', id) AS fault FROM ledger_transaction t
      WHERE NOT EXISTS (SELECT 1 FROM ledger_entry e WHERE e.transaction_id = t.id)`,
  },
  {
    rule: "G2",
    holds: "A wallet holds what its entries add up to",
    faults: `
      SELECT format('wallet %s says %s, its entries %s',
        coalesce(w.account_id::text, e.account_key), w.credited_sen - w.debited_sen, e.balance) AS fault
      FROM wallet w FULL JOIN (
        SELECT account_key, sum(sen) AS balance FROM ledger_entry WHERE account_kind = 'wallet' GROUP BY account_key
      ) e ON e.account_key = w.account_id::text
      WHERE coalesce(w.credited_sen - w.debited_sen, -1) <> coalesce(e.balance, 0)`,
  },
  {
    rule: "G2",
    holds: "No wallet is overdrawn",
    faults: `
      SELECT format('wallet %s is overdrawn', account_id) AS fault FROM wallet
      WHERE credited_sen - debited_sen - requested_sen < 0`,
  },
];

/**
 * The accounts that a payment comes from and goes back to; a bill rounded to 5 sen comes from the rounding too, and what
 * a guest's own bank took back by a dispute goes over its account, as what was lost by a refund past us does.
 */
const isSource = `(e.account_kind IN ('gateway', 'wallet', 'voucher', 'prepaid', 'group', 'bank', 'cash', 'terminal', 'disputed')
  OR e.account_kind = 'revenue' AND e.account_key IN ('rounding', 'disputes', 'refunds'))`;

/** G3: captured money = allocated + refunded + unallocated. */
const capturedFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A captured payment stands in the ledger once",
    faults: `
      SELECT format('payment %s was captured and entered the ledger %s times', p.id, count(t.id)) AS fault
      FROM payment p LEFT JOIN ledger_transaction t
        ON t.payment_id = p.id AND t.refund_id IS NULL AND t.kind <> 'reclassified'
      WHERE p.state = 'captured' GROUP BY p.id HAVING count(t.id) <> 1`,
  },
  {
    rule: "G3",
    holds: "A captured payment took its whole amount from where it came",
    faults: `
      SELECT format('payment %s of %s took %s from its source', p.id, p.amount_sen, -sum(e.sen)) AS fault
      FROM payment p JOIN ledger_transaction t ON t.payment_id = p.id AND t.refund_id IS NULL
      JOIN ledger_entry e ON e.transaction_id = t.id AND ${isSource}
      WHERE p.state = 'captured' GROUP BY p.id, p.amount_sen HAVING -sum(e.sen) <> p.amount_sen`,
  },
  {
    rule: "G3",
    holds: "A voided payment moved nothing in the end",
    faults: `
      SELECT format('payment %s was voided and still moved %s in %s %s', p.id, sum(e.sen), e.account_kind, e.account_key)
        AS fault
      FROM payment p JOIN ledger_transaction t ON t.payment_id = p.id AND t.refund_id IS NULL
      JOIN ledger_entry e ON e.transaction_id = t.id
      WHERE p.state = 'voided' GROUP BY p.id, e.account_kind, e.account_key HAVING sum(e.sen) <> 0`,
  },
  {
    rule: "G3",
    holds: "A payment’s refunds are what it says was refunded",
    // A queued refund may already be set aside on its payment; a done one must be, a failed one need not.
    faults: `
      SELECT format('payment %s says %s refunded, its refunds are %s to %s', p.id, p.refunded_sen, done, asked) AS fault
      FROM payment p CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen) FILTER (WHERE state = 'done'), 0) AS done,
          coalesce(sum(amount_sen) FILTER (WHERE state <> 'voided'), 0) AS asked
        FROM refund WHERE payment_id = p.id
      ) r WHERE p.refunded_sen NOT BETWEEN done AND asked`,
  },
  {
    rule: "G3",
    holds: "No payment gave back more than came in",
    faults: `
      SELECT format('payment %s gave back %s of %s', p.id, sum(r.amount_sen), p.amount_sen) AS fault
      FROM payment p JOIN refund r ON r.payment_id = p.id AND r.state NOT IN ('failed', 'voided')
      GROUP BY p.id, p.amount_sen HAVING sum(r.amount_sen) > p.amount_sen`,
  },
  {
    rule: "G3",
    holds: "A booking’s paid amount is what its payments captured, less refunds",
    faults: `
      SELECT format('booking %s says paid %s refunded %s, its payments say captured %s',
        booking_no, paid_sen, b.refunded_sen, captured) AS fault
      FROM booking b CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS captured FROM payment
        WHERE booking_id = b.id AND state = 'captured'
      ) p WHERE paid_sen <> captured - b.refunded_sen`,
  },
  {
    rule: "G3",
    holds: "A booking’s paid amount is what the ledger says",
    // A refund leaves the booking when it is decided and the ledger when the gateway has carried it out.
    faults: `
      SELECT format('booking %s says paid %s, the ledger %s with %s on its way back',
        booking_no, paid_sen, kept, leaving) AS fault
      FROM booking b CROSS JOIN LATERAL (
        SELECT -coalesce(sum(e.sen), 0) AS kept FROM ledger_transaction t
        JOIN ledger_entry e ON e.transaction_id = t.id AND ${isSource}
        WHERE t.booking_id = b.id AND t.kind NOT IN ('commission', 'commissionReversed', 'reward', 'depositTaken', 'depositReturned')
      ) l CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS leaving FROM refund WHERE booking_id = b.id AND state NOT IN ('done', 'voided')
      ) r WHERE paid_sen <> kept - leaving`,
  },
];

/** What a booking's own account holds while its stay is ahead: what was paid for it, less what is earned already. */
const heldFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A coming stay’s money lies in its own account",
    faults: `
      SELECT format('booking %s holds %s, its ledger account %s with %s on its way back',
        booking_no, paid_sen - kept_sen, held, leaving) AS fault
      FROM booking b CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'booking' AND e.account_key = b.id::text
      ) l CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS leaving FROM refund WHERE booking_id = b.id AND state NOT IN ('done', 'voided')
      ) r WHERE b.state IN ${stateList(openStates)} AND paid_sen - kept_sen <> held - leaving`,
  },
  {
    rule: "G3",
    holds: "A stay that never was, or is over, holds no money by mistake",
    // What a stay that never was left behind is earned, or back with its guest. One that is over may still hold what came
    // after it, until it is earned or sent back, but never less than nothing.
    faults: `
      SELECT format('booking %s is %s and its ledger account still holds %s with %s on its way back',
        booking_no, state, held, leaving) AS fault
      FROM booking b CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'booking' AND e.account_key = b.id::text
      ) l CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS leaving FROM refund WHERE booking_id = b.id AND state NOT IN ('done', 'voided')
      ) r WHERE (b.state IN ${stateList(unsleptStates)} AND held <> leaving) OR (b.state = 'completed' AND held < 0)`,
  },
  {
    rule: "G3",
    holds: "What was kept of a booking stands in its lines",
    faults: `
      SELECT format('booking %s says %s was kept, its lines say %s', booking_no, kept_sen, kept) AS fault
      FROM booking b CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS kept FROM booking_line
        WHERE booking_id = b.id AND line ->> 'step' = 'kept'
      ) l WHERE kept_sen <> kept`,
  },
];

/** The same for what is bought beside a stay. */
const purchaseFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A purchase’s paid amount is what its payments captured, less refunds",
    faults: `
      SELECT format('purchase %s says paid %s refunded %s, its payments say captured %s',
        number, paid_sen, b.refunded_sen, captured) AS fault
      FROM purchase b CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS captured FROM payment
        WHERE purchase_id = b.id AND state = 'captured'
      ) p WHERE paid_sen <> captured - b.refunded_sen`,
  },
  {
    rule: "G3",
    holds: "A purchase is open until it is paid",
    faults: `
      SELECT format('purchase %s is %s with %s of %s paid', number, state, paid_sen, total_sen) AS fault
      FROM purchase WHERE (state IN ('paid', 'done') AND paid_sen + refunded_sen < total_sen)
        OR (state = 'open' AND paid_sen >= total_sen) OR (state = 'cancelled' AND paid_sen <> 0)`,
  },
  {
    rule: "G3",
    holds: "A purchase’s money lies in its account until it is fulfilled",
    // Fulfilled, its money has gone where it was bought for; before, the purchase holds it.
    faults: `
      SELECT format('purchase %s is %s, its ledger account holds %s with %s on its way back',
        number, state, held, leaving) AS fault
      FROM purchase b CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'purchase' AND e.account_key = b.id::text
      ) l CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_sen), 0) AS leaving FROM refund WHERE purchase_id = b.id AND state NOT IN ('done', 'voided')
      ) r WHERE held <> leaving + CASE WHEN state IN ('open', 'paid') THEN paid_sen ELSE 0 END`,
  },
];

/** What was paid ahead is held until it is used: a promo package's deposits, and places at events to come. */
const prepaidFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "A prepaid package holds the deposits that are not used",
    faults: `
      SELECT format('bought package %s holds %s ahead, %s of %s used at %s each', b.id, held, nos_used, nos_bought,
        b.deposit_sen) AS fault
      FROM bought_package b CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'prepaid' AND e.account_key = b.id::text
      ) l WHERE held <> CASE WHEN expired_at IS NULL THEN (nos_bought - nos_used) * b.deposit_sen ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "Places at coming events hold their price",
    faults: `
      SELECT format('purchase %s of places is %s and holds %s of %s ahead', number, state, held, total_sen) AS fault
      FROM purchase b CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.sen), 0) AS held FROM ledger_entry e
        WHERE e.account_kind = 'prepaid' AND e.account_key = b.id::text
      ) l WHERE flow = 'event' AND held <> CASE WHEN state = 'done' AND NOT EXISTS (
        SELECT FROM ledger_transaction t WHERE t.once = 'purchase:' || b.id || ':earned') THEN total_sen ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "A paid purchase of places has as many good tickets",
    faults: `
      SELECT format('purchase %s of %s places is %s and has %s good tickets', number, count, state, good) AS fault
      FROM purchase b CROSS JOIN LATERAL (
        SELECT count(*) AS good FROM event_ticket t WHERE t.purchase_id = b.id AND t.cancelled_at IS NULL
      ) l WHERE flow = 'event' AND good <> CASE WHEN state = 'done' THEN count ELSE 0 END`,
  },
  {
    rule: "G3",
    holds: "A prepaid package is used as often as bookings used it",
    // A use is a booking's that has not given all of its deposit back.
    faults: `
      SELECT format('bought package %s has %s used and %s bookings', b.id, nos_used, redeemed) AS fault
      FROM bought_package b CROSS JOIN LATERAL (
        SELECT count(*) AS redeemed FROM payment p
        WHERE p.bought_package_id = b.id AND p.state = 'captured' AND NOT EXISTS (
          SELECT FROM refund r WHERE r.payment_id = p.id AND r.wallet_account_id IS NULL)
      ) l WHERE nos_used <> redeemed`,
  },
];

/** What a gateway took for disputes that are not lost is what their account says. */
const disputeFaults: readonly Invariant[] = [
  {
    rule: "G3",
    holds: "What gateways hold back for disputes stands in the ledger",
    faults: `
      SELECT format('disputes at %s took %s that is not lost, the ledger says %s', gateway, taken, booked) AS fault
      FROM (SELECT gateway, sum(withdrawn_sen) FILTER (WHERE state <> 'lost') AS taken FROM dispute
        WHERE payment_id IS NOT NULL GROUP BY gateway) d
      CROSS JOIN LATERAL (SELECT -coalesce(sum(e.sen), 0) AS booked FROM ledger_entry e
        WHERE e.account_kind = 'disputed' AND e.account_key = d.gateway) l
      WHERE coalesce(taken, 0) <> booked`,
  },
];

export const moneyFaults: readonly Invariant[] = [
  ...ledgerFaults,
  ...capturedFaults,
  ...heldFaults,
  ...purchaseFaults,
  ...prepaidFaults,
  ...disputeFaults,
];
