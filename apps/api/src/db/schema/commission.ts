import { commissionKinds, commissionStates, type DropReason } from "@pulau/domain/commission/states.ts";
import type { AccountId, BookingId, CommissionId, MemberId } from "@pulau/domain/ids.ts";
import { check, index, integer, pgTable, smallint, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { account, member } from "./accounts.ts";
import { booking } from "./bookings.ts";
import { id, moment, sen } from "./columns.ts";

/** What an account earns by a booking: an agency by its contract, an influencer or a guest by a link. */
export const commission = pgTable(
  "commission",
  {
    id: id<CommissionId>(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => booking.id),
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    kind: text({ enum: commissionKinds }).notNull(),
    /** The package's value without taxes and fees, after discounts. */
    baseSen: sen().notNull(),
    /** As agreed when the booking was made; null for a reward, which is a sum. */
    basisPoints: integer(),
    amountSen: sen().notNull(),
    state: text({ enum: commissionStates }).notNull(),
    /** Why nothing is earned after all. */
    reason: text().$type<DropReason>(),
    /** The most that was paid for the stay since it was completed, never more than its price then. */
    paidSen: sen(),
    /** Of the amount, what refunds took back; of that, what has left the wallet already. */
    reversedSen: sen().notNull().default(0),
    recoveredSen: sen().notNull().default(0),
    /** How often it was credited and taken back whole, because its stay was not over after all. */
    undone: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    earnedAt: moment(),
    reversedAt: moment(),
    changedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.bookingId, t.kind),
    index().on(t.accountId, t.createdAt),
    check("commission_amount", sql`${t.amountSen} BETWEEN 0 AND ${t.baseSen}`),
    check("commission_share", sql`${t.basisPoints} IS NULL OR ${t.basisPoints} BETWEEN 0 AND 10000`),
    check(
      "commission_reversed",
      sql`0 <= ${t.recoveredSen} AND ${t.recoveredSen} <= ${t.reversedSen} AND ${t.reversedSen} <= ${t.amountSen}`,
    ),
    check("commission_earned", sql`(${t.state} IN ('earned', 'reversed')) = (${t.earnedAt} IS NOT NULL)`),
  ],
);

/** Where an account's money is paid to. The number is sealed; of it screens show the tail. */
export const bankDetails = pgTable("bank_details", {
  accountId: uuid()
    .$type<AccountId>()
    .primaryKey()
    .references(() => account.id),
  accountName: text().notNull(),
  /** Of the list of banks, e.g. `MBB`; `other` with a name of its own. */
  bank: text().notNull(),
  bankName: text().notNull(),
  swift: text().notNull(),
  numberSealed: text().notNull(),
  numberTail: text().notNull(),
  changedAt: moment().notNull(),
  changedBy: uuid()
    .$type<MemberId>()
    .references(() => member.id),
});
