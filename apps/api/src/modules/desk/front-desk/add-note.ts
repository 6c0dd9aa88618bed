import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { bookingNote } from "../../../db/schema/booking-history.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking, note } from "../../booking/bookings/public.ts";

type NewNote = { readonly bookingId: BookingId; readonly staffId: StaffId; readonly text: string };

/** Adds a note that only staff see. The history says that one was added, not what it says. */
export async function addNote(tx: Tx, newNote: NewNote): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const locked = await lockBooking(tx, newNote.bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { bookingId, staffId, text } = newNote;
  await tx.insert(bookingNote).values({ bookingId, staffId, text, at: locked.now });
  await note(tx, { bookingId, what: "noteAdded", at: locked.now, staffId });
  return ok({ done: true });
}
