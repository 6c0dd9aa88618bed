import type { BookingId, GuestId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { bookingGuest, guestEntry } from "../../../db/schema/booking-guests.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { type GuestBirth, lockBooking, note, unsealBirth } from "../../booking/bookings/public.ts";

type Request = { readonly bookingId: BookingId; readonly guestId: GuestId; readonly staffId: StaffId };

/**
 * The whole number of one guest's passport or IC, with the date and place of birth that they said. That it was looked at, by whom and whose it is stands in the booking's
 * history and in the audit log before it is shown; the number itself stands in neither.
 */
export async function revealPaper(
  tx: Tx,
  sealer: Sealer,
  { bookingId, guestId, staffId }: Request,
): Promise<Result<{ identity: string } & GuestBirth, "NOT_FOUND">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const guest = (await findGuest(tx, bookingId, guestId)) ?? (await findEntry(tx, bookingId, guestId));
  if (!guest) return refuse("NOT_FOUND");
  const facts = { guest: guest.name };
  await note(tx, { bookingId, what: "paperRevealed", at: locked.now, staffId, facts });
  return ok({
    identity: sealer.unseal(guest.sealed),
    ...unsealBirth(guest.birthSealed, sealer.unseal),
  });
}

async function findGuest(tx: Tx, bookingId: BookingId, guestId: GuestId) {
  const [guest] = await tx
    .select({
      sealed: bookingGuest.identitySealed,
      birthSealed: bookingGuest.birthSealed,
      name: bookingGuest.fullName,
    })
    .from(bookingGuest)
    .where(and(eq(bookingGuest.bookingId, bookingId), eq(bookingGuest.id, guestId)));
  return guest;
}

/** A guest of the rooming list who is not known whole, but whose paper is. */
async function findEntry(tx: Tx, bookingId: BookingId, guestId: GuestId) {
  const [entry] = await tx
    .select({ known: guestEntry.known })
    .from(guestEntry)
    .where(and(eq(guestEntry.bookingId, bookingId), eq(guestEntry.id, guestId)));
  const { identitySealed: sealed = null, birthSealed = null, fullName: name = "" } = entry?.known ?? {};
  return sealed === null ? undefined : { sealed, birthSealed, name };
}
