import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Session } from "../../../plugins/session.ts";

/** The hold that counts as free for the call: its draft, and whose that is. */
export type OwnClaims = { readonly draftId: DraftId; readonly ownerId: OwnerId } | null;

/** Whose hold a call may count as free: that of its own draft. Staff own no drafts. */
export const ownClaims = (session: Session | null, draftId: DraftId | undefined): OwnClaims =>
  draftId === undefined || session === null || session.kind === "staff"
    ? null
    : { draftId, ownerId: session.ownerId };

/** The hold of the caller's own draft, whose claims count as free for the caller. A draft's hold has the draft's id. */
export async function findOwnHold(
  db: Db,
  session: Session | null,
  draftId: DraftId | undefined,
): Promise<string | null> {
  const own = ownClaims(session, draftId);
  if (!own) return null;
  const [hold] = await db
    .select({ id: stayHold.id })
    .from(stayHold)
    .where(and(eq(stayHold.id, own.draftId), eq(stayHold.ownerId, own.ownerId)));
  return hold?.id ?? null;
}
