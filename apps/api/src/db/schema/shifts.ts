import type {
  DrawerEntryId,
  PaymentId,
  RefundId,
  ShiftId,
  StaffId,
  TransactionId,
} from "@pulau/domain/ids.ts";
import { type DrawerCount, drawerEntryKinds } from "@pulau/domain/money/drawer.ts";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { id, moment, sen } from "./columns.ts";
import { ledgerTransaction, payment, refund } from "./payments.ts";
import { staffUser } from "./staff.ts";

/** One person at one cash drawer, from opening to count. Once it is closed, a trigger refuses every change. */
export const shift = pgTable(
  "shift",
  {
    id: id<ShiftId>(),
    shiftNo: integer().notNull().unique().generatedAlwaysAsIdentity(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    drawer: smallint().notNull(),
    floatSen: sen().notNull(),
    openedAt: moment().notNull(),
    closedAt: moment(),
    /** Who counted: somebody else, where its own person had gone. */
    closedBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** What the drawer should have held when it was counted. */
    expectedSen: sen(),
    countedSen: sen(),
    /** How many there were of each note and coin. */
    count: jsonb().$type<DrawerCount>(),
    /** Why the count was over or short. */
    reason: text().notNull().default(""),
    /** For whoever opens the drawer next. */
    handOver: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex("shift_one_per_person").on(t.staffId).where(sql`closed_at IS NULL`),
    uniqueIndex("shift_one_per_drawer").on(t.drawer).where(sql`closed_at IS NULL`),
    index().on(t.openedAt),
    check("shift_float", sql`${t.floatSen} >= 0 AND ${t.drawer} > 0`),
    check(
      "shift_counted_when_closed",
      sql`num_nonnulls(${t.closedAt}, ${t.closedBy}, ${t.expectedSen}, ${t.countedSen}, ${t.count}) IN (0, 5)`,
    ),
    check(
      "shift_says_why",
      sql`${t.countedSen} IS NULL OR ${t.countedSen} = ${t.expectedSen} OR ${t.reason} <> ''`,
    ),
  ],
);

/**
 * Cash that went into a drawer or, below zero, out of it: the drawer's side of a movement in the ledger. Rows are only ever
 * added, and only while the shift is open.
 */
export const drawerEntry = pgTable(
  "drawer_entry",
  {
    id: id<DrawerEntryId>(),
    /** Counts up. */
    seq: bigint({ mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
    shiftId: uuid()
      .$type<ShiftId>()
      .notNull()
      .references(() => shift.id),
    transactionId: uuid()
      .$type<TransactionId>()
      .notNull()
      .unique()
      .references(() => ledgerTransaction.id),
    kind: text({ enum: drawerEntryKinds }).notNull(),
    sen: sen().notNull(),
    paymentId: uuid()
      .$type<PaymentId>()
      .references(() => payment.id),
    refundId: uuid()
      .$type<RefundId>()
      .references(() => refund.id),
    note: text().notNull().default(""),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    at: moment().notNull(),
  },
  (t) => [
    index().on(t.shiftId, t.seq),
    index().on(t.paymentId),
    check("drawer_entry_not_zero", sql`${t.sen} <> 0`),
    // A payment of before there were drawers may be voided, and what it leaves is over or short.
    check("drawer_entry_coins", sql`${t.sen} % 5 = 0 OR ${t.kind} IN ('voided', 'over', 'short')`),
    check(
      "drawer_entry_side",
      sql`CASE WHEN ${t.kind} IN ('float', 'payment', 'over') THEN ${t.sen} > 0 ELSE ${t.sen} < 0 END`,
    ),
  ],
);
