import type { claimableBookingRoute } from "@pulau/contract/bookings.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { linkToken, readLinkToken } from "../../../plugins/link-token.ts";
import { bookersDetail } from "./booking-detail.ts";
import { findBooking } from "./booking-rows.ts";
import { note } from "./history.ts";

/** The booking of a link and who made it, while it belongs to no account. */
export async function readClaimable(
  db: Db,
  { token, secret }: { token: string; secret: string },
): Promise<Result<Reply<typeof claimableBookingRoute>, "LINK_INVALID">> {
  const opened = readLinkToken(secret, "claimBooking", token);
  if (!opened) return refuse("LINK_INVALID");
  const row = await findBooking(db, opened.id);
  if (row === null || row.accountId !== null) return refuse("LINK_INVALID");
  const detail = await bookersDetail(db, row);
  return ok({
    name: row.bookingName,
    email: row.email,
    booking: detail,
    payToken: detail.canPay ? linkToken(secret, "pay", { id: row.id, linkNo: row.payLinkNo }) : null,
  });
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
