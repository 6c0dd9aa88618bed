import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgreedText } from "@pulau/contract/pages.ts";
import type { TransferDetails } from "@pulau/contract/transfers.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import type { BalanceTerms } from "@pulau/domain/booking/balance.ts";
import type { ChangeDays } from "@pulau/domain/booking/change-window.ts";
import type { EarlierRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { AmendmentFee } from "@pulau/domain/catalogue/deposit.ts";
import type { Discount } from "@pulau/domain/catalogue/reductions.ts";
import type {
  AccountId,
  AddOnId,
  BedOptionId,
  BookingId,
  BoughtPackageId,
  CrossingId,
  DraftId,
  HoldId,
  MemberId,
  OptionId,
  PackageId,
  PromoCodeId,
  RoomId,
  RoomTypeId,
  StaffId,
  StockId,
} from "@pulau/domain/ids.ts";
import type { BasisPoints, Count, Sen } from "@pulau/domain/money/sen.ts";
import type { BedType, Occupants, Party, Traveller } from "@pulau/domain/party/party.ts";
import type { PriceLine, Quote } from "@pulau/domain/pricing/lines.ts";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  time,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { account, member, staffUser } from "./accounts.ts";
import { agentContract, customer } from "./agents.ts";
import { packageOption, stayPackage } from "./catalogue.ts";
import { day, id, listNo, moment, sen, words } from "./columns.ts";
import { bedOption, room, roomType } from "./rooms.ts";

/** The wizard's state. `owner_id` is an account, or the anonymous session that began it. */
export const draft = pgTable(
  "draft",
  {
    id: id<DraftId>(),
    ownerId: uuid().notNull(),
    /** Who of the staff began it for a guest. */
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    json: jsonb().$type<BookingJson>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.ownerId), index().on(t.staffId).where(sql`${t.staffId} IS NOT NULL`)],
);

export type HeldRoom = {
  roomId: RoomId;
  roomNo: string;
  roomTypeId: RoomTypeId;
  roomTypeName: Words;
  bedType: BedType;
  /** How the room is to be made up, where the guest chose. */
  bedOptionId?: BedOptionId | undefined;
  occupants: Occupants;
  /** The room's own dates, where they are not the stay's. */
  checkIn?: Day | undefined;
  checkOut?: Day | undefined;
  activities?: Record<string, number> | undefined;
  sharing?: boolean | undefined;
  /** Rooms that its guests slept in before they were moved, the first first. */
  earlier?: EarlierRoom[] | undefined;
};
export type HeldCrossing = {
  crossingId: CrossingId;
  /** The stock that is claimed. */
  stockId: StockId;
  kind: "ferry" | "charter";
  direction: "out" | "back";
  name: Words;
  day: Day;
  time: string | null;
  from: string;
  to: string;
  /** Seats of a ferry, infants included; of a charter the seats of its boats. */
  seats: number;
  boats: number;
};
export type HeldAddOn = {
  addOnId: AddOnId;
  stockId: StockId | null;
  name: Words;
  count: number;
  day: Day | null;
  /** In the package's price; the guest did not choose it. */
  included?: boolean | undefined;
};

/** A land transfer as it was asked for, with the road and the days on which it is ridden. */
export type HeldTransfer = TransferDetails & {
  landTransferId: string;
  /** The vehicle's name. */
  name: Words;
  from: Words;
  to: Words;
  pickUpDay: Day;
  dropDay: Day;
  returnDay: Day | null;
  /** Vehicles of a private transfer, else 1. */
  vehicles: number;
  /** Whether the package's price holds all of it. */
  included: boolean;
  amountSen: Sen;
  /** Limited vehicles that are claimed; none where there is no limit. */
  stocks: { stockId: StockId; pieces: number }[];
};

/** A land transfer that is not kept yet: the place in the draft, the field and rule that are in the way, and a time that would do. */
export type OpenTransfer = { place: number; path: string; rule: string; at: string | null };

/** A free promo code as it was taken: its discount, and the stocks of which one use each is claimed. */
export type HeldPromo = {
  promoCodeId: PromoCodeId;
  code: string;
  /** Whose limit it counts for, see `personOf`. */
  person: string;
  discount: Discount | null;
  stockIds: string[];
  /** The price list that it opens; missing where it opens none. */
  priceList?: string | undefined;
  /** By how much the total falls with it, taxes included, in sen; missing where it was held before that was kept. */
  totalFallsSen?: Sen | undefined;
};

