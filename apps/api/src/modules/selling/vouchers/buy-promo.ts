import type { buyPromoRoute } from "@pulau/contract/promo-purchases.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type KeyedCall, withIdempotency } from "../../../plugins/idempotency.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { openPurchase } from "../purchases/public.ts";
import { isOwnBlock } from "./block-promo.ts";
import { claimOrExplain, forSale } from "./for-sale.ts";
import type { PromoFacts } from "./promo-facts.ts";

type Request = Received<typeof buyPromoRoute>["body"] & { readonly accountId: AccountId };

/**
 * Opens the purchase of vouchers, with the terms of the day and the gift's words in it. What a block keeps becomes the
 * purchase's own, now until the payment's deadline.
 */
export async function buyPromo(
  db: Db,
  keyed: KeyedCall,
  order: Request,
): Promise<Result<Reply<typeof buyPromoRoute>>> {
  const { promoCodeId, count, accountId } = order;
  const blockId = order.blockId ?? null;
  const look = () => forSale(db, { promoCodeId, count, accountId, holdId: blockId });
  const sale = await look();
  if (!sale.ok) return withIdempotency(db, keyed, async () => sale);
  const { row, valueSen, totalSen, pieces } = sale.value;
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const facts: PromoFacts = {
    name: row.name,
    picture: row.picture,
    worthSen: valueSen,
    validDays: row.validDays,
    terms: {
      packageIds: [...row.packageIds],
      minSpendSen: row.minSpendSen,
      stayFrom: row.stayFrom,
      stayTo: row.stayTo,
    },
    gift: order.gift ? { ...order.gift, sendOn: order.gift.sendOn ?? today } : null,
  };
  const purchase = {
    accountId,
    flow: "promo-code",
    subjectId: promoCodeId,
    count,
    facts,
    totalSen,
    pieces,
  } as const;
  return claimOrExplain(
    () =>
      withIdempotency(db, keyed, async (tx) => {
        if (blockId !== null && !(await isOwnBlock(tx, { blockId, accountId }))) return refuse("NOT_FOUND");
        const made = await openPurchase(tx, { ...purchase, id: blockId ?? undefined });
        if (!made.ok) return made;
        const { _id: purchaseId, payUntil } = made.value;
        return ok({ purchaseId, totalSen, payUntil: payUntil.toISOString() });
      }),
    look,
  );
}
