import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { ChangeQuote, changeFailures, ownWrite } from "./changes.ts";
import { idOf, idParams } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { desk } from "./staff-changes.ts";

/** What `DELETE` takes back must be what `GET` showed. */
const AgreedQuery = z.object({
  agreedTotalSen: z.coerce.number().int().min(0),
  agreedRefundSen: z.coerce.number().int().min(0),
});

const RoomQuery = z.object({
  room: z.coerce.number().int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
});

/** Who stays at home: a guest, or a place of a group's list that nobody is named for. */
export const GuestQuery = z.object({
  guest: idOf<GuestId>().optional().meta({ description: "the guest's `_id` in the booking" }),
  room: z.coerce
    .number()
    .int()
    .min(0)
    .max(99)
    .optional()
    .meta({ description: "without `guest`: position of the room with an unnamed guest, from 0" }),
  kind: z
    .enum(["adult", "child", "toddler", "infant"])
    .optional()
    .meta({ description: "kind of the unnamed guest" }),
});

export const cancelRoomQuoteRoute = defineRoute({
  ...ownWrite,
  method: "GET",
  path: "/api/reservations/cancel-room/:_id",
  summary: "The refund if one room is removed, with its guests",
  params: idParams<BookingId>(),
  query: RoomQuery,
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const cancelRoomRoute = defineRoute({
  ...ownWrite,
  method: "DELETE",
  versioned: "booking",
  path: "/api/reservations/cancel-room/:_id",
  summary: "Remove one room from a booking, with its guests. With a key, a repeated call removes only one",
  params: idParams<BookingId>(),
  idempotent: "ifSent",
  query: RoomQuery.extend(AgreedQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const cancelPersonQuoteRoute = defineRoute({
  ...ownWrite,
  method: "GET",
  path: "/api/reservations/cancel-person/:_id",
  summary: "The refund if one guest is removed",
  params: idParams<BookingId>(),
  query: GuestQuery,
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const cancelPersonRoute = defineRoute({
  ...ownWrite,
  method: "DELETE",
  versioned: "booking",
  path: "/api/reservations/cancel-person/:_id",
  summary: "Remove one guest from a booking; the room is removed with its last guest",
  params: idParams<BookingId>(),
  query: GuestQuery.extend(AgreedQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});

/** Gives everything back, whatever the policy keeps. */
const KeepNothing = z.stringbool().default(false).meta({ example: "false" });

const deskCancel = { ...desk, permission: ["bookings", "delete"] } as const;

/** Keeps the agreed price: nothing comes back, nothing more is asked for. */
const KeepPrice = z.stringbool().default(false).meta({ example: "false" });

const deskTerms = { keepNothing: KeepNothing, keepPrice: KeepPrice };

const DeskQuery = AgreedQuery.extend({
  ...deskTerms,
  note: z.string().trim().max(500).optional(),
});

export const staffCancelRoomQuoteRoute = defineRoute({
  ...deskCancel,
  method: "GET",
  path: "/admin/api/reservations/cancel-room/:_id",
  summary: "The refund if one room of a guest's booking is removed",
  params: idParams<BookingId>(),
  query: RoomQuery.extend(deskTerms),
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const staffCancelRoomRoute = defineRoute({
  ...deskCancel,
  method: "DELETE",
  versioned: "booking",
  path: "/admin/api/reservations/cancel-room/:_id",
  summary: "Remove one room from a guest's booking. With a key, a repeated call removes only one",
  params: idParams<BookingId>(),
  idempotent: "ifSent",
  query: RoomQuery.extend(DeskQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const staffCancelPersonQuoteRoute = defineRoute({
  ...deskCancel,
  method: "GET",
  path: "/admin/api/reservations/cancel-person/:_id",
  summary: "The refund if one guest is removed from a booking",
  params: idParams<BookingId>(),
  query: GuestQuery.extend(deskTerms),
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const staffCancelPersonRoute = defineRoute({
  ...deskCancel,
  method: "DELETE",
  versioned: "booking",
  path: "/admin/api/reservations/cancel-person/:_id",
  summary: "Remove one guest from a booking",
  params: idParams<BookingId>(),
  query: GuestQuery.extend(DeskQuery.shape),
  reply: ChangeQuote,
  failures: changeFailures,
});
