import { bookingJsonRoute, bookingRoute } from "@pulau/contract/bookings.ts";
import {
  type BookingChange,
  changeBookingRoute,
  changeQuoteRoute,
  type ChangeQuote as Quote,
} from "@pulau/contract/changes.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { type StaffWholeBookingRoute, staffBookingRoute } from "@pulau/contract/staff.ts";
import { staffBookingJsonRoute } from "@pulau/contract/staff-bookings.ts";
import { staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import type { BookingId, DraftId, GuestId } from "@pulau/domain/ids.ts";
import { CallFailure } from "../../../../api/call-failure.ts";
import { faceOf } from "../../../../api/client.ts";
import type { Side } from "../../../../api/side.ts";
import type { Hold } from "../calls.ts";
import { keptPaper } from "../guests/details-schema.ts";

export type ChangeQuote = Quote & { readonly after: NonNullable<Quote["after"]> };
export type { BookingChange, Quote };

/** The calls of a change, for a guest's own booking and for any booking at the desk. */
const own = {
  quote: faceOf(changeQuoteRoute),
  apply: faceOf(changeBookingRoute),
  json: faceOf(bookingJsonRoute),
  detail: faceOf(bookingRoute),
};

const desk = {
  quote: faceOf(staffChangeQuoteRoute),
  apply: faceOf(staffChangeRoute),
  json: faceOf(staffBookingJsonRoute),
  detail: faceOf<StaffWholeBookingRoute>(staffBookingRoute),
};

export type ChangeCalls = typeof own;
/** The desk's calls take and answer all that a guest's do, and more. */
export const callsOf = (side: Side["name"]): ChangeCalls =>
  side === "staff" ? (desk as unknown as ChangeCalls) : own;

/** Where a booking's own page is. */
export const pageOf = (side: Side["name"], _id: BookingId): string =>
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
  readonly guestIds: readonly GuestId[];
  /** The booking's version, to be changed if nobody else has changed it since. */
  readonly version: number;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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
export const holdOf = ({ after, dueBy }: ChangeQuote, draftId: DraftId): Hold =>
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
