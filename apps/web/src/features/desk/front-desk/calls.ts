import type { setBalanceRoute } from "@pulau/contract/balance.ts";
import type {
  staffBookingsCsvRoute,
  staffBookingsRoute,
  WholeBookingLine,
} from "@pulau/contract/booking-list.ts";
import type { moveRoomQuoteRoute, moveRoomRoute, roomsToMoveRoute } from "@pulau/contract/changes.ts";
import type { payLinkRoute, renewPayLinkRoute, sendPayLinkRoute } from "@pulau/contract/pay-link.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type {
  addNoteRoute,
  checkInRoute,
  checkOutRoute,
  revealPaperRoute,
  StaffWholeBooking,
  staffBookingRoute,
  staffCancelQuoteRoute,
  staffCancelRoute,
  takeBackRoute,
  todayRoute,
} from "@pulau/contract/staff.ts";
import { faceOf } from "../../../api/client.ts";

/** The calls of the desk, by face: none of its pages needs a schema. */
export const resort = faceOf<typeof resortRoute>({ method: "GET", path: "/api/resort", scope: "none" });
export const today = faceOf<typeof todayRoute>({
  method: "GET",
  path: "/admin/api/front-desk/today",
  scope: "staff",
});
export const bookings = faceOf<typeof staffBookingsRoute>({
  method: "GET",
  path: "/admin/api/reservations",
  scope: "staff",
});
export const bookingsCsv = faceOf<typeof staffBookingsCsvRoute>({
  method: "GET",
  path: "/admin/api/reservations/csv",
  scope: "staff",
});
export const booking = faceOf<typeof staffBookingRoute>({
  method: "GET",
  path: "/admin/api/reservations/info/:_id",
  scope: "staff",
});
export const checkIn = faceOf<typeof checkInRoute>({
  method: "POST",
  path: "/admin/api/reservations/check-in/:_id",
  scope: "staff",
});
export const checkOut = faceOf<typeof checkOutRoute>({
  method: "POST",
  path: "/admin/api/reservations/check-out/:_id",
  scope: "staff",
});
export const takeBack = faceOf<typeof takeBackRoute>({
  method: "POST",
  path: "/admin/api/reservations/take-back/:_id",
  scope: "staff",
});
export const revealPaper = faceOf<typeof revealPaperRoute>({
  method: "POST",
  path: "/admin/api/reservations/reveal-paper/:_id",
  scope: "staff",
});
export const roomsToMove = faceOf<typeof roomsToMoveRoute>({
  method: "GET",
  path: "/admin/api/reservations/rooms-to-move/:_id",
  scope: "staff",
});
export const moveRoomQuote = faceOf<typeof moveRoomQuoteRoute>({
  method: "GET",
  path: "/admin/api/reservations/move-room/:_id",
  scope: "staff",
});
export const moveRoom = faceOf<typeof moveRoomRoute>({
  method: "PUT",
  path: "/admin/api/reservations/move-room/:_id",
  scope: "staff",
});
export const addNote = faceOf<typeof addNoteRoute>({
  method: "PUT",
  path: "/admin/api/reservations/notes/:_id",
  scope: "staff",
});
export const cancelQuote = faceOf<typeof staffCancelQuoteRoute>({
  method: "GET",
  path: "/admin/api/reservations/cancel/:_id",
  scope: "staff",
});
export const cancelBooking = faceOf<typeof staffCancelRoute>({
  method: "DELETE",
  path: "/admin/api/reservations/cancel/:_id",
  scope: "staff",
});

export const setBalance = faceOf<typeof setBalanceRoute>({
  method: "PUT",
  path: "/admin/api/reservations/balance/:_id",
  scope: "staff",
});
export const payLink = faceOf<typeof payLinkRoute>({
  method: "GET",
  path: "/admin/api/reservations/pay-link/:_id",
  scope: "staff",
});
export const sendPayLink = faceOf<typeof sendPayLinkRoute>({
  method: "POST",
  path: "/admin/api/reservations/pay-link/:_id",
  scope: "staff",
});
export const renewPayLink = faceOf<typeof renewPayLinkRoute>({
  method: "DELETE",
  path: "/admin/api/reservations/pay-link/:_id",
  scope: "staff",
});

/** What is out of date once a booking has changed. A refund is asked for anew whenever it is shown. */
export const deskPaths = [today.path, bookings.path, booking.path] as const;

export type Today = Reply<typeof todayRoute>;
export type DeskRow = Today["arrivals"][number];
export type Row = Reply<typeof staffBookingsRoute>["reservations"][number];
export type WholeRow = WholeBookingLine;
/** Whether who looks sees what a line's booking costs. */
export const isWholeRow = (row: Row): row is WholeRow => row.totalSen !== undefined;
export type Booking = Reply<typeof staffBookingRoute>;
export type WholeBooking = StaffWholeBooking;
/** Whether who looks sees what it costs and where its people are reached. */
export const isWhole = (booking: Booking): booking is WholeBooking => booking.totalSen !== undefined;
export type RefundQuote = Reply<typeof staffCancelQuoteRoute>;
