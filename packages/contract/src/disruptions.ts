import { bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, DisruptionId, StockId } from "@pulau/domain/ids.ts";
import { disruptionAnswers, disruptionReasons, solutions } from "@pulau/domain/transport/disruption.ts";
import { z } from "zod";
import { ownWrite } from "./changes.ts";
import {
  DayField,
  Done,
  idOf,
  idParams,
  Language,
  LinkToken,
  Moment,
  SenField,
  text,
  WayField,
  WordsField,
} from "./fields.ts";
import { defineRoute } from "./route.ts";

const desk = { scope: "staff", tag: "Boats" } as const;

/** Whoever keeps the boats and may change bookings. Sending money back needs the right to refund as well. */
const acts = { ...desk, permission: ["boats", "write"], alsoPermission: ["bookings", "write"] } as const;

export const ReasonField = z.enum(disruptionReasons, { error: "required" });
export const SolutionField = z.enum(solutions);

/** What the guests of one way say to what they have instead; null while they have said nothing. */
const Answer = z.object({
  answer: z.enum(disruptionAnswers),
  note: z.string(),
  at: Moment,
  by: z.string().nullable().meta({ description: "who took it by phone; null where the guests gave it" }),
});
const answerFields = {
  direction: WayField,
  answer: z.enum(disruptionAnswers, { error: "required" }).meta({ example: "other" }),
  note: z
    .string()
    .trim()
    .max(300, { error: "tooLong" })
    .default("")
    .meta({ description: "what they would have instead", example: "Is there an earlier boat?" }),
};

/** As many as leave in a bad week. */
const mostSailings = 40;
const mostChoices = 2000;
const Sailings = z
  .array(idOf<StockId>())
  .min(1, { error: "required" })
  .max(mostSailings, { error: "tooLong" })
  .refine((ids) => new Set(ids).size === ids.length, { error: "invalid" });

/** Where a boat goes and when, as it was or is for somebody. */
export const CrossingFace = z.object({
  sailingId: idOf<StockId>(),
  kind: z.enum(["ferry", "charter"]),
  name: WordsField,
  direction: WayField,
  day: DayField,
  time: z.string().nullable(),
  from: z.string(),
  to: z.string(),
});
export type CrossingFace = z.infer<typeof CrossingFace>;

const Leg = z.object({ day: DayField, time: z.string(), from: WordsField, to: WordsField });

/** One way of a land transfer at another time than it was; null where it is not driven any more. */
const ChangedLeg = z.object({ was: Leg, becomes: Leg.nullable() });

/** One way of a booking whose boat was cancelled, as the booking's pages tell it. */
export const DisruptedWay = z.object({
  disruptionId: idOf<DisruptionId>(),
  direction: WayField,
  reason: ReasonField,
  note: z.string(),
  solution: SolutionField,
  was: CrossingFace,
  becomes: CrossingFace.nullable(),
  backSen: SenField,
  answer: Answer.nullable(),
});

