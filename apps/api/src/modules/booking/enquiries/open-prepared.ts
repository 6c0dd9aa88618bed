import { type DraftId, draftOf, type HoldId, type OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { handOver } from "../drafts/public.ts";
import { lockEnquiry } from "./enquiry-rows.ts";

type Link = { readonly token: string; readonly secret: string; readonly ownerId: OwnerId };
type Opened = Result<{ draftId: DraftId }, "LINK_INVALID" | "NOT_ALLOWED" | "WRONG_STATE">;

/**
 * Opens the booking that was prepared from an enquiry, or that staff hold for somebody, for whoever has the mail's link: it is theirs
 * from then on. `LINK_INVALID`: nothing was prepared, or the link was not made here.
 */
export async function openPrepared(tx: Tx, link: Link): Promise<Opened> {
  const held = readLinkToken(link.secret, "heldStay", link.token);
  if (held) return openHeld(tx, held.id, link.ownerId);
  const opened = readLinkToken(link.secret, "preparedBooking", link.token);
  const row = opened && (await lockEnquiry(tx, opened.id));
  if (!row?.draftId) return refuse("LINK_INVALID");
  const { draftId } = row;
  const given = await handOver(tx, { draftId, fromOwnerId: row.ownerId, toOwnerId: link.ownerId });
  if (!given.ok) return given;
  await tx.update(bookingEnquiry).set({ ownerId: link.ownerId }).where(eq(bookingEnquiry.id, row.id));
  return ok({ draftId });
}

/** What is held keeps its end, and its price as long as it is held. */
async function openHeld(tx: Tx, holdId: HoldId, toOwnerId: OwnerId): Promise<Opened> {
  const draftId = draftOf(holdId);
  const [found] = await tx.select({ fromOwnerId: draft.ownerId }).from(draft).where(eq(draft.id, draftId));
  if (!found) return refuse("LINK_INVALID");
  const given = await handOver(tx, { draftId, ...found, toOwnerId });
  return given.ok ? ok({ draftId }) : given;
}
