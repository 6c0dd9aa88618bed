import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { note } from "./history.ts";

/** Who made the booking of a link, while it belongs to no account. */
export async function readClaimable(
  db: Db,
  { token, secret }: { token: string; secret: string },
): Promise<Result<{ name: string; email: string }, "LINK_INVALID">> {
  const opened = readLinkToken(secret, "claimBooking", token);
  if (!opened) return refuse("LINK_INVALID");
  const [booker] = await db
    .select({ name: booking.bookingName, email: booking.email })
    .from(booking)
    .where(and(eq(booking.id, opened.id), isNull(booking.accountId)));
  return booker ? ok(booker) : refuse("LINK_INVALID");
}

/** Takes a booking that was made without an account into one. Who comes second is refused. */
export async function claimBooking(
  tx: Tx,
  claim: { token: string; secret: string; accountId: AccountId; at: Date },
): Promise<Result<{ _id: BookingId }, "LINK_INVALID">> {
  const opened = readLinkToken(claim.secret, "claimBooking", claim.token);
  if (!opened) return refuse("LINK_INVALID");
  const bookingId = opened.id;
  const [taken] = await tx
    .update(booking)
    .set({
      ownerId: claim.accountId,
      accountId: claim.accountId,
      // Nobody is thanked for having sent themselves.
      referredBy: sql`nullif(${booking.referredBy}, ${claim.accountId})`,
    })
    .where(and(eq(booking.id, bookingId), isNull(booking.accountId)))
    .returning({ holdId: booking.holdId });
  if (!taken) {
    const [own] = await tx
      .select({ id: booking.id })
      .from(booking)
      .where(and(eq(booking.id, bookingId), eq(booking.accountId, claim.accountId)));
    return own ? ok({ _id: bookingId }) : refuse("LINK_INVALID");
  }
  await tx.update(stayHold).set({ ownerId: claim.accountId }).where(eq(stayHold.id, taken.holdId));
  await note(tx, { bookingId, what: "claimed", at: claim.at });
  return ok({ _id: bookingId });
}
