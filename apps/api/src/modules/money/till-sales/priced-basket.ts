import type { Received } from "@pulau/contract/route.ts";
import type { sellRoute } from "@pulau/contract/till-sales.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { priceCharge } from "@pulau/domain/till/charge-lines.ts";
import { taxesOfVisitor } from "@pulau/domain/till/stay-taxes.ts";
import type { tillSale, tillSaleLine } from "../../../db/schema/till-sales.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortLists } from "../../selling/catalogue/public.ts";
import { readBasket } from "../till/public.ts";

export type SaleLine = Omit<typeof tillSaleLine.$inferInsert, "saleId">;
/** What is sold, where and for how much, as it is frozen with the sale. */
export type PricedBasket = {
  readonly outlet: Pick<typeof tillSale.$inferInsert, "outletId" | "outletName">;
  readonly lines: readonly SaleLine[];
  readonly totalSen: Sen;
};

type Basket = Pick<Received<typeof sellRoute>["body"], "outletId" | "items" | "free">;

/** What is in the basket with its prices and taxes, each line for itself: so the till reckons it, and a charge in house. */
export async function priceBasket(
  tx: Tx,
  basket: Basket,
  today: Day,
): Promise<Result<PricedBasket, "INVALID_INPUT">> {
  const read = await readBasket(tx, basket);
  if (!read.ok) return read;
  const taxes = taxesOfVisitor((await loadResortLists(tx)).taxes, today);
  const lines = read.value.wanted.map(({ ruleId, ...wanted }, position) => {
    const price = priceCharge({ ruleId, ...wanted }, taxes);
    const { totalSen, taxSen } = price;
    return { ...wanted, position, lines: [...price.lines], totalSen, taxSen };
  });
  const { id: outletId, name: outletName } = read.value.outlet;
  return ok({
    outlet: { outletId, outletName },
    lines,
    totalSen: sumSen(lines.map(({ totalSen }) => totalSen)),
  });
}
