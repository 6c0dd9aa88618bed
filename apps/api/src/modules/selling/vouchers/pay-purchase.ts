import type { payPromoFromWalletRoute } from "@pulau/contract/promo-purchases.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import type { KeyedCall } from "../../../plugins/idempotency.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { flowOfPurchase, payByWallet } from "../../money/payments/public.ts";

type Request = { readonly purchaseId: PurchaseId; readonly accountId: AccountId };

/** Pays a purchase of promo codes from the wallet. */
export async function payPromoFromWallet(
  deps: { db: Db; gateways: Gateways },
  keyed: KeyedCall,
  { purchaseId, accountId }: Request,
): Promise<Result<Reply<typeof payPromoFromWalletRoute>>> {
  if ((await flowOfPurchase(deps.db, purchaseId)) !== "promo-code") return refuse("NOT_FOUND");
  const payment = { of: { purchaseId }, ownerId: accountId, accountId, part: "full" } as const;
  const paid = await refuseShortStock(() => payByWallet(deps, payment, keyed), "NOT_PAID_IN_TIME");
  return paid.ok ? ok({ ...paid.value, purchaseId }) : paid;
}
