import { courtesyStates } from "@pulau/domain/booking/courtesy-hold.ts";
import type { BookingId, DraftId, HoldId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, Done, idOf, idParams, Language, Moment, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";
import { ClockTime } from "./settings/parts.ts";

/** Rooms and seats that staff hold for somebody until a moment, before there is a booking. */
const desk = { scope: "staff", permission: ["bookings", "create"], tag: "Booking for a guest" } as const;

const CourtesyHold = z.object({
  _id: idOf<HoldId>(),
  draftId: idOf<DraftId>(),
  state: z.enum(courtesyStates),
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  note: z.string(),
  until: Moment,
  packageName: WordsField,
  checkIn: DayField,
  checkOut: DayField,
  rooms: z.array(z.string()).meta({ description: "room numbers" }),
  persons: z.int(),
  totalSen: SenField,
  by: z.string().meta({ description: "who holds it" }),
  bookingId: idOf<BookingId>().nullable(),
  bookingNo: z.string().nullable(),
});

export const courtesyHoldsRoute = defineList({
  ...desk,
  path: "/admin/api/courtesy-holds",
  summary: "Stays that are held for somebody until a moment, those that end first on top",
  rows: "holds",
  row: CourtesyHold,
  filters: { state: z.enum(courtesyStates).optional() },
  search: "name, telephone, e-mail, note",
  sorts: ["queue", "-until", "until", "checkIn", "name"],
  extra: { counts: z.record(z.enum(courtesyStates), z.int()) },
  csv: {
    name: "courtesy-holds",
    columns: [
      "status",
      "name",
      "phone",
      "email",
      "arrival",
      "departure",
      "rooms",
      "persons",
      "total",
      "heldUntil",
      "note",
      "number",
    ],
  },
});

const untilFields = {
  untilDay: DayField.meta({ description: "a day at the resort" }),
  untilTime: ClockTime.meta({ example: "18:00" }),
  mail: z
    .boolean()
    .default(true)
    .meta({ description: "whether the guest is e-mailed the end, and the link to book and pay" }),
};
const byHold = { ...desk, path: "/admin/api/courtesy-holds/:_id", params: idParams<HoldId>() } as const;
const reply = z.object({ until: Moment });

export const keepForGuestRoute = defineRoute({
  ...byHold,
  method: "POST",
  summary:
    "Hold what a draft holds for its guest until a moment that staff choose. Name, and mobile number or e-mail, are the draft's. `_id` is the hold",
  body: z.object({
    ...untilFields,
    language: Language.default("en"),
    note: z.string().trim().max(300, { error: "tooLong" }).default(""),
  }),
  reply,
  failures: ["NOT_FOUND", "WRONG_STATE", "HOLD_EXPIRED", "DRAFT_INCOMPLETE"],
});

export const moveCourtesyEndRoute = defineRoute({
  ...byHold,
  method: "PUT",
  summary: "Hold it longer, or shorter",
  body: z.object(untilFields),
  reply,
  failures: ["NOT_FOUND", "HOLD_EXPIRED"],
});

export const releaseCourtesyRoute = defineRoute({
  ...byHold,
  method: "DELETE",
  summary: "Let go of what is held for somebody: it is on sale again at once",
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
