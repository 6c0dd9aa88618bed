import { randomUUID } from "node:crypto";
import type { BookingJson, DraftReply } from "@pulau/contract/drafts.ts";
import type { AccountId, DraftId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import { type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNotNull } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { draft } from "../../../db/schema/drafts.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { createDraft } from "../drafts/public.ts";

export type NewDraft = {
  readonly staffId: StaffId;
  /** Whose booking it will be; null: nobody's yet, it is taken over by the link in its mail. */
  readonly accountId: AccountId | null;
  readonly json: BookingJson;
  readonly sealer: Sealer;
};

/** Begins a booking for a guest. */
export async function beginDraft(
  db: Db,
  { staffId, accountId, json, sealer }: NewDraft,
): Promise<Result<z.infer<typeof DraftReply>, "NOT_FOUND" | "DRAFTS_FULL">> {
  if (accountId !== null) {
    const [known] = await db.select({ id: account.id }).from(account).where(eq(account.id, accountId));
    if (!known) return refuse("NOT_FOUND", { accountId });
  }
  return createDraft(db, { ownerId: accountId ?? randomUUID(), json, sealer, staffId });
}

/** Whose a draft is that staff began, or null when guests made it themselves: those are none of staff's business. */
export async function ownerOfDraft(
  db: Db,
  id: DraftId,
): Promise<{ ownerId: OwnerId; accountId: AccountId | null } | null> {
  const [found] = await db
    .select({ ownerId: draft.ownerId, accountId: account.id })
    .from(draft)
    .leftJoin(account, eq(account.id, draft.ownerId))
    .where(and(eq(draft.id, id), isNotNull(draft.staffId)));
  return found ?? null;
}
