import { oneCustomerRoute } from "@pulau/contract/agents.ts";
import { bookingNotesRoute } from "@pulau/contract/booking-notes.ts";
import {
  bookingRoute,
  bookingsRoute,
  cancelBookingRoute,
  cancelQuoteRoute,
  claimableBookingRoute,
  claimBookingRoute,
  releasePreBookingRoute,
} from "@pulau/contract/bookings.ts";
import {
  cancelPersonQuoteRoute,
  cancelPersonRoute,
  cancelRoomQuoteRoute,
  cancelRoomRoute,
} from "@pulau/contract/cancel-parts.ts";
import { answerBoatRoute } from "@pulau/contract/disruptions.ts";
import { draftsRoute } from "@pulau/contract/drafts.ts";
import { paymentOptionsRoute } from "@pulau/contract/payments.ts";
import { bookPromoRoute } from "@pulau/contract/promo-codes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

/** The calls of the trips, by face: no page of theirs needs a schema. */
export const bookings = faceOf(bookingsRoute);
export const drafts = faceOf(draftsRoute);
export const booking = faceOf(bookingRoute);
export const cancelQuote = faceOf(cancelQuoteRoute);
export const cancelBooking = faceOf(cancelBookingRoute);
export const releasePreBooking = faceOf(releasePreBookingRoute);
export const claimableBooking = faceOf(claimableBookingRoute);
export const claimBooking = faceOf(claimBookingRoute);
export const paymentOptions = faceOf(paymentOptionsRoute);
export const customer = faceOf(oneCustomerRoute);

export const bookPromo = faceOf(bookPromoRoute);

export const cancelRoomQuote = faceOf(cancelRoomQuoteRoute);
export const cancelRoom = faceOf(cancelRoomRoute);
export const cancelPersonQuote = faceOf(cancelPersonQuoteRoute);
export const cancelPerson = faceOf(cancelPersonRoute);
export const writeRequest = faceOf(bookingNotesRoute);
export const answerBoat = faceOf(answerBoatRoute);

/** What is out of date once a booking has changed. */
export const bookingPaths = [bookings.path, booking.path, paymentOptions.path, "/api/wallet"] as const;

export type Row = Reply<typeof bookingsRoute>["reservations"][number];
export type DraftRow = Reply<typeof draftsRoute>["drafts"][number];
export type Booking = Reply<typeof bookingRoute>;
/** A booking without an account, as the link of its mails shows it. */
export type Claimable = Reply<typeof claimableBookingRoute>;
export type PriceLine = Booking["lines"][number];
