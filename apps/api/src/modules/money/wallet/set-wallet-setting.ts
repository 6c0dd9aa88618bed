import type { WalletSetting } from "@pulau/contract/wallet.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { writeAudit } from "../../../db/write-audit.ts";
import { writeSetting } from "../../ground/resort/public.ts";

/** Changes what staff say of wallets, and notes who did. */
export async function setWalletSetting(
  tx: Tx,
  { to, staffId }: { readonly to: WalletSetting; readonly staffId: StaffId },
): Promise<Result<{ done: true }>> {
  await writeSetting(tx, "wallet", to);
  const { enabled, topUp, payout } = to;
  await writeAudit(tx, {
    staffId,
    act: "walletSettingChanged",
    subject: "setting",
    facts: {
      enabled,
      topUpMinSen: topUp.minSen,
      topUpMaxSen: topUp.maxSen,
      payouts: payout.enabled,
      payoutMinSen: payout.minSen,
      secondPerson: payout.secondPerson,
    },
  });
  return ok({ done: true });
}
