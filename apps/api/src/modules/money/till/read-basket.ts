import type { Received } from "@pulau/contract/route.ts";
import type { chargeRoute } from "@pulau/contract/till.ts";
import type { OutletItemId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { Charged } from "@pulau/domain/till/charge-lines.ts";
import { and, eq, inArray } from "../../../db/orm.ts";
import { outlet, outletItem } from "../../../db/schema/charges.ts";
import type { Tx } from "../../../db/tx.ts";

/** Something that is wanted: of the price list, or without an item beside it. */
export type Wanted = Charged & { readonly itemId: OutletItemId | null };

type Basket = Pick<Received<typeof chargeRoute>["body"], "outletId" | "items" | "free">;
type Read = { readonly outlet: typeof outlet.$inferSelect; readonly wanted: readonly Wanted[] };

/** What is wanted at an outlet, as its price list has it today; what is not on it is told at its field. */
export async function readBasket(
  tx: Tx,
  { outletId, items, free }: Basket,
): Promise<Result<Read, "INVALID_INPUT">> {
  const [open] = await tx
    .select()
    .from(outlet)
    .where(and(eq(outlet.id, outletId), eq(outlet.activeStatus, true)));
  if (!open) return refuseFields("INVALID_INPUT", [{ path: "outletId", rule: "notListed" }]);
  const ids = items.map(({ itemId }) => itemId);
  const isSold = and(
    inArray(outletItem.id, ids),
    eq(outletItem.outletId, outletId),
    eq(outletItem.activeStatus, true),
  );
  const sold = ids.length > 0 ? await tx.select().from(outletItem).where(isSold) : [];
  const wanted: Wanted[] = [];
  for (const [i, { itemId, count }] of items.entries()) {
    const item = sold.find(({ id }) => id === itemId);
    if (!item) return refuseFields("INVALID_INPUT", [{ path: `items.${i}.itemId`, rule: "notListed" }]);
    const { name, sen: unitSen, taxGroup } = item;
    wanted.push({ itemId, ruleId: itemId, name, unitSen, count, taxGroup });
  }
  for (const { name, sen: unitSen, count, taxGroup } of free)
    wanted.push({
      itemId: null,
      ruleId: `free-${name}`,
      name: { en: name, my: name, cn: name },
      unitSen,
      count,
      taxGroup,
    });
  return ok({ outlet: open, wanted });
}

/** What something is called, with how many. */
export const nameOf = ({ count, name }: Pick<Charged, "count" | "name">): string =>
  count === 1 ? name.en : `${count} × ${name.en}`;
