import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { EventId, TaxId, TicketId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { guestKinds, TicketReply, TimeField } from "./events.ts";
import { AmountField, DayField, idOf, idParams, SenField, StaffText, text, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { PictureAlt, ShownPictureField } from "./picture.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Staff: promotions" } as const;
const always = () => true;

export const EventBody = z
  .object({
    activeStatus: z.boolean().default(true),
    name: StaffText(80),
    description: StaffText(800),
    place: StaffText(80),
    picture: ShownPictureField.meta({ example: "sunset-deck" }),
    pictureAlt: PictureAlt.default(noWords),
    day: DayField,
    startsAt: TimeField,
    endsAt: TimeField.nullable().default(null),
    adultSen: AmountField.min(100, { error: "ringgit" }).max(10_000_000, { error: "tooLarge" }),
    childSen: AmountField.max(10_000_000, { error: "tooLarge" }),
    capacity: z.int({ error: "number" }).min(1, { error: "number" }).max(5_000, { error: "tooLarge" }),
    saleUntil: DayField,
    cancelDays: z
      .int({ error: "number" })
      .min(0, { error: "number" })
      .max(60, { error: "tooLarge" })
      .default(1),
    /** Of the resort's taxes those that the prices include. */
    taxIds: z.array(idOf<TaxId>()).max(10, { error: "tooLong" }).default([]),
  })
  .refine(({ saleUntil, day }) => saleUntil <= day, {
    error: "dayOrder",
    path: ["saleUntil"],
    when: always,
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || startsAt < endsAt, {
    error: "timeOrder",
    path: ["endsAt"],
    when: always,
  });
export type EventBody = z.infer<typeof EventBody>;

export const StaffEventReply = z.object({
  ...EventBody.shape,
  _id: idOf<EventId>(),
  version: VersionField,
  name: WordsField,
  description: WordsField,
  place: WordsField,
  pictureAlt: WordsField,
  sold: z.int(),
  held: z.int(),
  checkedIn: z.int(),
  takenSen: SenField,
  cancelled: z.boolean(),
  state: z.enum(["onSale", "soldOut", "closed", "over", "off", "cancelled"]),
});
export type StaffEventReply = z.infer<typeof StaffEventReply>;

const EventTax = z.object({
  _id: idOf<TaxId>(),
  name: WordsField,
  share: z.int().meta({ description: "basis points" }),
});
export type StaffEventsTax = z.infer<typeof EventTax>;

export const staffEventsRoute = defineList({
  ...staff,
  permission: ["posts", "read"],
  path: "/admin/api/event",
  summary: "Events with the places sold: upcoming or past, by day",
  rows: "events",
  row: StaffEventReply,
  filters: { tab: z.enum(["ahead", "past"]).default("ahead") },
  search: "name, place",
  sorts: ["byTab", "day", "-day", "-sold"],
  /** The resort's taxes, of which prices may include some. */
  extra: { taxes: z.array(EventTax) },
  csv: {
    columns: [
      "event",
      "day",
      "startsAt",
      "place",
      "status",
      "capacity",
      "sold",
      "held",
      "checkedIn",
      "adult",
      "child",
      "taken",
      "id",
    ],
  },
});

export const addEventRoute = defineRoute({
  ...staff,
  permission: ["posts", "create"],
  method: "POST",
  path: "/admin/api/event",
  idempotent: "ifSent",
  summary: "Add an event",
  body: EventBody,
  reply: z.object({ _id: idOf<EventId>() }),
  status: 201,
  failures: ["NOT_FOUND"],
});

export const updateEventRoute = defineRoute({
  ...staff,
  permission: ["posts", "write"],
  method: "PUT",
  versioned: "event",
  path: "/admin/api/event/:_id",
  summary: "Change an event; fewer places than are already sold is refused",
  params: idParams<EventId>(),
  body: EventBody,
  reply: StaffEventReply,
  failures: ["NOT_FOUND", "IN_USE", "WRONG_STATE"],
});

export const cancelEventRoute = defineRoute({
  ...staff,
  permission: ["posts", "delete"],
  alsoPermission: ["payments", "delete"],
  method: "POST",
  path: "/admin/api/event/:_id/cancel",
  summary: "Cancel an event: everybody is refunded in full and told why",
  params: idParams<EventId>(),
  body: z.object({ note: text(400) }),
  reply: z.object({ refunds: z.int(), refundedSen: SenField }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const AttendeeReply = TicketReply.extend({
  number: z.string(),
  accountName: z.string(),
  email: z.string(),
});
export type AttendeeReply = z.infer<typeof AttendeeReply>;

export const attendeesRoute = defineList({
  ...staff,
  permission: ["posts", "read"],
  path: "/admin/api/event/:_id/attendees",
  summary: "The attendees of an event, by name",
  params: idParams<EventId>(),
  rows: "attendees",
  row: AttendeeReply,
  filters: {
    guestKind: z.enum(guestKinds).optional(),
    come: z
      .enum(["yes", "no"])
      .optional()
      .meta({ description: "who is ticked off at the door, or is not yet" }),
  },
  search: "name, code, buyer, purchase number",
  sorts: ["name", "-name", "buyer", "-buyer", "come", "-come"],
  /** The event, and how many come to it in all. */
  extra: { event: StaffEventReply, coming: z.int() },
  csv: { columns: ["name", "kind", "code", "buyer", "purchaseNo", "email", "cameAt"] },
  failures: ["NOT_FOUND"],
});

export const checkInAttendeeRoute = defineRoute({
  ...staff,
  permission: ["posts", "write"],
  method: "PUT",
  path: "/admin/api/event/attendee/:_id",
  summary: "Check an attendee in, or undo it. `_id` is the ticket",
  params: idParams<TicketId>(),
  body: z.object({ checkedIn: z.boolean() }),
  reply: TicketReply,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
