import { dayAt } from "@pulau/domain/calendar/day.ts";
import { isPhoneWay } from "@pulau/domain/till/sale-ways.ts";
import type { BackKind } from "@pulau/domain/till/settle-sale.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { tillSale } from "../../../db/schema/till-sales.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";

type Sale = Pick<typeof tillSale.$inferSelect, "id" | "way" | "at" | "backAt">;

/**
 * What giving the money of a sale back would be: a void while its drawer is open, whoever counts it, and without cash on its
 * own day, before the bank settles it; a refund from then on, and always of what was paid on a phone.
 */
export async function backOfSale(tx: Db | Tx, { id, way, at, backAt }: Sale): Promise<BackKind | null> {
  if (backAt) return null;
  if (isPhoneWay(way)) return "refunded";
  if (way === "cash") return (await isDrawerOpen(tx, id)) ? "voided" : "refunded";
  const { timeZone } = await loadSettings(tx);
  return dayAt(at, timeZone) === dayAt(await loadNow(tx), timeZone) ? "voided" : "refunded";
}

async function isDrawerOpen(tx: Db | Tx, saleId: Sale["id"]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM ledger_transaction t JOIN drawer_entry e ON e.transaction_id = t.id
      JOIN shift h ON h.id = e.shift_id AND h.closed_at IS NULL
    WHERE t.till_sale_id = ${saleId} AND t.kind = 'tillSale'`);
  return rows.length > 0;
}
