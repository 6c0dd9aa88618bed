import type { PaymentId } from "@pulau/domain/ids.ts";
import { offerOf } from "@pulau/domain/money/offers.ts";
import { type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { type KeyedCall, withIdempotency } from "../../../plugins/idempotency.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { endOpenPages } from "./end-open-pages.ts";
import { findPayable } from "./payables.ts";
import { payFromWallet, refuseShortWallet, type WalletPay } from "./wallet.ts";

/** Pays from the wallet, once every page that is open for the same thing is closed. */
export async function payByWallet(
  { db, gateways }: { db: Db; gateways: Gateways },
  payment: WalletPay,
  keyed: KeyedCall,
): Promise<Result<{ paymentId: PaymentId }>> {
  if (!(await loadSettings(db)).wallet.enabled) return refuse("WALLET_OFF");
  const found = await findPayable(db, payment.of);
  if (found?.ownerId === payment.ownerId && offerOf(found.offers, payment).ok) {
    const free = await endOpenPages({ db, gateways }, payment.of, { part: payment.part, gateway: "wallet" });
    if (!free.ok) return free;
  }
  return refuseShortWallet(() => withIdempotency(db, keyed, (tx) => payFromWallet(tx, payment)));
}
