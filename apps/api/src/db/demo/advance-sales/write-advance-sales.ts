import { insertRows } from "../../insert-rows.ts";
import { sql } from "../../orm.ts";
import { eventTicket } from "../../schema/events.ts";
import { boughtPackage } from "../../schema/promo-packages.ts";
import { purchase } from "../../schema/purchases.ts";
import type { Tx } from "../../tx.ts";
import { type AdvanceSaleTables, firstPurchaseNo } from "./make-advance-sales.ts";

/** Writes what was bought beside dated stays; the bookings and payments that name it come afterwards. */
export async function writeAdvanceSales(tx: Tx, made: AdvanceSaleTables): Promise<void> {
  const sold = sql`json_to_recordset(${JSON.stringify(made.sold)}::json)
    AS s(id uuid, sold int, "createdAt" timestamptz)`;
  await tx.execute(sql`UPDATE stock k SET sold = s.sold FROM ${sold} WHERE k.id = s.id`);
  await tx.execute(sql`UPDATE promo_package p SET created_at = s."createdAt" FROM ${sold} WHERE p.id = s.id`);
  await tx.execute(sql`UPDATE event e SET created_at = s."createdAt" FROM ${sold} WHERE e.id = s.id`);
  await insertRows(tx, purchase, made.purchases);
  await insertRows(tx, boughtPackage, made.bought);
  await insertRows(tx, eventTicket, made.tickets);
  await tx.execute(sql`SELECT setval('purchase_number', ${firstPurchaseNo + made.purchases.length - 1})`);
}
