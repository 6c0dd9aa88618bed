import type { TillSaleId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { tillSale, tillSaleLine } from "../../../db/schema/till-sales.ts";
import type { Tx } from "../../../db/tx.ts";
import type { PricedBasket } from "./priced-basket.ts";

type Sale = Omit<
  typeof tillSale.$inferInsert,
  "id" | "outletId" | "outletName" | "totalSen" | "taxSen" | "backAs" | "backAt" | "backBy" | "backReason"
>;

/** Writes a sale with its lines; what puts it into the books follows in the same transaction. */
export async function writeSale(
  tx: Tx,
  { outlet, lines, totalSen }: PricedBasket,
  sale: Sale,
): Promise<TillSaleId> {
  const taxSen = sumSen(lines.map((line) => line.taxSen));
  const [row] = await tx
    .insert(tillSale)
    .values({ ...sale, ...outlet, totalSen, taxSen })
    .returning({ id: tillSale.id });
  if (!row) throw new Error("no sale was made");
  await tx.insert(tillSaleLine).values(lines.map((line) => ({ ...line, saleId: row.id })));
  return row.id;
}