/** A guest's answer to the e-mail about a cancelled boat. */
export const answerBoatRoute = defineRoute({
  ...ownWrite,
  method: "POST",
  path: "/api/reservations/boat-answers/:_id",
  summary:
    "Say whether what a booking has instead of a cancelled boat suits its guests. A later answer takes the place of an earlier one",
  params: idParams<BookingId>(),
  body: z.object({ disruptionId: idOf<DisruptionId>(), ...answerFields }),
  reply: Answer,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const byLink = { scope: "none", tag: "Boats", params: z.object({ token: LinkToken }) } as const;

/** What guests are asked about their boats, as whoever has the link of the mail sees it: nothing of who travels, and no money. */
export const linkedBoatsRoute = defineRoute({
  ...byLink,
  method: "GET",
  path: "/api/boat-answers/:token",
  summary: "What a booking has instead of a cancelled boat, for whoever has the link of the e-mail",
  reply: z.object({
    bookingNo: z.string(),
    reason: ReasonField,
    note: z.string(),
    ways: z.array(
      z.object({
        direction: WayField,
        was: CrossingFace,
        solution: SolutionField,
        becomes: CrossingFace.nullable(),
        answer: z.object({ answer: z.enum(disruptionAnswers), note: z.string(), at: Moment }).nullable(),
        legs: z.array(ChangedLeg),
        others: z.array(CrossingFace).meta({ description: "boats with seats for the party now" }),
        isOpen: z
          .boolean()
          .meta({ description: "whether it can be answered: once, and while it still stands" }),
      }),
    ),
  }),
  failures: ["LINK_INVALID", "TOO_MANY_REQUESTS"],
});

export const answerByLinkRoute = defineRoute({
  ...byLink,
  method: "POST",
  path: "/api/boat-answers/:token",
  summary: "Answer the e-mail about a cancelled boat by its link, without signing in; once",
  body: z.object(answerFields),
  reply: Done,
  failures: ["LINK_INVALID", "WRONG_STATE", "TOO_MANY_REQUESTS"],
});

/** What a party of a cancelled sailing gets. */
const Choice = z
  .object({
    bookingId: idOf<BookingId>(),
    sailingId: idOf<StockId>().meta({ description: "the cancelled sailing that it is booked on" }),
    solution: SolutionField.meta({ example: "later" }),
    to: idOf<StockId>().optional().meta({ description: "the other sailing, of `move`" }),
  })
  .refine(({ solution, to }) => (solution === "move") === (to !== undefined), {
    path: ["to"],
    error: "required",
  })
  .meta({
    example: {
      bookingId: "01890000-0000-7000-8000-000000000000",
      sailingId: "01890000-0000-7000-8000-000000000001",
      solution: "later",
    },
  });
export type Choice = z.infer<typeof Choice>;
const Choices = z
  .array(Choice)
  .max(mostChoices, { error: "tooLong" })
  .refine(
    (choices) =>
      new Set(choices.map(({ bookingId, sailingId }) => `${bookingId} ${sailingId}`)).size === choices.length,
    { error: "invalid" },
  );

/** Somebody on a cancelled sailing, and what they can get. */
const Party = z.object({
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  mobile: z.string(),
  language: Language,
  state: z.enum(bookingStates),
  checkIn: DayField,
  checkOut: DayField,
  persons: z.int(),
  was: CrossingFace,
  priceSen: SenField.meta({ description: "what this way costs them: the price falls by it" }),
  backSen: SenField.meta({ description: "of it, what is paid and would go back" }),
  hasWallet: z.boolean(),
  hasTransfer: z.boolean().meta({ description: "a land transfer meets this boat" }),
});

/** A boat that they could have instead. */
const Place = CrossingFace.extend({
  left: z.int().meta({ description: "seats that are free" }),
  seats: z.int().meta({ description: "all of its seats; of a charter those of one boat" }),
  charterSen: SenField.nullable().meta({ description: "what a charter boat costs the resort" }),
});

const CancelledSailing = CrossingFace.extend({
  taken: z.int(),
  parties: z.int(),
  cancelledBy: idOf<DisruptionId>().nullable(),
});

export const disruptionPlanRoute = defineRoute({
  ...acts,
  method: "POST",
  path: "/admin/api/disruptions/plan",
  summary:
    "What cancelling sailings means: who is on them, where each party could go, and the nearest place for each",
  keepsNothing: true,
  body: z.object({ sailings: Sailings }),
  reply: z.object({
    sailings: z.array(CancelledSailing),
    parties: z.array(
      Party.extend({
        places: z.array(idOf<StockId>()).meta({ description: "sailings on a day that fits their stay" }),
        suggested: idOf<StockId>().nullable().meta({ description: "the nearest ferry that takes them all" }),
      }),
    ),
    places: z.array(Place),
  }),
  failures: ["NOT_FOUND", "SAILING_CANCELLED", "SAILING_GONE"],
});

const disruptionBody = z.object({
  sailings: Sailings,
  reason: ReasonField.meta({ example: "weather" }),
  note: z
    .string()
    .trim()
    .max(300, { error: "tooLong" })
    .default("")
    .meta({ description: "the guests read it in their mail" }),
  choices: Choices,
});
export type DisruptionBody = z.infer<typeof disruptionBody>;

const Totals = z.object({
  move: z.object({ parties: z.int(), persons: z.int() }),
  refund: z.object({ parties: z.int(), persons: z.int() }),
  credit: z.object({ parties: z.int(), persons: z.int() }),
  later: z.object({ parties: z.int(), persons: z.int() }),
});
export type Totals = z.infer<typeof Totals>;

export const disruptionPreviewRoute = defineRoute({
  ...acts,
  method: "POST",
  path: "/admin/api/disruptions/preview",
  summary: "What guests will read, in each of their languages",
  keepsNothing: true,
  body: disruptionBody,
  reply: z.object({
    mails: z.array(
      z.object({
        solution: SolutionField,
        language: Language,
        count: z.int().meta({ description: "mails of this kind and language" }),
        subject: z.string(),
        text: z.string(),
      }),
    ),
    rides: z
      .array(
        z.object({
          bookingId: idOf<BookingId>(),
          bookingNo: z.string(),
          bookingName: z.string(),
          legs: z.array(ChangedLeg),
          backSen: SenField.meta({ description: "of what can’t be driven any more" }),
        }),
      )
      .meta({ description: "land transfers that move with the boats, or are given back" }),
  }),
  failures: ["NOT_FOUND", "SAILING_CANCELLED", "SAILING_GONE"],
});

const lost = [
  "NOT_FOUND",
  "PLACES_GONE",
  "SAILING_GONE",
  "PAYMENT_UNDER_WAY",
  "NOT_ALLOWED",
  "BOAT_FULL",
] as const;

export const cancelSailingsRoute = defineRoute({
  ...acts,
  method: "POST",
  path: "/admin/api/disruptions",
  summary:
    "Cancel sailings as one act: no more sales and no boarding, seats moved, money sent back, everybody told by e-mail. Who is aboard and not named waits on the list",
  idempotent: true,
  body: disruptionBody,
  reply: z.object({ _id: idOf<DisruptionId>(), totals: Totals }),
  failures: [...lost, "SAILING_CANCELLED"],
});

export const disruptionRoute = defineRoute({
  ...acts,
  method: "GET",
  path: "/admin/api/disruptions/:_id",
  summary: "What became of everybody on sailings that were cancelled together, and who still waits",
  params: idParams<DisruptionId>(),
  reply: z.object({
    reason: ReasonField,
    note: z.string(),
    at: Moment,
    by: z.string(),
    takenBack: z.object({ at: Moment, by: z.string() }).nullable(),
    canTakeBack: z.boolean().meta({ description: "nothing of it has sailed" }),
    sailings: z.array(CancelledSailing),
    totals: Totals,
    parties: z.array(
      Party.extend({
        solution: SolutionField,
        becomes: CrossingFace.nullable(),
        legs: z.array(ChangedLeg).meta({ description: "land transfers that moved with the boat" }),
        rideSen: SenField.meta({ description: "by how much the price fell for those that are not driven" }),
        waits: z.boolean().meta({ description: "has no place yet, and still needs one" }),
        places: z.array(idOf<StockId>()),
        answer: Answer.nullable(),
        restored: z
          .boolean()
          .nullable()
          .meta({ description: "after it was taken back: whether they have their place again" }),
      }),
    ),
    places: z.array(Place),
  }),
  failures: ["NOT_FOUND"],
});

export const answerForGuestRoute = defineRoute({
  ...acts,
  method: "POST",
  path: "/admin/api/disruptions/:_id/answers",
  summary: "Keep what guests said by phone to what they have instead of a cancelled boat",
  params: idParams<DisruptionId>(),
  body: z.object({
    bookingId: idOf<BookingId>(),
    ...answerFields,
    seen: Moment.nullish().meta({
      description: "when the answer was given that was on the screen; another one since refuses the call",
    }),
  }),
  reply: Answer,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const settleDisruptionRoute = defineRoute({
  ...acts,
  method: "POST",
  path: "/admin/api/disruptions/:_id/settle",
  summary: "Give those who wait a place, or their money back; they are told by e-mail",
  idempotent: true,
  params: idParams<DisruptionId>(),
  body: z.object({ choices: Choices.min(1, { error: "required" }) }),
  reply: z.object({ totals: Totals }),
  failures: [...lost, "WRONG_STATE"],
});

export const takeBackDisruptionRoute = defineRoute({
  ...acts,
  method: "POST",
  path: "/admin/api/disruptions/:_id/take-back",
  summary: "The sailings go after all: everybody has the old place and price again and is told by e-mail",
  idempotent: true,
  params: idParams<DisruptionId>(),
  body: z.object({ reason: text(200).meta({ example: "The sea is calm." }) }),
  reply: z.object({
    restored: z.int().meta({ description: "parties that are as before" }),
    left: z.int().meta({ description: "parties whose booking was changed since: they stay as they are" }),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE", "SAILING_GONE", "NOT_ALLOWED", "PAYMENT_UNDER_WAY", "BOAT_FULL"],
});
