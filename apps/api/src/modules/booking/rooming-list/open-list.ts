import type { BookingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type BookingRow, findBooking } from "../bookings/public.ts";
import { type ListAuthor, maySee } from "./list-access.ts";

/** The booking whose list somebody may see. */
export async function openList(
  db: Db,
  bookingId: BookingId,
  filler: ListAuthor,
): Promise<Result<BookingRow, "NOT_FOUND">> {
  const row = await findBooking(db, bookingId);
  return row && maySee(row, filler) ? ok(row) : refuse("NOT_FOUND");
}
