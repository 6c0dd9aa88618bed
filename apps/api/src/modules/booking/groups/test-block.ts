import { randomUUID } from "node:crypto";
import { createGroupRoute, groupRoute, type NamedRoom, nameGuestsRoute } from "@pulau/contract/groups.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { ResortIds } from "../../../db/factories/resort.ts";
import type { Caller } from "../../../races/caller.ts";

type Body = z.input<typeof createGroupRoute.body>;

/** What a dive club agrees: standard rooms for two each, from a day after the resort's first. */
export function clubOf(
  resort: ResortIds,
  options: { inDays?: number; rooms?: number } & Partial<Omit<Body, "rooms" | "checkIn" | "cutOffOn">> = {},
): Body & { readonly cutOffOn: Day; readonly checkIn: Day } {
  const { inDays = 20, rooms = 3, ...terms } = options;
  const checkIn = addDays(resort.from, inDays);
  return {
    name: "Kelab Selam Mutiara",
    kind: "club",
    contactName: "Hafiz bin Osman",
    email: "hafiz@example.com",
    mobile: "+60123456789",
    language: "my",
    optionId: resort.optionId,
    checkIn,
    rooms: [{ roomTypeId: resort.roomTypes.standard.id, rooms }],
    persons: rooms * 2,
    stages: [],
    ...terms,
    cutOffOn: addDays(checkIn, -10),
  };
}

export const makeClub = async (desk: Caller, body: Body): Promise<GroupId> =>
  (await desk.must(createGroupRoute, { body }))._id;

export const shown = (desk: Caller, _id: GroupId) => desk.must(groupRoute, { params: { _id } });

/** A room for two by their names. */
export const roomFor = (
  resort: ResortIds,
  guests: readonly (string | { name: string; age: number })[],
  terms: Partial<z.input<typeof NamedRoom>> = {},
): z.input<typeof NamedRoom> => ({
  roomTypeId: resort.roomTypes.standard.id,
  guests: guests.map((guest) => (typeof guest === "string" ? { name: guest } : guest)),
  ...terms,
});

export const nameRooms = (
  desk: Caller,
  _id: GroupId,
  rooms: z.input<typeof NamedRoom>[],
  key: string = randomUUID(),
) => desk.call(nameGuestsRoute, { params: { _id }, body: { rooms } }, { "idempotency-key": key });
