import type { Sen } from "@pulau/domain/money/sen.ts";
import { useCall, useSession } from "../../../../api/use-call.ts";
import { wallet, walletSetting } from "../calls.ts";

/** What the account's wallet has to spend; null for who has not signed in, and where staff have switched wallets off. */
export function useWalletSen(): Sen | null {
  const signedIn = useSession() !== null;
  const setting = useCall(walletSetting, {}, { enabled: signedIn });
  const purse = useCall(wallet, {}, { enabled: signedIn });
  return signedIn && setting.data?.enabled ? (purse.data?.balanceSen ?? 0) : null;
}
