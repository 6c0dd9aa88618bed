import { type SQL, sql } from "../db/orm.ts";
import type { Language } from "../plugins/language.ts";

/** How the rows `u` of a table are told where they stand in the way of a deletion. */
export type RowNames = {
  /** The word that a screen says them with; others are `records`. */
  readonly word?: string;
  /** What a person calls one; what has no name is only counted. */
  readonly name?: SQL;
  /** What counts once though it has several rows, as text: a booking with three rooms. Each row unless told. */
  readonly counted?: SQL;
};

/** A text in three languages as its reader reads it; English where there is none in theirs. */
const inLanguage = (words: SQL, language: Language): SQL =>
  sql`coalesce(nullif(${words} ->> ${language}, ''), ${words} ->> 'en')`;

/** Who a draft is for: whom it names, else whose account it is. One that nobody has named has no name. */
const draftName = (d: SQL): SQL =>
  sql`coalesce(nullif(${d}.json -> 'booker' ->> 'bookingName', ''), (SELECT a.name FROM account a WHERE a.id = ${d}.owner_id))`;

const bookingOf = (holdId: SQL): SQL => sql`(SELECT b.booking_no FROM booking b WHERE b.hold_id = ${holdId})`;
const heldFor = (holdId: SQL): SQL => sql`(SELECT ${draftName(sql`d`)} FROM draft d WHERE d.id = ${holdId})`;

const roomNo = sql`(SELECT r.room_no FROM room r WHERE r.id = u.room_id)`;
/** Tables whose rows are a booking's own. */
const partsOfBooking = [
  ...["booking_room", "booking_transfer", "booking_crossing", "booking_add_on"],
  ...["booking_charge", "charge_slip"],
];

const tillSale = { word: "tillSales", name: sql`u.number` };
const saleNo = sql`(SELECT s.number FROM till_sale s WHERE s.id = u.sale_id)`;

/** By their tables. */
export const rowNames = (language: Language): Readonly<Record<string, RowNames>> => {
  const translated = (column: SQL) => inLanguage(column, language);
  const type = (id: SQL) => sql`(SELECT ${translated(sql`y.name`)} FROM room_type y WHERE y.id = ${id})`;
  const option = (id: SQL) =>
    sql`(SELECT ${translated(sql`o.name`)} FROM package_option o WHERE o.id = ${id})`;
  const account = (id: SQL) => sql`(SELECT a.name FROM account a WHERE a.id = ${id})`;
  const point = (id: SQL) =>
    sql`(SELECT ${translated(sql`p.name`)} FROM transport_point p WHERE p.id = ${id})`;
  const bookingNo = sql`(SELECT b.booking_no FROM booking b WHERE b.id = u.booking_id)`;
  const ofBooking = { word: "bookings", name: bookingNo, counted: bookingNo };
  const claimedFor = sql`coalesce(${bookingOf(sql`u.hold_id`)}, ${heldFor(sql`u.hold_id`)})`;
  return {
    room: { word: "rooms", name: sql`u.room_no` },
    room_type_amenity: { word: "roomTypes", name: type(sql`u.room_type_id`) },
    bed_option: { word: "bedOptions", name: type(sql`u.room_type_id`) },
    bed_option_bed: {
      word: "bedOptions",
      counted: sql`u.bed_option_id::text`,
      name: sql`(SELECT ${type(sql`c.room_type_id`)} FROM bed_option c WHERE c.id = u.bed_option_id)`,
    },
    rate: {
      word: "prices",
      name: option(sql`coalesce(u.option_id, (SELECT e.option_id FROM period e WHERE e.id = u.period_id))`),
    },
    rate_card: { name: option(sql`u.option_id`) },
    price_change: { name: option(sql`u.option_id`) },
    surcharge: { name: translated(sql`u.name`) },
    fee: { name: translated(sql`u.name`) },
    tax: { name: translated(sql`u.name`) },
    event: { name: translated(sql`u.name`) },
    boat: { word: "boats", name: translated(sql`u.name`) },
    sailing_time: {
      word: "boats",
      name: sql`(SELECT ${translated(sql`b.name`)} FROM boat b WHERE b.id = u.boat_id)`,
      counted: sql`u.boat_id::text`,
    },
    transport_point: { word: "points", name: translated(sql`u.name`) },
    package: { word: "packages", name: translated(sql`u.name`) },
    package_option: { word: "options", name: translated(sql`u.name`) },
    included_add_on: { word: "options", name: option(sql`u.option_id`), counted: sql`u.option_id::text` },
    included_transport: {
      word: "packages",
      name: sql`(SELECT ${translated(sql`k.name`)} FROM package k WHERE k.id = u.package_id)`,
    },
    add_on: { word: "addOns", name: translated(sql`u.name`) },
    till_sale: tillSale,
    till_sale_line: { ...tillSale, name: saleNo, counted: saleNo },
    outlet_item: { word: "outletItems", name: translated(sql`u.name`) },
    promo_package: { word: "promoPackages", name: translated(sql`u.name`) },
    promo_code: { word: "promoCodes", name: sql`u.code` },
    influencer_package: { word: "links", name: account(sql`u.account_id`) },
    referral_click: { word: "links" },
    agent_contract: { word: "agencies", name: account(sql`u.account_id`), counted: sql`u.account_id::text` },
    land_transfer: {
      word: "transfers",
      name: sql`concat(${point(sql`u.start_point_id`)}, ' – ', ${point(sql`u.end_point_id`)})`,
    },
    ...Object.fromEntries(partsOfBooking.map((table) => [table, ofBooking])),
    booking: { word: "bookings", name: sql`u.booking_no`, counted: sql`u.booking_no` },
    room_night: { word: "nights", name: claimedFor },
    stock_claim: {
      word: "holds",
      name: claimedFor,
      counted: sql`coalesce(${bookingOf(sql`u.hold_id`)}, u.hold_id::text)`,
    },
    stay_hold: { word: "holds", name: heldFor(sql`u.id`) },
    draft: { word: "drafts", name: draftName(sql`u`) },
    booking_enquiry: { word: "enquiries", name: sql`concat('E-', u.enquiry_no, ' ', u.name)` },
    wait_entry: { word: "waiting", name: sql`u.name` },
    staff_user: { word: "users", name: sql`u.name` },
    staff_role_department: {
      word: "roles",
      name: sql`(SELECT r.name FROM staff_role r WHERE r.id = u.role_id)`,
    },
    housekeeping_room: { word: "rooms", name: roomNo },
    housekeeping_event: { word: "acts" },
    room_closure: { word: "closures", name: roomNo },
    audit_entry: { word: "acts" },
  };
};
