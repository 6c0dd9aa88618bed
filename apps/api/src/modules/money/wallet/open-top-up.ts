import { topUpBody } from "@pulau/contract/wallet.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { openPurchase } from "../../selling/purchases/public.ts";

const name = { en: "Wallet top-up", my: "Tambah nilai dompet", cn: "钱包充值" };

/** Opens a top-up within the range that staff set, both ends included; it is paid like every purchase. */
export async function openTopUp(
  tx: Tx,
  { accountId, amountSen }: { readonly accountId: AccountId; readonly amountSen: Sen },
): Promise<Result<{ _id: PurchaseId; payUntil: string }>> {
  const { enabled, topUp } = (await loadSettings(tx)).wallet;
  if (!enabled) return refuse("WALLET_OFF");
  if (!topUpBody(topUp).safeParse({ amountSen }).success) {
    const fields = [{ path: "amountSen", rule: "topUpRange" }];
    return { ok: false, failure: { code: "INVALID_INPUT", facts: topUp, fields } };
  }
  const opened = await openPurchase(tx, {
    accountId,
    flow: "top-up",
    subjectId: null,
    count: 1,
    facts: { name },
    totalSen: amountSen,
  });
  if (!opened.ok) return opened;
  const { _id, payUntil } = opened.value;
  return ok({ _id, payUntil: payUntil.toISOString() });
}
