import { setBalanceRoute } from "@pulau/contract/balance.ts";
import {
  staffBookingsCsvRoute,
  staffBookingsRoute,
  type WholeBookingLine,
} from "@pulau/contract/booking-list.ts";
import {
  staffCancelPersonQuoteRoute,
  staffCancelPersonRoute,
  staffCancelRoomQuoteRoute,
  staffCancelRoomRoute,
} from "@pulau/contract/cancel-parts.ts";
import { payLinkRoute, renewPayLinkRoute, sendPayLinkRoute } from "@pulau/contract/pay-link.ts";
import {
  deskBookmarksRoute,
  deskSearchRoute,
  updateDeskBookmarksRoute,
} from "@pulau/contract/record-search.ts";
import { markVipRoute } from "@pulau/contract/room-moves.ts";
import type { Reply } from "@pulau/contract/route.ts";
import {
  addNoteRoute,
  checkInRoute,
  checkInSeveralRoute,
  checkOutRoute,
  checkOutSeveralRoute,
  revealPaperRoute,
  type StaffWholeBooking,
  staffBookingRoute,
  staffCancelQuoteRoute,
  staffCancelRoute,
  takeBackRoute,
  todayRoute,
} from "@pulau/contract/staff.ts";
import {
  discountQuoteRoute,
  discountStayRoute,
  endDiscountRoute,
  excludeRoute,
  includeRoute,
  setPaymentStatusRoute,
  staffExcludeChargesRoute,
} from "@pulau/contract/staff-bookings.ts";
import { moveRoomQuoteRoute, moveRoomRoute, roomsToMoveRoute } from "@pulau/contract/staff-changes.ts";
import { staysRoute } from "@pulau/contract/stay-list.ts";
import { faceOf } from "../../../api/client.ts";

/** The calls of the desk, by face: none of its pages needs a schema. */
export const today = faceOf(todayRoute);
export const markVip = faceOf(markVipRoute);
export const bookings = faceOf(staffBookingsRoute);
export const bookingsCsv = faceOf(staffBookingsCsvRoute);
export const stays = faceOf(staysRoute);
export const deskSearch = faceOf(deskSearchRoute);
export const deskBookmarks = faceOf(deskBookmarksRoute);
export const updateDeskBookmarks = faceOf(updateDeskBookmarksRoute);
export const booking = faceOf(staffBookingRoute);
export const checkIn = faceOf(checkInRoute);
export const checkOut = faceOf(checkOutRoute);
export const checkInSeveral = faceOf(checkInSeveralRoute);
export const checkOutSeveral = faceOf(checkOutSeveralRoute);
export const takeBack = faceOf(takeBackRoute);
export const revealPaper = faceOf(revealPaperRoute);
export const roomsToMove = faceOf(roomsToMoveRoute);
export const moveRoomQuote = faceOf(moveRoomQuoteRoute);
export const moveRoom = faceOf(moveRoomRoute);
export const addNote = faceOf(addNoteRoute);
export const cancelQuote = faceOf(staffCancelQuoteRoute);
export const cancelBooking = faceOf(staffCancelRoute);
export const roomQuote = faceOf(staffCancelRoomQuoteRoute);
export const removeRoom = faceOf(staffCancelRoomRoute);
export const personQuote = faceOf(staffCancelPersonQuoteRoute);
export const removePerson = faceOf(staffCancelPersonRoute);

export const discountQuote = faceOf(discountQuoteRoute);
export type DiscountQuote = Reply<typeof discountQuoteRoute>;
export const discountStay = faceOf(discountStayRoute);
export const endDiscount = faceOf(endDiscountRoute);
/** The charges of a stay that can be taken off, and those that were. */
export const excludable = faceOf(staffExcludeChargesRoute);
export type Excludable = Reply<typeof staffExcludeChargesRoute>;
export const exclude = faceOf(excludeRoute);
export const include = faceOf(includeRoute);
export type ExclusionQuote = Reply<typeof excludeRoute>;
export const setPaymentStatus = faceOf(setPaymentStatusRoute);

export const setBalance = faceOf(setBalanceRoute);
export const payLink = faceOf(payLinkRoute);
export const sendPayLink = faceOf(sendPayLinkRoute);
export const renewPayLink = faceOf(renewPayLinkRoute);

/** What is out of date once a booking has changed. A refund is asked for anew whenever it is shown. */
export const deskPaths = [today.path, bookings.path, stays.path, booking.path, excludable.path] as const;

export type Today = Reply<typeof todayRoute>;
export type DeskRow = Today["arrivals"][number];
export type StayLine = Reply<typeof staysRoute>["stays"][number];
export type Row = Reply<typeof staffBookingsRoute>["reservations"][number];
export type WholeRow = WholeBookingLine;
/** Whether who looks sees what a line's booking costs. */
export const isWholeRow = (row: Row): row is WholeRow => row.totalSen !== undefined;
export type Booking = Reply<typeof staffBookingRoute>;
export type WholeBooking = StaffWholeBooking;
/** Whether who looks sees what it costs and where its people are reached. */
export const isWhole = (booking: Booking): booking is WholeBooking => booking.totalSen !== undefined;
