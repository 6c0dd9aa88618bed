import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import { readRoomNumbers } from "@pulau/domain/catalogue/room-numbers.ts";
import type { BedId, BedOptionId, BuildingId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BedOptionReply, BedSetReply } from "./beds.ts";
import { BedTypeField, Done, idOf, idParams, StaffText, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { ShownPictureField } from "./picture.ts";
import { RoomReply } from "./rooms.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Room administration" } as const;
const reads = { ...staff, permission: ["rooms", "read"] } as const;
const writes = { ...staff, permission: ["rooms", "write"] } as const;

const mostPax = 20;
const Pax = z.int({ error: "number" }).min(1, { error: "number" }).max(mostPax, { error: "tooLarge" });

/** Letters and digits as they stand before a room's number: `V`, `DLX2`. */
export const RoomCode = z
  .string({ error: "required" })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, { error: "roomCode" })
  .meta({ example: "DLX" });

export const RoomTypeBody = z
  .object({
    activeStatus: z.boolean().default(true),
    roomCode: RoomCode,
    name: StaffText(60),
    summary: StaffText(300),
    highlight: StaffText(60),
    picture: ShownPictureField.meta({ example: "garden-room" }),
    sizeSqm: z.int({ error: "number" }).min(1, { error: "number" }).max(10_000, { error: "tooLarge" }),
    minPax: Pax,
    maxPax: Pax,
    bedTypes: z.array(BedTypeField).min(1, { error: "required" }).max(4),
    amenities: z.array(StaffText(60)).max(60),
  })
  .refine(({ minPax, maxPax }) => minPax <= maxPax, { error: "paxOrder", path: ["maxPax"] });
export type RoomTypeBody = z.infer<typeof RoomTypeBody>;

export const RoomTypeAdminReply = z.object({
  ...RoomTypeBody.shape,
  _id: idOf<RoomTypeId>(),
  name: WordsField,
  summary: WordsField,
  highlight: WordsField,
  amenities: z.array(WordsField),
  /** Auto-select tries the lower number first. */
  priority: z.int(),
  /** Rooms of the type, those out of use included. */
  rooms: z.int(),
  bedOptions: z.array(BedOptionReply),
  version: VersionField,
  /** Of the ways to make up its rooms, which are saved apart. */
  bedsVersion: VersionField,
});

export const adminRoomTypesRoute = defineList({
  ...reads,
  path: "/admin/api/room-type",
  summary: "Room types in the order in which auto-select tries them, with their beds",
  rows: "roomTypes",
  row: RoomTypeAdminReply,
  search: "code, name",
  sorts: ["priority", "roomCode", "-roomCode"],
  extra: {
    /** Of the order of all types. */
    orderVersion: VersionField,
  },
  csv: {
    name: "room-types",
    columns: ["roomCode", "roomType", "active", "rooms", "minPax", "maxPax", "sizeSqm", "bedTypes", "id"],
  },
});

export const addRoomTypeRoute = defineRoute({
  ...staff,
  permission: ["rooms", "create"],
  method: "POST",
  path: "/admin/api/room-type",
  idempotent: "ifSent",
  summary: "Add a room type; auto-select tries it last",
  body: RoomTypeBody,
  reply: z.object({ _id: idOf<RoomTypeId>() }),
  status: 201,
  failures: ["CODE_TAKEN"],
});

export const updateRoomTypeRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "roomType",
  path: "/admin/api/room-type/:_id",
  summary:
    "Change a room type. Fewer guests than upcoming bookings have in its rooms is refused with the list of those bookings",
  params: idParams<RoomTypeId>(),
  body: RoomTypeBody,
  reply: Done,
  failures: ["NOT_FOUND", "CODE_TAKEN", "BOOKINGS_IN_WAY"],
});

export const deleteRoomTypeRoute = defineRoute({
  ...staff,
  permission: ["rooms", "delete"],
  method: "DELETE",
  path: "/admin/api/room-type/:_id",
  summary: "Delete a room type that no room, price, booking or draft uses",
  params: idParams<RoomTypeId>(),
  reply: Done,
  failures: ["NOT_FOUND", "IN_USE"],
});

export const roomTypePriorityRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "roomTypeOrder",
  path: "/admin/api/room-type/priority",
  summary:
    "Set the order in which auto-select tries the types. Types not named come last, in their present order",
  body: z.object({ roomTypeIds: z.array(idOf<RoomTypeId>()).min(1, { error: "required" }).max(200) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const roomCodeRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/room-code-availability/:code",
  summary: "Whether a room code is available, and who has it",
  params: z.object({ code: RoomCode }),
  reply: z.object({
    code: z.string(),
    available: z.boolean(),
    roomType: z.object({ _id: idOf<RoomTypeId>(), name: WordsField }).nullable(),
  }),
});