/** What one hold keeps and at what price: frozen when it is taken, carried over into the booking as it stands. */
export type HeldStay = {
  packageId: PackageId;
  optionId: OptionId;
  checkIn: Day;
  checkOut: Day;
  party: Party;
  /** The people as the quote saw them: other ones need another quote. */
  travellers: Traveller[];
  rooms: HeldRoom[];
  crossings: HeldCrossing[];
  addOns: HeldAddOn[];
  /** Missing in stays that were held before there were any. */
  transfers?: HeldTransfer[] | undefined;
  openTransfers?: OpenTransfer[] | undefined;
  quote: Quote;
  promo?: HeldPromo | undefined;
  /** Which of its card's extras were chosen, by their ids; none when missing. */
  extras?: string[] | undefined;
  /** Their names as they were chosen; missing where they were held before names were kept. */
  extraNames?: Record<string, Words> | undefined;
  /** What a change costs once it is paid, as the card said when it was held. */
  amendmentFee?: AmendmentFee | undefined;
  /** Rules that staff have taken off, by `ruleId`; none when missing. */
  excluded?: string[] | undefined;
  /** The agency's contract by which it was priced. */
  contract?: AgentContract | undefined;
  /** By which rules it could not be sold, and why staff sold it all the same. */
  override?: { rules: string[]; reason: string } | undefined;
  /** Whose link an influencer's package was bought by. */
  influencerId?: string | undefined;
  /** What was bought ahead and is redeemed with it. */
  boughtPackageId?: BoughtPackageId | undefined;
  /** What its deposit takes off what is to be paid. */
  aheadSen?: Sen | undefined;
};

/**
 * The owner of claims. It begins as a temporary block; the booking that comes out of it keeps it, so that claims never
 * change hands: they only change their state and end. A draft has one hold, under its own id.
 */
export const stayHold = pgTable(
  "stay_hold",
  {
    /** The draft's id. */
    id: id<HoldId>(),
    ownerId: uuid().notNull(),
    state: text({ enum: ["live", "released", "booked"] })
      .notNull()
      .default("live"),
    /** A purchase claims countable pieces alone: its `stay` is `{ pieces }`, read by `keepPieces` and nobody else. */
    kind: text({ enum: ["stay", "purchase"] })
      .notNull()
      .default("stay"),
    stay: jsonb().$type<HeldStay>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    /** Until when the stay was offered to its owner from the waiting list; null for a hold that a guest took. */
    offeredUntil: moment(),
    /** A keyed hash of the network address that asked, for the quota that its guests share. */
    cameFrom: text(),
  },
  (t) => [index().on(t.ownerId), index().on(t.cameFrom, t.createdAt)],
);

/** An answer to "How did you find us?". */
export const leadSource = pgTable("lead_source", {
  id: id(),
  listNo: listNo(),
  activeStatus: boolean().notNull().default(true),
  name: words().notNull(),
  position: smallint().notNull().default(0),
});

/** The rules of the day on which a booking was made. Bookings of before changes were offered have no days of their own. */
export type FrozenPolicy = {
  tiers: { daysBefore: number; refund: number }[];
  adminFee: number;
  changes?: ChangeDays | undefined;
  /** How a balance is asked for; bookings of before it was chased are reminded and never cancelled by themselves. */
  balance?: BalanceTerms | undefined;
};

