import type { BookingId, DraftId } from "@pulau/domain/ids.ts";
import { and, eq, ne, sql } from "../../../db/orm.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockEnquiry } from "./enquiry-rows.ts";
import { countEnquiry } from "./write-enquiry.ts";

/** A draft became a booking: the enquiry that it was prepared from, if any, is booked. */
export async function markEnquiryBooked(
  tx: Tx,
  { draftId, bookingId }: { draftId: DraftId; bookingId: BookingId },
): Promise<void> {
  const prepared = await tx
    .select({ id: bookingEnquiry.id })
    .from(bookingEnquiry)
    .where(and(eq(bookingEnquiry.draftId, draftId), ne(bookingEnquiry.state, "booked")));
  for (const { id } of prepared) {
    const row = await lockEnquiry(tx, id);
    // Another booking may have been prepared or made from it since.
    if (row?.draftId !== draftId || row.state === "booked") continue;
    const after = { state: "booked", assigneeId: row.assigneeId } as const;
    await tx
      .update(bookingEnquiry)
      .set({ state: after.state, bookingId, changedAt: sql`pulau_now()` })
      .where(eq(bookingEnquiry.id, id));
    await countEnquiry(tx, { id, before: row, after, by: { who: "system" } });
  }
}
