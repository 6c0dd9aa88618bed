import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { registrationCard } from "../../../db/schema/registration.ts";
import type { Tx } from "../../../db/tx.ts";
import { type LockedBooking, lockBooking } from "../../booking/bookings/public.ts";

export type CardOf = { readonly bookingId: BookingId; readonly guestId: GuestId };
type Card = typeof registrationCard.$inferSelect;
type OpenCard = {
  readonly locked: LockedBooking;
  readonly guest: typeof bookingGuest.$inferSelect;
  /** Null while nothing is on it. */
  readonly card: Card | null;
};

/** Whether the cards of a booking can be filled in: before its guests have left, and not of one that never came. */
export const areCardsOpen = (state: BookingState): boolean => state === "confirmed" || state === "inHouse";

/** A guest's card, with its booking locked, so that of two who fill it in the second sees what the first did. */
export async function openCard(
  tx: Tx,
  { bookingId, guestId }: CardOf,
): Promise<Result<OpenCard, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const [guest] = await tx
    .select()
    .from(bookingGuest)
    .where(and(eq(bookingGuest.id, guestId), eq(bookingGuest.bookingId, bookingId)));
  if (!guest) return refuse("NOT_FOUND");
  if (!areCardsOpen(locked.row.state)) return refuse("WRONG_STATE", { state: locked.row.state });
  const [card = null] = await tx.select().from(registrationCard).where(eq(registrationCard.guestId, guestId));
  return ok({ locked, guest, card });
}

/** Writes onto a card that is open. */
export async function writeCard(
  tx: Tx,
  { bookingId, guestId }: CardOf,
  values: Partial<Omit<Card, "bookingId" | "guestId">>,
): Promise<void> {
  await tx
    .insert(registrationCard)
    .values({ guestId, bookingId, ...values })
    .onConflictDoUpdate({ target: registrationCard.guestId, set: values });
}
