import { cardLacks, identityChecks } from "@pulau/domain/booking/registration.ts";
import type { BookingId, GuestId, PageVersionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BookingStateField } from "./bookings.ts";
import { DayField, Done, idOf, idParams, Language, Moment, text, WordsField } from "./fields.ts";
import { AgreedText } from "./pages.ts";
import { RoomProblem } from "./problem.ts";
import { defineRoute } from "./route.ts";

const desk = { scope: "staff", permission: ["bookings", "write"], tag: "Registration cards" } as const;
const card = "/admin/api/reservations/:_id/registration";
const guestParams = z.object({ _id: idOf<BookingId>(), guest: idOf<GuestId>() });

/** Strokes of a finger on a field of 320 by 120, as the path of an SVG. */
export const SignatureField = z
  .string()
  .max(12_000, { error: "tooLong" })
  .regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/, { error: "invalid" })
  .meta({ example: "M20 60L80 30L120 90L200 40" });

/** A signature as it is shown: drawn, or a typed name alone; both are gone once they were kept long enough. */
const Signed = z.object({
  at: Moment,
  with: z.string().meta({ description: "the member of staff who was at the desk" }),
  signature: z
    .string()
    .nullable()
    .meta({ description: "null where the name was typed, and once it is erased" }),
  name: z.string().meta({ description: "empty once it is erased" }),
  erased: z.boolean(),
  terms: z.array(AgreedText.pick({ kind: true, versionId: true, number: true, title: true })),
});

