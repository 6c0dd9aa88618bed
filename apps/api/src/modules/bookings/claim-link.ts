import { createHmac, timingSafeEqual } from "node:crypto";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { booking, stayHold } from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import { deriveKey } from "../../plugins/derive-key.ts";
import { note } from "./history.ts";

/**
 * The secret in the link by which an account can take over a booking that was made without one. It is made from the
 * booking's id, so that neither the database nor the queue ever holds it.
 */
export const claimToken = (secret: string, bookingId: string): string =>
  `${bookingId}.${createHmac("sha256", deriveKey(secret, "links to bookings")).update(bookingId).digest("base64url")}`;

/** The booking that a token was made for, or null when it was not made with this secret. */
function bookingOf(token: string, secret: string): string | null {
  const [id = ""] = token.split(".");
  if (!z.uuid().safeParse(id).success) return null;
  const given = Buffer.from(token);
  const right = Buffer.from(claimToken(secret, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** Takes a booking that was made without an account into one. Who comes second is refused. */
export async function claimBooking(
  tx: Tx,
  ask: { token: string; secret: string; accountId: string; at: Date },
): Promise<Result<{ _id: string }, "LINK_INVALID">> {
  const bookingId = bookingOf(ask.token, ask.secret);
  if (bookingId === null) return refuse("LINK_INVALID");
  const owner = { ownerId: ask.accountId };
  const [taken] = await tx
    .update(booking)
    .set({ ...owner, accountId: ask.accountId })
    .where(and(eq(booking.id, bookingId), isNull(booking.accountId)))
    .returning({ holdId: booking.holdId });
  if (!taken) {
    const [own] = await tx
      .select({ id: booking.id })
      .from(booking)
      .where(and(eq(booking.id, bookingId), eq(booking.accountId, ask.accountId)));
    return own ? ok({ _id: bookingId }) : refuse("LINK_INVALID");
  }
  await tx.update(stayHold).set(owner).where(eq(stayHold.id, taken.holdId));
  await note(tx, { bookingId, what: "claimed", at: ask.at });
  return ok({ _id: bookingId });
}
