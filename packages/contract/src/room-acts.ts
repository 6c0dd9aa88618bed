import { cleaningCauses, roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import type { RoomActId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { idOf, Moment } from "./fields.ts";

/** What a device adds to something that it may send later than it was done, or twice. */
export const MadeOnDevice = z
  .object({
    act: idOf<RoomActId>().meta({ description: "the act’s key: it counts once, however often it is sent" }),
    at: Moment.meta({ description: "when it was done" }),
    seen: Moment.meta({ description: "when the device had last read the room" }),
    device: z.string().trim().max(40),
  })
  .meta({ description: "of what was done on a device that may have had no signal" });
export type MadeOnDevice = z.infer<typeof MadeOnDevice>;

/** What somebody else has done about the same room. */
export const OtherRoomChange = z.object({
  at: Moment,
  by: z.string().nullable().meta({ description: "null where nobody of the staff did it" }),
  device: z.string(),
  cleaning: z
    .enum(roomCleanings)
    .nullable()
    .meta({ description: "what they made of the room; null of a note" }),
  cause: z.enum(cleaningCauses).nullable(),
  note: z.string().nullable().meta({ description: "what they wrote; null of a step" }),
});
export type OtherRoomChange = z.infer<typeof OtherRoomChange>;

export const RoomActDone = z.object({
  done: z.literal(true),
  overtaken: OtherRoomChange.nullable().meta({
    description: "what somebody did after it, so that theirs holds; null where this one holds",
  }),
  replaced: OtherRoomChange.nullable().meta({
    description: "what somebody did before it and the device could not know of; this one holds",
  }),
});
export type RoomActDone = z.infer<typeof RoomActDone>;