export const booking = pgTable(
  "booking",
  {
    id: id<BookingId>(),
    bookingNo: text().notNull().unique(),
    /** Equals the account once there is one, else the anonymous session. */
    ownerId: uuid().notNull(),
    accountId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    holdId: uuid()
      .$type<HoldId>()
      .notNull()
      .unique()
      .references(() => stayHold.id),
    state: text({
      enum: ["awaitingPayment", "confirmed", "inHouse", "completed", "cancelled", "noShow"],
    }).notNull(),
    cancelReason: text({ enum: ["NOT_PAID_IN_TIME", "BALANCE_NOT_PAID", "BY_GUEST", "BY_STAFF"] }),
    paymentStatus: text({
      enum: ["pending", "partial", "success", "failed", "refunded", "awaitingVerification"],
    }).notNull(),
    environment: text().notNull(),
    language: text({ enum: ["en", "my", "cn"] }).notNull(),
    packageId: uuid()
      .$type<PackageId>()
      .notNull()
      .references(() => stayPackage.id),
    optionId: uuid()
      .$type<OptionId>()
      .notNull()
      .references(() => packageOption.id),
    checkIn: day().notNull(),
    checkOut: day().notNull(),
    bookingName: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull(),
    address: jsonb()
      .$type<{
        address: string;
        area: string;
        city: string;
        postCode: string;
        state: string;
        country: string;
      }>()
      .notNull(),
    party: jsonb().$type<Party>().notNull(),
    persons: smallint().$type<Count>().notNull(),
    specialRequest: text().notNull().default(""),
    leadSourceId: uuid().references(() => leadSource.id),
    leadNote: text().notNull().default(""),
    bookingJson: jsonb().$type<BookingJson>().notNull(),
    totalSen: sen().notNull(),
    depositSen: sen().notNull(),
    balanceDueOn: day(),
    /** Staff let the balance wait until the guests arrive: nobody is reminded, nothing is cancelled. */
    balanceExcused: boolean().notNull().default(false),
    /** Captured less refunded, kept in step with the ledger in the same transaction. */
    paidSen: sen().notNull().default(0),
    refundedSen: sen().notNull().default(0),
    /** The cancellation policy of the day it was made. */
    policy: jsonb().$type<FrozenPolicy>().notNull(),
    /** Counts up with every change; the earlier ones stand in `booking_version`. */
    version: integer().notNull().default(1),
    /** Of `total_sen`, what the policy kept of rooms, nights or persons that were taken off later. */
    keptSen: sen().notNull().default(0),
    /** Basis points: the best refund that a stay moved to later dates can still have. */
    refundCap: integer().$type<BasisPoints>(),
    payUntil: moment(),
    /** No payment can move the deadline past this. */
    payUntilCap: moment().notNull(),
    /** Whether it was submitted with guests to be named later. */
    guestsLater: boolean().notNull().default(false),
    /** Counts up when a new link for the coordinator is made: only the newest opens the rooming list. */
    roomingLinkNo: smallint().notNull().default(0),
    /** The same for the link by which anybody can pay. */
    payLinkNo: smallint().notNull().default(0),
    termsAgreedAt: moment().notNull(),
    /** The published terms that it agreed to. */
    agreedTexts: jsonb().$type<readonly AgreedText[]>().notNull().default([]),
    submittedAt: moment().notNull(),
    checkedInAt: moment(),
    checkedOutAt: moment(),
    /** The day on which its guests are expected after a no-show or check-in was taken back; null: on their arrival's. */
    expectedOn: day(),
    /** For whom an agency booked it, on which contract, and which of its members did. */
    customerId: uuid().references(() => customer.id, { onDelete: "set null" }),
    agentContractId: uuid().references(() => agentContract.id),
    agentMemberId: uuid()
      .$type<MemberId>()
      .references(() => member.id),
    /** Who gets the confirmation: whoever is named as booking, or the agency. */
    mailTo: text({ enum: ["booker", "agent"] })
      .notNull()
      .default("booker"),
    /** What the agency asks of its customer; null where it told no price. */
    sellingSen: sen(),
    /** The influencer through whose link the package was bought. */
    influencerId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    /** Whose personal link the guest followed last. */
    referredBy: uuid()
      .$type<AccountId>()
      .references(() => account.id),
  },
  (t) => [
    index().on(t.customerId).where(sql`${t.customerId} IS NOT NULL`),
    index().on(t.influencerId).where(sql`${t.influencerId} IS NOT NULL`),
    index().on(t.referredBy).where(sql`${t.referredBy} IS NOT NULL`),
    index().on(t.ownerId, t.checkIn),
    index().on(t.email),
    index().on(t.checkIn),
    index().on(t.checkOut),
    index().on(t.submittedAt, t.id),
    check("booking_nights", sql`${t.checkIn} < ${t.checkOut}`),
    check("booking_money", sql`${t.totalSen} >= 0 AND ${t.paidSen} >= 0 AND ${t.refundedSen} >= 0`),
    check("booking_reason", sql`(${t.state} = 'cancelled') = (${t.cancelReason} IS NOT NULL)`),
  ],
);

export const bookingRoom = pgTable(
  "booking_room",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    position: smallint().notNull(),
    roomId: uuid()
      .$type<RoomId>()
      .notNull()
      .references(() => room.id),
    roomTypeId: uuid()
      .$type<RoomTypeId>()
      .notNull()
      .references(() => roomType.id),
    bedType: text({ enum: ["single", "twin", "triple", "quad"] }).notNull(),
    /** How the guests want the room made up; null takes it as it is. */
    bedOptionId: uuid()
      .$type<BedOptionId>()
      .references(() => bedOption.id),
    occupants: jsonb().$type<Occupants>().notNull(),
    /** The room's own dates; null takes the booking's. */
    checkIn: day(),
    checkOut: day(),
    /** Rooms that its guests slept in before they were moved here. */
    earlier: jsonb().$type<EarlierRoom[]>(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.position), index().on(t.roomId)],
);

