import type { Sen } from "./sen.ts";

/**
 * What of a sum can come from a wallet that does not hold all of it, and what is left for a gateway. Null when the wallet
 * holds all of it (then no gateway is needed) or nothing that would leave the gateway its smallest amount.
 */
export function walletShare(payment: {
  readonly toPaySen: Sen;
  readonly walletSen: Sen;
  /** The least that the gateway takes. */
  readonly leastSen: Sen;
}): { readonly amountSen: Sen; readonly restSen: Sen } | null {
  const { toPaySen, walletSen, leastSen } = payment;
  if (walletSen >= toPaySen) return null;
  const amountSen = Math.min(walletSen, toPaySen - Math.max(1, leastSen));
  return amountSen > 0 ? { amountSen, restSen: toPaySen - amountSen } : null;
}
