import type { BedOptionId, BuildingId, DraftId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { StayNights } from "./availability.ts";
import { BedOptionReply } from "./beds.ts";
import { idOf, WordsField } from "./fields.ts";
import { OccupantsField } from "./party.ts";
import { defineRoute } from "./route.ts";

const stay = { checkIn: "2026-12-05", checkOut: "2026-12-08" };

/** What narrows a list of rooms down. */
const OfType = z.object({
  roomTypeId: idOf<RoomTypeId>().optional().meta({ description: "rooms of this type only" }),
});

/** A room by its number and where it lies. */
export const RoomReply = z.object({
  _id: idOf<RoomId>(),
  roomNo: z.string(),
  roomTypeId: idOf<RoomTypeId>(),
  roomTypeName: WordsField,
  buildingId: idOf<BuildingId>(),
  building: z.string(),
  floor: z.string(),
  maxPax: z.int(),
  /** Numbers of the rooms on the other side of its walls. */
  adjoins: z.array(z.string()),
});

const unblocked = {
  path: "/api/unblocked-room",
  scope: "none",
  tag: "Rooms",
  reply: z.object({ rooms: z.array(RoomReply) }),
} as const;
const UnblockedRequest = StayNights.safeExtend({ ...OfType.shape, draftId: idOf<DraftId>().optional() });

export const unblockedRoomsRoute = defineRoute({
  ...unblocked,
  method: "GET",
  summary: "Rooms that are free on every night of the dates",
  query: UnblockedRequest,
});

export const postUnblockedRoomsRoute = defineRoute({
  ...unblocked,
  method: "POST",
  summary: "The same, with a request body",
  body: UnblockedRequest.meta({ example: stay }),
});

export const roomNumbersRoute = defineRoute({
  method: "POST",
  path: "/api/room-numbers",
  scope: "none",
  tag: "Rooms",
  summary: "Room numbers by building and floor, with the beds of each",
  body: OfType,
  reply: z.object({
    rooms: z.array(
      RoomReply.extend({
        sizeSqm: z.int(),
        allowSmoking: z.boolean(),
        allowDisabledPerson: z.boolean(),
        bedOptionId: idOf<BedOptionId>().nullable(),
        desc: z.string(),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

export const bedCombosRoute = defineRoute({
  method: "POST",
  path: "/api/room-type-bed-combos",
  scope: "none",
  tag: "Rooms",
  summary: "The bed arrangements of one room type or all, and which of them sleep these people",
  body: OfType.extend({ occupants: OccupantsField.optional() }).meta({
    example: { occupants: { adult: 2, child: 1, toddler: 0, infant: 0 } },
  }),
  reply: z.object({
    roomTypes: z.array(
      z.object({
        roomTypeId: idOf<RoomTypeId>(),
        name: WordsField,
        bedOptions: z.array(
          BedOptionReply.extend({
            /** Persons in beds at most. */
            sleeps: z.int(),
            /** Whether it sleeps the people asked about; null when none were. */
            fits: z.boolean().nullable(),
          }),
        ),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});
