import type {
  AccountId,
  BookingId,
  BoughtPackageId,
  FileId,
  FolioId,
  GroupId,
  InboxId,
  LedgerEntryId,
  NeedId,
  PaymentId,
  PurchaseId,
  RefundId,
  StaffId,
  TillSaleId,
  TransactionId,
  VoucherId,
} from "@pulau/domain/ids.ts";
import { paymentParts } from "@pulau/domain/money/offers.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { paymentStates } from "@pulau/domain/money/payment-moves.ts";
import { refundStates } from "@pulau/domain/money/refund-moves.ts";
import { paymentFlows } from "../../gateways/port.ts";
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { account } from "./accounts.ts";
import { booking } from "./bookings.ts";
import { day, id, moment, sen } from "./columns.ts";
import { storedFile } from "./files.ts";
import { bookingFolio } from "./folios.ts";
import { stayGroup } from "./groups.ts";
import { boughtPackage } from "./promo-packages.ts";
import { purchase } from "./purchases.ts";
import { staffUser } from "./staff.ts";
import { tillSale } from "./till-sales.ts";

/** One attempt to pay: written before the gateway is asked, so money never comes in for an unknown attempt. */
export const payment = pgTable(
  "payment",
  {
    id: id<PaymentId>(),
    /** What it pays: a booking or a purchase, exactly one of them. */
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    purchaseId: uuid()
      .$type<PurchaseId>()
      .references(() => purchase.id),
    /** By which way it came in; each has its own addresses at the gateways. */
    flow: text({ enum: paymentFlows }).notNull().default("reservation"),
    /** A gateway's name, one of `ownSources`, or one of `offlineWays`. */
    gateway: text().notNull(),
    part: text({ enum: paymentParts }).notNull(),
    amountSen: sen().notNull(),
    currency: text().notNull().default("MYR"),
    /** `voided`: staff took an offline payment back out of the books by a reversing entry. */
    state: text({ enum: paymentStates }).notNull(),
    reason: text(),
    /** What was noted about this transaction, e.g. the number on a bank slip. */
    note: text().notNull().default(""),
    /** The gateway's own number of the session or bill. */
    gatewayRef: text(),
    /** The gateway's number of the money itself, where it has one beside that of the session: refunds name it. */
    captureRef: text(),
    /** The code of the bank that the guest chose beforehand. */
    bank: text(),
    redirectUrl: text(),
    /** The number of the link by which it is paid; null for who pays on pages of their own. */
    payLinkNo: smallint(),
    /** Whose wallet it came from; null for a gateway. */
    walletAccountId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    /** Which voucher it came from; null for everything else. */
    voucherId: uuid().$type<VoucherId>(),
    /** Which promo package's deposit it came from; null for everything else. */
    boughtPackageId: uuid()
      .$type<BoughtPackageId>()
      .references(() => boughtPackage.id),
    /** From which group's account it came; null for everything else. */
    groupId: uuid()
      .$type<GroupId>()
      .references(() => stayGroup.id),
    /** The folio of a split bill that it pays; null is the first one. */
    folioId: uuid().$type<FolioId>(),
    sessionEndsAt: moment(),
    refundedSen: sen().notNull().default(0),
    createdAt: moment().notNull(),
    settledAt: moment(),
  },
  (t) => [
    foreignKey({
      name: "payment_folio",
      columns: [t.bookingId, t.folioId],
      foreignColumns: [bookingFolio.bookingId, bookingFolio.id],
    }),
    index().on(t.bookingId),
    index().on(t.purchaseId),
    uniqueIndex().on(t.gateway, t.gatewayRef),
    // The same money is captured by one payment, whatever else its news says.
    uniqueIndex("payment_one_per_capture").on(t.gateway, t.captureRef).where(sql`capture_ref IS NOT NULL`),
    check("payment_from_group", sql`(${t.gateway} = 'group') = (${t.groupId} IS NOT NULL)`),
    check("payment_of", sql`num_nonnulls(${t.bookingId}, ${t.purchaseId}) = 1`),
    check(
      "payment_amount",
      sql`${t.amountSen} > 0 AND ${t.refundedSen} >= 0 AND ${t.refundedSen} <= ${t.amountSen}`,
    ),
  ],
);

