import { sellingRules } from "@pulau/domain/catalogue/selling.ts";
import { failureCodes } from "@pulau/domain/failure-codes.ts";
import type { AddOnId, CrossingId, OptionId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { AddOnChoice, BookingJson, ExtraId, TransportChoice } from "./drafts.ts";
import { DayField, Id, IdParams, idOf, SenField, text, WordsField } from "./fields.ts";
import { GuestDetails } from "./guests.ts";
import { PartyField, RoomChoice } from "./party.ts";
import { PriceLineReply } from "./price.ts";
import { defineRoute } from "./route.ts";
import { TransferReply } from "./transfers.ts";
import { VersionField } from "./versions.ts";

/**
 * A guest as the booking shall have them. With the `_id` of one who travels already, the paper's number may be left
 * out (or sent back masked) and stays as it is.
 */
export const ChangedGuest = GuestDetails.extend({
  _id: Id.optional(),
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
  crossings: z.array(
    z.object({
      crossingId: idOf<CrossingId>(),
      kind: z.enum(["ferry", "charter"]),
      direction: z.enum(["out", "back"]),
      name: WordsField,
      day: DayField,
      time: z.string().nullable(),
      from: z.string(),
      to: z.string(),
      seats: z.int(),
      boats: z.int(),
    }),
  ),
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
  direction: z.enum(["out", "back"]),
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
  "DRAFT_INCOMPLETE",
  "PACKAGE_CLOSED",
  "NO_RATE",
  "SOLD_OUT",
  "BOAT_FULL",
  "ADD_ON_SOLD_OUT",
  "TRANSFER_FULL",
  "ROOM_TOO_SMALL",
  "PARTY_MISMATCH",
  "ROOM_DATES",
  "PARTY_TOO_LARGE",
  "HOLD_QUOTA",
] as const;

const own = { scope: "userPortal", tag: "Changes" } as const;
const ownWrite = { ...own, roles: ["admin", "editor"] } as const;

export const changeQuoteRoute = defineRoute({
  ...ownWrite,
  method: "POST",
  path: "/api/reservations/change-quote/:_id",
  summary: "What a change would cost or give back, and whether it can be had. Nothing is changed",
  params: IdParams,
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
  summary: "Change a booking: all of it, at the price that was agreed to, or nothing",
  params: IdParams,
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
  body: BookingChange.extend({ ...Agreement.shape, _id: Id }),
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
  summary: "Bring a booking in line with an edited wizard's state, as a change with a price",
  params: IdParams,
  idempotent: true,
  body: jsonBody,
  reply: ChangeQuote,
  failures: changeFailures,
});

export const preBookingJsonRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/api/pre-reservation/booking-json/:_id",
  summary: "The wizard's state of a booking that awaits its payment",
  params: IdParams,
  reply: z.object({ bookingJson: z.unknown(), version: VersionField }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const editPreBookingJsonRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "booking",
  versionOptional: true,
  path: "/api/pre-reservation/booking-json/:_id",
  summary: "Bring a booking that awaits its payment in line with an edited wizard's state",
  params: IdParams,
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
  summary: "Take other boats; null takes the package's own",
  params: IdParams,
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
  summary: "Take the boats that the package includes, on the way out, back, or both",
  params: IdParams,
  idempotent: true,
  body: Agreement.extend({ out: z.boolean(), back: z.boolean() }),
  reply: ChangeQuote,
  failures: changeFailures,
});

const noteBody = z.object({ note: z.string().trim().max(500, { error: "tooLong" }) });
const noted = z.object({ _id: Id, note: z.string(), version: VersionField });
/** A note on one part of a booking. */
const transNoteBody = z.object({ note: z.string().trim().max(200, { error: "tooLong" }) });
/** `transId` (also `tansId`) is a boat or land transfer of the booking, or one of its payments. */
const TransParams = IdParams.extend({ transId: Id });

export const transportNoteRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "partNote",
  versionOptional: true,
  path: "/api/reservations/transportation-notes/:_id/:transId",
  summary: "What the crew should know about one boat of a booking. `transId` is the boat's in the booking",
  params: TransParams,
  body: transNoteBody,
  reply: noted,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});

