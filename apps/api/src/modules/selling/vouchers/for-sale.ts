import type { AccountId, HoldId, PromoCodeId, StockId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { isOpen } from "@pulau/domain/promotion/promo-code.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import { violates } from "../../../db/sql-state.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { contactResort, findPromo, leftFor, type PromoRow, personStock } from "../promotions/public.ts";

export type ForSale = {
  readonly row: PromoRow;
  readonly valueSen: Sen;
  readonly totalSen: Sen;
  /** What is kept while it is bought: of the whole stock, and of the person's own. */
  readonly pieces: readonly { readonly stockId: StockId; readonly pieces: number }[];
};

export type SaleRequest = {
  readonly promoCodeId: PromoCodeId;
  readonly count: number;
  readonly accountId: AccountId;
  /** What this hold has of it already is free for it. */
  readonly holdId: HoldId | null;
};

/**
 * Whether so many vouchers of a code can be bought now. `WRONG_STATE`: the code is used and not bought. `PROMO_USED_UP`
 * and `PROMO_ONCE_EACH` only look: the claim has the last word.
 */
export async function forSale(db: Db, sale: SaleRequest): Promise<Result<ForSale>> {
  const row = await findPromo(db, eq(promoCode.id, sale.promoCodeId));
  if (!row?.activeStatus) return refuse("NOT_FOUND");
  const { profile, timeZone } = await loadSettings(db);
  const open = isOpen(row, await loadToday(db, timeZone));
  if (!open.ok) return open.failure.code === "PROMO_ASK_RESORT" ? contactResort(profile) : open;
  const { valueSen, priceSen, stockId } = row;
  if (valueSen === null || priceSen === 0) return refuse("WRONG_STATE");
  const own = await personStock(db, row, `account:${sale.accountId}`);
  const stocks = [
    [stockId, "PROMO_USED_UP"],
    [own, "PROMO_ONCE_EACH"],
  ] as const;
  for (const [id, code] of stocks) {
    if (id !== null && (await leftFor(db, id, sale.holdId)) < sale.count) return refuse(code);
  }
  const pieces = [stockId, own]
    .filter((id) => id !== null)
    .map((id) => ({ stockId: id, pieces: sale.count }));
  return ok({ row, valueSen, totalSen: priceSen * sale.count, pieces });
}

/** A rival was faster between the look and the claim: the look is repeated, and says which limit it was. */
export async function claimOrExplain<T>(
  work: () => Promise<Result<T>>,
  lookAgain: () => Promise<Result<unknown>>,
): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (!violates(error, "stock_capacity")) throw error;
    const now = await lookAgain();
    return now.ok ? refuse("BUSY") : now;
  }
}