export const AdminRoomReply = RoomReply.omit({ adjoins: true }).extend({
  version: VersionField,
  activeStatus: z.boolean(),
  allowSmoking: z.boolean(),
  allowDisabledPerson: z.boolean(),
  /** How the room is made up now. */
  bedOptionId: idOf<BedOptionId>().nullable(),
  cleaning: z.enum(roomCleanings),
  desc: z.string(),
  adjoins: z.array(z.object({ roomId: idOf<RoomId>(), roomNo: z.string(), connecting: z.boolean() })),
});

export const roomsByTypesRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/rooms-by-room-types",
  summary: "Every room of the types, by type, building, floor and number",
  query: z.object({
    roomTypeIds: z
      .string()
      .transform((list) => list.split(","))
      .pipe(z.array(idOf<RoomTypeId>()).max(200))
      .optional()
      .meta({
        example: "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001",
        description: "ids separated by commas; all types if left out",
      }),
  }),
  reply: z.object({
    roomTypes: z.array(
      z.object({
        _id: idOf<RoomTypeId>(),
        roomCode: z.string(),
        name: WordsField,
        rooms: z.array(AdminRoomReply),
      }),
    ),
  }),
});

export const updateRoomRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "room",
  path: "/admin/api/room-number/:_id",
  summary:
    "Change a room. Taking it out of use, or allowing fewer guests than upcoming bookings have, is refused with the list of those bookings",
  params: idParams<RoomId>(),
  body: z
    .object({
      activeStatus: z.boolean(),
      maxPax: Pax,
      bedOptionId: idOf<BedOptionId>().nullable(),
      allowSmoking: z.boolean(),
      allowDisabledPerson: z.boolean(),
      cleaning: z.enum(roomCleanings),
      desc: z.string().trim().max(500, { error: "tooLong" }),
      adjoins: z.array(z.object({ roomId: idOf<RoomId>(), connecting: z.boolean().default(false) })).max(12),
    })
    .partial()
    .meta({ example: { desc: "Near the jetty", allowSmoking: false } }),
  reply: Done,
  failures: ["NOT_FOUND", "BOOKINGS_IN_WAY"],
});

const Numbers = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(2_000, { error: "tooLong" })
  .transform((typed, context) => {
    const numbers = readRoomNumbers(typed);
    if (numbers !== null) return numbers;
    context.addIssue({ code: "custom", message: "roomNumbers" });
    return z.NEVER;
  })
  .meta({
    example: "901 to 905",
    description: "room numbers, 200 at most, such as `101 to 120`, `101, 103, 105-110` or `V-01 to V-12`",
  });
const chosen = <I extends string>() =>
  z
    .string({ error: "required" })
    .min(1, { error: "required" })
    .pipe(idOf<I>())
    .meta({ example: "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001" });

/** Many rooms that differ by their numbers alone. */
export const AddRoomsBody = z.object({
  numbers: Numbers,
  roomTypeId: chosen<RoomTypeId>(),
  buildingId: chosen<BuildingId>(),
  floor: z.string().trim().max(40, { error: "tooLong" }).default(""),
  /** As many as the type takes when missing. */
  maxPax: Pax.nullable().default(null),
  bedOptionId: idOf<BedOptionId>().nullable().default(null),
  allowSmoking: z.boolean().default(false),
  allowDisabledPerson: z.boolean().default(false),
  desc: z.string().trim().max(500, { error: "tooLong" }).default(""),
});
export type AddRoomsBody = z.infer<typeof AddRoomsBody>;

export const addRoomsRoute = defineRoute({
  ...staff,
  permission: ["rooms", "create"],
  method: "POST",
  path: "/admin/api/room-number/several",
  idempotent: "ifSent",
  summary: "Add many rooms at once, all or none",
  body: AddRoomsBody,
  reply: z.object({ added: z.array(z.string()) }),
  status: 201,
  failures: ["NOT_FOUND", "ROOM_NUMBERS_TAKEN"],
});

export const bedsRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/bed",
  summary: "Bed types, widest first",
  reply: z.object({ beds: z.array(BedSetReply.omit({ count: true, extra: true })) }),
});

export const setBedOptionsRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "bedOptions",
  path: "/admin/api/room-type/:_id/bed-options",
  summary:
    "Set the bed arrangements of a room type, the standard one first. One that rooms, stays to come or guests in house have can't be left out; changed, it is a new one, and bookings keep the beds that they were made with",
  params: idParams<RoomTypeId>(),
  body: z.object({
    bedOptions: z
      .array(
        z.object({
          bedOptionId: idOf<BedOptionId>().optional(),
          beds: z
            .array(
              z.object({
                bedId: idOf<BedId>(),
                count: z.int({ error: "number" }).min(1, { error: "number" }).max(10, { error: "tooLarge" }),
                extra: z.boolean().default(false),
              }),
            )
            .min(1, { error: "required" })
            .max(8)
            .refine((beds) => new Set(beds.map(({ bedId }) => bedId)).size === beds.length, {
              error: "bedTwice",
            }),
        }),
      )
      .max(20),
  }),
  reply: z.object({ bedOptions: z.array(BedOptionReply) }),
  failures: ["NOT_FOUND", "IN_USE"],
});
