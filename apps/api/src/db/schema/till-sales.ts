import { taxGroups, type Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { OutletId, OutletItemId, PurchaseId, StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import type { Count } from "@pulau/domain/money/sen.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { saleWays } from "@pulau/domain/till/sale-ways.ts";
import { backKinds } from "@pulau/domain/till/settle-sale.ts";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { outlet, outletItem } from "./charges.ts";
import { id, moment, sen, words } from "./columns.ts";
import { purchase } from "./purchases.ts";
import { staffUser } from "./staff.ts";

/**
 * What somebody paid for at the till, whoever they were. It keeps what it was sold at; the only thing that can happen to it
 * is that its money goes back, once. Triggers hold that, and that it is in the books.
 */
export const tillSale = pgTable(
  "till_sale",
  {
    id: id<TillSaleId>(),
    /** Its receipt's: without a gap, in the series of its year. */
    number: text().notNull().unique(),
    series: text().notNull(),
    ordinal: integer().notNull(),
    outletId: uuid()
      .$type<OutletId>()
      .notNull()
      .references(() => outlet.id),
    /** As it was called then. */
    outletName: words().$type<Words>().notNull(),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    way: text({ enum: saleWays }).notNull(),
    /** What was paid on a phone; null for what was paid at the till. */
    purchaseId: uuid()
      .$type<PurchaseId>()
      .unique("till_sale_once_per_purchase")
      .references(() => purchase.id),
    /** What the terminal, the bank or the gateway shows; empty of cash and a wallet. */
    reference: text().notNull().default(""),
    note: text().notNull().default(""),
    totalSen: sen().notNull(),
    taxSen: sen().notNull(),
    /** By how much cash was rounded to whole coins. */
    roundingSen: sen().notNull().default(0),
    /** What was handed over, where that was typed. */
    receivedSen: sen(),
    backAs: text({ enum: backKinds }),
    backAt: moment(),
    backBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    backReason: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex().on(t.series, t.ordinal),
    index().on(t.at),
    index().on(t.outletId, t.at),
    index().on(t.staffId),
    check("till_sale_total", sql`${t.totalSen} > 0 AND ${t.taxSen} >= 0`),
    check(
      "till_sale_way",
      sql`CASE WHEN ${t.way} = 'cash' THEN ${t.reference} = '' AND (${t.totalSen} + ${t.roundingSen}) % 5 = 0
          AND abs(${t.roundingSen}) <= 2 AND coalesce(${t.receivedSen} >= ${t.totalSen} + ${t.roundingSen}, true)
        WHEN ${t.way} IN ('gateway', 'wallet') THEN ${t.roundingSen} = 0 AND ${t.receivedSen} IS NULL
        ELSE ${t.reference} <> '' AND ${t.roundingSen} = 0 AND ${t.receivedSen} IS NULL END`,
    ),
    check("till_sale_phone", sql`(${t.way} IN ('gateway', 'wallet')) = (${t.purchaseId} IS NOT NULL)`),
    check(
      "till_sale_back",
      sql`CASE WHEN ${t.backAt} IS NULL THEN ${t.backAs} IS NULL AND ${t.backBy} IS NULL AND ${t.backReason} = ''
        ELSE ${t.backAs} IS NOT NULL AND ${t.backBy} IS NOT NULL AND ${t.backReason} <> '' END`,
    ),
  ],
);

/** A line of a sale, with its taxes as they were reckoned. Kept as it is. */
export const tillSaleLine = pgTable(
  "till_sale_line",
  {
    saleId: uuid()
      .$type<TillSaleId>()
      .notNull()
      .references(() => tillSale.id),
    position: smallint().notNull(),
    /** Null for what is on no price list. */
    itemId: uuid()
      .$type<OutletItemId>()
      .references(() => outletItem.id),
    name: words().$type<Words>().notNull(),
    unitSen: sen().notNull(),
    count: smallint().$type<Count>().notNull(),
    taxGroup: text({ enum: taxGroups }).notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    totalSen: sen().notNull(),
    taxSen: sen().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.saleId, t.position] }),
    index().on(t.itemId),
    check("till_sale_line_count", sql`${t.count} > 0 AND ${t.unitSen} >= 0`),
  ],
);
