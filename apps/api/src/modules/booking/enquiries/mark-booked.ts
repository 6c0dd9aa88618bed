import type { BookingId, DraftId } from "@pulau/domain/ids.ts";
import { and, eq, ne, sql } from "../../../db/orm.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";

/** A draft became a booking: the enquiry that it was prepared from, if any, is booked. */
export async function markEnquiryBooked(
  tx: Tx,
  { draftId, bookingId }: { draftId: DraftId; bookingId: BookingId },
): Promise<void> {
  await tx
    .update(bookingEnquiry)
    .set({ state: "booked", bookingId, changedAt: sql`pulau_now()` })
    .where(and(eq(bookingEnquiry.draftId, draftId), ne(bookingEnquiry.state, "booked")));
}
