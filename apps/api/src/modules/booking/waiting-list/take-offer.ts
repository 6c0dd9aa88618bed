import type { BookingId, DraftId, OwnerId, WaitEntryId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, inArray, isNotNull, sql } from "../../../db/orm.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { waitEntry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { handOver } from "../drafts/public.ts";
import { isLive } from "../holds/public.ts";
import { takeForGuest } from "./end-offer.ts";
import { lockEntry } from "./lock-entry.ts";

type Refusals = "LINK_INVALID" | "NOT_ALLOWED" | "WRONG_STATE" | "HOLD_EXPIRED";

/**
 * Takes up an offered stay: draft, hold and place on the list belong to the caller from then on, and the deadline stays
 * what it was. Who comes twice, or goes on after closing the page, finds the same draft.
 */
export async function acceptOffer(
  tx: Tx,
  key: { entryId: WaitEntryId; ownerId: OwnerId },
): Promise<Result<{ draftId: DraftId }, Refusals>> {
  const locked = await lockEntry(tx, key.entryId);
  if (!locked) return refuse("LINK_INVALID");
  const { entry, hold } = locked;
  const { draftId, ownerId, state } = entry;
  if (state !== "offered" || draftId === null) return refuse("WRONG_STATE", { state });
  if (!hold || !isLive(hold)) return refuse("HOLD_EXPIRED");
  const given = await handOver(tx, { draftId, fromOwnerId: ownerId, toOwnerId: key.ownerId });
  if (!given.ok) return given;
  await tx.update(waitEntry).set({ ownerId: key.ownerId }).where(eq(waitEntry.id, entry.id));
  return ok({ draftId });
}

/**
 * A draft became a booking: the offer that it came from, if any, is taken, and so is the place on the list that staff have
 * made it of. `WRONG_STATE` where whoever had that place has booked or left meanwhile.
 */
export async function markOfferTaken(
  tx: Tx,
  { draftId, bookingId }: { draftId: DraftId; bookingId: BookingId },
): Promise<Result<true, "WRONG_STATE">> {
  await tx
    .update(waitEntry)
    .set({ state: "taken", bookingId, changedAt: sql`pulau_now()` })
    .where(and(eq(waitEntry.draftId, draftId), inArray(waitEntry.state, ["offered", "missed", "waiting"])));
  const [begun] = await tx
    .select({ id: draft.waitEntryId })
    .from(draft)
    .where(and(eq(draft.id, draftId), isNotNull(draft.waitEntryId)));
  if (!begun?.id) return ok(true);
  const taken = await takeForGuest(tx, begun.id);
  if (!taken.ok) return taken;
  await tx.update(waitEntry).set({ bookingId }).where(eq(waitEntry.id, begun.id));
  return ok(true);
}
