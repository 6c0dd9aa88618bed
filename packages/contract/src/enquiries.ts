import { enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import type {
  BookingId,
  DraftId,
  EnquiryId,
  EnquiryMessageId,
  OptionId,
  PackageId,
  RoomTypeId,
  StaffId,
} from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, Done, Email, idOf, idParams, LinkToken, Moment, text, WordsField } from "./fields.ts";
import { Phone } from "./guests.ts";
import { defineList } from "./list.ts";
import { PartyField } from "./party.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

export const EnquiryStateField = z.enum(enquiryStates);
/** From where in the portal it was asked. */
export const enquiryOrigins = ["fullyBooked", "onEnquiry", "package", "other"] as const;

/** Nights that may be asked for. */
const Nights = z.int({ error: "number" }).min(1, { error: "number" }).max(60, { error: "number" });
/** Rules over two fields are told together with those of single fields, not after them. */
const always = () => true;

/** Who asks, and their word that we may write to them: the same for an enquiry and for the wait-list. */
export const Enquirer = z.object({
  name: text(120),
  email: Email,
  phone: Phone,
  consent: z.literal(true, { error: "consent" }),
});

/** A wish that the portal can't answer by itself. Either a day of arrival, or `flexible`. */
export const NewEnquiry = Enquirer.extend({
  origin: z.enum(enquiryOrigins).default("other"),
  flexible: z.boolean().default(false),
  checkIn: DayField.nullable().default(null),
  nights: Nights.nullable().default(null),
  party: PartyField,
  packageId: idOf<PackageId>().nullable().default(null),
  optionId: idOf<OptionId>().nullable().default(null),
  roomTypeIds: z.array(idOf<RoomTypeId>()).max(20).default([]),
  message: z.string().trim().max(2000, { error: "tooLong" }).default(""),
})
  .refine(({ flexible, checkIn }) => flexible || checkIn !== null, {
    error: "required",
    path: ["checkIn"],
    when: always,
  })
  .meta({
    example: {
      origin: "fullyBooked",
      name: "Aini binti Salleh",
      email: "aini@example.com",
      phone: "+60123456789",
      consent: true,
      checkIn: "2026-12-05",
      nights: 3,
      party: { adults: 2, childAges: [7], nonMalaysians: 0 },
      message: "A room near the beach, for my mother.",
    },
  });

const EnquiredStay = z.object({
  flexible: z.boolean(),
  checkIn: DayField.nullable(),
  nights: z.int().nullable(),
  party: PartyField,
  packageName: WordsField.nullable(),
  optionName: WordsField.nullable(),
  roomTypes: z.array(WordsField),
  message: z.string(),
});

export const OwnEnquiry = EnquiredStay.extend({
  _id: idOf<EnquiryId>(),
  enquiryNo: z.int().meta({ example: 1001 }),
  state: EnquiryStateField,
  createdAt: Moment,
  /** What the resort wrote, oldest first. */
  replies: z.array(z.object({ _id: idOf<EnquiryMessageId>(), text: z.string(), at: Moment })),
  /** The booking that was prepared for the guest, to go on with. */
  draftId: idOf<DraftId>().nullable(),
  bookingId: idOf<BookingId>().nullable(),
});

export const createEnquiryRoute = defineRoute({
  method: "POST",
  path: "/api/booking-enquiry",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Enquiries",
  summary: "Send the resort an enquiry; both sides get an e-mail",
  body: NewEnquiry,
  reply: z.object({ _id: idOf<EnquiryId>(), enquiryNo: z.int() }),
  status: 201,
  failures: ["NOT_FOUND", "PACKAGE_CLOSED", "PARTY_TOO_LARGE", "TOO_MANY_REQUESTS"],
});

export const enquiriesRoute = defineList({
  path: "/api/booking-enquiry",
  scope: "userPortal",
  tag: "Enquiries",
  summary: "The caller's enquiries with the resort's replies, newest first",
  rows: "enquiries",
  row: OwnEnquiry,
  sorts: ["-createdAt", "createdAt"],
});

export const enquiryRoute = defineRoute({
  method: "GET",
  path: "/api/booking-enquiry/:_id",
  scope: "userPortal",
  tag: "Enquiries",
  summary: "One of the caller's enquiries",
  params: idParams<EnquiryId>(),
  reply: OwnEnquiry,
  failures: ["NOT_FOUND"],
});

