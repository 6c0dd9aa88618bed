import type { AccountId, PayoutId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { payoutAfter } from "@pulau/domain/wallet/payout-moves.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Tx } from "../../../db/tx.ts";
import { movePayout } from "./move-payout.ts";
import { lockPayout } from "./payout-rows.ts";

/** Takes a request back before anybody approved it; its amount can be spent again. */
export async function cancelPayout(
  tx: Tx,
  { id, accountId }: { readonly id: PayoutId; readonly accountId: AccountId },
): Promise<Result<{ done: true }>> {
  const row = await lockPayout(tx, id);
  if (row?.accountId !== accountId) return refuse("NOT_FOUND");
  const next = payoutAfter(row.state, "cancel");
  if (!next.ok) return next;
  await movePayout(tx, { row }, "cancel", { cancelledAt: await loadNow(tx) });
  return ok({ done: true });
}
