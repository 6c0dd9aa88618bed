import { insertRows } from "../../insert-rows.ts";
import { sql } from "../../orm.ts";
import { event, eventTicket } from "../../schema/events.ts";
import { boughtPackage, promoPackage } from "../../schema/promo-packages.ts";
import { purchase } from "../../schema/purchases.ts";
import { stock } from "../../schema/transport.ts";
import type { Tx } from "../../tx.ts";
import { type AheadTables, firstPurchaseNo } from "./make-ahead.ts";

/** Writes what is sold beside dated stays; the bookings and payments that name it come afterwards. */
export async function writeAhead(tx: Tx, made: AheadTables): Promise<void> {
  await insertRows(tx, stock, made.stocks);
  await insertRows(tx, promoPackage, made.offers);
  await insertRows(tx, event, made.events);
  await insertRows(tx, purchase, made.purchases);
  await insertRows(tx, boughtPackage, made.bought);
  await insertRows(tx, eventTicket, made.tickets);
  await tx.execute(sql`SELECT setval('purchase_number', ${firstPurchaseNo + made.purchases.length - 1})`);
}
