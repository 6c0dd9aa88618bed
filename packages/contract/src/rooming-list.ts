import type { BookingId, GuestId, OptionId } from "@pulau/domain/ids.ts";
import { isMyKad, isPassport, normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { guestColumns } from "@pulau/domain/rooming/headings.ts";
import { z } from "zod";
import { StayQuestionsField } from "./catalogue.ts";
import { ChangeQuote, changeFailures } from "./changes.ts";
import { LanguageQuery, SignedAddress, SignedLanguageQuery } from "./downloads.ts";
import {
  AllergiesField,
  BedTypeField,
  DayField,
  Email,
  idOf,
  idParams,
  LinkToken,
  SenField,
  WordsField,
} from "./fields.ts";
import { Phone } from "./guests.ts";
import { ChosenWord, OccupantsField } from "./party.ts";
import { defineFile, defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** How a number looks that was only shown: sent back so, it means the one that is known. */
export const maskedPaper = /^•+[\p{L}\p{N}]{0,4}$/u;

const typed = (most: number) => z.string().trim().max(most, { error: "tooLong" }).nullish();

/**
 * One guest of a rooming list, as far as they are known: what is missing stays empty, what is there must be right. With
 * the `_id` of the list, a masked paper stays the one that is known.
 */
export const RoomingGuest = z
  .object({
    _id: idOf<GuestId>().optional(),
    seat: z.int().min(0).max(99).meta({ description: "the place in the list, from 0" }),
    fullName: typed(120).transform((text) => text ?? ""),
    chineseName: typed(40).transform((text) => text || null),
    identity: typed(20)
      .transform((text) => text ?? "")
      .meta({ example: "900101-14-5679" }),
    age: z.int({ error: "age" }).min(0, { error: "age" }).max(120, { error: "age" }).nullable().default(null),
    senior: z.boolean().default(false),
    disabled: z.boolean().default(false),
    vegetarian: z.boolean().default(false),
    allergies: AllergiesField,
    nonMalaysian: z.boolean().default(false),
    email: z.union([Email, z.literal("").transform(() => null), z.null()], { error: "email" }).default(null),
    phones: z.array(Phone, { error: "phone" }).max(3, { error: "tooLong" }).default([]),
    activity: ChosenWord,
    market: ChosenWord,
  })
  .superRefine(
    ({ identity, nonMalaysian }, context) => {
      if (!identity || maskedPaper.test(identity) || isPassport(identity)) return;
      if (!nonMalaysian && isMyKad(identity)) return;
      context.addIssue({ code: "custom", path: ["identity"], message: nonMalaysian ? "passport" : "ic" });
    },
    // All mistakes of a guest are told together.
    { when: ({ value }) => typeof (value as { identity?: unknown } | null)?.identity === "string" },
  );
export type RoomingGuest = z.output<typeof RoomingGuest>;
export type RoomingGuestInput = z.input<typeof RoomingGuest>;

/** The whole list: each place once, no paper twice. */
export const RoomingGuests = z
  .array(RoomingGuest)
  .max(100)
  .superRefine((guests, context) => {
    const seats = new Set<number>();
    const papers = new Set<string>();
    for (const [i, { seat, identity }] of guests.entries()) {
      if (seats.has(seat)) context.addIssue({ code: "custom", path: [i, "seat"], message: "twice" });
      seats.add(seat);
      const paper = maskedPaper.test(identity) ? "" : normaliseIdentity(identity);
      if (paper !== "" && papers.has(paper))
        context.addIssue({ code: "custom", path: [i, "identity"], message: "twice" });
      papers.add(paper);
    }
  });

const SeatReply = z.object({
  seat: z.int(),
  kind: z.enum(["adult", "child", "toddler", "infant"]),
  /** What is known of the guest; null while nothing is. */
  guest: z
    .object({
      _id: idOf<GuestId>(),
      fullName: z.string(),
      chineseName: z.string().nullable(),
      /** Masked: only the last four characters; empty while it is not known. */
      identity: z.string(),
      age: z.int().nullable(),
      senior: z.boolean(),
      disabled: z.boolean(),
      vegetarian: z.boolean(),
      allergies: z.string().nullable(),
      nonMalaysian: z.boolean(),
      email: z.string().nullable(),
      phones: z.array(z.string()),
      activity: z.string().nullable(),
      market: z.string().nullable(),
      /** What is still missing, or `otherKind`: the age is not that of the place, so the price may differ. */
      missing: z.array(z.enum(["fullName", "identity", "age", "activity", "market", "otherKind"])),
    })
    .nullable(),
});

export const RoomingList = z.object({
  version: VersionField,
  bookingNo: z.string(),
  bookingName: z.string(),
  packageName: WordsField,
  /** What each guest is asked beside their details, because the price depends on it. */
  questions: StayQuestionsField,
  checkIn: DayField,
  checkOut: DayField,
  persons: z.int(),
  /** Guests of whom everything is known. */
  filled: z.int(),
  /** Last day for guests to fill it in; staff may later too. */
  until: DayField,
  mayFill: z.boolean(),
  rooms: z.array(
    z.object({
      room: z.int(),
      roomNo: z.string(),
      roomTypeName: WordsField,
      bedType: BedTypeField,
      occupants: OccupantsField,
      /** Extra beds for its children, where the guests chose. */
      extraBeds: z.int().optional(),
      checkIn: DayField,
      checkOut: DayField,
      seats: z.array(SeatReply),
    }),
  ),
  /** What the complete list would change of the price; the one who booked must agree to it. */
  difference: ChangeQuote.nullable(),
});
export type RoomingList = z.infer<typeof RoomingList>;

/** Only a complete list can cost something else: then both sums are what was shown. */
const Agreed = { agreedTotalSen: SenField.optional(), agreedRefundSen: SenField.optional() };
const Filling = z.object({ guests: RoomingGuests });

/** What was pasted or read from a file: comma, semicolon or tab between the cells. */
const Pasted = z.object({
  text: z
    .string({ error: "required" })
    .min(1, { error: "required" })
    .max(200_000, { error: "tooLong" })
    .meta({ example: "Full name,IC or passport,Age\nAina binti Yusof,900101-14-5678,36" }),
  /** Places that the page has filled already; the rows go to the others. */
  taken: z.array(z.int().min(0).max(99)).max(100).default([]),
});

export const PasteProblem = z.object({
  /** Counted from 1, as a spreadsheet shows it. */
  row: z.int(),
  column: z.int().meta({ description: "from 1; 0 for the row as a whole" }),
  field: z.string(),
  rule: z.string().meta({ description: "a key of the web's rules, or `missing`, `otherKind`, `noPlace`" }),
  value: z.string(),
});
export type PasteProblem = z.infer<typeof PasteProblem>;

export const PasteCheck = z.object({
  columns: z.array(z.object({ heading: z.string(), column: z.enum(guestColumns).nullable() })),
  hasHeading: z.boolean(),
  rows: z.array(
    z.object({
      row: z.int(),
      /** The place that it gets; null when there are more rows than places. */
      seat: z.int().nullable(),
      guest: RoomingGuest.nullable().meta({ description: "null if the row has an error" }),
      /** As it was typed, for rows that can't be taken. */
      name: z.string(),
      /** Whether the row is somebody of the list, known by paper number or name; else they are added. */
      known: z.boolean(),
    }),
  ),
  /** Who of the list would lose their place, and to whom: the table does not name them, and nothing else is free. */
  leavers: z.array(z.object({ seat: z.int(), name: z.string(), by: z.string() })),
  problems: z.array(PasteProblem),
});
export type PasteCheck = z.infer<typeof PasteCheck>;

const own = { scope: "userPortal", tag: "Rooming list", params: idParams<BookingId>() } as const;
const ownWrite = { ...own, roles: ["admin", "editor"] } as const;
const desk = {
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Rooming list",
  params: idParams<BookingId>(),
} as const;
/** A list that changes the price is kept without it; agreed to, it is a change with all that can refuse one. */
const fillFailures = changeFailures;

const show = {
  method: "GET",
  summary: "The rooming list: who sleeps where, as far as known",
  reply: RoomingList,
  failures: ["NOT_FOUND"],
} as const;
const fill = {
  method: "PUT",
  versioned: "roomingList",
  summary: "Save the rooming list, complete or not. ID numbers sent back masked stay as they are",
  body: Filling.extend(Agreed),
  reply: RoomingList,
  failures: fillFailures,
} as const;
const check = {
  method: "POST",
  summary: "Read a pasted table or CSV into the list, with what is wrong by row and column. Nothing is saved",
  body: Pasted,
  reply: PasteCheck,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
} as const;

export const roomingListRoute = defineRoute({ ...own, ...show, path: "/api/reservations/rooming-list/:_id" });
export const fillRoomingListRoute = defineRoute({
  ...ownWrite,
  ...fill,
  path: "/api/reservations/rooming-list/:_id",
});
export const checkRoomingListRoute = defineRoute({
  ...ownWrite,
  ...check,
  path: "/api/reservations/rooming-list/:_id/check",
});

export const staffRoomingListRoute = defineRoute({
  ...desk,
  ...show,
  path: "/admin/api/reservations/rooming-list/:_id",
});
export const staffFillRoomingListRoute = defineRoute({
  ...desk,
  ...fill,
  path: "/admin/api/reservations/rooming-list/:_id",
});
export const staffCheckRoomingListRoute = defineRoute({
  ...desk,
  ...check,
  path: "/admin/api/reservations/rooming-list/:_id/check",
});

/** A draft has no places yet: its rooms say how many of whom. */
export const checkGroupRoute = defineRoute({
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag: "Rooming list",
  method: "POST",
  path: "/api/rooming-list/check",
  summary:
    "Read a pasted table or CSV into the rooms of a draft, with what is wrong by row and column. Nothing is saved",
  body: Pasted.extend({
    checkIn: DayField,
    optionId: idOf<OptionId>()
      .optional()
      .meta({ description: "the option whose questions the table answers" }),
    rooms: z.array(OccupantsField).min(1).max(100),
  }),
  reply: PasteCheck,
});

export const staffCheckGroupRoute = defineRoute({
  ...checkGroupRoute,
  scope: "staff",
  permission: ["bookings", "create"],
  orPermission: ["bookings", "write"],
  path: "/admin/api/rooming-list/check",
  summary: "The same, for a booking that staff make or change",
});

/** A group's coordinator has no account: the link is the right to fill this one list in, not to see a price. */
const TokenParams = z.object({ token: LinkToken });
const byLink = { scope: "none", tag: "Rooming list", params: TokenParams } as const;
const linkFailures = ["LINK_INVALID", "TOO_MANY_REQUESTS"] as const;

export const linkedRoomingListRoute = defineRoute({
  ...byLink,
  ...show,
  path: "/api/rooming-list/:token",
  failures: linkFailures,
});
export const fillLinkedRoomingListRoute = defineRoute({
  ...byLink,
  ...fill,
  body: Filling,
  path: "/api/rooming-list/:token",
  failures: [...linkFailures, "WRONG_STATE", "TOO_LATE"],
});
export const checkLinkedRoomingListRoute = defineRoute({
  ...byLink,
  ...check,
  path: "/api/rooming-list/:token/check",
  failures: [...linkFailures, "WRONG_STATE", "TOO_LATE"],
});

const link = z.object({
  url: z.string().meta({ description: "a page, for whoever has the link" }),
  until: DayField,
});
export const roomingLinkRoute = defineRoute({
  ...ownWrite,
  method: "GET",
  path: "/api/reservations/rooming-list/:_id/link",
  summary: "The link that lets a coordinator without an account fill in the list",
  reply: link,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});
export const renewRoomingLinkRoute = defineRoute({
  ...ownWrite,
  method: "POST",
  path: "/api/reservations/rooming-list/:_id/link",
  summary: "Create a new link; earlier ones stop working",
  reply: link,
  failures: ["NOT_FOUND", "WRONG_STATE", "TOO_LATE"],
});

/** The list as a table for spreadsheets. Cells that would be formulas are made text; papers are masked. */
const csv = { method: "GET", file: "text/csv; charset=utf-8" } as const;
const opened = {
  scope: "none",
  tag: "Rooming list",
  params: idParams<BookingId>(),
  failures: ["NOT_FOUND", "LINK_INVALID"],
} as const;
const csvAddress = {
  method: "GET",
  summary: "A short-lived link to the list as CSV, to keep or to fill in and paste back",
  query: LanguageQuery,
  reply: SignedAddress,
  failures: ["NOT_FOUND"],
} as const;

export const roomingCsvAddressRoute = defineRoute({
  ...own,
  ...csvAddress,
  path: "/api/reservations/rooming-list/:_id/csv-address",
});
export const roomingCsvRoute = defineFile({
  ...opened,
  ...csv,
  path: "/api/reservations/rooming-list/:_id/csv",
  summary: "The rooming list as CSV, by signed link",
  query: SignedLanguageQuery,
});
export const staffRoomingCsvAddressRoute = defineRoute({
  ...desk,
  ...csvAddress,
  path: "/admin/api/reservations/rooming-list/:_id/csv-address",
});
export const staffRoomingCsvRoute = defineFile({
  ...opened,
  ...csv,
  path: "/admin/api/reservations/rooming-list/:_id/csv",
  summary: "The rooming list as CSV, by signed link",
  query: SignedLanguageQuery,
});
export const linkedRoomingCsvRoute = defineFile({
  ...byLink,
  ...csv,
  path: "/api/rooming-list/:token/csv",
  summary: "The rooming list as CSV, for whoever has its link",
  query: LanguageQuery,
  failures: linkFailures,
});
