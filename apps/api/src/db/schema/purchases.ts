import { everyPurchaseFlow, type PurchaseFacts } from "@pulau/contract/purchases.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import {
  purchaseBeginnings,
  purchaseCancelReasons,
  purchaseStates,
} from "@pulau/domain/money/purchase-moves.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import { check, index, jsonb, pgTable, smallint, sql, text, uuid } from "../orm.ts";
import { account } from "./accounts.ts";
import { id, moment, sen } from "./columns.ts";

/**
 * Anything bought beside a stay: credit for the wallet, promo codes, a promo package's deposit, places at an event, a sale at the till that is paid on a phone, what a group pays by its link. It is
 * paid like a booking and then fulfilled, once, by what its flow sells.
 */
export const purchase = pgTable(
  "purchase",
  {
    id: id<PurchaseId>(),
    number: text().notNull().unique(),
    /** Null for a sale at the till and what a group owes, which are of no account: whoever has their link pays. */
    accountId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    flow: text({ enum: everyPurchaseFlow }).notNull(),
    /** The promo code, promo package, event, outlet or group; null for credit. */
    subjectId: uuid(),
    count: smallint().$type<Count>().notNull().default(1),
    /** What was bought in the words and terms of the day, as far as its flow needs them. */
    facts: jsonb().$type<PurchaseFacts>().notNull(),
    totalSen: sen().notNull(),
    /** Captured less refunded, kept in step with the ledger in the same transaction. */
    paidSen: sen().notNull().default(0),
    refundedSen: sen().notNull().default(0),
    /** `paid` has its money and waits to be fulfilled; `done` is fulfilled. */
    state: text({ enum: purchaseStates }).notNull().default(purchaseBeginnings.buy),
    cancelReason: text({ enum: purchaseCancelReasons }),
    /** Null once it needs no payment any more. */
    payUntil: moment(),
    /** No payment can move the deadline past this. */
    payUntilCap: moment().notNull(),
    createdAt: moment().notNull(),
    settledAt: moment(),
  },
  (t) => [
    index().on(t.accountId, t.createdAt),
    index().on(t.flow, t.subjectId),
    check("purchase_money", sql`${t.totalSen} > 0 AND ${t.paidSen} >= 0 AND ${t.refundedSen} >= 0`),
    check("purchase_reason", sql`(${t.state} = 'cancelled') = (${t.cancelReason} IS NOT NULL)`),
    check("purchase_account", sql`(${t.flow} IN ('till', 'group')) = (${t.accountId} IS NULL)`),
    check("purchase_count", sql`${t.count} > 0`),
  ],
);
