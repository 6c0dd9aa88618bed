import { addDays } from "@pulau/domain/calendar/day.ts";
import type {
  AnyId,
  BoardingActId,
  BookingId,
  DisruptionId,
  GuestId,
  KeptManifestId,
  StockId,
} from "@pulau/domain/ids.ts";
import {
  boardingMarks,
  boardingStages,
  manifestFields,
  missingMarks,
  sexes,
} from "@pulau/domain/transport/boarding.ts";
import { disruptionReasons } from "@pulau/domain/transport/disruption.ts";
import { mostKg, weighings } from "@pulau/domain/transport/load.ts";
import { z } from "zod";
import { SignatureQuery, SignedAddress } from "./downloads.ts";
import { DayField, Done, idOf, idParams, Language, Moment, text, WayField, WordsField } from "./fields.ts";
import { PhoneOfAnyForm } from "./guests.ts";
import { defineList } from "./list.ts";
import { defineFile, defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const crew = { scope: "staff", tag: "Boats" } as const;
const looks = { ...crew, permission: ["boarding", "read"] } as const;
const boards = { ...crew, permission: ["boarding", "write"] } as const;

/** A ferry sails with everybody who booked it; every party of a charter has a boat of its own, which leaves by itself. */
const PartyField = idOf<BookingId>()
  .optional()
  .meta({ description: "of a charter: the booking that has hired it; left out for a ferry" });
const PartyQuery = z.object({ party: PartyField });

const Party = z.object({ bookingId: idOf<BookingId>(), bookingNo: z.string(), bookingName: z.string() });

/** Which boat leaves when, from where and where to. */
const Departure = z.object({
  sailingId: idOf<StockId>(),
  party: Party.nullable().meta({ description: "who has hired it; null for a ferry" }),
  kind: z.enum(["ferry", "charter"]),
  name: WordsField,
  direction: WayField,
  day: DayField,
  time: z
    .string()
    .nullable()
    .meta({ description: "null for a charter, which leaves when its guests are there" }),
  fromJetty: z.string(),
  toJetty: z.string(),
  seats: z.int(),
  cancelled: z
    .object({
      disruptionId: idOf<DisruptionId>(),
      reason: z.enum(disruptionReasons),
      waiting: z.int().meta({ description: "parties that have no other place yet" }),
      unsuited: z.int().meta({ description: "parties whose other place does not suit them" }),
    })
    .nullable()
    .meta({ description: "why it does not sail; null where it does" }),
});
export type Departure = z.infer<typeof Departure>;

const CrewNames = z.array(z.string()).meta({ description: "who crews it, by name" });

const SailingLine = Departure.extend({
  _id: idOf<AnyId>().meta({
    description: "of the line: a ferry's sailing, or the boat in the booking that hired it",
  }),
  taken: z.int().meta({ description: "persons of confirmed bookings" }),
  held: z.int().meta({ description: "seats that are held, or booked and not paid yet" }),
  free: z.int(),
  parties: z.int(),
  papersMissing: z.int().meta({ description: "persons whose name or identity paper is not known" }),
  aboard: z.int(),
  stage: z.enum(boardingStages),
  crew: CrewNames,
});
export type SailingLine = z.infer<typeof SailingLine>;

export const sailingsRoute = defineList({
  ...looks,
  path: "/admin/api/sailings",
  summary: "Sailings: ferries, and charters that somebody has hired, with seats, parties and papers",
  rows: "sailings",
  row: SailingLine,
  filters: {
    from: DayField.optional().meta({ example: "2026-12-05", description: "first day" }),
    to: DayField.optional().meta({ example: "2026-12-31", description: "last day" }),
    direction: WayField.optional(),
    kind: z.enum(["ferry", "charter"]).optional(),
    lacks: z.enum(["yes"]).optional().meta({ description: "only those with papers missing" }),
  },
  search: "boat, booking name or number of a charter",
  sorts: ["time", "-time"],
  csv: {
    columns: [
      "day",
      "time",
      "boat",
      "kind",
      "direction",
      "fromJetty",
      "toJetty",
      "party",
      "seats",
      "seatsTaken",
      "seatsHeld",
      "seatsFree",
      "parties",
      "papersMissing",
      "aboard",
      "boarding",
      "crew",
    ],
  },
});

export const mySailingsRoute = defineRoute({
  ...looks,
  method: "GET",
  path: "/admin/api/sailings/mine",
  summary: "The boats that whoever asks crews today, by time",
  reply: z.object({ today: DayField, sailings: z.array(SailingLine) }),
});

export const sailingsMonthRoute = defineRoute({
  ...looks,
  method: "GET",
  path: "/admin/api/sailings/month",
  summary: "The sailings of a month, day by day, and how many parties wait for a stay from each day on",
  query: z
    .object({
      month: DayField.optional().meta({
        example: "2026-12-01",
        description: "any day of it; this month where it is left out",
      }),
      direction: WayField.optional(),
      kind: z.enum(["ferry", "charter"]).optional(),
    })
    .refine(({ month }) => month === undefined || DayField.safeParse(addDays(month, 31)).success, {
      error: "daySpan",
      path: ["month"],
    }),
  reply: z.object({
    today: DayField,
    days: z.array(
      z.object({
        day: DayField,
        waiting: z.int().meta({ description: "parties on the waiting list that would arrive on this day" }),
        sailings: z.array(SailingLine).meta({ description: "by time; charters, which have none, last" }),
      }),
    ),
  }),
});

const NextOfKin = z.object({ name: z.string(), relation: z.string(), phone: z.string() });
export type NextOfKin = z.infer<typeof NextOfKin>;

const Kg = (most: number) =>
  z.int({ error: "number" }).min(0, { error: "number" }).max(most, { error: "tooLarge" });

const Weight = z.object({
  bodyKg: Kg(mostKg.body),
  luggageKg: Kg(mostKg.luggage).nullable().meta({ description: "null where luggage is not weighed" }),
});

/** A person of a manifest, or a seat that nobody is named for. */
const Passenger = z.object({
  guestId: idOf<GuestId>().nullable().meta({ description: "null for a seat that nobody is named for" }),
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  mobile: z.string(),
  name: z.string().nullable(),
  age: z.int().nullable(),
  sex: z.enum(sexes).nullable(),
  nationality: z.string().nullable().meta({ description: "ISO 3166, two letters" }),
  paper: z
    .string()
    .nullable()
    .optional()
    .meta({ description: "masked; only for staff who may change bookings" }),
  nextOfKin: NextOfKin.pick({ name: true })
    .nullable()
    .optional()
    .meta({ description: "for the same, without the phone: that is shown by a call of its own" }),
  fixed: z
    .array(z.enum(["nationality", "sex"]))
    .meta({ description: "what the booking or a MyKad tells, so that nobody else need say it" }),
  room: z.string(),
  disabled: z.boolean(),
  note: z.string().meta({ description: "for the crew, of the whole party" }),
  lacks: z.array(z.enum(manifestFields)),
  mark: z.enum(boardingMarks),
  markedAt: Moment.nullable(),
  markedBy: z.string().nullable(),
  weight: Weight.nullable()
    .optional()
    .meta({ description: "only for who boards, of a boat that has its passengers weighed" }),
  weighedAt: Moment.nullable().optional().meta({ description: "for the same" }),
  version: VersionField.optional().meta({ description: "of what the harbour asks beside the booking" }),
});
export type Passenger = z.infer<typeof Passenger>;

const LateChange = z.object({
  at: Moment,
  by: z.string().nullable().meta({ description: "null where nobody of the staff did it" }),
  name: z.string().meta({ description: "the guest, or who booked" }),
  bookingNo: z.string(),
  what: z.enum([
    ...boardingMarks,
    "bookingConfirmed",
    "bookingChanged",
    "bookingCancelled",
    "noShowUndone",
    "guestsNamed",
  ]),
});

const EarlierClosing = z.object({
  _id: idOf<KeptManifestId>(),
  at: Moment,
  by: z.string().nullable(),
  reopenedAt: Moment,
  reopenedBy: z.string().nullable(),
  reason: z.string(),
  erased: z.boolean(),
});

export const ManifestReply = z.object({
  departure: Departure,
  today: DayField,
  at: Moment,
  counts: z.object({
    listed: z.int(),
    aboard: z.int(),
    waiting: z.int(),
    late: z.int(),
    moved: z.int(),
    left: z.int(),
    adults: z.int(),
    children: z.int(),
    infants: z.int(),
    lacking: z.int(),
  }),
  load: z
    .object({
      weighs: z.enum(weighings).exclude(["none"]),
      limitKg: z.int().nullable(),
      listedKg: z.int().meta({ description: "of those who are to sail, as far as they were weighed" }),
      aboardKg: z.int(),
      unweighed: z.int().meta({ description: "how many who are to sail were not weighed" }),
    })
    .nullable()
    .meta({ description: "what its passengers weigh; null for a boat that does not ask" }),
  passengers: z.array(Passenger),
  crew: CrewNames,
  closed: z
    .object({ at: Moment, by: z.string().nullable().meta({ description: "null: by itself, at departure" }) })
    .nullable()
    .meta({ description: "since when the list is kept as it was; null while it may change" }),
  erased: z.boolean().meta({ description: "who was on board is no longer kept: only the counts are" }),
  changes: z.array(LateChange).meta({ description: "what changed after it was closed, the earliest first" }),
  earlier: z
    .array(EarlierClosing)
    .meta({ description: "manifests that were closed and opened again, the latest first" }),
  codes: z
    .array(z.object({ bookingId: idOf<BookingId>(), code: z.string() }))
    .meta({ description: "what each party shows at the jetty; only for who may tick" }),
});
export type ManifestReply = z.infer<typeof ManifestReply>;

export const manifestRoute = defineRoute({
  ...looks,
  method: "GET",
  path: "/admin/api/sailings/:_id/manifest",
  summary: "The manifest of a sailing: who is on it, how they stand, and what changed after it was closed",
  params: idParams<StockId>(),
  query: PartyQuery,
  reply: ManifestReply,
  failures: ["NOT_FOUND"],
});

/** How a colleague, or another device, has marked a guest. */
const OtherMark = z.object({
  name: z.string(),
  mark: z.enum(boardingMarks),
  at: Moment,
  by: z.string().nullable(),
  device: z.string(),
});
export type OtherMark = z.infer<typeof OtherMark>;

/** What a colleague, or another device, has weighed. */
const OtherWeight = OtherMark.extend({ mark: z.string().meta({ example: "68 + 12" }) });

const DeviceField = z.string().trim().max(40).default("").meta({ example: "Android 7K2" });

/** How many guests one act marks. */
export const mostMarked = 200;

export const markBoardingRoute = defineRoute({
  ...boards,
  method: "POST",
  path: "/admin/api/sailings/:_id/boarding",
  summary:
    "Mark guests as aboard, late, left behind or missing. The act has an id of its own: sent again it has no further effect",
  params: idParams<StockId>(),
  body: z.object({
    party: PartyField,
    act: idOf<BoardingActId>().meta({
      example: "6f1d1c0e-5a0f-4c39-9d58-0a4b6a2a9c01",
      description: "made by the device, once for each act",
    }),
    guests: z.array(idOf<GuestId>()).min(1).max(mostMarked),
    mark: z.enum(boardingMarks).meta({ example: "aboard" }),
    at: Moment.optional().meta({ description: "when it was done, where that was before it could be sent" }),
    seen: Moment.optional().meta({ description: "when the list was read by which it was done" }),
    device: DeviceField,
    overWeightReason: text(300).optional().meta({
      description:
        "why whoever keeps boats lets it sail over its weight limit, also of an act that is sent later than it was done",
    }),
  }),
  reply: z.object({
    overtaken: z
      .array(OtherMark)
      .meta({ description: "guests whom a colleague marked otherwise later: that holds" }),
    replaced: z
      .array(OtherMark)
      .meta({ description: "guests whom a colleague had marked otherwise since `seen`: this act holds" }),
    afterClosing: z.boolean().meta({ description: "the manifest was closed before: it tells of this below" }),
  }),
  failures: ["NOT_FOUND", "KEY_REUSED", "WRONG_STATE", "TOO_EARLY", "BOAT_OVERWEIGHT"],
});

export const weighPassengerRoute = defineRoute({
  ...boards,
  method: "POST",
  path: "/admin/api/sailings/:_id/weights",
  summary:
    "What a passenger weighs, of a boat that asks. The latest by its own time holds, however late it comes in",
  params: idParams<StockId>(),
  body: z.object({
    party: PartyField,
    guest: idOf<GuestId>(),
    bodyKg: Kg(mostKg.body).nullable().meta({ example: 68, description: "null: not weighed after all" }),
    luggageKg: Kg(mostKg.luggage).nullable().default(null).meta({ example: 12 }),
    at: Moment.optional().meta({ description: "when it was done, where that was before it could be sent" }),
    seen: Moment.optional().meta({ description: "when the list was read by which it was done" }),
    device: DeviceField,
  }),
  reply: z.object({
    overtaken: z.array(OtherWeight).meta({ description: "a colleague’s later weight: that holds" }),
    replaced: z.array(OtherWeight).meta({ description: "a colleague’s weight since `seen`: this one holds" }),
    afterClosing: z.boolean().meta({ description: "the manifest was closed before, and stays as it was" }),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const boardingCodeRoute = defineRoute({
  ...boards,
  method: "POST",
  path: "/admin/api/boarding-code",
  summary: "Whose code it is that was shown at the jetty, and which boats the party has",
  body: z.object({
    code: text(80).meta({ example: "TB-26-00123.9F3A7C21B0", description: "as it was read or typed" }),
  }),
  reply: z.object({
    bookingNo: z.string(),
    bookingName: z.string(),
    sailings: z.array(
      Departure.pick({ sailingId: true, name: true, direction: true, day: true, time: true }).extend({
        party: idOf<BookingId>().nullable().meta({ description: "of a charter: the booking itself" }),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

export const closeBoardingRoute = defineRoute({
  ...boards,
  method: "PUT",
  path: "/admin/api/sailings/:_id/close-boarding",
  summary: "Close boarding: the manifest is kept as it is now",
  params: idParams<StockId>(),
  body: z.object({
    party: PartyField,
    missing: z
      .enum(missingMarks)
      .meta({ example: "left", description: "what becomes of those who are missing and not named below" }),
    parties: z
      .array(z.object({ bookingId: idOf<BookingId>(), mark: z.enum(missingMarks) }))
      .max(500)
      .default([])
      .meta({ description: "what becomes of the missing guests of one booking" }),
  }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_EARLY"],
});

export const reopenBoardingRoute = defineRoute({
  ...boards,
  method: "PUT",
  path: "/admin/api/sailings/:_id/reopen-boarding",
  summary: "Open boarding again; the manifest that was closed stays in the records",
  params: idParams<StockId>(),
  body: z.object({ party: PartyField, reason: text(300) }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const FileKind = z.enum(["pdf", "csv"]);
const KeptField = idOf<KeptManifestId>()
  .optional()
  .meta({ description: "an earlier closing; left out for the manifest as it is" });

export const manifestAddressRoute = defineRoute({
  ...boards,
  alsoPermission: ["bookings", "write"],
  method: "POST",
  path: "/admin/api/sailings/:_id/manifest-address",
  summary: "The address of the manifest with whole paper numbers, as PDF or CSV; each one is logged",
  params: idParams<StockId>(),
  body: z.object({
    party: PartyField,
    as: FileKind.meta({ example: "pdf" }),
    language: Language.default("en"),
    kept: KeptField,
  }),
  reply: SignedAddress,
  failures: ["NOT_FOUND"],
  logs: "papersRevealed",
});

export const manifestFileRoute = defineFile({
  ...crew,
  scope: "none",
  method: "GET",
  path: "/admin/api/sailings/:_id/manifest-file",
  summary: "The manifest as a PDF or CSV file, at a signed address",
  params: idParams<StockId>(),
  query: z
    .object({ party: PartyField, as: FileKind, language: Language.default("en"), kept: KeptField })
    .extend(SignatureQuery.shape),
  file: "application/pdf",
  failures: ["NOT_FOUND", "LINK_INVALID"],
});

/** What the harbour asks beside the booking. */
export const HarbourDetails = z.object({
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "required" })
    .nullable()
    .meta({ example: "MY" }),
  sex: z.enum(sexes).nullable(),
  nextOfKin: z
    .object({ name: text(120), relation: text(40), phone: PhoneOfAnyForm })
    .nullable()
    .optional()
    .meta({
      description: "left out: as it is",
      example: { name: "Salleh Omar", relation: "father", phone: "+60176184402" },
    }),
});
export type HarbourDetails = z.infer<typeof HarbourDetails>;

export const setHarbourDetailsRoute = defineRoute({
  ...crew,
  permission: ["bookings", "write"],
  method: "PUT",
  versioned: "harbourDetails",
  path: "/admin/api/sailings/guest/:_id",
  summary: "Nationality, sex and next of kin of a guest, as the harbour asks for them",
  params: idParams<GuestId>(),
  body: HarbourDetails,
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const revealKinRoute = defineRoute({
  ...crew,
  permission: ["bookings", "write"],
  method: "POST",
  path: "/admin/api/sailings/guest/:_id/next-of-kin",
  summary: "The next of kin of a guest, with the phone. Each call is logged with who made it",
  params: idParams<GuestId>(),
  logs: "papersRevealed",
  reply: NextOfKin,
  failures: ["NOT_FOUND"],
});