export const bookingNotesRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "specialRequest",
  versionOptional: true,
  path: "/api/reservations/notes/:_id",
  summary:
    "The guest's special request; with `transId` (or `tansId`) in the query, a note on one boat or payment",
  params: IdParams,
  query: z.object({ transId: Id.optional(), tansId: Id.optional() }),
  body: noteBody,
  reply: noted,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});

export const transactionNoteRoute = defineRoute({
  ...ownWrite,
  method: "PUT",
  versioned: "partNote",
  versionOptional: true,
  path: "/api/reservations/notes/:_id/:transId",
  summary: "A note on one payment or boat of a booking",
  params: TransParams,
  body: transNoteBody,
  reply: noted,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});

/** What `DELETE` takes back must be what `GET` showed. */
const AgreedQuery = z.object({
  agreedTotalSen: z.coerce.number().int().min(0),
  agreedRefundSen: z.coerce.number().int().min(0),
});
const RoomQuery = z.object({
  room: z.coerce.number().int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
});
/** Who stays at home: a guest, or a place of a group's list that nobody is named for. */
const GuestQuery = z.object({
  guest: Id.optional().meta({ description: "the guest's `_id` in the booking" }),
  room: z.coerce
    .number()
    .int()
    .min(0)
    .max(99)
    .optional()
    .meta({ description: "without `guest`: position of the room in which a place is open, from 0" }),
  kind: z.enum(["adult", "child", "toddler", "infant"]).optional().meta({ description: "of that place" }),
});

