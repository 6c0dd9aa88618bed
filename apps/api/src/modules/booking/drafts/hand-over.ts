import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import { account } from "../../../db/schema/accounts.ts";
import { draft, stayHold } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Gives a draft, with its hold, to whoever came by the link from its mail. What belongs to an account is only that
 * account's (`NOT_ALLOWED`); what has become a booking stays with its owner (`WRONG_STATE`).
 */
export async function handOver(
  tx: Tx,
  ask: { draftId: string; fromOwnerId: string; toOwnerId: string },
): Promise<Result<true, "NOT_ALLOWED" | "WRONG_STATE">> {
  if (ask.fromOwnerId === ask.toOwnerId) return ok(true);
  const [owner] = await tx.select({ id: account.id }).from(account).where(eq(account.id, ask.fromOwnerId));
  if (owner) return refuse("NOT_ALLOWED");
  const [hold] = await tx
    .select({ state: stayHold.state })
    .from(stayHold)
    .where(eq(stayHold.id, ask.draftId))
    .for("update");
  if (hold?.state === "booked") return refuse("WRONG_STATE");
  const ownerId = ask.toOwnerId;
  await tx.update(stayHold).set({ ownerId }).where(eq(stayHold.id, ask.draftId));
  await tx.update(draft).set({ ownerId }).where(eq(draft.id, ask.draftId));
  return ok(true);
}