/** What only a payment past the gateways has: a bank slip that somebody verifies, cash or a card at the desk. */
export const offlinePayment = pgTable("offline_payment", {
  paymentId: uuid()
    .$type<PaymentId>()
    .primaryKey()
    .references(() => payment.id),
  way: text({ enum: offlineWays }).notNull(),
  /** What the guest says was sent; the payment's own amount becomes what the bank shows. */
  claimedSen: sen().notNull(),
  paidOn: day().notNull(),
  /** The bank's number of the transfer, as it is written on the slip. */
  reference: text().notNull().default(""),
  slipId: uuid()
    .$type<FileId>()
    .references(() => storedFile.id),
  /** Cash beyond the amount, or less than it, because a bill is rounded to 5 sen. */
  roundingSen: sen().notNull().default(0),
  /** Who of the staff entered it; null when the guest did. */
  enteredBy: uuid()
    .$type<StaffId>()
    .references(() => staffUser.id),
  /** Who of the staff verified or refused it. */
  decidedBy: uuid()
    .$type<StaffId>()
    .references(() => staffUser.id),
  voidedBy: uuid()
    .$type<StaffId>()
    .references(() => staffUser.id),
  voidedAt: moment(),
});

/** Every signed message of a gateway, once: stored first, applied afterwards. */
export const gatewayInbox = pgTable(
  "gateway_inbox",
  {
    id: id<InboxId>(),
    gateway: text().notNull(),
    eventId: text().notNull(),
    flow: text().notNull(),
    gatewayRef: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: moment().notNull(),
    appliedAt: moment(),
    outcome: text(),
  },
  (t) => [
    uniqueIndex().on(t.gateway, t.eventId),
    index().on(t.gatewayRef),
    // What waits for money that is in no books yet is found by that money's number.
    index("gateway_inbox_money_unknown")
      .on(sql`(body ->> 'captureRef')`)
      .where(sql`outcome = 'moneyUnknown'`),
  ],
);