export const openPreparedRoute = defineRoute({
  method: "POST",
  path: "/api/booking-enquiry/prepared",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Enquiries",
  summary: "Open the booking that the resort prepared, with the link from its e-mail",
  body: z.object({ token: LinkToken }),
  reply: z.object({ draftId: idOf<DraftId>() }),
  failures: ["LINK_INVALID", "NOT_ALLOWED", "WRONG_STATE"],
});

const StaffEnquiryRow = EnquiredStay.extend({
  _id: idOf<EnquiryId>(),
  enquiryNo: z.int(),
  state: EnquiryStateField,
  origin: z.enum(enquiryOrigins),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(["en", "my", "cn"]),
  assignee: z.object({ _id: idOf<StaffId>(), name: z.string() }).nullable(),
  createdAt: Moment,
  changedAt: Moment,
  version: VersionField,
});

export const staffEnquiriesRoute = defineList({
  path: "/admin/api/booking-enquiry",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Enquiries",
  summary: "All enquiries by status, newest first",
  rows: "enquiries",
  row: StaffEnquiryRow,
  filters: {
    state: EnquiryStateField.optional(),
    /** Only those of who asks. */
    mine: z.enum(["true", "false"]).default("false"),
  },
  search: "name, e-mail, telephone, number",
  sorts: ["-createdAt", "createdAt", "name", "-name", "-changedAt"],
  extra: {
    counts: z.object({ new: z.int(), answered: z.int(), booked: z.int(), closed: z.int() }),
    /** Who may be given one. */
    assignees: z.array(z.object({ _id: idOf<StaffId>(), name: z.string() })),
  },
  csv: {
    name: "enquiries",
    columns: [
      "enquiryNo",
      "status",
      "name",
      "email",
      "phone",
      "arrival",
      "nights",
      "persons",
      "package",
      "message",
      "assignee",
      "at",
    ],
  },
});

export const StaffEnquiry = StaffEnquiryRow.extend({
  packageId: idOf<PackageId>().nullable(),
  optionId: idOf<OptionId>().nullable(),
  accountName: z.string().nullable(),
  draftId: idOf<DraftId>().nullable(),
  bookingId: idOf<BookingId>().nullable(),
  bookingNo: z.string().nullable(),
  /** Replies went to the guest by mail, notes stay with staff; oldest first. */
  thread: z.array(
    z.object({
      _id: idOf<EnquiryMessageId>(),
      kind: z.enum(["reply", "note"]),
      text: z.string(),
      by: z.string(),
      at: Moment,
    }),
  ),
  /** Staff who can take it on. */
  assignees: z.array(z.object({ _id: idOf<StaffId>(), name: z.string() })),
});

export const staffEnquiryRoute = defineRoute({
  method: "GET",
  path: "/admin/api/booking-enquiry/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Enquiries",
  summary: "An enquiry with its replies and notes",
  params: idParams<EnquiryId>(),
  reply: StaffEnquiry,
  failures: ["NOT_FOUND"],
});

export const changeEnquiryRoute = defineRoute({
  method: "PUT",
  versioned: "enquiry",
  path: "/admin/api/booking-enquiry/:_id",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Enquiries",
  summary: "Change an enquiry's status or assign it; fields left out stay",
  params: idParams<EnquiryId>(),
  body: z.object({ state: EnquiryStateField.optional(), assigneeId: idOf<StaffId>().nullable().optional() }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const noteEnquiryRoute = defineRoute({
  method: "POST",
  path: "/admin/api/booking-enquiry/:_id/note",
  idempotent: "ifSent",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Enquiries",
  summary: "Add a note that only staff see",
  params: idParams<EnquiryId>(),
  body: z.object({ text: text(2000) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const replyEnquiryRoute = defineRoute({
  method: "POST",
  path: "/admin/api/booking-enquiry/:_id/reply",
  idempotent: "ifSent",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Enquiries",
  summary: "Reply to the guest: saved with the enquiry and sent by e-mail",
  params: idParams<EnquiryId>(),
  body: z.object({ text: text(4000) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const prepareBookingRoute = defineRoute({
  method: "POST",
  path: "/admin/api/booking-enquiry/:_id/draft",
  idempotent: "ifSent",
  scope: "staff",
  permission: ["bookings", "create"],
  tag: "Enquiries",
  summary: "Prepare a draft for the guest and e-mail them its link; nothing is held yet",
  params: idParams<EnquiryId>(),
  body: z.object({
    packageId: idOf<PackageId>(),
    optionId: idOf<OptionId>(),
    checkIn: DayField,
    text: text(4000),
  }),
  reply: z.object({ draftId: idOf<DraftId>() }),
  status: 201,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
