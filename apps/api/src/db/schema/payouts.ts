import type { AccountId, MemberId, PayoutId, StaffId } from "@pulau/domain/ids.ts";
import { payoutBeginnings, payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { check, index, pgTable, sql, text, uuid } from "../orm.ts";
import { account, member } from "./accounts.ts";
import { day, id, moment, sen } from "./columns.ts";
import { staffUser } from "./staff.ts";

/**
 * Money that an account wants out of its wallet. While it is requested or approved its amount is kept for it: a trigger
 * writes `wallet.requested_sen`, and refuses any move but those of the domain.
 */
export const payout = pgTable(
  "payout",
  {
    id: id<PayoutId>(),
    number: text().notNull().unique(),
    accountId: uuid()
      .$type<AccountId>()
      .notNull()
      .references(() => account.id),
    /** Who asked for it, and gets its mails. */
    memberId: uuid()
      .$type<MemberId>()
      .notNull()
      .references(() => member.id),
    amountSen: sen().notNull(),
    state: text({ enum: payoutStates }).notNull().default(payoutBeginnings.request),
    accountName: text().notNull(),
    /** Of the list of banks, e.g. `maybank`; `other` with a name of its own. */
    bank: text().notNull(),
    bankName: text().notNull(),
    swift: text().notNull(),
    numberSealed: text().notNull(),
    numberTail: text().notNull(),
    requestedAt: moment().notNull(),
    approvedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    approvedAt: moment(),
    /** Who marked it as paid; the day and the reference are the bank's. */
    paidBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    paidAt: moment(),
    paidOn: day(),
    bankReference: text(),
    rejectedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    rejectedAt: moment(),
    /** Why it was rejected, in the words that its owner reads. */
    reason: text(),
    cancelledAt: moment(),
  },
  (t) => [
    index().on(t.accountId, t.requestedAt),
    index().on(t.state, t.requestedAt),
    check("payout_amount", sql`${t.amountSen} > 0`),
    check("payout_approved", sql`${t.state} NOT IN ('approved', 'paid') OR ${t.approvedAt} IS NOT NULL`),
    check(
      "payout_paid",
      sql`(${t.state} = 'paid') = (num_nonnulls(${t.paidAt}, ${t.paidOn}, ${t.bankReference}) = 3)`,
    ),
    check("payout_rejected", sql`(${t.state} = 'rejected') = (${t.reason} IS NOT NULL)`),
  ],
);