const CardGuest = z.object({
  _id: idOf<GuestId>(),
  fullName: z.string(),
  age: z.int().nullable(),
  room: z.int().meta({ description: "which of the booking's rooms, from 0" }),
  identity: z.string().meta({ description: "masked; empty while no paper is known" }),
  nonMalaysian: z.boolean(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  checked: z
    .object({ how: z.enum(identityChecks), reason: z.string(), at: Moment, by: z.string() })
    .nullable(),
  signed: Signed.nullable(),
  arrivedAt: Moment.nullable().meta({ description: "when they were checked in by their card" }),
  lacks: z.array(z.enum(cardLacks)).meta({ description: "before they can be checked in" }),
});

export const registrationRoute = defineRoute({
  ...desk,
  method: "GET",
  path: card,
  summary:
    "The registration cards of a booking: who has signed, and what each still lacks. Papers are masked",
  params: idParams<BookingId>(),
  reply: z.object({
    bookingNo: z.string(),
    bookingName: z.string(),
    status: BookingStateField,
    checkIn: DayField,
    checkOut: DayField,
    boat: z.object({ name: WordsField, time: z.string().nullable() }).nullable(),
    language: Language,
    open: z.boolean().meta({ description: "whether cards can be filled in" }),
    canCheckIn: z.boolean().meta({ description: "whether guests can be checked in today" }),
    rooms: z.array(
      z.object({
        roomNo: z.string(),
        typeName: WordsField,
        troubles: z.array(RoomProblem).meta({ description: "why it is not ready; empty once it is" }),
      }),
    ),
    guests: z.array(CardGuest),
    unnamed: z.int().meta({ description: "guests of the booking who are not named yet" }),
    terms: z.array(AgreedText).meta({ description: "what is agreed to by signing, as it is published now" }),
  }),
  failures: ["NOT_FOUND"],
});

export const checkIdentityRoute = defineRoute({
  ...desk,
  method: "POST",
  path: `${card}/:guest/identity`,
  summary:
    "Check a guest's paper: by its machine-readable lines, whose digits are checked, or by its number. One that is other than the booking's is refused until it is said that it replaces it",
  logs: "papersRevealed",
  params: guestParams,
  body: z
    .object({
      paper: z.string().trim().min(1, { error: "required" }).max(200, { error: "tooLong" }),
      replace: z.boolean().default(false).meta({ description: "keep this paper instead of the booking's" }),
    })
    .meta({ example: { paper: "K2418830E" } }),
  reply: z.object({ how: z.enum(identityChecks) }),
  failures: ["NOT_FOUND", "WRONG_STATE", "PAPER_DIFFERS"],
});

export const excuseIdentityRoute = defineRoute({
  ...desk,
  method: "POST",
  path: `${card}/:guest/identity/excuse`,
  summary: "Say why a guest is checked in without showing a paper",
  params: guestParams,
  body: z.object({ reason: text(200).meta({ example: "Passport is with the embassy" }) }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

/** What signing sends, at the desk and on a handed-over tablet. */
const SignBody = z.object({
  name: text(120).meta({ example: "Marcus Tan Kok Leong" }),
  signature: SignatureField.nullable().meta({ description: "null where the typed name stands for it" }),
  terms: z
    .array(idOf<PageVersionId>())
    .max(10)
    .default([])
    .meta({ description: "versions of the terms that were shown" }),
  at: Moment.optional().meta({
    description: "when it was signed, on a tablet that had no signal then; the same again changes nothing",
  }),
});

export const signCardRoute = defineRoute({
  ...desk,
  method: "POST",
  path: `${card}/:guest/sign`,
  summary:
    "Keep a guest's signature on their card, with the terms that they agreed to. It is erased 180 days after the stay. A tablet in a guest's hands signs theirs alone",
  whileHandedOver: true,
  params: guestParams,
  body: SignBody,
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "TERMS_CHANGED", "HANDED_OVER"],
});

export const clearSignatureRoute = defineRoute({
  ...desk,
  method: "DELETE",
  path: `${card}/:guest/sign`,
  summary: "Take a signature off a card whose guest is not checked in yet, so that it can be signed again",
  params: guestParams,
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const checkInGuestsRoute = defineRoute({
  ...desk,
  method: "POST",
  path: `${card}/check-in`,
  summary:
    "Check in guests whose cards are complete, all of them or none. The first of a booking bring it in house, by the rules of a check-in",
  params: idParams<BookingId>(),
  body: z
    .object({
      guests: z.array(idOf<GuestId>()).min(1, { error: "required" }).max(200),
      despiteBalance: z.boolean().default(false),
      despiteRooms: text(300)
        .optional()
        .meta({ description: "reason for checking in although a room is not ready" }),
    })
    .meta({ example: { guests: ["01890000-0000-7000-8000-000000000000"] } }),
  reply: z.object({ status: BookingStateField, arrived: z.int() }),
  failures: [
    "NOT_FOUND",
    "WRONG_STATE",
    "CARD_INCOMPLETE",
    "TOO_EARLY",
    "ROOM_NOT_READY",
    "STAY_PARKED",
    "BALANCE_DUE",
  ],
});

export const handOverRoute = defineRoute({
  ...desk,
  method: "POST",
  path: `${card}/:guest/hand-over`,
  summary:
    "Lock this browser to one guest's card, so that the tablet can be given to them: until the password is entered, its session opens nothing else",
  params: guestParams,
  body: z.object({ language: Language }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const handed = { scope: "staff", tag: "Registration cards", whileHandedOver: true } as const;

export const handedCardRoute = defineRoute({
  ...handed,
  method: "GET",
  path: "/admin/api/handed-over",
  summary: "The one card that a handed-over tablet shows; `NOT_FOUND` where the session is not handed over",
  reply: z.object({
    bookingId: idOf<BookingId>(),
    guestId: idOf<GuestId>(),
    language: Language,
    fullName: z.string(),
    identity: z.string().meta({ description: "masked" }),
    roomNo: z.string(),
    roomType: WordsField,
    checkIn: DayField,
    checkOut: DayField,
    terms: z.array(AgreedText),
    signed: z.boolean(),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const endHandOverRoute = defineRoute({
  ...handed,
  method: "POST",
  path: "/admin/api/handed-over/end",
  summary: "Take the tablet back, with the password of the member of staff whose session it is",
  body: z.object({ password: z.string({ error: "required" }).min(1, { error: "required" }).max(200) }),
  reply: z.object({ bookingId: idOf<BookingId>(), guestId: idOf<GuestId>() }),
  failures: ["NOT_FOUND", "BAD_CREDENTIALS", "TOO_MANY_REQUESTS"],
});
