import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { canPayoutMove } from "@pulau/domain/wallet/payout-moves.ts";
import { eq } from "drizzle-orm";
import { loadNow } from "../../../db/clock.ts";
import { payout } from "../../../db/schema/payouts.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockPayout } from "./payout-rows.ts";

/** Takes a request back before anybody approved it; its amount can be spent again. */
export async function cancelPayout(
  tx: Tx,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<Result<{ done: true }>> {
  const row = await lockPayout(tx, id);
  if (row?.accountId !== accountId) return refuse("NOT_FOUND");
  if (!canPayoutMove(row.state, "cancelled")) return refuse("WRONG_STATE", { state: row.state });
  await tx
    .update(payout)
    .set({ state: "cancelled", cancelledAt: await loadNow(tx) })
    .where(eq(payout.id, id));
  return ok({ done: true });
}
