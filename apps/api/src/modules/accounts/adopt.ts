import { and, eq, isNull } from "drizzle-orm";
import { booking, draft, stayHold } from "../../db/schema/bookings.ts";
import { bookingEnquiry, waitEntry } from "../../db/schema/enquiries.ts";
import type { Tx } from "../../db/tx.ts";

/** Gives an account what an anonymous session owns: drafts, holds, bookings, enquiries and places on the wait-list. */
export async function adopt(tx: Tx, fromOwnerId: string, accountId: string): Promise<void> {
  await tx.update(draft).set({ ownerId: accountId }).where(eq(draft.ownerId, fromOwnerId));
  await tx.update(stayHold).set({ ownerId: accountId }).where(eq(stayHold.ownerId, fromOwnerId));
  await tx.update(bookingEnquiry).set({ ownerId: accountId }).where(eq(bookingEnquiry.ownerId, fromOwnerId));
  await tx.update(waitEntry).set({ ownerId: accountId }).where(eq(waitEntry.ownerId, fromOwnerId));
  await tx
    .update(booking)
    .set({ ownerId: accountId, accountId })
    .where(and(eq(booking.ownerId, fromOwnerId), isNull(booking.accountId)));
}