/** Money on its way back. One row is at most one call to the gateway, under its own idempotency key. */
export const refund = pgTable(
  "refund",
  {
    id: id<RefundId>(),
    paymentId: uuid()
      .$type<PaymentId>()
      .notNull()
      .references(() => payment.id),
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    purchaseId: uuid()
      .$type<PurchaseId>()
      .references(() => purchase.id),
    amountSen: sen().notNull(),
    /** `elsewhere`: somebody made it at the gateway, past us. */
    why: text({
      enum: ["cancelled", "changed", "late", "lapsed", "byStaff", "disputed", "elsewhere"],
    }).notNull(),
    /** The wallet that it goes to; null goes back to where the payment came from. */
    walletAccountId: uuid()
      .$type<AccountId>()
      .references(() => account.id),
    /**
     * `byHand` waits for staff to send a bank transfer; `failed` went nowhere and stays owed; `voided` was made past us
     * and came to nothing, so its money counts again.
     */
    state: text({ enum: refundStates }).notNull(),
    gatewayRef: text(),
    /** In which way staff gave it back by hand; null where a gateway or the wallet did, or nobody has yet. */
    paidBackBy: text({ enum: offlineWays }),
    /** Why the gateway refused it, in its own words. */
    reason: text(),
    /** Who of the staff sent it back, and why. */
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    because: text().notNull().default(""),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (t) => [
    index().on(t.bookingId),
    index().on(t.purchaseId),
    index().on(t.paymentId),
    check("refund_of", sql`num_nonnulls(${t.bookingId}, ${t.purchaseId}) = 1`),
    check("refund_amount", sql`${t.amountSen} > 0`),
  ],
);

/** Things that a person must look at: a forged amount, a refund that the gateway refused. */
export const needsPerson = pgTable("needs_person", {
  id: id<NeedId>(),
  kind: text().notNull(),
  bookingId: uuid()
    .$type<BookingId>()
    .references(() => booking.id),
  purchaseId: uuid()
    .$type<PurchaseId>()
    .references(() => purchase.id),
  facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
  at: moment().notNull(),
  doneAt: moment(),
  /** Who of the staff ended it, in which way (`ignored`, `accepted`, ...), and what they said to it. */
  doneBy: uuid()
    .$type<StaffId>()
    .references(() => staffUser.id),
  outcome: text(),
  doneNote: text(),
});

/**
 * An account's wallet. The sums are kept by the triggers on entries and payouts, and refused to every other statement;
 * the check
 * is what a race for the last ringgit meets.
 */
export const wallet = pgTable(
  "wallet",
  {
    accountId: uuid()
      .$type<AccountId>()
      .primaryKey()
      .references(() => account.id),
    creditedSen: sen().notNull().default(0),
    debitedSen: sen().notNull().default(0),
    requestedSen: sen().notNull().default(0),
  },
  (t) => [
    check("wallet_not_negative", sql`${t.creditedSen} - ${t.debitedSen} - ${t.requestedSen} >= 0`),
    check("wallet_sums", sql`${t.creditedSen} >= 0 AND ${t.debitedSen} >= 0 AND ${t.requestedSen} >= 0`),
  ],
);

/** A movement of money, whole: its entries add up to zero, which a deferred trigger checks. */
export const ledgerTransaction = pgTable(
  "ledger_transaction",
  {
    id: id<TransactionId>(),
    kind: text().notNull(),
    bookingId: uuid()
      .$type<BookingId>()
      .references(() => booking.id),
    purchaseId: uuid()
      .$type<PurchaseId>()
      .references(() => purchase.id),
    paymentId: uuid()
      .$type<PaymentId>()
      .references(() => payment.id),
    refundId: uuid()
      .$type<RefundId>()
      .references(() => refund.id),
    tillSaleId: uuid()
      .$type<TillSaleId>()
      .references(() => tillSale.id),
    /** A movement that can happen only once says so by its own word, e.g. `payout:<id>:paid`. */
    once: text().unique(),
    at: moment().notNull(),
  },
  (t) => [
    index().on(t.bookingId),
    index().on(t.purchaseId),
    // A payment enters the ledger once, a refund once, whatever is repeated.
    uniqueIndex("ledger_once_per_payment")
      .on(t.paymentId, t.kind)
      .where(sql`payment_id IS NOT NULL AND refund_id IS NULL`),
    uniqueIndex("ledger_once_per_till_sale").on(t.tillSaleId, t.kind).where(sql`till_sale_id IS NOT NULL`),
    // One that came back is reversed and made again, each time under a word of its own in `once`.
    uniqueIndex("ledger_once_per_refund").on(t.refundId).where(sql`refund_id IS NOT NULL AND once IS NULL`),
  ],
);

/** One side of a movement. Rows are only ever added: triggers refuse UPDATE, DELETE and TRUNCATE. */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: id<LedgerEntryId>(),
    transactionId: uuid()
      .$type<TransactionId>()
      .notNull()
      .references(() => ledgerTransaction.id),
    /** Counts up: the order in which the books are sealed. */
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** One of `ledgerAccountKinds`. */
    accountKind: text().notNull(),
    /** Of a wallet its account, of a booking its id, of a gateway its name. */
    accountKey: text().notNull(),
    currency: text().notNull().default("MYR"),
    /** Positive is money put into the account, negative money taken out. */
    sen: sen().notNull(),
  },
  (t) => [
    index().on(t.transactionId),
    uniqueIndex().on(t.seq),
    index().on(t.accountKind, t.accountKey),
    check("entry_not_zero", sql`${t.sen} <> 0`),
  ],
);
