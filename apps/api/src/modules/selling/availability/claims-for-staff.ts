import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { draft } from "../../../db/schema/drafts.ts";
import type { OwnClaims } from "../../ground/stock/public.ts";
import { contractOf } from "../../partners/agents/public.ts";

/**
 * What counts as free for staff who look for whom a draft is: what its owner holds, at the owner's contract. No draft, or
 * one that is gone: as for everybody.
 */
export async function claimsForStaff(
  db: Db,
  draftId: DraftId | undefined,
): Promise<{ own: OwnClaims; contract: AgentContract | null }> {
  if (draftId === undefined) return { own: null, contract: null };
  const [found] = await db.select({ ownerId: draft.ownerId }).from(draft).where(eq(draft.id, draftId));
  if (!found) return { own: null, contract: null };
  return { own: { draftId, ownerId: found.ownerId }, contract: await contractOf(db, found.ownerId) };
}
