import { randomUUID } from "node:crypto";
import type { AccountId, DraftId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNotNull } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Makes a draft that staff began, with its hold, an account's or nobody's again. The price of what is held stays: one that
 * another contract made is refused at the submit until the hold is altered. `WRONG_STATE`: it is a booking already.
 */
export async function setDraftOwner(
  tx: Tx,
  wanted: { readonly draftId: DraftId; readonly accountId: AccountId | null },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const [hold] = await tx
    .select({ state: stayHold.state })
    .from(stayHold)
    .where(eq(stayHold.id, wanted.draftId))
    .for("update");
  const [found] = await tx
    .select({ ownerId: draft.ownerId, accountId: account.id })
    .from(draft)
    .leftJoin(account, eq(account.id, draft.ownerId))
    .where(and(eq(draft.id, wanted.draftId), isNotNull(draft.staffId)));
  if (!found) return refuse("NOT_FOUND");
  if (hold?.state === "booked") return refuse("WRONG_STATE");
  if (found.accountId === wanted.accountId) return ok({ done: true });
  if (wanted.accountId !== null) {
    const [known] = await tx.select({ id: account.id }).from(account).where(eq(account.id, wanted.accountId));
    if (!known) return refuse("NOT_FOUND", { accountId: wanted.accountId });
  }
  const ownerId = wanted.accountId ?? randomUUID();
  await tx.update(stayHold).set({ ownerId }).where(eq(stayHold.id, wanted.draftId));
  await tx.update(draft).set({ ownerId }).where(eq(draft.id, wanted.draftId));
  return ok({ done: true });
}
