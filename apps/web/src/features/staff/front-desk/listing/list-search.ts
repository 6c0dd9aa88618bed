import { type BookingState, bookingStates } from "@pulau/domain/booking/booking-moves.ts";

/** What the address of the bookings says; what is left out is the usual. */
export type ListSearch = { q?: string; status?: BookingState; page?: number };

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readListSearch(asked: Record<string, unknown>): ListSearch {
  // A search for digits comes back from the address as a number.
  const q = String(asked.q ?? "")
    .trim()
    .slice(0, 80);
  const status = bookingStates.find((state) => state === asked.status);
  const page = Number(asked.page);
  return {
    ...(q !== "" && { q }),
    ...(status && { status }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
