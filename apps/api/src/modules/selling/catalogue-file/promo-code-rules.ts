import { changedMeaning, type PromoMeaning } from "@pulau/domain/promotion/promo-code.ts";
import { priceList } from "../../../db/schema/price-lists.ts";
import type { Tx } from "../../../db/tx.ts";
import { limitPersons, usedPromos } from "../promotions/public.ts";
import type { Compared, RowPlan } from "./compare.ts";
import type { ImportFault } from "./part.ts";
import type { Prices } from "./price-part.ts";

/** A promo code that was used or bought goes on meaning what it meant, as when it is changed by hand. */
export async function changedUsedPromos(tx: Tx, { changed }: RowPlan): Promise<ImportFault[]> {
  const lost = changed.flatMap(({ row, before, at }) =>
    changedMeaning(before as PromoMeaning, row as PromoMeaning).map((field) => ({
      id: before.id,
      at,
      field,
    })),
  );
  const used: ReadonlySet<unknown> = await usedPromos(tx, [...new Set(lost.map(({ id }) => String(id)))]);
  return lost
    .filter(({ id }) => used.has(id))
    .map(({ at, field }) => ({ path: `promoCodes.${at}.${field}`, rule: "promoUsed" }));
}

/**
 * Promo codes that open a price list which there will not be. Of those of rates there will: prices bring their lists along.
 */
export function lostPriceLists({ plans, rows }: Compared, prices: readonly Prices[]): ImportFault[] {
  const plan = plans.find(({ part }) => part.id === "promoCodes");
  const known = new Set<unknown>([
    ...(rows.get(priceList) ?? []).map(({ code }) => code),
    ...prices.flatMap(({ rates }) => rates.map((rate) => rate.priceList)),
  ]);
  return [...(plan?.added ?? []), ...(plan?.changed ?? [])].flatMap(({ row: { priceList: code }, at }) =>
    code === null || known.has(code)
      ? []
      : [
          {
            path: `promoCodes.${at}.priceList`,
            rule: "catalogue.priceList",
            facts: { code: String(code) },
          },
        ],
  );
}

/** How often each person may use a code holds for those who have used it too. */
export async function limitPromoPersons(tx: Tx, { changed }: RowPlan): Promise<void> {
  for (const { row, before } of changed)
    if (row.perPerson !== null && row.perPerson !== before.perPerson)
      await limitPersons(tx, String(row.id), Number(row.perPerson));
}
