import { bookingDates, bookingSorts } from "@pulau/domain/booking/booking-list.ts";
import { bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import { choice, day, listAddress } from "../../../../listing/address.ts";

/** What the address of the bookings says. */
export const bookingsAddress = listAddress({
  filters: { status: choice(bookingStates), dates: choice(bookingDates, "arrival"), from: day, to: day },
  sorts: bookingSorts,
});
