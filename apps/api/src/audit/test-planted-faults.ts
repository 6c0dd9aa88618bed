const aBooking =
  "(SELECT id FROM booking WHERE state = 'confirmed' AND paid_sen > 0 ORDER BY booking_no LIMIT 1)";
const itsHold = `(SELECT hold_id FROM booking WHERE id = ${aBooking})`;
const aPayment =
  "(SELECT id FROM payment WHERE state = 'captured' AND booking_id IS NOT NULL ORDER BY id LIMIT 1)";
const someId = "00000000-0000-4000-8000-000000000001";
const openGroups = "(SELECT hold_id FROM stay_group WHERE state = 'open')";
const anEntry = (where: string) => `seq = (SELECT seq FROM ledger_entry WHERE ${where} ORDER BY seq LIMIT 1)`;
const oneOf = (table: string, where = "true") => `ctid = (SELECT ctid FROM ${table} WHERE ${where} LIMIT 1)`;
const message = (
  received: string,
) => `INSERT INTO gateway_inbox (gateway, event_id, flow, gateway_ref, body, received_at)
  VALUES ('sandbox', 'planted', 'reservation', 'r1', '{}', ${received})`;

/**
 * For each check of the audit, by what must hold: statements that break it in a demo whose database no longer refuses anything.
 * They are what a careless hand, a lost write or a fault of ours would leave behind.
 */
