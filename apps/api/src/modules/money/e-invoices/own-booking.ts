import type { BookingId, OwnerId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type BookingRow, findBooking } from "../../booking/bookings/public.ts";

/** A booking for who owns it, null for everybody else. */
export async function findOwnBooking(
  db: Db,
  { bookingId, ownerId }: { readonly bookingId: BookingId; readonly ownerId: OwnerId },
): Promise<BookingRow | null> {
  const row = await findBooking(db, bookingId);
  return row?.ownerId === ownerId ? row : null;
}
