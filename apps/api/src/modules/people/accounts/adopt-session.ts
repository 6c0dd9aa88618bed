import type { AccountId, OwnerId } from "@pulau/domain/ids.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { bookingEnquiry, waitEntry } from "../../../db/schema/enquiries.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import { referralClick } from "../../../db/schema/referral.ts";
import type { Tx } from "../../../db/tx.ts";

/**
 * Gives an account what an anonymous session owns: drafts, holds, bookings, enquiries, places on the waiting list, and the
 * links it followed. Nobody is thanked for having sent themselves.
 */
export async function adoptSession(tx: Tx, fromOwnerId: OwnerId, accountId: AccountId): Promise<void> {
  await tx.update(draft).set({ ownerId: accountId }).where(eq(draft.ownerId, fromOwnerId));
  await tx.update(referralClick).set({ ownerId: accountId }).where(eq(referralClick.ownerId, fromOwnerId));
  await tx.update(stayHold).set({ ownerId: accountId }).where(eq(stayHold.ownerId, fromOwnerId));
  await tx.update(bookingEnquiry).set({ ownerId: accountId }).where(eq(bookingEnquiry.ownerId, fromOwnerId));
  await tx.update(waitEntry).set({ ownerId: accountId }).where(eq(waitEntry.ownerId, fromOwnerId));
  await tx
    .update(booking)
    .set({ ownerId: accountId, accountId, referredBy: sql`nullif(${booking.referredBy}, ${accountId})` })
    .where(and(eq(booking.ownerId, fromOwnerId), isNull(booking.accountId)));
}
