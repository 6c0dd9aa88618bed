import { closureKinds, closureReasons } from "@pulau/domain/catalogue/closures.ts";
import type { FaultId, RoomClosureId, RoomId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, Done, idOf, idParams, Moment } from "./fields.ts";
import { RoomPhoto } from "./room-photos.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const writes = { scope: "staff", permission: ["rooms", "write"], tag: "Rooms" } as const;

const fields = {
  kind: z.enum(closureKinds, { error: "required" }),
  reason: z.enum(closureReasons, { error: "required" }),
  note: z.string().trim().max(300, { error: "tooLong" }),
  from: DayField.meta({ description: "the first night" }),
  until: DayField.nullable().meta({
    description: "the first night on which the room is free again; null until further notice",
  }),
};

/** A body that can be sent. */
const example = {
  kind: "outOfOrder",
  reason: "renovation",
  note: "New floor",
  from: "2027-06-01",
  until: "2027-06-04",
} as const;

const isInOrder = ({ from, until }: { from: string; until: string | null }) => until === null || from < until;
const outOfOrder = { error: "dayAfter", path: ["until"] };

/** When and why a room is closed, as its form sends it. */
export const ClosureBody = z.object(fields).refine(isInOrder, outOfOrder).meta({ example });
export type ClosureBody = z.infer<typeof ClosureBody>;

/** The same with the room that it shall close instead, where it is another one. */
export const ClosureChange = z
  .object({
    ...fields,
    roomId: idOf<RoomId>()
      .optional()
      .meta({ description: "another room; only of a closure that has not begun" }),
  })
  .refine(isInOrder, outOfOrder)
  .meta({ example });
export type ClosureChange = z.infer<typeof ClosureChange>;

/** A closure as the tape chart and the board of housekeeping show it. */
export const RoomClosure = z.object({ ...fields, note: z.string() }).extend({
  _id: idOf<RoomClosureId>(),
  version: VersionField,
  by: z.string().nullable().meta({ description: "who closed the room" }),
  at: Moment,
});
export type RoomClosure = z.infer<typeof RoomClosure>;

export const closeRoomRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/room-closures",
  idempotent: "ifSent",
  summary:
    "Close a room: out of order, and then nobody else can have its nights, or out of service, and it is still sold. Nights that are taken refuse it with the list of their bookings",
  body: z
    .object({
      ...fields,
      roomId: idOf<RoomId>(),
      faultId: idOf<FaultId>().nullish().meta({ description: "the fault for which the room is closed" }),
      park: z.boolean().default(false).meta({
        description:
          "guests who are to come into the room are parked, instead of refusing the call; needs the right to change bookings",
      }),
    })
    .refine(isInOrder, outOfOrder)
    .meta({ example: { ...example, roomId: "01890000-0000-7000-8000-000000000000" } }),
  reply: z.object({ _id: idOf<RoomClosureId>(), version: VersionField }),
  failures: ["NOT_FOUND", "NOT_ALLOWED", "BOOKINGS_IN_WAY", "ALREADY_CLOSED", "SOLD_OUT"],
});

export const changeClosureRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "roomClosure",
  path: "/admin/api/room-closures/:_id",
  summary:
    "Change a closure, end it early (`until` today frees the room from tonight), or give it to another room. Nights that become free are offered to the waiting list",
  params: idParams<RoomClosureId>(),
  body: ClosureChange,
  reply: z.object({ version: VersionField }),
  failures: ["NOT_FOUND", "WRONG_STATE", "BOOKINGS_IN_WAY", "ALREADY_CLOSED", "SOLD_OUT"],
});

export const takeBackClosureRoute = defineRoute({
  ...writes,
  method: "POST",
  versioned: "roomClosure",
  path: "/admin/api/room-closures/:_id/take-back",
  summary:
    "Take a closure back, or make it again as it was: its nights of today and later are free, or taken once more",
  params: idParams<RoomClosureId>(),
  body: z.object({ takenBack: z.boolean() }).meta({ example: { takenBack: true } }),
  reply: z.object({ version: VersionField }),
  failures: ["NOT_FOUND", "BOOKINGS_IN_WAY", "ALREADY_CLOSED", "SOLD_OUT"],
});

export const closureRoute = defineRoute({
  scope: "staff",
  permission: ["rooms", "read"],
  tag: "Rooms",
  method: "GET",
  path: "/admin/api/room-closures/:_id",
  summary: "A closure, and how it came to be as it is: who closed the room, who changed it since, and what",
  params: idParams<RoomClosureId>(),
  reply: RoomClosure.extend({
    takenBack: z.boolean(),
    /** Newest first. */
    history: z.array(
      z.object({
        at: Moment,
        by: z.string().nullable(),
        act: z.enum(["added", "changed", "deleted", "restored"]),
        from: DayField.nullable(),
        until: DayField.nullable(),
        changed: z.array(z.string()).meta({ description: "names of the fields that became other" }),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

/** Something broken in a room. */
export const RoomFault = z.object({
  _id: idOf<FaultId>(),
  text: z.string(),
  at: Moment,
  by: z.string().nullable(),
  doneAt: Moment.nullable(),
  doneBy: z.string().nullable(),
  photos: z.array(RoomPhoto),
});
export type RoomFault = z.infer<typeof RoomFault>;

const faults = { scope: "staff", permission: ["housekeeping", "write"], tag: "Housekeeping" } as const;

export const reportFaultRoute = defineRoute({
  ...faults,
  method: "POST",
  path: "/admin/api/housekeeping/:_id/faults",
  idempotent: "ifSent",
  summary: "Report something broken in a room. Sent again with the same `_id` it is there once",
  params: idParams<RoomId>(),
  body: z
    .object({
      _id: idOf<FaultId>().optional().meta({ description: "made by the device, where it can be sent twice" }),
      at: Moment.optional().meta({ description: "when it was seen, where it is sent later than that" }),
      text: z
        .string({ error: "required" })
        .trim()
        .min(1, { error: "required" })
        .max(500, { error: "tooLong" }),
    })
    .meta({ example: { text: "The tap in the bathroom drips" } }),
  reply: z.object({ _id: idOf<FaultId>() }),
  failures: ["NOT_FOUND", "KEY_REUSED"],
});

export const settleFaultRoute = defineRoute({
  ...faults,
  method: "POST",
  path: "/admin/api/room-faults/:_id/settle",
  summary: "Say that a fault is repaired, or open it again",
  params: idParams<FaultId>(),
  body: z
    .object({
      done: z.boolean(),
      at: Moment.optional().meta({ description: "when it was said, where it is sent later than that" }),
    })
    .meta({ example: { done: true } }),
  reply: Done,
  failures: ["NOT_FOUND"],
});
