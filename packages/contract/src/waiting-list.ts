import type { BookingId, DraftId, OptionId, PackageId, RoomTypeId, WaitEntryId } from "@pulau/domain/ids.ts";
import { waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { z } from "zod";
import { defineBulk } from "./bulk.ts";
import { Enquirer } from "./enquiries.ts";
import { DayField, Done, idOf, idParams, LinkToken, Moment, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { PartyField } from "./party.ts";
import { defineRoute } from "./route.ts";

export const WaitStateField = z.enum(waitStates);
/** Days to either side of the wanted one that may be asked for. */
export const mostDaysAround = 14;

/** A stay that is sold out, for which a guest waits. */
export const NewWaitEntry = Enquirer.extend({
  packageId: idOf<PackageId>(),
  optionId: idOf<OptionId>(),
  checkIn: DayField,
  /** The option's own number when null. */
  nights: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(60, { error: "number" })
    .nullable()
    .default(null),
  daysAround: z
    .int({ error: "number" })
    .min(0, { error: "number" })
    .max(mostDaysAround, { error: "number" })
    .default(0),
  party: PartyField,
  /** Room types that would do; none named is any. */
  roomTypeIds: z.array(idOf<RoomTypeId>()).max(20).default([]),
}).meta({
  example: {
    name: "Aini binti Salleh",
    email: "aini@example.com",
    phone: "+60123456789",
    consent: true,
    packageId: "5b0f6a39-3c1e-4a53-9d53-4d0f62a8f001",
    optionId: "5b0f6a39-3c1e-4a53-9d53-4d0f62a8f002",
    checkIn: "2026-12-05",
    daysAround: 2,
    party: { adults: 2, childAges: [], nonMalaysians: 0 },
  },
});

const Waiting = z.object({
  _id: idOf<WaitEntryId>(),
  state: WaitStateField,
  name: z.string(),
  packageName: WordsField,
  optionName: WordsField,
  picture: z.string(),
  checkIn: DayField,
  nights: z.int(),
  daysAround: z.int(),
  party: PartyField,
  roomTypes: z.array(WordsField),
  createdAt: Moment,
  /** What is, or was, kept for the guest. */
  offer: z
    .object({
      checkIn: DayField,
      checkOut: DayField,
      until: Moment,
      /** By the database's clock; 0 when it is over. */
      secondsLeft: z.int(),
      totalSen: SenField,
      rooms: z.array(WordsField),
    })
    .nullable(),
  bookingId: idOf<BookingId>().nullable(),
});

export const WaitEntryReply = Waiting.extend({
  /** Opens the entry, for whoever has it: it stands in the guest's mail. */
  token: z.string(),
  /** How many wait for some of the same nights and came before; null once one waits no more. */
  ahead: z.int().nullable(),
});

const TokenParams = z.object({ token: LinkToken });

export const joinWaitingRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/waiting-list",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Waiting list",
  summary:
    "Join the waiting list for a stay that is sold out; a stay that becomes available is offered to the first guest it fits",
  body: NewWaitEntry,
  reply: WaitEntryReply,
  status: 201,
  failures: [
    "NOT_FOUND",
    "PACKAGE_CLOSED",
    "PARTY_TOO_LARGE",
    "STILL_FREE",
    "WAIT_QUOTA",
    "TOO_MANY_REQUESTS",
  ],
});

export const ownWaitingRoute = defineList({
  path: "/api/waiting-list",
  scope: "userPortal",
  tag: "Waiting list",
  summary: "The caller's places on the waiting list, newest first",
  rows: "entries",
  row: WaitEntryReply,
  sorts: ["-turn", "turn"],
});

export const waitEntryRoute = defineRoute({
  method: "GET",
  path: "/api/waiting-list/:token",
  scope: "none",
  tag: "Waiting list",
  summary: "A place on the waiting list, by the link from its e-mail",
  params: TokenParams,
  reply: WaitEntryReply,
  failures: ["LINK_INVALID"],
});

export const acceptOfferRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/waiting-list/:token/accept",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Waiting list",
  summary:
    "Accept the offered stay: its draft and hold become the caller's, to be booked before the deadline",
  params: TokenParams,
  reply: z.object({ draftId: idOf<DraftId>() }),
  failures: ["LINK_INVALID", "NOT_ALLOWED", "WRONG_STATE", "HOLD_EXPIRED"],
});

export const declineOfferRoute = defineRoute({
  method: "POST",
  path: "/api/waiting-list/:token/decline",
  scope: "userPortal",
  tag: "Waiting list",
  summary: "Decline the offered stay; it is offered to the next guest",
  params: TokenParams,
  reply: Done,
  failures: ["LINK_INVALID", "WRONG_STATE"],
});

export const leaveWaitingRoute = defineRoute({
  method: "DELETE",
  path: "/api/waiting-list/:token",
  scope: "userPortal",
  tag: "Waiting list",
  summary: "Leave the waiting list; an offered stay is offered to the next guest",
  params: TokenParams,
  reply: Done,
  failures: ["LINK_INVALID", "WRONG_STATE"],
});

export const staffWaitingRoute = defineList({
  path: "/admin/api/waiting-list",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Waiting list",
  summary: "The waiting list, in the order of offers",
  rows: "entries",
  row: Waiting.extend({
    turn: z.int(),
    email: z.string(),
    phone: z.string(),
    language: z.enum(["en", "my", "cn"]),
    bookingNo: z.string().nullable(),
    canRemove: z.boolean(),
  }),
  filters: { state: WaitStateField.optional() },
  search: "name, e-mail, telephone",
  sorts: ["queue", "-turn", "turn", "checkIn", "name"],
  extra: { counts: z.record(WaitStateField, z.int()) },
  csv: {
    name: "waiting-list",
    columns: [
      "turn",
      "status",
      "name",
      "email",
      "phone",
      "arrival",
      "nights",
      "persons",
      "package",
      "number",
      "at",
      "id",
    ],
  },
});

export const removeWaitingRoute = defineRoute({
  method: "DELETE",
  path: "/admin/api/waiting-list/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Waiting list",
  summary: "Remove a guest from the waiting list; an offered stay is offered to the next guest",
  params: idParams<WaitEntryId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const removeSeveralWaitingRoute = defineBulk(
  {
    path: "/admin/api/waiting-list/remove",
    scope: "staff",
    permission: ["bookings", "write"],
    tag: "Waiting list",
    summary: "Remove several guests from the waiting list; offered stays are offered to the next guests",
  },
  { id: idOf<WaitEntryId>(), example: "01890000-0000-7000-8000-000000000000", more: {} },
);
