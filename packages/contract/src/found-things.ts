import { foundMoves, foundStates, returnWays } from "@pulau/domain/housekeeping/found-things.ts";
import type { BookingId, FoundThingId, RoomId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, Done, idOf, idParams, Moment } from "./fields.ts";
import { defineList } from "./list.ts";
import { RoomPhoto } from "./room-photos.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Housekeeping" } as const;

const nameField = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(200, { error: "tooLong" });
const placeField = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(100, { error: "tooLong" })
  .meta({ description: "where it is kept" });

/** Something found in a room, as pages show it. It names no guest. */
export const FoundThing = z.object({
  _id: idOf<FoundThingId>(),
  version: VersionField,
  roomId: idOf<RoomId>(),
  roomNo: z.string(),
  foundOn: DayField,
  what: z.string(),
  place: z.string(),
  at: Moment,
  by: z.string().nullable().meta({ description: "who found it" }),
  state: z.enum(foundStates),
  movedAt: Moment.nullable(),
  movedBy: z.string().nullable(),
  way: z.enum(returnWays).nullable().meta({ description: "how it was given back" }),
  note: z.string().meta({ description: "about how it was given back: a parcel’s number" }),
  photos: z.array(RoomPhoto),
  discardFrom: DayField.meta({ description: "the first day on which it may be thrown away" }),
});
export type FoundThing = z.infer<typeof FoundThing>;

export const foundThingsRoute = defineList({
  path: "/admin/api/found-things",
  scope: "staff",
  permission: ["housekeeping", "read"],
  tag: "Housekeeping",
  summary: "Things that guests left, the last found first",
  rows: "things",
  row: FoundThing,
  filters: {
    state: z.enum(foundStates).optional(),
    due: z
      .enum(["true"])
      .optional()
      .meta({ description: "only what has been kept so long that it may be thrown away" }),
  },
  search: "room, thing or place",
  sorts: ["-foundOn", "foundOn", "room", "-room"],
  extra: {
    today: DayField,
    waiting: z.int().meta({ description: "of all that are kept or asked for" }),
    due: z.int().meta({ description: "of those, how many may be thrown away" }),
  },
  csv: {
    name: "found-things",
    columns: ["roomNo", "thing", "foundOn", "foundBy", "keptAt", "status", "way", "note", "doneAt", "doneBy"],
  },
});

export const addFoundThingRoute = defineRoute({
  ...staff,
  permission: ["housekeeping", "write"],
  method: "POST",
  path: "/admin/api/found-things",
  summary: "Write down something that was found in a room. Sent again with the same `_id` it is there once",
  body: z
    .object({
      _id: idOf<FoundThingId>()
        .optional()
        .meta({ description: "made by the device, where it can be sent twice" }),
      roomId: idOf<RoomId>(),
      foundOn: DayField,
      what: nameField,
      place: placeField,
      at: Moment.optional().meta({
        description: "when it was written down, where it is sent later than that",
      }),
    })
    .meta({
      example: {
        roomId: "01890000-0000-7000-8000-000000000000",
        foundOn: "2026-12-05",
        what: "Blue swimming goggles",
        place: "Housekeeping office, shelf 2",
      },
    }),
  reply: z.object({ _id: idOf<FoundThingId>() }),
  failures: ["NOT_FOUND", "KEY_REUSED", "INVALID_INPUT"],
});

export const changeFoundThingRoute = defineRoute({
  ...staff,
  permission: ["housekeeping", "write"],
  method: "PUT",
  versioned: "foundThing",
  path: "/admin/api/found-things/:_id",
  summary: "Correct what was found, or say where it is kept now",
  params: idParams<FoundThingId>(),
  body: z
    .object({ what: nameField, place: placeField })
    .meta({ example: { what: "Blue swimming goggles", place: "Front desk, safe" } }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const moveFoundThingRoute = defineRoute({
  ...staff,
  permission: ["housekeeping", "write"],
  method: "POST",
  path: "/admin/api/found-things/:_id/move",
  summary:
    "Say that somebody asked for a thing, that it was given back, or that it was thrown away, which is only allowed once it has been kept long enough; or take the last of these back",
  params: idParams<FoundThingId>(),
  body: z
    .object({
      move: z.enum(foundMoves),
      way: z.enum(returnWays, { error: "required" }).optional(),
      note: z.string().trim().max(200, { error: "tooLong" }).default(""),
    })
    .refine(({ move, way }) => move !== "giveBack" || way !== undefined, { error: "required", path: ["way"] })
    .meta({ example: { move: "giveBack", way: "sent", note: "Pos Laju EH123456789MY" } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_EARLY"],
});

export const foundThingStaysRoute = defineRoute({
  ...staff,
  permission: ["housekeeping", "read"],
  alsoPermission: ["bookings", "read"],
  method: "GET",
  path: "/admin/api/found-things/:_id/stays",
  summary: "Who had slept in the room when a thing was found there, the last first",
  params: idParams<FoundThingId>(),
  reply: z.object({
    stays: z.array(
      z.object({
        bookingId: idOf<BookingId>(),
        bookingNo: z.string(),
        bookingName: z.string(),
        checkIn: DayField,
        checkOut: DayField,
        mobile: z.string(),
        here: z.boolean().meta({ description: "they are still in house" }),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});
