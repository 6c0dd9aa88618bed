import { sellingRules } from "@pulau/domain/catalogue/selling.ts";
import { failureCodes } from "@pulau/domain/failure-codes.ts";
import type { AddOnId, BookingId, GuestId, OptionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { CrossingByJetties } from "./crossings.ts";
import { AddOnChoice, BookingJson, ExtraId, TransportChoice } from "./drafts.ts";
import { DayField, idOf, idParams, SenField, WayField, WordsField } from "./fields.ts";
import { GuestDetails } from "./guests.ts";
import { PartyField, RoomChoice } from "./party.ts";
import { PriceLineReply } from "./price.ts";
import { defineRoute } from "./route.ts";
import { stayFailures } from "./shared-failures.ts";
import { TransferReply } from "./transfers.ts";
import { VersionField } from "./versions.ts";

/**
 * A guest as the booking shall have them. With the `_id` of one who travels already, the paper's number may be left
 * out (or sent back masked) and stays as it is.
 */
export const ChangedGuest = GuestDetails.extend({
  _id: idOf<GuestId>().optional(),
  identity: GuestDetails.shape.identity.optional(),
});

/**
 * Boats as they shall be, null being the package's own; one that the booking has may be named on other days, too. Land
 * transfers stay as they are when left out.
 */
const ChangedTransport = TransportChoice.extend({ land: TransportChoice.shape.land.unwrap().optional() });

/**
 * How the booking shall be; what is left out stays as it is. With other dates, a room's own dates and the days of
 * add-ons move along, and boats and land transfers are kept where they go; `lost` of the quote tells which are not.
 * `guests` is the whole list.
 */
export const BookingChange = z
  .object({
    optionId: idOf<OptionId>().optional().meta({ description: "another option of the same package" }),
    checkIn: DayField.optional(),
    nights: z.int({ error: "number" }).min(1, { error: "number" }).max(60, { error: "number" }).optional(),
    party: PartyField.optional(),
    rooms: z.array(RoomChoice).min(1, { error: "required" }).max(100).optional(),
    guests: z.array(ChangedGuest).min(1).max(100).optional(),
    transport: ChangedTransport.optional(),
    addOns: z.array(AddOnChoice).max(50).optional(),
    extras: z.array(ExtraId).max(50).optional(),
    specialRequest: z.string().max(500, { error: "tooLong" }).optional(),
  })
  .meta({ example: { checkIn: "2026-12-08", nights: 3 } });

export type BookingChange = z.infer<typeof BookingChange>;

/** What was shown and agreed to. Left out: the change may cost nothing and give nothing back, else it is refused. */
export const Agreement = z.object({
  agreedTotalSen: SenField.optional(),
  agreedRefundSen: SenField.optional(),
});

/** A stay with its price, as it is or would be. */
export const ChangedStay = z.object({
  optionId: idOf<OptionId>(),
  checkIn: DayField,
  checkOut: DayField,
  nights: z.int(),
  persons: z.int(),
  party: z.object({ adults: z.int(), childAges: z.array(z.int()) }),
  /** Full names in the booking's order; fewer than `persons` while some are not named. */
  guests: z.array(z.string()),
  rooms: z.array(RoomChoice.extend({ roomNo: z.string(), roomTypeName: WordsField })),
  crossings: z.array(CrossingByJetties),
  transfers: z.array(TransferReply.extend({ amountSen: SenField })),
  addOns: z.array(
    z.object({ addOnId: idOf<AddOnId>(), name: WordsField, count: z.int(), day: DayField.nullable() }),
  ),
  /** What is chosen of the price list's own extras, by their ids there. */
  extras: z.array(z.object({ _id: ExtraId, name: WordsField })),
  /** Cancelled on or before `until` (null: any later day), `refund` basis points of what was paid come back. */
  cancellation: z.array(z.object({ until: DayField.nullable(), refund: z.int() })),
  lines: z.array(PriceLineReply),
  totalSen: SenField,
});

/** A boat or land transfer that the booking has and that can't be had on the day to which it is moved. */
const LostTransport = z.object({
  what: z.enum(["boat", "transfer"]),
  direction: WayField,
  name: WordsField,
  day: DayField,
  time: z.string().nullable(),
});

export const ChangeQuote = z.object({
  /** Of the booking as it is. */
  version: VersionField,
  before: ChangedStay,
  /** Null when the change can't be had: `refusals` say why. */
  after: ChangedStay.nullable(),
  /** Boats for which the package's own comes instead, and land transfers that fall away, until others are chosen. */
  lost: z.array(LostTransport),
  /** `after.totalSen` less `before.totalSen`. */
  differenceSen: z.int(),
  /** Goes back to where the money came from. */
  refundSen: SenField,
  /** Kept by the booking's policy of what was paid for that which falls away; it stands among the lines as `kept`. */
  keptSen: SenField,
  /** Basis points that the policy gives back on this day. */
  share: z.int(),
  to: z.enum(["wallet", "source", "none"]),
  /** Still to be paid after the change, whatever was owed before included. */
  dueSen: SenField,
  dueBy: DayField.nullable(),
  /** For staff: rules of sale that the stay breaks now. The change goes past them with a reason alone. */
  rules: z.array(z.object({ rule: z.enum(sellingRules) }).catchall(z.union([z.string(), z.number()]))),
  refusals: z.array(
    z.object({
      code: z.enum(failureCodes),
      facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
});

export type ChangeQuote = z.infer<typeof ChangeQuote>;

export const changeFailures = [
  "NOT_FOUND",
  "WRONG_STATE",
  "TOO_LATE",
  "PRICE_CHANGED",
  "PAYMENT_UNDER_WAY",
  ...stayFailures,
  "ROOM_LOCKED",
  "HOLD_QUOTA",
] as const;

const own = { scope: "userPortal", tag: "Changes" } as const;

export const ownWrite = { ...own, roles: ["admin", "editor"] } as const;

export const changeQuoteRoute = defineRoute({
  ...ownWrite,
  method: "POST",
  path: "/api/reservations/change-quote/:_id",
  summary: "The price difference of a change, and whether it is possible. Nothing is changed",
  params: idParams<BookingId>(),
  body: BookingChange,
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const changeBookingRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "booking",
  versionOptional: true,
  path: "/api/reservations/:_id",
  summary: "Change a booking at the agreed price: the whole change or nothing",
  params: idParams<BookingId>(),
  idempotent: true,
  body: BookingChange.extend(Agreement.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const editReservationRoute = defineRoute({
  ...ownWrite,
  method: "POST",
  versioned: "booking",
  versionOptional: true,
  path: "/api/reservations/edit",
  summary: "The same as PUT /api/reservations/{_id}, with the booking named in the body",
  idempotent: true,
  body: BookingChange.extend({ ...Agreement.shape, _id: idOf<BookingId>() }),
  reply: ChangeQuote,
  failures: changeFailures,
});

/** The wizard's state of a booking. Papers come masked; what is sent back masked stays as it is. */
const jsonBody = Agreement.extend({ bookingJson: BookingJson });

export const editBookingJsonRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "booking",
  versionOptional: true,
  path: "/api/reservations/booking-json/:_id",
  summary: "Change a booking to match an edited wizard state, at the agreed price difference",
  params: idParams<BookingId>(),
  idempotent: true,
  body: jsonBody,
  reply: ChangeQuote,
  failures: changeFailures,
});

export const preBookingJsonRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/api/pre-reservation/booking-json/:_id",
  summary: "The wizard state of a booking awaiting payment",
  params: idParams<BookingId>(),
  reply: z.object({ bookingJson: z.unknown(), version: VersionField }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const editPreBookingJsonRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "booking",
  versionOptional: true,
  path: "/api/pre-reservation/booking-json/:_id",
  summary: "Change a booking awaiting payment to match an edited wizard state",
  params: idParams<BookingId>(),
  idempotent: true,
  body: jsonBody,
  reply: ChangeQuote,
  failures: changeFailures,
});

export const changeTransportRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "booking",
  versionOptional: true,
  path: "/api/reservations/transportation/:_id",
  summary: "Change the boats; null is the package's own",
  params: idParams<BookingId>(),
  idempotent: true,
  body: Agreement.extend({
    transport: ChangedTransport,
  }),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const includedTransportRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "booking",
  versionOptional: true,
  path: "/api/reservations/included-transportation/:_id",
  summary: "Change to the boats that the package includes: out, back, or both",
  params: idParams<BookingId>(),
  idempotent: true,
  body: Agreement.extend({ out: z.boolean(), back: z.boolean() }),
  reply: ChangeQuote,
  failures: changeFailures,
});
