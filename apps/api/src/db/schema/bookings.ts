import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgreedText } from "@pulau/contract/pages.ts";
import type { BalanceTerms } from "@pulau/domain/booking/balance.ts";
import { bookingStates, cancelReasons } from "@pulau/domain/booking/booking-moves.ts";
import type { ChangeDays } from "@pulau/domain/booking/change-window.ts";
import { paymentStatuses } from "@pulau/domain/booking/payment-status.ts";
import { foliosOf } from "@pulau/domain/folio/share-rules.ts";
import type {
  AccountId,
  BookingId,
  ContractId,
  CustomerId,
  HoldId,
  LeadSourceId,
  MemberId,
  OptionId,
  OwnerId,
  PackageId,
} from "@pulau/domain/ids.ts";
import type { BasisPoints, Count } from "@pulau/domain/money/sen.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { boolean, check, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from "../orm.ts";
import { account, member } from "./accounts.ts";
import { agentContract, customer } from "./agents.ts";
import { packageOption, stayPackage } from "./catalogue.ts";
import { day, id, listNo, moment, sen, words } from "./columns.ts";
import { stayHold } from "./holds.ts";

/** An answer to "How did you find us?". */
export const leadSource = pgTable("lead_source", {
  id: id<LeadSourceId>(),
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
    /** With the number, what the party shows at the jetty: nobody can tell it from the number. */
    boardingTag: text().notNull().default(sql`upper(substr(md5(gen_random_uuid()::text), 1, 10))`),
    /** Equals the account once there is one, else the anonymous session. */
    ownerId: uuid().$type<OwnerId>().notNull(),
    accountId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    holdId: uuid()
      .$type<HoldId>()
      .notNull()
      .unique()
      .references(() => stayHold.id),
    state: text({ enum: bookingStates }).notNull(),
    cancelReason: text({ enum: cancelReasons }),
    paymentStatus: text({ enum: paymentStatuses }).notNull(),
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
    leadSourceId: uuid()
      .$type<LeadSourceId>()
      .references(() => leadSource.id),
    leadNote: text().notNull().default(""),
    bookingJson: jsonb().$type<BookingJson>().notNull(),
    totalSen: sen().notNull(),
    depositSen: sen().notNull(),
    balanceDueOn: day(),
    /** Staff let the balance wait until the guests arrive: nobody is reminded, nothing is cancelled. */
    balanceExcused: boolean().notNull().default(false),
    /** Whether its bill is split into folios, and whether they have one invoice for all or one each. */
    folios: text({ enum: foliosOf }).notNull().default("none"),
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
    /** Whether staff marked its guests as ones to take special care of. Guests are not told. */
    vip: boolean().notNull().default(false),
    /** Whether it was submitted with guests to be named later. */
    guestsLater: boolean().notNull().default(false),
    /** Counts up when a new link for the coordinator is made: only the newest opens the rooming list. */
    roomingLinkNo: smallint().notNull().default(0),
    /** The same for the link by which anybody can pay. */
    payLinkNo: smallint().notNull().default(0),
    /** Since when it is shared to be looked at; null while it is not. */
    sharedAt: moment(),
    /** Counts up when sharing ends: a link given out before opens nothing any more. */
    shareLinkNo: smallint().notNull().default(0),
    termsAgreedAt: moment().notNull(),
    /** The published terms that it agreed to. */
    agreedTexts: jsonb().$type<readonly AgreedText[]>().notNull().default([]),
    submittedAt: moment().notNull(),
    checkedInAt: moment(),
    checkedOutAt: moment(),
    /** The day on which its guests are expected after a no-show or check-in was taken back; null: on their arrival's. */
    expectedOn: day(),
    /** For whom an agency booked it, on which contract, and which of its members did. */
    customerId: uuid()
      .$type<CustomerId>()
      .references(() => customer.id, { onDelete: "set null" }),
    agentContractId: uuid()
      .$type<ContractId>()
      .references(() => agentContract.id),
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
    index().on(t.email),
    index().on(t.boardingTag),
    index().on(t.checkIn),
    index().on(t.checkOut),
    index().on(t.submittedAt, t.id),
    check("booking_nights", sql`${t.checkIn} < ${t.checkOut}`),
    check("booking_money", sql`${t.totalSen} >= 0 AND ${t.paidSen} >= 0 AND ${t.refundedSen} >= 0`),
    check("booking_reason", sql`(${t.state} = 'cancelled') = (${t.cancelReason} IS NOT NULL)`),
  ],
);
