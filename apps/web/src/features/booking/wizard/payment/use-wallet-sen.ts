import { useCall, useSession } from "../../../../api/use-call.ts";
import { wallet } from "../calls.ts";

/** What the account's wallet has to spend; nothing for who has not signed in. */
export function useWalletSen(): number {
  const session = useSession();
  const purse = useCall(wallet, {}, { enabled: session !== null });
  return purse.data?.balanceSen ?? 0;
}
