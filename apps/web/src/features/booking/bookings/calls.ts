import type { oneCustomerRoute } from "@pulau/contract/agents.ts";
import type {
  bookingRoute,
  bookingsRoute,
  cancelBookingRoute,
  cancelQuoteRoute,
  claimBookingRoute,
  releasePreBookingRoute,
} from "@pulau/contract/bookings.ts";
import type {
  bookingNotesRoute,
  cancelPersonQuoteRoute,
  cancelPersonRoute,
  cancelRoomQuoteRoute,
  cancelRoomRoute,
} from "@pulau/contract/changes.ts";
import type { draftsRoute } from "@pulau/contract/drafts.ts";
import type { gatewayBanksRoute } from "@pulau/contract/gateways.ts";
import type { payFromWalletRoute, paymentOptionsRoute, startPaymentRoute } from "@pulau/contract/payments.ts";
import type { bookPromoRoute } from "@pulau/contract/promo-codes.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

/** The calls of the trips, by face: no page of theirs needs a schema. */
export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const bookings = faceOf<typeof bookingsRoute>({
  method: "GET",
  path: "/api/reservations",
  scope: "userPortal",
});
export const drafts = faceOf<typeof draftsRoute>({
  method: "GET",
  path: "/api/draft-booking",
  scope: "userPortal",
});
export const booking = faceOf<typeof bookingRoute>({
  method: "GET",
  path: "/api/reservations/info/:_id",
  scope: "userPortal",
});
export const cancelQuote = faceOf<typeof cancelQuoteRoute>({
  method: "GET",
  path: "/api/reservations/cancel/:_id",
  scope: "userPortal",
});
export const cancelBooking = faceOf<typeof cancelBookingRoute>({
  method: "DELETE",
  path: "/api/reservations/cancel/:_id",
  scope: "userPortal",
});
export const releasePreBooking = faceOf<typeof releasePreBookingRoute>({
  method: "DELETE",
  path: "/api/pre-reservation/:_id",
  scope: "userPortal",
});
export const claimBooking = faceOf<typeof claimBookingRoute>({
  method: "POST",
  path: "/api/reservations/claim",
  scope: "user",
});
export const paymentOptions = faceOf<typeof paymentOptionsRoute>({
  method: "GET",
  path: "/api/payment/options/:_id",
  scope: "userPortal",
});
export const customer = faceOf<typeof oneCustomerRoute>({
  method: "GET",
  path: "/api/agent/customers/:_id",
  scope: "agent",
});
export const gatewayBanks = faceOf<typeof gatewayBanksRoute>({
  method: "GET",
  path: "/api/payment/banks/:gateway",
  scope: "none",
});
export const startPayment = faceOf<typeof startPaymentRoute>({
  method: "POST",
  path: "/api/payment/start",
  scope: "userPortal",
});
export const payFromWallet = faceOf<typeof payFromWalletRoute>({
  method: "POST",
  path: "/api/wallet/pay",
  scope: "user",
});

export const bookPromo = faceOf<typeof bookPromoRoute>({
  method: "POST",
  path: "/api/promo-code/book",
  scope: "userPortal",
  idempotent: "ifSent",
});

export const cancelRoomQuote = faceOf<typeof cancelRoomQuoteRoute>({
  method: "GET",
  path: "/api/reservations/cancel-room/:_id",
  scope: "userPortal",
});
export const cancelRoom = faceOf<typeof cancelRoomRoute>({
  method: "DELETE",
  path: "/api/reservations/cancel-room/:_id",
  scope: "userPortal",
  idempotent: "ifSent",
});
export const cancelPersonQuote = faceOf<typeof cancelPersonQuoteRoute>({
  method: "GET",
  path: "/api/reservations/cancel-person/:_id",
  scope: "userPortal",
});
export const cancelPerson = faceOf<typeof cancelPersonRoute>({
  method: "DELETE",
  path: "/api/reservations/cancel-person/:_id",
  scope: "userPortal",
});
export const writeRequest = faceOf<typeof bookingNotesRoute>({
  method: "PUT",
  path: "/api/reservations/notes/:_id",
  scope: "userPortal",
});

/** What is out of date once a booking has changed. */
export const bookingPaths = [bookings.path, booking.path, paymentOptions.path, "/api/wallet"] as const;

export type Row = Reply<typeof bookingsRoute>["reservations"][number];
export type DraftRow = Reply<typeof draftsRoute>["drafts"][number];
export type Booking = Reply<typeof bookingRoute>;
export type PriceLine = Booking["lines"][number];
