export { balanceOf, balanceTermsOf, type ShownBalance } from "./balance-terms.ts";
export { boardingCodeOf } from "./boarding-code-of.ts";
export { bookedExtras } from "./booked-extras.ts";
export { bookingDetail } from "./booking-detail.ts";
export {
  bookersView,
  type FolioRow,
  loadItems,
  loadShares,
  owedOf,
  type ReckonedFolio,
  reckonFolios,
} from "./booking-folios.ts";
export { loadBookingJson } from "./booking-json.ts";
export {
  type BookingRow,
  findBooking,
  findOwnBooking,
  type LockedBooking,
  lockBooking,
} from "./booking-rows.ts";
export { noteTransfer } from "./booking-transfers.ts";
export { loadExcluded } from "./booking-views.ts";
export { confirmBooking } from "./confirm-booking.ts";
export { answerFace, loadDisruptedWays, standingWays } from "./disrupted-ways.ts";
export { writeGuests } from "./forget-replaced.ts";
export { birthProblems, type GuestBirth, sealBirth, unsealBirth } from "./guest-birth.ts";
export { auditedStay, note } from "./history.ts";
export { isFittingPaper } from "./identity-paper.ts";
export { bookingIsCalled, bookingRow, type FoundRow, rowColumns } from "./list-bookings.ts";
export { goodwillLine, lowerPrice } from "./lower-price.ts";
export { moveBooking } from "./move-booking.ts";
export { payUntil, payUntilAfterMove } from "./pay-until.ts";
export { refuseWithCharges } from "./refuse-with-charges.ts";
export { planReminders, remindPayment } from "./remind-payment.ts";
export { remindOfRoomingList, roomingUntil } from "./rooming-deadline.ts";
export { replaceStay, type Unfinished, writeParts } from "./write-parts.ts";
