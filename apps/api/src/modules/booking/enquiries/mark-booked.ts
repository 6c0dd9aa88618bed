import type { BookingId, DraftId, EnquiryId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNotNull, ne, sql } from "../../../db/orm.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { releaseHold } from "../holds/public.ts";
import { type EnquiryRow, lockEnquiry } from "./enquiry-rows.ts";
import { countEnquiry } from "./write-enquiry.ts";

type Booked = { readonly draftId: DraftId; readonly bookingId: BookingId };

/**
 * A draft became a booking: the enquiry that it was prepared from, if any, is booked, and so is the one that staff have
 * made it of. `WRONG_STATE` where a colleague has made a booking of that one meanwhile: who asked once is not booked twice.
 */
export async function markEnquiryBooked(
  tx: Tx,
  { draftId, bookingId }: Booked,
): Promise<Result<true, "WRONG_STATE">> {
  const prepared = await tx
    .select({ id: bookingEnquiry.id })
    .from(bookingEnquiry)
    .where(eq(bookingEnquiry.draftId, draftId));
  for (const { id } of prepared) {
    const row = await lockEnquiry(tx, id);
    // Another booking may have been prepared from it since.
    if (row?.draftId !== draftId) continue;
    if (row.state === "booked") return refuse("WRONG_STATE", { state: row.state, rule: "enquiry" });
    await markBooked(tx, row, bookingId);
  }
  const begunFrom = await enquiryOfDraft(tx, draftId);
  if (begunFrom === null) return ok(true);
  const row = await lockEnquiry(tx, begunFrom);
  if (row === null || row.state === "booked")
    return refuse("WRONG_STATE", { state: "booked", rule: "enquiry" });
  await markBooked(tx, row, bookingId);
  return ok(true);
}

/**
 * Lets go of what a prepared draft holds whose enquiry the desk is booking by another draft: nobody books it any more. The hold comes
 * before the enquiry in the order of locks, and is let go of before the desk's own claims change.
 */
export async function releasePrepared(tx: Tx, draftId: DraftId): Promise<void> {
  const begunFrom = await enquiryOfDraft(tx, draftId);
  if (begunFrom === null) return;
  const [found] = await tx
    .select({ holdId: stayHold.id, ownerId: stayHold.ownerId })
    .from(bookingEnquiry)
    .innerJoin(stayHold, eq(stayHold.id, bookingEnquiry.draftId))
    .where(and(eq(bookingEnquiry.id, begunFrom), ne(stayHold.id, draftId)));
  if (found) await releaseHold(tx, found);
}

async function enquiryOfDraft(tx: Tx, draftId: DraftId): Promise<EnquiryId | null> {
  const [found] = await tx
    .select({ id: draft.enquiryId })
    .from(draft)
    .where(and(eq(draft.id, draftId), isNotNull(draft.enquiryId)));
  return found?.id ?? null;
}

async function markBooked(tx: Tx, row: EnquiryRow, bookingId: BookingId): Promise<void> {
  const after = { state: "booked", assigneeId: row.assigneeId } as const;
  await tx
    .update(bookingEnquiry)
    .set({ state: after.state, bookingId, changedAt: sql`pulau_now()` })
    .where(eq(bookingEnquiry.id, row.id));
  await countEnquiry(tx, { id: row.id, before: row, after, by: { who: "system" } });
}