export const bookingGuest = pgTable(
  "booking_guest",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    position: smallint().notNull(),
    room: smallint().notNull(),
    fullName: text().notNull(),
    chineseName: text(),
    /** Passport or IC, encrypted with the deployment's key; `identity_tail` is what screens show. */
    identitySealed: text().notNull(),
    identityTail: text().notNull(),
    age: smallint().notNull(),
    senior: boolean().notNull(),
    disabled: boolean().notNull(),
    vegetarian: boolean().notNull(),
    nonMalaysian: boolean().notNull(),
    email: text(),
    phones: jsonb().$type<string[]>().notNull(),
    /** What the guest does and where they buy, by the option's words; null where it asks nothing, or nobody said. */
    activity: text(),
    market: text(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.position)],
);

/** What is known of a guest who is not known whole, papers sealed. */
export type KnownOfGuest = {
  fullName: string;
  chineseName: string | null;
  /** Null while no paper is known. */
  identitySealed: string | null;
  identityTail: string;
  age: number | null;
  senior: boolean;
  disabled: boolean;
  vegetarian: boolean;
  nonMalaysian: boolean;
  email: string | null;
  phones: string[];
  activity?: string | null | undefined;
  market?: string | null | undefined;
};

/**
 * A place of a rooming list whose guest is only known in part. Once everything is known the guest moves to
 * `booking_guest`, under the same id.
 */
export const guestEntry = pgTable(
  "guest_entry",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    /** The place in the rooming list, from 0. */
    position: smallint().notNull(),
    room: smallint().notNull(),
    known: jsonb().$type<KnownOfGuest>().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.position)],
);

export const bookingLine = pgTable(
  "booking_line",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    position: smallint().notNull(),
    line: jsonb().$type<PriceLine>().notNull(),
    amountSen: sen().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.position)],
);

export const bookingCrossing = pgTable(
  "booking_crossing",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    direction: text({ enum: ["out", "back"] }).notNull(),
    kind: text({ enum: ["ferry", "charter"] }).notNull(),
    stockId: uuid().$type<StockId>().notNull(),
    name: words().notNull(),
    day: day().notNull(),
    time: time(),
    fromJetty: text().notNull(),
    toJetty: text().notNull(),
    seats: smallint().$type<Count>().notNull(),
    boats: smallint().$type<Count>().notNull(),
    /** What a draft names to have it: the sailing of a ferry, the boat of a charter. */
    crossingId: uuid().$type<CrossingId>(),
    /** What the crew should know. */
    note: text().notNull().default(""),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.direction), index().on(t.day)],
);

export const bookingAddOn = pgTable(
  "booking_add_on",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    addOnId: uuid().$type<AddOnId>().notNull(),
    name: words().notNull(),
    count: smallint().$type<Count>().notNull(),
    day: day(),
    amountSen: sen().notNull(),
    /** In the package's price. */
    included: boolean().notNull().default(false),
  },
  (t) => [index().on(t.bookingId)],
);

export const bookingNote = pgTable(
  "booking_note",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index().on(t.bookingId)],
);

/** A booking as it was before a change: what it consisted of, who travelled, and what the change did to its money. */
export const bookingVersion = pgTable(
  "booking_version",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    version: integer().notNull(),
    /** When it was replaced, and by whom of the staff. */
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    stay: jsonb().$type<HeldStay>().notNull(),
    /** The guests' rows, papers still sealed. */
    guests: jsonb().$type<(typeof bookingGuest.$inferSelect)[]>().notNull(),
    totalSen: sen().notNull(),
    differenceSen: sen().notNull(),
    refundSen: sen().notNull(),
    keptSen: sen().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.version)],
);

/** A charge that staff have taken off a booking, and why. */
export const excludedCharge = pgTable(
  "excluded_charge",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    ruleId: text().notNull(),
    name: words(),
    reason: text().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    at: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.ruleId)],
);

/** What happened to a booking, in order; `what` is a word the web knows a sentence for. */
export const bookingEvent = pgTable(
  "booking_event",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    what: text().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index().on(t.bookingId)],
);

/** A reminder of a balance that went out: one for each due day and each day before or after it. */
export const balanceReminder = pgTable(
  "balance_reminder",
  {
    id: id(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    dueOn: day().notNull(),
    /** Days after the due day; before it negative. */
    daysAfter: smallint().notNull(),
    at: moment().notNull(),
  },
  (t) => [uniqueIndex().on(t.bookingId, t.dueOn, t.daysAfter)],
);
