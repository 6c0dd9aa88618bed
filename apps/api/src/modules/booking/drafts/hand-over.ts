import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Gives a draft, with its hold, to whoever came by the link from its mail. What belongs to an account is only that
 * account's (`NOT_ALLOWED`); what has become a booking stays with its owner (`WRONG_STATE`).
 */
export async function handOver(
  tx: Tx,
  handover: { draftId: DraftId; fromOwnerId: OwnerId; toOwnerId: OwnerId },
): Promise<Result<true, "NOT_ALLOWED" | "WRONG_STATE">> {
  if (handover.fromOwnerId === handover.toOwnerId) return ok(true);
  const [owner] = await tx
    .select({ id: account.id })
    .from(account)
    .where(sql`${account.id} = ${handover.fromOwnerId}`);
  if (owner) return refuse("NOT_ALLOWED");
  const [hold] = await tx
    .select({ state: stayHold.state })
    .from(stayHold)
    .where(eq(stayHold.id, handover.draftId))
    .for("update");
  if (hold?.state === "booked") return refuse("WRONG_STATE");
  const ownerId = handover.toOwnerId;
  await tx.update(stayHold).set({ ownerId }).where(eq(stayHold.id, handover.draftId));
  await tx.update(draft).set({ ownerId }).where(eq(draft.id, handover.draftId));
  return ok(true);
}
