import type { bookingJsonRoute, bookingRoute } from "@pulau/contract/bookings.ts";
import type {
  BookingChange,
  changeBookingRoute,
  changeQuoteRoute,
  ChangeQuote as Quote,
  staffChangeQuoteRoute,
  staffChangeRoute,
} from "@pulau/contract/changes.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { StaffWholeBookingRoute } from "@pulau/contract/staff.ts";
import type { staffBookingJsonRoute } from "@pulau/contract/staff-bookings.ts";
import { CallFailure } from "../../../../api/call-failure.ts";
import { faceOf } from "../../../../api/client.ts";
import type { Side } from "../../../../api/side.ts";
import type { Hold } from "../calls.ts";
import { keptPaper } from "../guests/details-schema.ts";

export type ChangeQuote = Quote & { readonly after: NonNullable<Quote["after"]> };
export type { BookingChange, Quote };

/** The calls of a change, for a guest's own booking and for any booking at the desk. */
const own = {
  quote: faceOf<typeof changeQuoteRoute>({
    method: "POST",
    path: "/api/reservations/change-quote/:_id",
    scope: "userPortal",
  }),
  apply: faceOf<typeof changeBookingRoute>({
    method: "PUT",
    path: "/api/reservations/:_id",
    scope: "userPortal",
  }),
  json: faceOf<typeof bookingJsonRoute>({
    method: "GET",
    path: "/api/reservations/booking-json/:_id",
    scope: "userPortal",
  }),
  detail: faceOf<typeof bookingRoute>({
    method: "GET",
    path: "/api/reservations/info/:_id",
    scope: "userPortal",
  }),
};

const desk = {
  quote: faceOf<typeof staffChangeQuoteRoute>({
    method: "POST",
    path: "/admin/api/reservations/change-quote/:_id",
    scope: "staff",
  }),
  apply: faceOf<typeof staffChangeRoute>({
    method: "PUT",
    path: "/admin/api/reservations/:_id",
    scope: "staff",
  }),
  json: faceOf<typeof staffBookingJsonRoute>({
    method: "GET",
    path: "/admin/api/reservations/booking-json/:_id",
    scope: "staff",
  }),
  detail: faceOf<StaffWholeBookingRoute>({
    method: "GET",
    path: "/admin/api/reservations/info/:_id",
    scope: "staff",
  }),
};

export type ChangeCalls = typeof own;
/** The desk's calls take and answer all that a guest's do, and more. */
export const callsOf = (side: Side["name"]): ChangeCalls =>
  side === "staff" ? (desk as unknown as ChangeCalls) : own;

/** Where a booking's own page is. */
export const pageOf = (side: Side["name"], _id: string): string =>
  side === "staff" ? `/staff/bookings/${_id}` : `/booking/detail/${_id}`;

/** What is remembered of a booking and out of date once it has changed. */
export const changedPaths = [
  "/api/reservations",
  ...[own, desk].flatMap(({ quote, json, detail }) => [quote.path, json.path, detail.path]),
  "/admin/api/reservations",
  "/api/payment/options/:_id",
  "/api/wallet",
  "/api/room-types",
  "/api/transport/sailings",
  "/api/add-on",
] as const;

/** A booking as it was when its change began. */
export type Begun = {
  readonly json: BookingJson;
  readonly guestIds: readonly string[];
  /** The booking's version, to be changed if nobody else has changed it since. */
  readonly version: number;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What of the answers is another than the booking's, as the call wants it: what is left out stays as it is. */
export function changeOf({ json: was, guestIds }: Omit<Begun, "version">, now: BookingJson): BookingChange {
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
    ...(!same(now.extras, was.extras) && { extras: now.extras }),
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
