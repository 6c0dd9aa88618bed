import { sentStates } from "@pulau/domain/feedback/feedback-life.ts";
import type { BookingId, FeedbackId, PackageId, RoomTypeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { defineBulk } from "./bulk.ts";
import { AnsweredQuestion } from "./feedback.ts";
import { DayField, Done, idOf, idParams, Language, Moment, text, WordsField } from "./fields.ts";
import { defineList, several } from "./list.ts";
import { defineRoute } from "./route.ts";
import { ScoreField } from "./score.ts";

/** A review as everybody reads it, in its guest's own language. */
export const Review = z.object({
  _id: idOf<FeedbackId>(),
  name: z.string().meta({ example: "Aini, Kuala Lumpur" }),
  score: z.int(),
  text: z.string(),
  language: Language,
  stayedIn: DayField.meta({ description: "the first day of the month in which the guests arrived" }),
  packageName: WordsField,
  roomTypes: z.array(WordsField),
  publishedAt: Moment,
  answer: z
    .object({ text: z.string(), at: Moment })
    .nullable()
    .meta({ description: "what the resort answered" }),
});
export type Review = z.infer<typeof Review>;

export const reviewsRoute = defineList({
  path: "/api/reviews",
  scope: "none",
  tag: "Reviews",
  summary: "Published reviews, of a package or of a room type, the last published first",
  rows: "reviews",
  row: Review,
  filters: { packageId: idOf<PackageId>().optional(), roomTypeId: idOf<RoomTypeId>().optional() },
  sorts: ["-publishedAt", "-score", "score"],
  extra: {
    score: ScoreField.meta({
      description: "of what was asked for; null without either, and below three reviews",
    }),
  },
});

const staff = { scope: "staff", tag: "Reviews" } as const;

/** Feedback as staff read it. */
export const StaffReview = z.object({
  _id: idOf<FeedbackId>(),
  revision: z.int().meta({ description: "how often it was sent: who decides about it names it" }),
  bookingId: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  packageName: WordsField,
  roomTypes: z.array(WordsField),
  checkIn: DayField,
  checkOut: DayField,
  state: z.enum(sentStates),
  score: z.int(),
  language: Language,
  publishedName: z.string(),
  review: z.string(),
  privateNote: z.string(),
  answers: z.array(AnsweredQuestion),
  sentAt: Moment,
  publishedAt: Moment.nullable(),
  hiddenReason: z.string(),
  answer: z.string().nullable(),
  answeredAt: Moment.nullable(),
  answeredBy: z.string().nullable(),
});
export type StaffReview = z.infer<typeof StaffReview>;

export const staffReviewsRoute = defineList({
  ...staff,
  path: "/admin/api/reviews",
  permission: ["comments", "read"],
  summary: "Feedback that guests have sent, the last first",
  rows: "reviews",
  row: StaffReview,
  filters: {
    state: z.enum(sentStates).optional(),
    score: several(["1", "2", "3", "4", "5"]),
    packageId: idOf<PackageId>().optional(),
    roomTypeId: idOf<RoomTypeId>().optional(),
    answered: z.enum(["true", "false"]).optional(),
  },
  search: "guest, booking number, review or note",
  sorts: ["-sentAt", "sentAt", "score", "-score"],
  extra: {
    counts: z.record(z.enum(sentStates), z.int()).meta({ description: "of all, whatever is filtered" }),
    choices: z.object({
      packages: z.array(z.object({ _id: idOf<PackageId>(), name: WordsField })),
      roomTypes: z.array(z.object({ _id: idOf<RoomTypeId>(), name: WordsField })),
    }),
  },
  csv: {
    name: "reviews",
    columns: [
      "sentAt",
      "number",
      "name",
      "package",
      "roomTypes",
      "arrival",
      "departure",
      "score",
      "status",
      "signedAs",
      "review",
      "privateNote",
      "reason",
      "answer",
      "answeredAt",
      "answeredBy",
    ],
  },
});

const someId = "01890000-0000-7000-8000-000000000000";
/** What was read of each: what its guest has sent anew since is refused by itself, with `CHANGED_SINCE`. */
const seen = z.record(idOf<FeedbackId>(), z.int()).meta({ example: { [someId]: 1 } });
export const publishReviewsRoute = defineBulk(
  {
    ...staff,
    path: "/admin/api/reviews/publish",
    permission: ["comments", "write"],
    summary: "Publish reviews whose guests allow it",
  },
  { id: idOf<FeedbackId>(), example: someId, more: { seen } },
);
export const hideReviewsRoute = defineBulk(
  {
    ...staff,
    path: "/admin/api/reviews/hide",
    permission: ["comments", "write"],
    summary: "Hide reviews, with the reason that their guests read",
  },
  {
    id: idOf<FeedbackId>(),
    example: someId,
    more: { seen, reason: text(300).meta({ example: "It names another guest." }) },
  },
);
export const answerReviewRoute = defineRoute({
  ...staff,
  method: "POST",
  path: "/admin/api/reviews/:_id/answer",
  permission: ["comments", "write"],
  summary:
    "Answer feedback, or word the answer anew; the guest is told once, and whoever reads the review reads the answer",
  params: idParams<FeedbackId>(),
  body: z
    .object({ text: text(1_000), revision: z.int() })
    .meta({ example: { text: "Thank you, Aini. We look forward to your next visit.", revision: 1 } }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
