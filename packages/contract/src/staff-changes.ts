import type { BookingId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Agreement, BookingChange, ChangeQuote, changeFailures } from "./changes.ts";
import { idOf, idParams, text, WordsField } from "./fields.ts";
import { PlannedChange, RoomLockField } from "./room-moves.ts";
import { defineRoute } from "./route.ts";

export const desk = { scope: "staff", permission: ["bookings", "write"], tag: "Changes" } as const;

/** Staff may change at any time, and may give everything back whatever the policy keeps. */
const deskBody = {
  ...Agreement.shape,
  keepNothing: z.boolean().default(false),
  keepPrice: z
    .boolean()
    .default(false)
    .meta({ description: "keeps the agreed price, whatever the change would cost or refund" }),
  despiteLock: z.boolean().default(false).meta({
    description: "moves guests although their room is locked; it is asked before",
  }),
  overrideReason: text(300)
    .optional()
    .meta({ description: "reason for overriding the sales rules; saved in the history" }),
  note: z.string().trim().max(500, { error: "tooLong" }).optional(),
};

/** With other days, say: the very room that the guests of one room shall have then. */
const IntoRoom = z
  .object({
    room: z.int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
    roomId: idOf<RoomId>(),
  })
  .meta({ description: "the room for the guests of one room; without other days, use `move-room`" });
export type IntoRoom = z.infer<typeof IntoRoom>;

/** Where guests change rooms during their stay, and the second room is of another type. */
const SplitInto = z
  .object({
    room: z.int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
    roomId: idOf<RoomId>().meta({ description: "the room that they are in, or come into" }),
    was: PlannedChange.meta({
      description: "the change that was planned before; another one refuses the call",
    }),
    next: PlannedChange.meta({ description: "null joins the stay: they stay in their room" }),
  })
  .meta({
    description:
      "plans that the guests of one room change into another one, or joins the stay again. At the new price, the nights in a room of another type cost what they cost there",
  });

/** How staff say a change: as a guest does, into which room, and over which two. */
export const StaffChange = BookingChange.extend({ into: IntoRoom.optional(), split: SplitInto.optional() });
export type StaffChange = z.infer<typeof StaffChange>;

export const staffChangeQuoteRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/reservations/change-quote/:_id",
  summary: "The price difference of a change to a guest's booking",
  params: idParams<BookingId>(),
  body: StaffChange.extend({
    keepNothing: z.boolean().default(false),
    keepPrice: deskBody.keepPrice,
    despiteLock: deskBody.despiteLock,
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
  params: idParams<BookingId>(),
  idempotent: true,
  body: StaffChange.extend(deskBody),
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
  body: StaffChange.extend({ ...deskBody, _id: idOf<BookingId>() }),
  reply: ChangeQuote,
  failures: changeFailures,
});

export const roomVerdicts = ["fits", "taken", "tooSmall", "outOfService"] as const;

export const roomsToMoveRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/reservations/rooms-to-move/:_id",
  summary: "Every room, and whether the guests of one room of a booking can move into it now",
  params: idParams<BookingId>(),
  query: z.object({
    room: z.coerce.number().int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
  }),
  reply: z.object({
    /** The room that they would leave was promised to them. */
    lock: RoomLockField.nullable(),
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
  summary: "The price difference of moving guests to another room, at the new room's price",
  params: idParams<BookingId>(),
  query: MoveQuery,
  reply: ChangeQuote,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const moveRoomRoute = defineRoute({
  ...desk,
  method: "PUT",
  path: "/admin/api/reservations/move-room/:_id",
  summary:
    "Move the guests of one room to another, at the agreed price or the new room's. Nights already slept stay in the old room",
  params: idParams<BookingId>(),
  body: Agreement.extend({
    room: z.int().min(0).max(99).meta({ description: "position in the booking, from 0" }),
    roomId: idOf<RoomId>(),
    reason: text(300).optional().meta({
      description: "why; saved in the history. Required for a room of another type at the agreed price",
    }),
    despiteLock: deskBody.despiteLock,
    keepPrice: z.boolean().default(true).meta({
      description: "false: the whole stay is priced in the new room's type, as quoted",
    }),
  }),
  reply: z.object({ roomNo: z.string() }),
  failures: changeFailures,
});