export const plantedFaults: Readonly<Record<string, readonly string[]>> = {
  // What is sold.
  "A room’s night belongs to one stay": [
    "ALTER TABLE room_night DROP CONSTRAINT room_night_room_id_night_pk",
    "INSERT INTO room_night SELECT * FROM room_night WHERE expires_at IS NULL LIMIT 1",
  ],
  "A closed night belongs to a closure that still closes it": [
    "UPDATE room_closure SET taken_back_at = now() WHERE id IN (SELECT closure_id FROM room_night WHERE night > now()::date + 1)",
  ],
  "A closure closes each of its nights in the coming year": [
    "DELETE FROM room_night WHERE closure_id IS NOT NULL",
  ],
  "A boat’s, event’s or add-on’s counter is the sum of its claims": [
    `UPDATE stock SET sold = sold + 1 WHERE ${oneOf("stock")}`,
  ],
  "No boat, event or add-on is sold beyond what there is": [
    `UPDATE stock SET capacity = 0 WHERE id = (SELECT stock_id FROM stock_claim WHERE state = 'booked' LIMIT 1)`,
  ],
  "A booking has its room for every night": [`DELETE FROM room_night WHERE hold_id = ${itsHold}`],
  "A booking has its boat seats and add-ons": [`DELETE FROM stock_claim WHERE state = 'booked'`],
  "A booking has the land transfers of its stay": ["DELETE FROM booking_transfer"],
  "A booking claims no night too many": [
    `INSERT INTO room_night (room_id, night, hold_id, state, floating)
     SELECT id, '2099-01-01', ${itsHold}, 'booked', false FROM room LIMIT 1`,
  ],
  "Each room of a booking lies within its dates": [
    `UPDATE booking_room SET check_in = '2001-01-01' WHERE booking_id = ${aBooking}`,
  ],
  "A locked room is locked in the booking and its hold": [
    `UPDATE booking_room SET locked = '{"reason": "Sea view"}' WHERE booking_id = ${aBooking}`,
  ],
  "A stay without a room is so in the booking and its hold": [
    `UPDATE booking_room SET parked = '{"since": "2026-01-01"}' WHERE booking_id = ${aBooking}`,
  ],
  "Only a coming stay waits for a room": [
    `UPDATE booking_room SET parked = '{}' WHERE booking_id = (SELECT id FROM booking WHERE state = 'completed' LIMIT 1)`,
  ],
  "Staff are told of every stay that lacks a room": [
    `UPDATE booking_room SET parked = '{"lacking": []}' WHERE booking_id = ${aBooking}`,
  ],
  "A confirmed booking has a room": [`DELETE FROM booking_room WHERE booking_id = ${aBooking}`],
  "Nothing is claimed without a booking or purchase": [`DELETE FROM booking WHERE id = ${aBooking}`],
  "A cancelled booking claims nothing": [`UPDATE booking SET state = 'cancelled' WHERE id = ${aBooking}`],
  // Groups.
  "A group’s rooms are claimed for each night": [`DELETE FROM room_night WHERE hold_id IN ${openGroups}`],
  "A group’s boat seats are claimed": [`DELETE FROM stock_claim WHERE hold_id IN ${openGroups}`],
  "No room of a group is counted twice": [
    "UPDATE stay_group SET rooms = jsonb_set(rooms, '{0,rooms}', '99')",
  ],
  "A group that is over holds nothing": ["UPDATE stay_group SET state = 'cancelled' WHERE state = 'open'"],
  "A group’s account holds what the books say": [
    "DELETE FROM group_fund",
    "INSERT INTO group_fund (group_id, held_sen) SELECT id, 7 FROM stay_group LIMIT 1",
  ],
  "A group’s money is held, or paid to its bookings": [
    "DELETE FROM group_fund",
    "INSERT INTO group_fund (group_id, held_sen) SELECT id, 7 FROM stay_group LIMIT 1",
  ],
  "Each hold of a group belongs to one": [`UPDATE stay_hold SET kind = 'group' WHERE id = ${itsHold}`],
  // Money.
  "Every movement in the ledger sums to zero": [
    `UPDATE ledger_entry SET sen = sen + 1 WHERE ${anEntry("true")}`,
  ],
  "Every movement in the ledger has entries": [
    "DELETE FROM ledger_entry WHERE transaction_id = (SELECT id FROM ledger_transaction LIMIT 1)",
  ],
  "A wallet holds what its entries add up to": [
    `UPDATE wallet SET credited_sen = credited_sen + 1 WHERE ${oneOf("wallet")}`,
  ],
  "No wallet is overdrawn": [`UPDATE wallet SET debited_sen = credited_sen + 1 WHERE ${oneOf("wallet")}`],
  "A captured payment stands in the ledger once": [
    `UPDATE ledger_transaction SET payment_id = NULL WHERE payment_id = ${aPayment}`,
  ],
  "A captured payment took its whole amount from where it came": [
    `UPDATE payment SET amount_sen = amount_sen + 1 WHERE id = ${aPayment}`,
  ],
  "A voided payment moved nothing in the end": [`UPDATE payment SET state = 'voided' WHERE id = ${aPayment}`],
  "A payment’s refunds are what it says was refunded": [
    `UPDATE payment SET refunded_sen = refunded_sen + 1 WHERE id = ${aPayment}`,
  ],
  "No payment gave back more than came in": [
    "UPDATE refund SET amount_sen = 100000000 WHERE state NOT IN ('failed', 'voided')",
  ],
  "A booking’s paid amount is what its payments captured, less refunds": [
    `UPDATE booking SET paid_sen = paid_sen + 1 WHERE id = ${aBooking}`,
  ],
  "A booking’s paid amount is what the ledger says": [
    `UPDATE booking SET paid_sen = paid_sen + 1 WHERE id = ${aBooking}`,
  ],
  "A coming stay’s money lies in its own account": [
    `UPDATE ledger_entry SET account_key = '${someId}' WHERE account_kind = 'booking' AND account_key = ${aBooking}::text`,
  ],
  "A stay that never was, or is over, holds no money by mistake": [
    `UPDATE booking SET state = 'cancelled' WHERE id = ${aBooking}`,
  ],
  "What was kept of a booking stands in its lines": [
    `UPDATE booking SET kept_sen = kept_sen + 1 WHERE id = ${aBooking}`,
  ],
  "A purchase’s paid amount is what its payments captured, less refunds": [
    `UPDATE purchase SET paid_sen = paid_sen + 1 WHERE ${oneOf("purchase")}`,
  ],
  "A purchase is open until it is paid": ["UPDATE purchase SET state = 'open' WHERE state = 'done'"],
  "A purchase’s money lies in its account until it is fulfilled": [
    `UPDATE ledger_entry SET sen = sen + 1 WHERE ${anEntry("account_kind = 'purchase'")}`,
  ],
  "A prepaid package holds the deposits that are not used": [
    "UPDATE bought_package SET nos_used = nos_used + 1 WHERE expired_at IS NULL",
  ],
  "Places at coming events hold their price": [
    "DELETE FROM ledger_entry WHERE account_kind = 'prepaid' AND account_key IN (SELECT id::text FROM purchase WHERE flow = 'event')",
  ],
  "A paid purchase of places has as many good tickets": ["UPDATE event_ticket SET cancelled_at = now()"],
  "A prepaid package is used as often as bookings used it": [
    "UPDATE bought_package SET nos_used = nos_used + 1",
  ],
  "What gateways hold back for disputes stands in the ledger": [
    `INSERT INTO dispute (id, gateway, gateway_ref, payment_id, state, reason, amount_sen, withdrawn_sen, opened_at)
     VALUES ('${someId}', 'sandbox', 'd1', ${aPayment}, 'open', 'fraudulent', 100, 100, now())`,
  ],
  // Wallets.
  "A wallet keeps aside what its open payouts ask for": [
    `UPDATE wallet SET requested_sen = requested_sen + 1 WHERE ${oneOf("wallet")}`,
  ],
  "A paid payout left its wallet once, whole": [
    "UPDATE payout SET amount_sen = amount_sen + 1 WHERE state = 'paid'",
  ],
  "No money left for a bank without a paid payout": ["DELETE FROM payout WHERE state = 'paid'"],
  "Each seal of the ledger follows the one before it": [
    "DELETE FROM ledger_seal",
    "INSERT INTO ledger_seal VALUES (1, 1, 1, 1, repeat('a', 64), repeat('b', 64), now())",
  ],
  // The desk's cash, the till, deposits.
  "A drawer’s entry is what its movement says": [
    `UPDATE drawer_entry SET sen = sen + 1 WHERE ${oneOf("drawer_entry")}`,
  ],
  "The open drawers hold the cash that the books say": [
    `UPDATE drawer_entry SET sen = sen + 1 WHERE ${oneOf("drawer_entry")}`,
  ],
  "All cash that came in is in a drawer": ["DELETE FROM drawer_entry WHERE kind = 'payment'"],
  "A shift began with the float it says": [
    `UPDATE shift SET float_sen = float_sen + 1 WHERE ${oneOf("shift")}`,
  ],
  "A closed shift was counted, and its drawer is empty": [
    "UPDATE shift SET expected_sen = expected_sen + 1 WHERE closed_at IS NOT NULL",
  ],
  "A shift’s notes and coins add up to its count": [
    "UPDATE shift SET count = '{}' WHERE closed_at IS NOT NULL",
  ],
  "A cash payment is in one drawer": [
    "UPDATE drawer_entry SET payment_id = (SELECT payment_id FROM drawer_entry WHERE kind = 'payment' LIMIT 1) WHERE kind = 'payment'",
  ],
  "A sale at the till costs what its lines add up to": [
    `UPDATE till_sale SET total_sen = total_sen + 1 WHERE ${oneOf("till_sale")}`,
  ],
  "An outlet earned what its sales cost": [
    `UPDATE till_sale SET total_sen = total_sen + 1 WHERE ${oneOf("till_sale")}`,
  ],
  "A sale in cash is in its drawer with the rounding": [
    "UPDATE till_sale SET rounding_sen = rounding_sen + 5 WHERE way = 'cash'",
  ],
  "Till receipts are numbered without a gap": [
    `DELETE FROM till_sale WHERE ${oneOf("till_sale", "ordinal = 1")}`,
  ],
  "What was asked for on a guest’s phone is sold once it is paid": [
    "UPDATE purchase SET flow = 'till' WHERE state = 'done'",
  ],
  "Each movement of a sale belongs to that sale": ["DELETE FROM till_sale"],
  "A deposit that stands is owed to its guest in the books": [
    `UPDATE room_deposit SET back_at = NULL, way = 'cash', amount_sen = amount_sen + 1 WHERE ${oneOf("room_deposit")}`,
  ],
  "Each deposit account belongs to a deposit": [
    `UPDATE ledger_entry SET account_kind = 'deposit' WHERE ${anEntry("true")}`,
  ],
  "No deposit is forgotten once its guests have left": [
    "UPDATE booking SET state = 'completed' WHERE id IN (SELECT booking_id FROM room_deposit WHERE back_at IS NULL)",
    "DELETE FROM needs_person WHERE kind = 'DEPOSIT_STANDS'",
  ],
  "Deposit receipts are numbered without a gap": ["DELETE FROM room_deposit WHERE ordinal = 1"],
  // Commission, promotions, folios.
  "Commission is credited once, and taken back as refunds say": [
    "UPDATE commission SET amount_sen = amount_sen + 1 WHERE state = 'earned'",
  ],
  "Commission taken back stands in the ledger": ["UPDATE commission SET recovered_sen = recovered_sen + 1"],
  "No commission is more than its share": ["UPDATE commission SET basis_points = 1 WHERE amount_sen > 0"],
  "Commission is forecast for coming stays only": [
    "UPDATE booking SET state = 'completed' WHERE id IN (SELECT booking_id FROM commission WHERE state = 'forecast')",
  ],
  "Every movement of commission belongs to a commission": ["DELETE FROM commission"],
  "Nobody is thanked twice for the same friend": [
    "DROP INDEX commission_booking_id_kind_index",
    "UPDATE commission SET kind = 'referral', earned_at = now()",
    `UPDATE booking SET owner_id = '${someId}'`,
  ],
  "A voucher is worth what the books say": [
    `UPDATE voucher SET left_sen = left_sen + 1 WHERE ${oneOf("voucher")}`,
  ],
  "As many vouchers were issued as were bought": ["DELETE FROM voucher WHERE purchase_id IS NOT NULL"],
  "No voucher paid more than it was worth": [
    `UPDATE payment SET voucher_id = (SELECT id FROM voucher LIMIT 1) WHERE id = ${aPayment}`,
  ],
  "A voucher that is void holds nothing": [
    "UPDATE ledger_transaction SET at = now() - interval '2 days'",
    "UPDATE voucher SET voided_at = now() - interval '1 day' WHERE left_sen > 0",
  ],
  "A booking’s promo code counts as used": [
    `UPDATE stay_hold SET stay = jsonb_set(stay, '{promo}', '{"code": "REEF10", "stockIds": ["${someId}"]}') WHERE id = ${itsHold}`,
  ],
  "A split bill has its folios, and one that is not has none": [
    `UPDATE booking SET folios = 'own' WHERE id = ${aBooking}`,
  ],
  "No part of a bill is shared out by more than all of it": [
    `INSERT INTO folio_share (id, booking_id, folio_id, of, key, kind, value, position)
     VALUES ('${someId}', ${aBooking}, '${someId}', 'stay', '', 'percent', 10001, 1)`,
  ],
  "Payments and papers of a folio belong to its booking": [
    `UPDATE payment SET folio_id = '${someId}' WHERE id = ${aPayment}`,
  ],
  "No payer is credited more than was invoiced": ["UPDATE invoice SET kind = 'creditNote'"],
  // Reviews.
  "A stay has one feedback at most": [
    'ALTER TABLE feedback DROP CONSTRAINT "feedback_bookingId_unique"',
    "UPDATE feedback SET booking_id = (SELECT booking_id FROM feedback LIMIT 1)",
  ],
  "A package’s score is what its published reviews add up to": [
    "UPDATE review_score SET total = total + 1 WHERE package_id IS NOT NULL",
  ],
  "A room type’s score is what its published reviews add up to": [
    "UPDATE review_score SET total = total + 1 WHERE room_type_id IS NOT NULL",
  ],
  // Papers.
  "A booking’s invoices and credit notes add up to what it owes": [
    "UPDATE booking SET total_sen = total_sen + 1, paid_sen = paid_sen + 1 WHERE id IN (SELECT booking_id FROM invoice)",
  ],
  "An invoice says what its lines add up to": [
    `UPDATE invoice SET total_sen = total_sen + 1 WHERE ${oneOf("invoice")}`,
  ],
  "The papers of event places add up to their price": ["UPDATE purchase_paper SET total_sen = total_sen + 1"],
  "Invoices and credit notes are numbered without a gap": ["DELETE FROM invoice WHERE ordinal = 1"],
  "A booking is billed by itself or by its group, never by both": [
    "UPDATE booking_billed SET own_sen = own_sen + 1",
  ],
  "A group’s invoice says what its bookings add up to": ["UPDATE group_paper SET total_sen = total_sen + 1"],
  // Nothing without its owner, nothing waiting.
  "A hold that was given up claims nothing": [
    `UPDATE stay_hold SET state = 'released' WHERE id = ${itsHold}`,
  ],
  "A hold that was booked has its booking": [`DELETE FROM booking WHERE id = ${aBooking}`],
  "A hold of a purchase ends as the purchase does": [
    "DELETE FROM purchase WHERE id IN (SELECT id FROM stay_hold WHERE kind = 'purchase' AND state = 'booked')",
  ],
  "Everything with a stock is still there": [
    `INSERT INTO stock (id, kind, capacity) VALUES ('${someId}', 'sailing', 10)`,
  ],
  "A booking costs what its lines add up to": [
    `UPDATE booking SET total_sen = total_sen + 1 WHERE id = ${aBooking}`,
  ],
  "Charges in the house are the lines of their bookings": [
    "UPDATE booking_charge SET total_sen = total_sen + 1 WHERE off_at IS NULL",
  ],
  "A gateway’s message is stored once": [
    "DROP INDEX gateway_inbox_gateway_event_id_index",
    message("now()"),
    message("now()"),
  ],
  "A gateway’s message is applied within ten minutes": [message("now() - interval '1 hour'")],
  "No job is more than ten minutes late": [
    "INSERT INTO pgboss.job (name, state, start_after) VALUES ('send-mail', 'created', now() - interval '1 hour')",
  ],
  "No job has failed for good": [
    "INSERT INTO pgboss.job (name, state, start_after, completed_on) VALUES ('send-mail', 'failed', now(), now())",
  ],
  "The ledger is as it was sealed": [
    "DELETE FROM ledger_seal",
    "INSERT INTO ledger_seal SELECT 1, min(seq), max(seq), count(*), repeat('0', 64), repeat('b', 64), now() FROM ledger_entry",
  ],
  "Sealed personal data can be read": [
    `UPDATE booking_guest SET identity_sealed = 'v2.gone.AAAA' WHERE ${oneOf("booking_guest")}`,
  ],
};
