import { isLinkedFlow } from "@pulau/contract/purchases.ts";
import type { AccountId, PaymentId } from "@pulau/domain/ids.ts";
import { type Result, refuse } from "@pulau/domain/result.ts";
import type { KeyedCall } from "../../../plugins/idempotency.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import type { PaymentDeps } from "./open-page.ts";
import { flowOfPurchase } from "./purchase-payable.ts";
import { type StartPayment, startPayment } from "./start-payment.ts";

type Wanted = Omit<StartPayment, "flow" | "wallet"> & {
  /** The account of who pays; null for who has none. */
  readonly accountId: AccountId | null;
  readonly wallet?: Omit<NonNullable<StartPayment["wallet"]>, "accountId"> | undefined;
};

/**
 * Starts a payment for who pays it themselves. A part from a wallet needs an account (`WALLET_SHORT`) and a resort that has
 * wallets (`WALLET_OFF`); a purchase is paid on its own flow, and is `NOT_FOUND` when there is none such.
 */
export async function requestPayment(
  deps: PaymentDeps,
  keyed: KeyedCall,
  { accountId, wallet, ...payment }: Wanted,
): Promise<Result<{ paymentId: PaymentId; redirectUrl: string }>> {
  const { bookingId, purchaseId } = payment.of;
  const flow = bookingId === undefined ? await flowOfPurchase(deps.db, purchaseId) : "reservation";
  if (flow === null || isLinkedFlow(flow)) return refuse("NOT_FOUND");
  if (wallet === undefined) return startPayment(deps, keyed, { ...payment, flow });
  if (accountId === null) return refuse("WALLET_SHORT");
  if (!(await loadSettings(deps.db)).wallet.enabled) return refuse("WALLET_OFF");
  return startPayment(deps, keyed, { ...payment, flow, wallet: { ...wallet, accountId } });
}
