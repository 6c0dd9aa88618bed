import type { BookingId, PickUpActId, TransferId } from "@pulau/domain/ids.ts";
import { pickUpMarks } from "@pulau/domain/transport/pick-up.ts";
import { z } from "zod";
import { DayField, idOf, Moment, WayField, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { transferTypes } from "./transfers.ts";

const drives = { scope: "staff", tag: "Boats" } as const;

/** One way of a booked transfer: of a return each way is picked up by itself. */
const RideField = z.object({ transferId: idOf<TransferId>(), way: WayField });

/** Guests to be picked up, and how they stand. */
export const PickUp = RideField.extend({
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  mobile: z.string().meta({ description: "empty where they have none, or for who may not see it yet" }),
  time: z.string(),
  place: WordsField,
  meetAt: z.string(),
  to: WordsField,
  setDownAt: z.string(),
  adults: z.int(),
  children: z.int(),
  infants: z
    .int()
    .meta({ description: "of the whole booking; they need no seat, and perhaps a child’s one" }),
  disabled: z.boolean().meta({ description: "somebody of the party has reduced mobility" }),
  flight: z
    .string()
    .nullable()
    .meta({ description: "as the meeting point or the note tells it", example: "AK 6132" }),
  note: z.string().meta({ description: "for the driver" }),
  type: z.enum(transferTypes),
  vehicle: WordsField,
  vehicles: z.int(),
  boat: z
    .object({ name: WordsField, day: DayField, time: z.string().nullable(), cancelled: z.boolean() })
    .nullable()
    .meta({ description: "the boat of this way; a charter’s has no time" }),
  mark: z.enum(pickUpMarks),
  markedAt: Moment.nullable(),
  markedBy: z.string().nullable(),
});
export type PickUp = z.infer<typeof PickUp>;

export const pickUpsRoute = defineRoute({
  ...drives,
  permission: ["pickUps", "read"],
  method: "GET",
  path: "/admin/api/pick-ups",
  summary: "Whom drivers pick up on a day, by time and place, with how they stand",
  query: z.object({
    day: DayField.optional().meta({ example: "2026-12-05", description: "today where it is left out" }),
  }),
  reply: z.object({ day: DayField, today: DayField, at: Moment, pickUps: z.array(PickUp) }),
});

/** How a colleague, or another device, has marked the guests of a ride. */
const OtherPickUp = z.object({
  name: z.string(),
  mark: z.enum(pickUpMarks),
  at: Moment,
  by: z.string().nullable(),
  device: z.string(),
});
export type OtherPickUp = z.infer<typeof OtherPickUp>;

/** How many rides one act marks. */
export const mostPickedUp = 100;

export const markPickUpsRoute = defineRoute({
  ...drives,
  permission: ["pickUps", "write"],
  method: "POST",
  path: "/admin/api/pick-ups/marks",
  summary:
    "Mark guests as picked up, not there or still expected. The act has an id of its own: sent again it has no further effect",
  body: z.object({
    day: DayField.meta({ description: "of the rides: one that was moved to another day is not found" }),
    act: idOf<PickUpActId>().meta({
      example: "0d8b7c55-31f0-4b1b-8a3e-5a6f4de0a101",
      description: "made by the device, once for each act",
    }),
    rides: z.array(RideField).min(1).max(mostPickedUp),
    mark: z.enum(pickUpMarks).meta({ example: "pickedUp" }),
    at: Moment.optional().meta({ description: "when it was done, where that was before it could be sent" }),
    seen: Moment.optional().meta({ description: "when the list was read by which it was done" }),
    device: z.string().trim().max(40).default("").meta({ example: "Android 7K2" }),
  }),
  reply: z.object({
    overtaken: z
      .array(OtherPickUp)
      .meta({ description: "parties whom a colleague marked otherwise later: that holds" }),
    replaced: z
      .array(OtherPickUp)
      .meta({ description: "parties whom a colleague had marked otherwise since `seen`: this act holds" }),
  }),
  failures: ["NOT_FOUND", "KEY_REUSED", "TOO_EARLY"],
});
