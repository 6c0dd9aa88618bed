import { createHash, randomBytes } from "node:crypto";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import { booking, stayHold } from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import { note } from "./history.ts";

/** A secret for the link in a guest's mail, and the hash of it that is kept. */
export function newClaimToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString("base64url");
  return { token, hash: hashOf(token) };
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Takes a booking that was made without an account into one. The link works once. */
export async function claimBooking(
  tx: Tx,
  ask: { token: string; accountId: string; at: Date },
): Promise<Result<{ _id: string }, "LINK_INVALID">> {
  const [found] = await tx
    .select({ id: booking.id, holdId: booking.holdId, accountId: booking.accountId })
    .from(booking)
    .where(eq(booking.claimHash, hashOf(ask.token)))
    .for("update");
  if (!found || (found.accountId !== null && found.accountId !== ask.accountId))
    return refuse("LINK_INVALID");
  const owner = { ownerId: ask.accountId };
  await tx
    .update(booking)
    .set({ ...owner, accountId: ask.accountId, claimHash: null })
    .where(eq(booking.id, found.id));
  await tx.update(stayHold).set(owner).where(eq(stayHold.id, found.holdId));
  await note(tx, { bookingId: found.id, what: "claimed", at: ask.at });
  return ok({ _id: found.id });
}
