import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { handOver } from "../drafts/public.ts";
import { lockEnquiry } from "./enquiry-rows.ts";

/**
 * Opens the booking that was prepared from an enquiry for whoever has the mail's link: draft and enquiry are theirs from
 * then on. `LINK_INVALID`: nothing was prepared, or the link was not made here.
 */
export async function openPrepared(
  tx: Tx,
  link: { token: string; secret: string; ownerId: OwnerId },
): Promise<Result<{ draftId: DraftId }, "LINK_INVALID" | "NOT_ALLOWED" | "WRONG_STATE">> {
  const opened = readLinkToken(link.secret, "preparedBooking", link.token);
  const row = opened && (await lockEnquiry(tx, opened.id));
  if (!row?.draftId) return refuse("LINK_INVALID");
  const { draftId } = row;
  const given = await handOver(tx, { draftId, fromOwnerId: row.ownerId, toOwnerId: link.ownerId });
  if (!given.ok) return given;
  await tx.update(bookingEnquiry).set({ ownerId: link.ownerId }).where(eq(bookingEnquiry.id, row.id));
  return ok({ draftId });
}
