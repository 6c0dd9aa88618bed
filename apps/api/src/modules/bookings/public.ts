export { bookingDetail } from "./booking-detail.ts";
export { type BookingRow, findBooking, type LockedBooking, lockBooking } from "./booking-rows.ts";
export { claimToken } from "./claim-link.ts";
export { confirmBooking } from "./confirm-booking.ts";
export { isFittingPaper } from "./fitting-paper.ts";
export { note } from "./history.ts";
export { lapseBooking } from "./lapse-booking.ts";
export { listBookings } from "./list-bookings.ts";
export { replaceStay } from "./write-parts.ts";
