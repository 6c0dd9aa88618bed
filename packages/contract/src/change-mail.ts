import type { BookingId, RoomId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { GuestQuery } from "./cancel-parts.ts";
import { DayField, idOf, idParams, Language } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { desk, StaffChange } from "./staff-changes.ts";

const Position = z.int().min(0).max(99).meta({ description: "position in the booking, from 0" });

/** How staff price what they are about to do. */
const terms = {
  keepNothing: z.boolean().default(false),
  keepPrice: z.boolean().default(false),
};

/** What staff are about to do to a booking, in the words of the call that does it. */
const PlannedAct = z.discriminatedUnion("act", [
  z.object({ act: z.literal("change"), change: StaffChange, ...terms }),
  z.object({ act: z.literal("cancelRoom"), room: Position, ...terms }),
  z.object({
    act: z.literal("cancelPerson"),
    guest: GuestQuery.shape.guest,
    room: Position.optional(),
    kind: GuestQuery.shape.kind,
    ...terms,
  }),
  z.object({
    act: z.literal("moveRoom"),
    room: Position,
    roomId: idOf<RoomId>(),
    keepPrice: z.boolean().default(true),
  }),
  z.object({
    act: z.literal("splitStay"),
    room: Position,
    roomId: idOf<RoomId>(),
    on: DayField.meta({ description: "the first night in the other room" }),
  }),
]);
export type PlannedAct = z.infer<typeof PlannedAct>;

export const changeMailRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/reservations/change-mail/:_id",
  summary:
    "The e-mail that a guest gets of a change that staff are about to make, in their language and the words in which it is sent; null where none is sent, or the change can't be had",
  keepsNothing: true,
  params: idParams<BookingId>(),
  body: PlannedAct.meta({ example: { act: "change", change: { specialRequest: "A quiet room" } } }),
  reply: z.object({
    mail: z.object({ language: Language, subject: z.string(), text: z.string() }).nullable(),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
