import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { booking, stayHold } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { note } from "./history.ts";

/** Takes a booking that was made without an account into one. Who comes second is refused. */
export async function claimBooking(
  tx: Tx,
  ask: { token: string; secret: string; accountId: string; at: Date },
): Promise<Result<{ _id: string }, "LINK_INVALID">> {
  const opened = readLinkToken(ask.secret, "claimBooking", ask.token);
  if (!opened) return refuse("LINK_INVALID");
  const bookingId = opened.id;
  const [taken] = await tx
    .update(booking)
    .set({
      ownerId: ask.accountId,
      accountId: ask.accountId,
      // Nobody is thanked for having sent themselves.
      referredBy: sql`nullif(${booking.referredBy}, ${ask.accountId})`,
    })
    .where(and(eq(booking.id, bookingId), isNull(booking.accountId)))
    .returning({ holdId: booking.holdId });
  if (!taken) {
    const [own] = await tx
      .select({ id: booking.id })
      .from(booking)
      .where(and(eq(booking.id, bookingId), eq(booking.accountId, ask.accountId)));
    return own ? ok({ _id: bookingId }) : refuse("LINK_INVALID");
  }
  await tx.update(stayHold).set({ ownerId: ask.accountId }).where(eq(stayHold.id, taken.holdId));
  await note(tx, { bookingId, what: "claimed", at: ask.at });
  return ok({ _id: bookingId });
}
