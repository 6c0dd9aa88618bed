import type { AccountId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { payFromWallet } from "./wallet.ts";

type Opened = { readonly purchaseId: PurchaseId; readonly totalSen: Sen };
export type PaidAtOnce = Opened & { readonly paymentId: PaymentId };

/** Pays a purchase that was opened in the same transaction from its buyer's wallet: both or neither. `WALLET_OFF` where staff let no wallet pay. */
export async function payPurchaseAtOnce(
  tx: Tx,
  accountId: AccountId,
  opened: Result<Opened>,
): Promise<Result<PaidAtOnce>> {
  if (!opened.ok) return opened;
  if (!(await loadSettings(tx)).wallet.enabled) return refuse("WALLET_OFF");
  const { purchaseId, totalSen } = opened.value;
  const paid = await payFromWallet(tx, { of: { purchaseId }, ownerId: accountId, accountId, part: "full" });
  return paid.ok ? ok({ purchaseId, totalSen, ...paid.value }) : paid;
}
