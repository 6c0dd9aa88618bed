import type { BookingId, BuildingId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, Done, idOf, idParams, Moment, text, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { stayFailures } from "./shared-failures.ts";

const desk = { scope: "staff", permission: ["bookings", "write"] } as const;
const Position = z.int().min(0).max(99).meta({ description: "position in the booking, from 0" });

/** What may stand against a move, and is asked about first: guests who are here, and a room that was promised to them. */
export const moveObstacles = ["inHouse", "locked"] as const;
export type MoveObstacle = (typeof moveObstacles)[number];

/** One act moves so many rooms at most. */
export const mostMoves = 100;

const exampleId = "01890000-0000-7000-8000-000000000000";

const PlaceMove = z.object({
  bookingId: idOf<BookingId>(),
  room: Position,
  from: idOf<RoomId>().meta({ description: "the room that they are in; another one refuses the call" }),
  roomId: idOf<RoomId>().meta({ description: "the room that they shall have" }),
});
export type PlaceMove = z.infer<typeof PlaceMove>;

export const moveRoomsRoute = defineRoute({
  ...desk,
  tag: "Changes",
  method: "PUT",
  path: "/admin/api/reservations/move-rooms",
  summary:
    "Move the guests of several rooms at once, at the agreed prices: all of them or nobody. They may swap rooms; sent again, it changes nothing",
  body: z
    .object({
      moves: z
        .array(PlaceMove)
        .min(1)
        .max(mostMoves)
        .refine(
          (moves) =>
            new Set(moves.map(({ bookingId, room }) => `${bookingId} ${room}`)).size === moves.length,
          { error: "twice" },
        ),
      despite: z.array(z.enum(moveObstacles)).default([]).meta({
        description: "guests in house, and those whose room is locked, are moved only if this names them",
      }),
      reason: text(300).optional().meta({
        description: "why; saved in the history. Required where a room is of another type than before",
      }),
    })
    .meta({
      example: {
        moves: [{ bookingId: exampleId, room: 0, from: exampleId, roomId: exampleId }],
        despite: [],
      },
    }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "ROOM_LOCKED", ...stayFailures],
});

export const lockRoomRoute = defineRoute({
  ...desk,
  tag: "Changes",
  method: "PUT",
  path: "/admin/api/reservations/room-lock/:_id",
  summary:
    "Lock the room of a booking's guests, because it was promised to them, or unlock it. Nobody moves them from it without being told",
  params: idParams<BookingId>(),
  body: z
    .object({
      room: Position,
      roomId: idOf<RoomId>().meta({ description: "the room that they are in" }),
      reason: text(300).nullable().meta({ description: "why; null unlocks the room" }),
    })
    .meta({ example: { room: 0, roomId: exampleId, reason: "Their anniversary, same room as last year" } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "STAY_PARKED"],
});

export const markVipRoute = defineRoute({
  ...desk,
  tag: "Changes",
  method: "PUT",
  path: "/admin/api/reservations/vip/:_id",
  summary:
    "Mark the guests of a booking as VIPs, or take the mark off. The booking and the tape chart show it; guests are not told",
  params: idParams<BookingId>(),
  body: z.object({ vip: z.boolean() }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const parkStayRoute = defineRoute({
  ...desk,
  tag: "Changes",
  method: "PUT",
  path: "/admin/api/reservations/park-stay/:_id",
  summary:
    "Take guests who are still to come out of their room and park them: they keep a room of their type, but no certain one, until `move-rooms` gives them one. Sent again, it changes nothing",
  params: idParams<BookingId>(),
  body: z
    .object({
      room: Position,
      roomId: idOf<RoomId>().meta({ description: "the room that they are in; another one refuses the call" }),
      despiteLock: z.boolean().default(false).meta({
        description: "guests whose room is locked are parked only if this says so; the lock ends",
      }),
    })
    .meta({ example: { room: 0, roomId: exampleId } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "ROOM_LOCKED"],
});

/** The change of rooms that is planned for a place; null where there is none. */
export const PlannedChange = z
  .object({
    roomId: idOf<RoomId>().meta({ description: "the room that they change into, of any type" }),
    on: DayField.meta({ description: "the first night in it" }),
  })
  .nullable();

export const splitStayRoute = defineRoute({
  ...desk,
  tag: "Changes",
  method: "PUT",
  path: "/admin/api/reservations/split-stay/:_id",
  summary:
    "Split a stay over two rooms at a night, at the agreed price, or join it again. The nights of both are taken as one: all or none. Sent again, it changes nothing",
  params: idParams<BookingId>(),
  body: z
    .object({
      room: Position,
      roomId: idOf<RoomId>().meta({ description: "the room that they are in, or come into" }),
      was: PlannedChange.meta({
        description: "the change that was planned before; another one refuses the call",
      }),
      next: PlannedChange.meta({ description: "null joins the stay: they stay in their room" }),
      reason: text(300).optional().meta({
        description: "why; saved in the history. Required where the second room is of another type",
      }),
    })
    .meta({
      example: { room: 0, roomId: exampleId, was: null, next: { roomId: exampleId, on: "2026-12-07" } },
    }),
  reply: Done,
  failures: [
    "INVALID_INPUT",
    "NOT_FOUND",
    "WRONG_STATE",
    "SOLD_OUT",
    "ROOM_TOO_SMALL",
    "ROOM_LOCKED",
    "STAY_PARKED",
  ],
});

/** A locked room as the desk sees it. */
export const RoomLockField = z.object({
  reason: z.string(),
  by: z.string().nullable().meta({ description: "who locked it" }),
  at: Moment,
});

/** Of so many nights at most one tidies up at once. */
const mostTidyNights = 62;

export const tidyUpRoute = defineRoute({
  ...desk,
  tag: "Front desk",
  method: "GET",
  path: "/admin/api/tape-chart/tidy-up",
  summary:
    "Which stays could be moved within their room type so that gaps between stays close. Only stays of one room that are still to come, after today, and are not locked. Nothing is changed: send the moves to `move-rooms`",
  query: z.object({
    from: DayField.meta({ description: "the first night; no earlier than tomorrow counts" }),
    days: z.coerce.number().int().min(1).max(mostTidyNights).meta({ example: 14 }),
    buildingId: idOf<BuildingId>().optional().meta({ description: "only rooms of this building" }),
  }),
  reply: z.object({
    moves: z.array(
      PlaceMove.extend({
        bookingNo: z.string(),
        bookingName: z.string(),
        fromNo: z.string(),
        roomNo: z.string(),
        roomTypeId: idOf<RoomTypeId>(),
        roomTypeName: WordsField,
        checkIn: DayField,
        checkOut: DayField,
      }),
    ),
    gapsBefore: z.int().meta({ description: "runs of free nights that end because somebody comes" }),
    gapsAfter: z.int(),
  }),
});
