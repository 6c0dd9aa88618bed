import type { WalletSetting } from "@pulau/contract/wallet.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, writeSetting } from "../../ground/resort/public.ts";

/** Changes what staff say of wallets, and notes who did and what was said before. */
export async function setWalletSetting(
  tx: Tx,
  { to, staffId }: { readonly to: WalletSetting; readonly staffId: StaffId },
): Promise<Result<{ done: true }>> {
  const { wallet: before } = await loadSettings(tx);
  await writeSetting(tx, "wallet", to);
  await auditChange(tx, { staffId, act: "walletSettingChanged", subject: "setting", before, after: to });
  return ok({ done: true });
}
