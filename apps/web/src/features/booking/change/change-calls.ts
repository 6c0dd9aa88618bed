import type { bookingJsonRoute, bookingRoute } from "@pulau/contract/bookings.ts";
import type {
  BookingChange,
  changeBookingRoute,
  changeQuoteRoute,
  ChangeQuote as Quote,
} from "@pulau/contract/changes.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { CallFailure } from "../../../api/call-failure.ts";
import { faceOf } from "../../../api/client.ts";
import type { Hold } from "../calls.ts";
import { keptPaper } from "../guests/details-schema.ts";

export type ChangeQuote = Quote & { readonly after: NonNullable<Quote["after"]> };
export type { BookingChange, Quote };

export const changeQuote = faceOf<typeof changeQuoteRoute>({
  method: "POST",
  path: "/api/reservations/change-quote/:_id",
  scope: "userPortal",
});
export const changeBooking = faceOf<typeof changeBookingRoute>({
  method: "PUT",
  path: "/api/reservations/:_id",
  scope: "userPortal",
});
export const bookingJson = faceOf<typeof bookingJsonRoute>({
  method: "GET",
  path: "/api/reservations/booking-json/:_id",
  scope: "userPortal",
});
export const bookingDetail = faceOf<typeof bookingRoute>({
  method: "GET",
  path: "/api/reservations/info/:_id",
  scope: "userPortal",
});

/** What is remembered of a booking and out of date once it has changed. */
export const changedPaths = [
  "/api/reservations",
  bookingDetail.path,
  bookingJson.path,
  changeQuote.path,
  "/api/payment/options/:_id",
  "/api/wallet",
  "/api/room-types",
  "/api/transport/sailings",
  "/api/add-on",
] as const;

/** A booking as it was when its change began. */
export type Begun = { readonly json: BookingJson; readonly guestIds: readonly string[] };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What of the answers is another than the booking's, as the call wants it: what is left out stays as it is. */
export function changeOf({ json: was, guestIds }: Begun, now: BookingJson): BookingChange {
  const guests = now.guests.map(({ identity, ...guest }, i) => ({
    ...guest,
    ...(identity === keptPaper ? {} : { identity }),
    ...(guestIds[i] === undefined ? {} : { _id: guestIds[i] }),
  }));
  const change = {
    ...(now.checkIn !== null && now.checkIn !== was.checkIn && { checkIn: now.checkIn }),
    ...(now.nights !== null && now.nights !== was.nights && { nights: now.nights }),
    ...(!same(now.party, was.party) && { party: now.party }),
    ...(!same(now.rooms, was.rooms) && { rooms: now.rooms }),
    ...(!same(now.guests, was.guests) && { guests }),
    ...(!same(now.transport, was.transport) && { transport: now.transport }),
    ...(!same(now.addOns, was.addOns) && { addOns: now.addOns }),
  };
  return change as BookingChange;
}

/** The stay as it would be; throws the first reason why it can't be had. */
export function possible(quote: Quote): ChangeQuote {
  const [refusal] = quote.refusals;
  if (quote.after === null || refusal !== undefined) {
    throw new CallFailure(refusal?.code ?? "UNEXPECTED", { facts: refusal?.facts ?? {} });
  }
  return { ...quote, after: quote.after };
}

/** A quote where the wizard's steps look for a hold: the rooms, boats and price that the change would have. */
export const holdOf = ({ after, dueBy }: ChangeQuote, draftId: string): Hold =>
  ({
    _id: draftId,
    draftId,
    rooms: after.rooms,
    crossings: after.crossings,
    earlierTotalSen: null,
    quote: {
      checkIn: after.checkIn,
      checkOut: after.checkOut,
      lines: after.lines,
      totalSen: after.totalSen,
      depositSen: after.totalSen,
      balanceDueOn: dueBy,
    },
  }) as unknown as Hold;
