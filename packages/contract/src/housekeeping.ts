import { cleaningCauses, roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import { workSteps } from "@pulau/domain/housekeeping/room-work.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import { z } from "zod";
import { BedOptionReply } from "./beds.ts";
import { DayField, idOf, idParams, Moment } from "./fields.ts";
import { FoundThing } from "./found-things.ts";
import { MadeOnDevice, RoomActDone } from "./room-acts.ts";
import { RoomClosure, RoomFault } from "./room-closures.ts";
import { RoomPhoto } from "./room-photos.ts";
import { RoomReply } from "./rooms.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Housekeeping" } as const;
const reads = { ...staff, permission: ["housekeeping", "read"] } as const;
const writes = { ...staff, permission: ["housekeeping", "write"] } as const;

const Person = z.object({ _id: idOf<StaffId>(), name: z.string() });

/** Who sleeps in a room, as far as beds and towels go: never who they are. */
const Sleepers = z.object({
  adults: z.int(),
  children: z.int().meta({ description: "toddlers included" }),
  infants: z.int(),
});

const RoomStay = z.object({
  sleepers: Sleepers,
  checkIn: DayField,
  checkOut: DayField,
});

/** A room as a tile of the board. */
export const HousekeepingRoom = RoomReply.pick({
  _id: true,
  roomNo: true,
  roomTypeName: true,
  buildingId: true,
  building: true,
  floor: true,
}).extend({
  activeStatus: z.boolean().meta({ description: "false while the room is out of use" }),
  cleaning: z.enum(roomCleanings),
  cleaningAt: Moment.nullable(),
  cleaningBy: z.string().nullable().meta({ description: "null where nobody of the staff has said so" }),
  stay: RoomStay.nullable().meta({ description: "who is in the room now; null while it is vacant" }),
  arrival: RoomStay.extend({
    boatTime: z.string().nullable().meta({ example: "11:00" }),
  })
    .nullable()
    .meta({ description: "who is expected in the room today and has not checked in" }),
  leftAt: Moment.nullable().meta({ description: "when today's guests checked out" }),
  assignedTo: Person.nullable(),
  startedAt: Moment.nullable().meta({ description: "since when somebody cleans it" }),
  startedBy: z.string().nullable(),
  workedSeconds: z.int().meta({ description: "what was cleaned before the last pause" }),
  note: z.string(),
  noteVersion: VersionField,
  closures: z
    .array(RoomClosure)
    .meta({ description: "why the room is out of order or out of service today" }),
  openFaults: z.int().meta({ description: "what was reported and is not repaired" }),
});
export type HousekeepingRoom = z.infer<typeof HousekeepingRoom>;

export const housekeepingRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/housekeeping",
  summary: "Rooms with their state, who is in them, who arrives today and who cleans them",
  reply: z.object({
    today: DayField,
    at: Moment,
    /** By building, floor and number. */
    rooms: z.array(HousekeepingRoom),
    people: z
      .array(
        Person.extend({
          cleaned: z.int().meta({ description: "rooms that they have cleaned today" }),
          seconds: z.int().meta({ description: "for how long, where they had started" }),
        }),
      )
      .meta({ description: "who can be assigned" }),
  }),
});

export const housekeepingRoomRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/housekeeping/:_id",
  summary: "One room: the beds its next or present guests need, and how its state came about",
  params: idParams<RoomId>(),
  reply: z.object({
    bedType: z
      .enum(bedTypes)
      .nullable()
      .meta({ description: "null if nobody is in the room or expected today" }),
    beds: BedOptionReply.shape.beds.meta({
      description: "as the guests chose; as the room stands where they chose nothing",
    }),
    /** What came after a later change of somebody else and counted no more: the last ten, newest first. */
    overtaken: z.array(
      z.object({
        at: Moment,
        by: z.string(),
        device: z.string(),
        step: z.enum(workSteps).nullable(),
        note: z.string().nullable(),
      }),
    ),
    /** The last fifty, newest first. */
    history: z.array(
      z.object({
        at: Moment,
        cause: z.enum(cleaningCauses),
        before: z.enum(roomCleanings),
        after: z.enum(roomCleanings),
        by: z.string().nullable(),
        seconds: z.int().nullable().meta({ description: "how long it was cleaned for" }),
      }),
    ),
    /** Open ones first, then the last twenty that were repaired, newest first. */
    faults: z.array(RoomFault),
    photos: z.array(RoomPhoto).meta({ description: "of its note; those of faults stand with them" }),
    found: z
      .array(FoundThing)
      .meta({ description: "what guests left in it and is still here, the last found first" }),
  }),
  failures: ["NOT_FOUND"],
});

export const roomWorkRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/housekeeping/:_id/work",
  summary:
    "Start, pause or finish cleaning a room, pass it at inspection, or send it back to be cleaned. Of two changes of one room the later counts",
  params: idParams<RoomId>(),
  body: z
    .object({ step: z.enum(workSteps), made: MadeOnDevice.optional() })
    .meta({ example: { step: "clean" } }),
  reply: RoomActDone,
  failures: ["NOT_FOUND", "WRONG_STATE", "KEY_REUSED"],
});

export const mostAssigned = 500;

export const assignRoomsRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/housekeeping/assign",
  summary: "Say who is to clean rooms, or that nobody is",
  body: z.object({
    roomIds: z.array(idOf<RoomId>()).min(1, { error: "required" }).max(mostAssigned),
    staffId: idOf<StaffId>().nullable(),
    at: Moment.optional().meta({
      description: "when it was said, where it is sent later than that: of two who say it the later holds",
    }),
  }),
  reply: z.object({
    done: z.literal(true),
    overtaken: z.array(z.string()).meta({ description: "rooms that somebody assigned after that" }),
  }),
  failures: ["NOT_FOUND"],
});

export const roomNoteRoute = defineRoute({
  ...writes,
  method: "POST",
  versioned: "roomNote",
  path: "/admin/api/housekeeping/:_id/note",
  summary:
    "Write down what is to be known about a room; an empty text removes it. One that was `made` on a device needs no version: of two the later holds",
  params: idParams<RoomId>(),
  body: z
    .object({ note: z.string().trim().max(500, { error: "tooLong" }), made: MadeOnDevice.optional() })
    .meta({ example: { note: "One pillow is missing" } }),
  reply: RoomActDone,
  failures: ["NOT_FOUND", "KEY_REUSED"],
});