export const cancelRoomQuoteRoute = defineRoute({
  ...ownWrite,
  method: "GET",
  path: "/api/reservations/cancel-room/:_id",
  summary: "What giving up one room, with the guests in it, would give back",
  params: IdParams,
  query: RoomQuery,
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const cancelRoomRoute = defineRoute({
  ...ownWrite,
  method: "DELETE",
  versioned: "booking",
  path: "/api/reservations/cancel-room/:_id",
  summary:
    "Give up one room of a booking, with the guests in it. With a key, a call that comes twice gives up one",
  params: IdParams,
  idempotent: "ifSent",
  query: RoomQuery.extend(AgreedQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const cancelPersonQuoteRoute = defineRoute({
  ...ownWrite,
  method: "GET",
  path: "/api/reservations/cancel-person/:_id",
  summary: "What it would give back if one guest stays at home",
  params: IdParams,
  query: GuestQuery,
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const cancelPersonRoute = defineRoute({
  ...ownWrite,
  method: "DELETE",
  versioned: "booking",
  path: "/api/reservations/cancel-person/:_id",
  summary: "Take one guest off a booking; the room goes with its last guest",
  params: IdParams,
  query: GuestQuery.extend(AgreedQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});

const desk = { scope: "staff", permission: ["bookings", "write"], tag: "Changes" } as const;
/** Staff may change at any time, and may give everything back whatever the policy keeps. */
const deskBody = {
  ...Agreement.shape,
  keepNothing: z.boolean().default(false),
  keepPrice: z
    .boolean()
    .default(false)
    .meta({ description: "what was agreed stays the price, whatever the change would cost or give back" }),
  overrideReason: text(300)
    .optional()
    .meta({ description: "why the rules by which stays are sold are gone past; the history keeps it" }),
  note: z.string().trim().max(500, { error: "tooLong" }).optional(),
};

export const staffChangeQuoteRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/reservations/change-quote/:_id",
  summary: "What a change of a guest's booking would cost or give back",
  params: IdParams,
  body: BookingChange.extend({
    keepNothing: z.boolean().default(false),
    keepPrice: deskBody.keepPrice,
  }),
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const staffChangeRoute = defineRoute({
  ...desk,
  method: "PUT",
  versioned: "booking",
  path: "/admin/api/reservations/:_id",
  summary: "Change a guest's booking at any time",
  params: IdParams,
  idempotent: true,
  body: BookingChange.extend(deskBody),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const staffEditReservationRoute = defineRoute({
  ...desk,
  method: "POST",
  versioned: "booking",
  path: "/admin/api/reservations/edit",
  summary: "The same, with the booking named in the body",
  idempotent: true,
  body: BookingChange.extend({ ...deskBody, _id: Id }),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const roomVerdicts = ["fits", "taken", "tooSmall", "outOfService"] as const;

export const roomsToMoveRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/reservations/rooms-to-move/:_id",
  summary: "Every room, and whether the guests of one of a booking's rooms could move into it now",
  params: IdParams,
  query: z.object({
    room: z.coerce.number().int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
  }),
  reply: z.object({
    rooms: z.array(
      z.object({
        roomId: idOf<RoomId>(),
        roomNo: z.string(),
        roomTypeId: idOf<RoomTypeId>(),
        roomTypeName: WordsField,
        verdict: z.enum(roomVerdicts),
        /** Of another type: what is paid for is not what is slept in. */
        otherType: z.boolean(),
        /** Clean, and nobody in it: only for who is here, or comes today. */
        ready: z.boolean(),
      }),
    ),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const MoveQuery = z.object({
  room: z.coerce.number().int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
  roomId: idOf<RoomId>(),
});

export const moveRoomQuoteRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/reservations/move-room/:_id",
  summary: "What moving the guests of one room into another would cost or give back at the new room's price",
  params: IdParams,
  query: MoveQuery,
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const moveRoomRoute = defineRoute({
  ...desk,
  method: "PUT",
  path: "/admin/api/reservations/move-room/:_id",
  summary:
    "Move the guests of one room into another, at the agreed price or the new room's. In house, nights behind them stay where they were slept",
  params: IdParams,
  body: Agreement.extend({
    room: z.int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
    roomId: idOf<RoomId>(),
    reason: text(300),
    keepPrice: z.boolean().default(true).meta({
      description: "false: the whole stay is priced in the new room's type, at what the quote of it said",
    }),
  }),
  reply: z.object({ roomNo: z.string() }),
  failures: changeFailures,
});

/** Gives everything back, whatever the policy keeps. */
const KeepNothing = z.stringbool().default(false).meta({ example: "false" });

const deskCancel = { ...desk, permission: ["bookings", "delete"] } as const;
const DeskQuery = AgreedQuery.extend({
  keepNothing: KeepNothing,
  note: z.string().trim().max(500).optional(),
});

export const staffCancelRoomQuoteRoute = defineRoute({
  ...deskCancel,
  method: "GET",
  path: "/admin/api/reservations/cancel-room/:_id",
  summary: "What giving up one room of a guest's booking would give back",
  params: IdParams,
  query: RoomQuery.extend({ keepNothing: KeepNothing }),
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const staffCancelRoomRoute = defineRoute({
  ...deskCancel,
  method: "DELETE",
  versioned: "booking",
  path: "/admin/api/reservations/cancel-room/:_id",
  summary: "Give up one room of a guest's booking. With a key, a call that comes twice gives up one",
  params: IdParams,
  idempotent: "ifSent",
  query: RoomQuery.extend(DeskQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const staffCancelPersonQuoteRoute = defineRoute({
  ...deskCancel,
  method: "GET",
  path: "/admin/api/reservations/cancel-person/:_id",
  summary: "What it would give back if one guest of a booking stays at home",
  params: IdParams,
  query: GuestQuery.extend({ keepNothing: KeepNothing }),
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const staffCancelPersonRoute = defineRoute({
  ...deskCancel,
  method: "DELETE",
  versioned: "booking",
  path: "/admin/api/reservations/cancel-person/:_id",
  summary: "Take one guest off a booking",
  params: IdParams,
  query: GuestQuery.extend(DeskQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});
