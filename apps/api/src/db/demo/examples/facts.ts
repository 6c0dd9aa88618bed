import { dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { Db } from "../../connect.ts";
import { sql } from "../../orm.ts";
import { fullStretches } from "../stays/occupancy.ts";

const guest = sql`(SELECT account_id FROM member WHERE email = 'guest@demo.pulau.test')`;
const agency = sql`(SELECT account_id FROM member WHERE email = 'agent@demo.pulau.test')`;
const influencer = sql`(SELECT account_id FROM member WHERE email = 'influencer@demo.pulau.test')`;
const today = sql`(now() AT TIME ZONE ${malaysianTime})::date`;
/** A booking of an account in a state, by arrival; `nth` from 0, so that what one example ends another still has. */
const bookingOf = (owner: typeof guest, where: ReturnType<typeof sql>, nth = 0) =>
  sql`(SELECT id FROM booking WHERE account_id = ${owner} AND ${where} ORDER BY check_in, id LIMIT 1 OFFSET ${nth})`;
const purchaseOf = (flow: string) =>
  sql`(SELECT id FROM purchase WHERE account_id = ${guest} AND flow = ${flow} AND state = 'done' ORDER BY created_at, id LIMIT 1)`;
const unspent = sql`left_sen = worth_sen AND voided_at IS NULL AND expired_at IS NULL`;
/** As a value, not in quotation marks: this file is read for apostrophes that people see. */
const inState = (state: string) => sql`state = ${state}`;
const ahead = sql`${inState("confirmed")} AND check_in > ${today} + 1`;

/** An e-Invoice is made out to the first guest where nobody asked for another: a booking by counts alone has none. */
const namesGuests = sql`EXISTS (SELECT FROM booking_guest g WHERE g.booking_id = i.booking_id)`;
/** Whether an e-Invoice was asked for. */
const hasParty = sql`EXISTS (SELECT FROM e_invoice_party e WHERE e.booking_id = i.booking_id)`;

const inHouse = sql`(SELECT id FROM booking WHERE state = 'inHouse' AND paid_sen >= total_sen ORDER BY check_out, id LIMIT 1)`;

/** A named guest of a boat that is still to sail, and the boat: the same for both facts. */
const boarding = sql`FROM booking b JOIN booking_crossing c ON c.booking_id = b.id JOIN booking_guest g ON g.booking_id = b.id
  WHERE b.state IN (${"confirmed"}, ${"inHouse"}) AND c.kind = ${"ferry"} AND c.day = ${today} ORDER BY c.time DESC, b.id, g.position`;

/** Who is picked up today on the way to the island, or was on the day before. */
const pickUp = sql`FROM booking b JOIN booking_transfer t ON t.booking_id = b.id
  WHERE b.state IN (${"confirmed"}, ${"inHouse"}) AND t.pick_up_day <= ${today} AND t.direction = ${"out"} ORDER BY t.pick_up_day DESC, b.id`;

/** A booking of a ferry of whose sailing nothing else is told, and one that waits on a cancelled one. */
const ownStorm = sql`FROM booking b JOIN booking_crossing c ON c.booking_id = b.id JOIN sailing s ON s.id = c.stock_id
  WHERE b.state = ${"confirmed"} AND c.kind = ${"ferry"} AND c.direction = ${"back"} AND s.disruption_id IS NULL
    AND s.day > ${today} + 12 ORDER BY c.day DESC, b.id`;
const waits = sql`FROM booking b JOIN booking_crossing c ON c.booking_id = b.id JOIN sailing s ON s.id = c.stock_id
  WHERE b.state = ${"confirmed"} AND s.disruption_id IS NOT NULL ORDER BY s.day, b.id`;

/** A ferry that nobody has closed or cancelled. */
const crewed = sql`FROM sailing s JOIN boat b ON b.id = s.boat_id WHERE b.kind = ${"ferry"} AND s.active_status AND s.disruption_id IS NULL
  AND s.day > ${today} + 1 ORDER BY s.day, s.time, s.id`;

/** A guest who goes by a hired boat that has its passengers weighed. */
const weighed = sql`FROM booking_guest g JOIN booking b ON b.id = g.booking_id JOIN booking_crossing c ON c.booking_id = b.id
  JOIN sailing s ON s.id = c.stock_id JOIN boat o ON o.id = s.boat_id
  WHERE b.state IN (${"confirmed"}, ${"inHouse"}) AND o.kind = ${"charter"} AND o.weighs <> ${"none"} ORDER BY c.day DESC, c.id, g.id`;

/** The group of which some are named and some are not, with the first that are. */
const namedGroup = sql`FROM stay_group g JOIN group_booking b ON b.group_id = g.id WHERE g.state = ${"open"} AND b.payer = ${"group"} ORDER BY g.check_in, b.booking_id LIMIT 1`;
/** The group with money on its account, and the least that came. */
const paidAhead = sql`FROM stay_group g JOIN group_fund f ON f.group_id = g.id JOIN group_entry e ON e.group_id = g.id WHERE f.held_sen > 0 AND e.kind = ${"received"} ORDER BY e.amount_sen, e.id LIMIT 1`;
const unnamed = sql`FROM stay_group g WHERE NOT EXISTS (SELECT FROM group_booking b WHERE b.group_id = g.id)`;

/** What the till sells at its price, without a tax. */
const untaxed = sql`FROM outlet_item i WHERE i.tax_group = ${"none"} AND i.active_status AND i.sen = 500 ORDER BY i.list_no`;

/** What guests read of a page now. */
const shownPage = (kind: string) =>
  sql`(SELECT v.id FROM page p JOIN page_version v ON v.page_id = p.id AND v.number = p.shown_number WHERE p.kind = ${kind})`;

/** Where the demo's things are found, by what they are called in it: its codes, its accounts, its states. */
const wanted = {
  today: sql`${today}::text`,
  checkIn: sql`(${today} + 50)::text`,
  checkOut: sql`(${today} + 52)::text`,
  package: sql`(SELECT id FROM package WHERE code = 'LAGOON')`,
  option: sql`(SELECT o.id FROM package_option o JOIN package p ON p.id = o.package_id WHERE p.code = 'LAGOON' AND o.nights = 2 LIMIT 1)`,
  roomType: sql`(SELECT id FROM room_type WHERE room_code = 'G')`,
  // Dinners at the events are taxed by it, so that it stays.
  foodTax: sql`(SELECT id FROM tax WHERE "group" = ${"food"} AND active_status ORDER BY position LIMIT 1)`,
  influencerPackage: sql`(SELECT package_id FROM influencer_package WHERE account_id = ${influencer} ORDER BY package_id LIMIT 1)`,
  privacyPage: sql`(SELECT id FROM page WHERE kind = ${"privacy"})`,
  page: sql`(SELECT id FROM page WHERE kind = ${"about"})`,
  ownPage: sql`(SELECT id FROM page WHERE kind = ${"own"} ORDER BY position LIMIT 1)`,
  termsVersion: sql`(SELECT id FROM page_version WHERE kind = ${"terms"} ORDER BY number LIMIT 1)`,
  termsShown: shownPage("terms"),
  cancellationShown: shownPage("cancellation"),
  guest,
  agency,
  influencer,
  guestMember: sql`(SELECT id FROM member WHERE email = 'guest@demo.pulau.test')`,
  travelDocument: sql`(SELECT d.id FROM travel_document d JOIN member m ON m.id = d.member_id
    WHERE m.email = 'guest@demo.pulau.test' ORDER BY d.created_at, d.id LIMIT 1)`,
  upcoming: bookingOf(guest, ahead),
  // Its boats cost nothing of their own, so that giving them up leaves the price as it is.
  boatsIncluded: bookingOf(
    guest,
    sql`${ahead} AND NOT EXISTS (SELECT FROM booking_line l WHERE l.booking_id = booking.id AND l.line->>'step' = 'transport')`,
  ),
  upcomingLater: bookingOf(guest, ahead, 1),
  guestInBooking: sql`(SELECT g.id FROM booking_guest g WHERE g.booking_id = ${bookingOf(guest, ahead)} ORDER BY g.position LIMIT 1)`,
  guestInAgencyBooking: sql`(SELECT g.id FROM booking_guest g WHERE g.booking_id = ${bookingOf(agency, ahead, 3)} ORDER BY g.position LIMIT 1)`,
  guestLink: sql`(SELECT id FROM guest_link WHERE booking_id = ${bookingOf(guest, ahead)} ORDER BY made_at, id LIMIT 1)`,
  completed: bookingOf(guest, inState("completed")),
  agencyAhead: bookingOf(agency, ahead, 3),
  agencyRoom: sql`(SELECT room_id FROM booking_room WHERE booking_id = ${bookingOf(agency, ahead, 3)} AND position = 0)`,
  agencyLater: bookingOf(agency, ahead, 6),
  owing: bookingOf(agency, sql`${ahead} AND paid_sen < total_sen`),
  awaiting: bookingOf(agency, inState("awaitingPayment")),
  arriving: sql`(SELECT id FROM booking WHERE state = 'confirmed' AND check_in = ${today} AND paid_sen >= total_sen ORDER BY id LIMIT 1)`,
  inHouse,
  guestInHouse: sql`(SELECT g.id FROM booking_guest g WHERE g.booking_id = ${inHouse} ORDER BY g.position LIMIT 1)`,
  // One with its rooms chosen, which can be held, before those that are just begun.
  draft: sql`(SELECT id FROM draft WHERE owner_id = ${guest} AND staff_id IS NULL ORDER BY json->'rooms' = '[]' , updated_at DESC, id LIMIT 1)`,
  tomorrow: sql`(${today} + 1)::text`,
  courtesyHold: sql`(SELECT c.id FROM courtesy_hold c JOIN stay_hold h ON h.id = c.id
    WHERE h.state = 'live' AND h.expires_at > pulau_now() ORDER BY c.until, c.id LIMIT 1)`,
  staffDraft: sql`(SELECT id FROM draft d WHERE staff_id IS NOT NULL AND id NOT IN (SELECT id FROM courtesy_hold) AND NOT EXISTS (
    SELECT FROM stay_hold h WHERE h.id = d.id AND h.state = ${"booked"}) ORDER BY updated_at DESC, id LIMIT 1)`,
  hold: sql`(SELECT id FROM stay_hold WHERE owner_id = ${guest} ORDER BY created_at DESC, id LIMIT 1)`,
  customer: sql`(SELECT id FROM customer WHERE account_id = ${agency} ORDER BY name, id LIMIT 1)`,
  colleague: sql`(SELECT id FROM member WHERE email = 'viewer@demo.pulau.test')`,
  contract: sql`(SELECT id FROM agent_contract WHERE account_id = ${agency} ORDER BY "from", id LIMIT 1)`,
  topUp: purchaseOf("top-up"),
  vouchersBought: purchaseOf("promo-code"),
  placesBought: purchaseOf("event"),
  openPurchase: sql`(SELECT id FROM purchase WHERE account_id = ${guest} AND state = 'open' ORDER BY created_at DESC, id LIMIT 1)`,
  openVouchers: sql`(SELECT id FROM purchase WHERE account_id = ${guest} AND state = 'open' AND flow = 'promo-code' ORDER BY created_at DESC, id LIMIT 1)`,
  payoutRequested: sql`(SELECT id FROM payout WHERE state = 'requested' ORDER BY requested_at, id LIMIT 1)`,
  ownPayout: sql`(SELECT id FROM payout WHERE state = 'requested' AND account_id = ${guest} ORDER BY requested_at DESC, id LIMIT 1)`,
  payoutApproved: sql`(SELECT id FROM payout WHERE state = 'approved' ORDER BY requested_at, id LIMIT 1)`,
  promoCode: sql`(SELECT id FROM promo_code WHERE code = 'SEA100')`,
  freePromoCode: sql`(SELECT id FROM promo_code WHERE code = 'STAFF25')`,
  voucher: sql`(SELECT id FROM voucher WHERE owner_id = ${guest} ORDER BY issued_at DESC, id LIMIT 1)`,
  agencyVoucher: sql`(SELECT id FROM voucher WHERE owner_id = ${agency} AND ${unspent} ORDER BY issued_at, id LIMIT 1)`,
  unspentVoucher: sql`(SELECT id FROM voucher WHERE owner_id IS NOT NULL AND ${unspent} ORDER BY issued_at DESC, id LIMIT 1)`,
  voucherCode: sql`(SELECT v.code FROM voucher v WHERE owner_id = ${guest} AND left_sen > 0 AND voided_at IS NULL AND expired_at IS NULL ORDER BY issued_at, id LIMIT 1)`,
  giftCode: sql`(SELECT v.code FROM voucher v WHERE owner_id IS NULL AND voided_at IS NULL AND expired_at IS NULL ORDER BY issued_at, id LIMIT 1)`,
  promoPackage: sql`(SELECT id FROM promo_package WHERE active_status AND ended_at IS NULL ORDER BY sale_from DESC, id LIMIT 1)`,
  promoOption: sql`(SELECT option_id FROM promo_package ORDER BY sale_from DESC, id LIMIT 1)`,
  event: sql`(SELECT id FROM event WHERE active_status AND cancelled_at IS NULL AND sale_until > ${today} ORDER BY day, id LIMIT 1)`,
  eventDay: sql`(SELECT day::text FROM event WHERE active_status AND cancelled_at IS NULL AND sale_until > ${today} ORDER BY day, id LIMIT 1)`,
  ticket: sql`(SELECT t.id FROM event_ticket t JOIN event e ON e.id = t.event_id WHERE t.cancelled_at IS NULL ORDER BY e.day, t.id LIMIT 1)`,
  enquiry: sql`(SELECT id FROM booking_enquiry WHERE state IN ('new', 'answered') ORDER BY created_at, id LIMIT 1)`,
  ownEnquiry: sql`(SELECT id FROM booking_enquiry WHERE owner_id = ${guest} ORDER BY created_at DESC, id LIMIT 1)`,
  waiting: sql`(SELECT id FROM wait_entry WHERE state = 'waiting' ORDER BY turn LIMIT 1)`,
  slip: sql`(SELECT id FROM payment WHERE state = 'awaitingVerification' ORDER BY created_at, id LIMIT 1)`,
  offlinePaid: sql`(SELECT p.id FROM payment p JOIN offline_payment o ON o.payment_id = p.id WHERE p.state = 'captured' AND o.voided_at IS NULL ORDER BY p.created_at DESC, p.id LIMIT 1)`,
  offlineBooking: sql`(SELECT p.booking_id FROM payment p JOIN offline_payment o ON o.payment_id = p.id WHERE p.state = 'captured' AND o.voided_at IS NULL ORDER BY p.created_at DESC, p.id LIMIT 1)`,
  ownShift: sql`(SELECT h.id FROM shift h JOIN staff_user s ON s.id = h.staff_id WHERE s.username = 'admin' AND h.closed_at IS NULL)`,
  refundByHand: sql`(SELECT id FROM refund WHERE state = 'byHand' ORDER BY created_at, id LIMIT 1)`,
  need: sql`(SELECT id FROM needs_person WHERE done_at IS NULL AND kind = 'PAYMENT_DOES_NOT_FIT' LIMIT 1)`,
  file: sql`(SELECT id FROM stored_file ORDER BY created_at, id LIMIT 1)`,
  paper: sql`(SELECT i.id FROM invoice i JOIN booking b ON b.id = i.booking_id WHERE b.account_id = ${guest} AND (${hasParty} OR ${namesGuests}) ORDER BY ${hasParty} DESC, i.id LIMIT 1)`,
  paperBooking: sql`(SELECT b.id FROM invoice i JOIN booking b ON b.id = i.booking_id WHERE b.account_id = ${guest} AND (${hasParty} OR ${namesGuests}) ORDER BY ${hasParty} DESC, i.id LIMIT 1)`,
  // A month that is over, of those with e-Invoices to be sent together the one with the most.
  soldMonth: sql`(SELECT to_char(i.issued_at AT TIME ZONE ${malaysianTime}, 'YYYY-MM') AS month FROM invoice i WHERE NOT EXISTS (SELECT FROM e_invoice_party e WHERE e.booking_id = i.booking_id) AND (i.issued_at AT TIME ZONE ${malaysianTime})::date < date_trunc('month', ${today}) GROUP BY month ORDER BY count(*) DESC, month LIMIT 1)`,
  earnedMonth: sql`(SELECT to_char(earned_at AT TIME ZONE ${malaysianTime}, 'YYYY-MM') FROM commission WHERE account_id = ${agency} AND ${inState("earned")} ORDER BY earned_at DESC LIMIT 1)`,
  receipt: sql`(SELECT id FROM payment WHERE booking_id = ${bookingOf(guest, inState("completed"))} AND ${inState("captured")} ORDER BY id LIMIT 1)`,
  singapore: sql`(SELECT id FROM currency WHERE code = 'SGD')`,
  spareRoomType: sql`(SELECT id FROM room_type t WHERE NOT EXISTS (SELECT FROM room r WHERE r.room_type_id = t.id) AND t.room_code <> 'TREE' ORDER BY id LIMIT 1)`,
  bed: sql`(SELECT id FROM bed WHERE active_status ORDER BY id LIMIT 1)`,
  room: sql`(SELECT id FROM room ORDER BY room_no LIMIT 1)`,
  untaxedItem: sql`(SELECT i.id ${untaxed} LIMIT 1)`,
  untaxedOutlet: sql`(SELECT i.outlet_id ${untaxed} LIMIT 1)`,
  charge: sql`(SELECT c.id FROM booking_charge c WHERE c.off_at IS NULL AND c.discount_of IS NULL AND NOT EXISTS (
    SELECT FROM booking_charge d WHERE d.discount_of = c.id AND d.off_at IS NULL) ORDER BY c.seq LIMIT 1)`,
  tillSale: sql`(SELECT id FROM till_sale WHERE back_at IS NULL AND way = ${"terminal"} ORDER BY at DESC, id LIMIT 1)`,
  roomDeposit: sql`(SELECT id FROM room_deposit WHERE back_at IS NULL AND way = ${"hold"} ORDER BY at, id LIMIT 1)`,
  chargeable: sql`(SELECT b.id FROM booking b WHERE b.state = ${"inHouse"} AND NOT EXISTS (
    SELECT FROM booking_charge c WHERE c.booking_id = b.id) ORDER BY b.id LIMIT 1)`,
  chargeSlip: sql`(SELECT id FROM charge_slip ORDER BY at, id LIMIT 1)`,
  charged: sql`(SELECT booking_id FROM booking_charge WHERE off_at IS NULL ORDER BY seq LIMIT 1)`,
  dirtyRoom: sql`(SELECT id FROM room WHERE cleaning = ${"dirty"} ORDER BY room_no LIMIT 1)`,
  group: sql`(SELECT g.id ${namedGroup})`,
  invoicedGroup: sql`(SELECT p.group_id FROM group_paper p ORDER BY p.number LIMIT 1)`,
  groupPaper: sql`(SELECT p.id FROM group_paper p ORDER BY p.number LIMIT 1)`,
  paidGroup: sql`(SELECT g.id ${paidAhead})`,
  groupEntry: sql`(SELECT e.id ${paidAhead})`,
  groupRoomType: sql`(SELECT g.rooms -> 0 ->> ${"roomTypeId"} ${namedGroup})`,
  groupBooking: sql`(SELECT b.booking_id ${namedGroup})`,
  unnamedGroup: sql`(SELECT g.id ${unnamed} AND g.state = ${"open"} ORDER BY g.check_in, g.id LIMIT 1)`,
  releasedGroup: sql`(SELECT g.id ${unnamed} AND g.state = ${"released"} ORDER BY g.check_in, g.id LIMIT 1)`,
  unclosedRoom: sql`(SELECT r.id FROM room r WHERE NOT EXISTS (
    SELECT FROM room_closure c WHERE c.room_id = r.id) ORDER BY r.room_no DESC LIMIT 1)`,
  closure: sql`(SELECT id FROM room_closure WHERE taken_back_at IS NULL ORDER BY from_day, id LIMIT 1)`,
  // The one that the examples before it add first, as nothing was done with it.
  foundThing: sql`(SELECT id FROM found_thing WHERE state = ${"kept"} ORDER BY at DESC, id LIMIT 1)`,
  toldStay: sql`(SELECT b.id FROM booking b LEFT JOIN feedback f ON f.booking_id = b.id WHERE b.account_id = ${guest} AND b.state = ${"completed"} AND f.answer IS NULL ORDER BY f.id IS NULL DESC, b.check_out DESC, b.id LIMIT 1)`,
  ownReview: sql`(SELECT f.booking_id FROM feedback f JOIN booking b ON b.id = f.booking_id WHERE b.account_id = ${guest} AND f.state IN (${"waiting"}, ${"published"}) ORDER BY f.began_at, f.id LIMIT 1)`,
  review: sql`(SELECT id FROM feedback WHERE state = ${"waiting"} ORDER BY sent_at, id LIMIT 1)`,
  fault: sql`(SELECT id FROM room_fault ORDER BY done_at IS NOT NULL, id LIMIT 1)`,
  // The one that the example before it adds, as nobody is booked on that.
  ferry: sql`(SELECT id FROM boat WHERE kind = 'ferry' AND active_status ORDER BY name->>'en' = 'Night ferry' DESC, id LIMIT 1)`,
  sailing: sql`(SELECT c.stock_id ${boarding} LIMIT 1)`,
  disruption: sql`(SELECT id FROM disruption WHERE taken_back_at IS NULL ORDER BY at LIMIT 1)`,
  movedBooking: sql`(SELECT c.booking_id FROM disrupted_crossing c JOIN disruption d ON d.id = c.disruption_id
    WHERE d.taken_back_at IS NULL AND c.solution = 'move' ORDER BY d.at, c.id LIMIT 1)`,
  // Another than what the other examples are about: what it cancels is no boat of theirs.
  stormySailing: sql`(SELECT c.stock_id ${ownStorm} LIMIT 1)`,
  stormyBooking: sql`(SELECT b.id ${ownStorm} LIMIT 1)`,
  waitingSailing: sql`(SELECT s.id ${waits} LIMIT 1)`,
  waitingBooking: sql`(SELECT b.id ${waits} LIMIT 1)`,
  crewSailing: sql`(SELECT s.id ${crewed} LIMIT 1)`,
  crewUntil: sql`(SELECT s.day + 14 ${crewed} LIMIT 1)`,
  pickUpDay: sql`(SELECT t.pick_up_day ${pickUp} LIMIT 1)`,
  pickUpTransfer: sql`(SELECT t.id ${pickUp} LIMIT 1)`,
  weighedSailing: sql`(SELECT c.stock_id ${weighed} LIMIT 1)`,
  weighedParty: sql`(SELECT b.id ${weighed} LIMIT 1)`,
  weighedGuest: sql`(SELECT g.id ${weighed} LIMIT 1)`,
  boardingGuest: sql`(SELECT g.id ${boarding} LIMIT 1)`,
  airport: sql`(SELECT p.id FROM transport_point p JOIN land_transfer l ON l.start_point_id = p.id WHERE l.active_status ORDER BY p.id LIMIT 1)`,
  crossing: sql`(SELECT c.id FROM booking_crossing c WHERE c.booking_id = ${bookingOf(guest, ahead)} ORDER BY c.id LIMIT 1)`,
  payment: sql`(SELECT id FROM payment WHERE booking_id = ${bookingOf(guest, ahead)} AND ${inState("captured")} ORDER BY id LIMIT 1)`,
} as const;

/** Beside the things, a day on which every room is taken. */
export type DemoFacts = { readonly [F in keyof typeof wanted | "fullDay"]: string };

/** The demo's things as they are now. What it has not (any more) is missing. */
export async function findFacts(db: Db): Promise<Partial<DemoFacts>> {
  const columns = Object.entries(wanted).map(([name, value]) => sql`${value} AS ${sql.identifier(name)}`);
  const { rows } = await db.execute<Record<string, string | null>>(sql`SELECT ${sql.join(columns, sql`, `)}`);
  const found = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null);
  const [full] = fullStretches(dayAt(new Date(), malaysianTime));
  return { ...Object.fromEntries(found), ...(full && { fullDay: full.from }) } as Partial<DemoFacts>;
}
