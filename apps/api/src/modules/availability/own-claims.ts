import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { draft, stayHold } from "../../db/schema/bookings.ts";
import type { Session } from "../../plugins/session.ts";
import { contractOf } from "../agents/public.ts";
import type { SupplyAsk } from "./supply.ts";

/** Whose hold a call may count as free: that of its own draft. Staff own no drafts. */
export const ownClaims = (session: Session | null, draftId: string | undefined): SupplyAsk["own"] =>
  draftId === undefined || session === null || session.kind === "staff"
    ? null
    : { draftId, ownerId: session.ownerId };

/**
 * The same for staff, who look for whom a draft is: what its owner holds counts as free, at the owner's contract. No
 * draft, or one that is gone: as for everybody.
 */
export async function claimsAtDesk(
  db: Db,
  draftId: string | undefined,
): Promise<{ own: SupplyAsk["own"]; contract: AgentContract | null }> {
  if (draftId === undefined) return { own: null, contract: null };
  const [found] = await db.select({ ownerId: draft.ownerId }).from(draft).where(eq(draft.id, draftId));
  if (!found) return { own: null, contract: null };
  return { own: { draftId, ownerId: found.ownerId }, contract: await contractOf(db, found.ownerId) };
}

/** The hold of the caller's own draft, whose claims count as free for the caller. A draft's hold has the draft's id. */
export async function findOwnHold(
  db: Db,
  session: Session | null,
  draftId: string | undefined,
): Promise<string | null> {
  const own = ownClaims(session, draftId);
  if (!own) return null;
  const [hold] = await db
    .select({ id: stayHold.id })
    .from(stayHold)
    .where(and(eq(stayHold.id, own.draftId), eq(stayHold.ownerId, own.ownerId)));
  return hold?.id ?? null;
}
