import { type BookingState, bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import { pageIn, searchIn } from "../../../../shell/read-address.ts";

/** What the address of the bookings says; what is left out is the usual. */
export type ListSearch = { q?: string; status?: BookingState; page?: number };

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readListSearch(asked: Record<string, unknown>): ListSearch {
  const status = bookingStates.find((state) => state === asked.status);
  return {
    ...searchIn(asked),
    ...(status && { status }),
    ...pageIn(asked),
  };
}
