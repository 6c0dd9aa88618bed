import { answerKinds, mostAnswerLength, optionBounds } from "@pulau/domain/feedback/answers.ts";
import { feedbackStates } from "@pulau/domain/feedback/feedback-life.ts";
import type { BookingId, QuestionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { DayField, Done, idOf, idParams, LinkToken, Moment, StaffText, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRecords, recordKeysOf } from "./records.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const AnswerKind = z.enum(answerKinds, { error: "required" });

const WordingField = z.int().meta({
  example: 1,
  description: "counts up when the question is worded anew; an answer names the one that it was given to",
});

const questions = {
  method: "GET",
  scope: "none",
  tag: "Feedback",
  reply: z.object({
    feedbackQuestions: z.array(
      z.object({
        _id: idOf<QuestionId>(),
        wording: WordingField,
        question: WordsField,
        kind: AnswerKind,
        options: z.array(WordsField),
        required: z.boolean(),
      }),
    ),
  }),
} as const;
export const feedbackQuestionsRoute = defineRoute({
  ...questions,
  path: "/feedback-questions",
  summary: "The feedback questions, in the resort's order",
});
/** The same, beside the other calls. */
export const apiFeedbackQuestionsRoute = defineRoute({
  ...questions,
  path: "/api/feedback-questions",
  summary: "The feedback questions, in the resort's order",
});

const Place = Whole(0, 999).meta({ example: 0, description: "guests see the lowest number first" });
const shape = {
  active_status: z.boolean(),
  question: StaffText(200).meta({
    example: { en: "How was the boat ride?", my: "Bagaimana perjalanan bot anda?", cn: "您对船程满意吗？" },
  }),
  kind: AnswerKind.meta({ example: "stars" }),
  options: z.array(StaffText(80)).max(optionBounds.most, { error: "tooMany" }).meta({
    example: [],
    description: "what can be chosen: two to ten for `choice` and `choices`, else none",
  }),
  required: z.boolean(),
  position: Place,
};
export const QuestionChange = z.object(shape).partial();
export const QuestionAdd = z.object({
  ...shape,
  active_status: shape.active_status.default(true),
  options: shape.options.default([]),
  required: shape.required.default(false),
  position: shape.position.nullish(),
});
export const QuestionRecord = z.object({
  ...recordKeysOf<QuestionId>(),
  active_status: z.boolean(),
  question: WordsField,
  kind: z.enum(answerKinds),
  options: z.array(WordsField),
  wording: WordingField,
  required: z.boolean(),
  position: z.int(),
});
export type QuestionRecord = z.infer<typeof QuestionRecord>;

const staff = { tag: "Feedback" } as const;
export const questionRecords = defineRecords({
  ...staff,
  list: "feedbackQuestionsList",
  resource: "comments",
  noun: "feedback question",
  row: QuestionRecord,
  add: QuestionAdd,
  change: QuestionChange,
});
export const questionsListRoute = defineList({
  ...staff,
  scope: "staff",
  permission: ["comments", "read"],
  path: "/admin/api/feedbackQuestionsList",
  summary: "Feedback questions, newest first",
  rows: "rows",
  row: QuestionRecord,
  filters: {
    active: z.enum(["true", "false"]).optional().meta({ description: "in use, or out of use" }),
    kind: z.enum(answerKinds).optional(),
  },
  search: "the question",
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
  csv: {
    name: "feedback-questions",
    columns: ["no", "nameEn", "nameMy", "nameCn", "kind", "required", "position", "active"],
  },
});

const Question = z.object({
  questionId: idOf<QuestionId>(),
  wording: WordingField,
  question: WordsField,
  kind: AnswerKind,
  options: z.array(WordsField),
  required: z.boolean(),
});
/** Stars, yes or no, the places of what is chosen, or words. */
const AnswerValueField = z.union([
  z.number(),
  z.boolean(),
  z.array(z.int()).max(optionBounds.most),
  z.string().trim().max(mostAnswerLength, { error: "tooLong" }),
]);
const StarsField = z.int().min(1, { error: "required" }).max(5, { error: "required" });

/** An answer with its question as it was asked. */
export const AnsweredQuestion = Question.omit({ required: true }).extend({ value: AnswerValueField });

export const FeedbackStateField = z.enum(feedbackStates);
const ResortAnswer = z.object({ text: z.string(), at: Moment });

const Stay = z.object({
  _id: idOf<BookingId>(),
  bookingNo: z.string(),
  packageName: WordsField,
  picture: z.string(),
  checkIn: DayField,
  checkOut: DayField,
  roomTypes: z.array(WordsField),
  state: FeedbackStateField.nullable().meta({ description: "of its feedback; null where there is none" }),
  score: StarsField.nullable(),
  answered: z.boolean().meta({ description: "the resort has answered: it can’t be changed any more" }),
});
export type FeedbackStay = z.infer<typeof Stay>;

/** What is said about a stay, and what is asked. */
export const FeedbackForm = Stay.extend({
  version: VersionField,
  review: z.string(),
  privateNote: z.string(),
  publish: z.boolean(),
  publishedName: z.string().meta({ description: "how the review is signed; a proposal until it is sent" }),
  hiddenReason: z.string().meta({ description: "why it is not published" }),
  sentAt: Moment.nullable(),
  answer: ResortAnswer.nullable(),
  questions: z
    .array(Question.extend({ value: AnswerValueField.nullable() }))
    .meta({ description: "answered ones as they were asked, and those that are asked now" }),
});
export type FeedbackForm = z.infer<typeof FeedbackForm>;

/** Fewest and most characters of a review that others read. */
export const reviewBounds = { least: 20, most: 1_000 } as const;

export const FeedbackBody = z.object({
  send: z.boolean().meta({ description: "false keeps a draft" }),
  score: StarsField.nullable(),
  answers: z
    .array(z.object({ questionId: idOf<QuestionId>(), wording: WordingField, value: AnswerValueField }))
    .max(60),
  review: z.string().trim().max(reviewBounds.most, { error: "tooLong" }),
  privateNote: z.string().trim().max(1_000, { error: "tooLong" }),
  publish: z.boolean(),
  publishedName: z.string().trim().max(60, { error: "tooLong" }),
});
export type FeedbackBody = z.infer<typeof FeedbackBody>;
const bodyExample = {
  send: true,
  score: 5,
  answers: [],
  review: "The guides waited for our daughter every time, and the lime juice was the best part of her day.",
  privateNote: "",
  publish: true,
  publishedName: "Aini, Kuala Lumpur",
};

const own = { scope: "userPortal", roles: ["admin", "editor"], tag: "Feedback" } as const;
const saveFailures = ["NOT_FOUND", "WRONG_STATE", "INVALID_INPUT"] as const;

export const ownFeedbackRoute = defineList({
  ...own,
  path: "/api/feedback",
  summary: "The caller’s completed stays with what they said about them, the last stay first",
  rows: "stays",
  row: Stay,
  filters: {
    tab: z.enum(["open", "sent"]).optional().meta({ description: "still to be sent, or sent" }),
  },
  sorts: ["-checkOut", "checkOut"],
  extra: { counts: z.object({ open: z.int(), sent: z.int() }) },
});

export const feedbackRoute = defineRoute({
  ...own,
  method: "GET",
  path: "/api/feedback/:_id",
  summary: "What the caller said about a completed stay, by the booking’s id, and what is asked about it",
  params: idParams<BookingId>(),
  reply: FeedbackForm,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const postFeedbackRoute = defineRoute({
  ...own,
  method: "POST",
  versioned: "feedback",
  path: "/api/feedback",
  summary: "Keep a draft of feedback about a completed stay, or send it; one for each booking",
  body: FeedbackBody.extend({ bookingId: idOf<BookingId>() }).meta({
    example: { bookingId: "01890000-0000-7000-8000-000000000000", ...bodyExample },
  }),
  reply: FeedbackForm,
  failures: saveFailures,
});

export const updateFeedbackRoute = defineRoute({
  ...own,
  method: "POST",
  versioned: "feedback",
  path: "/api/feedback/update/:_id",
  summary: "The same by the booking’s id in the path; what was sent can be changed until the resort answers",
  params: idParams<BookingId>(),
  body: FeedbackBody.meta({ example: bodyExample }),
  reply: FeedbackForm,
  failures: saveFailures,
});

export const takeDownReviewRoute = defineRoute({
  ...own,
  method: "POST",
  path: "/api/feedback/take-down/:_id",
  summary: "Take a review down: the resort keeps it, others read it no more",
  params: idParams<BookingId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

/** The same by the link of the mail that asks for it, without an account. */
const byLink = { scope: "none", tag: "Feedback", params: z.object({ token: LinkToken }) } as const;
export const linkedFeedbackRoute = defineRoute({
  ...byLink,
  method: "GET",
  path: "/api/feedback-link/:token",
  summary: "What was said about a stay and what is asked, by the link from the e-mail",
  reply: FeedbackForm,
  failures: ["LINK_INVALID", "NOT_FOUND", "WRONG_STATE"],
});
export const postLinkedFeedbackRoute = defineRoute({
  ...byLink,
  method: "POST",
  versioned: "feedback",
  path: "/api/feedback-link/:token",
  summary: "Keep a draft of feedback, or send it, by the link from the e-mail",
  body: FeedbackBody.meta({ example: bodyExample }),
  reply: FeedbackForm,
  failures: ["LINK_INVALID", ...saveFailures],
});
export const takeDownLinkedRoute = defineRoute({
  ...byLink,
  method: "POST",
  path: "/api/feedback-link/:token/take-down",
  summary: "Take a review down, by the link from the e-mail",
  reply: Done,
  failures: ["LINK_INVALID", "NOT_FOUND", "WRONG_STATE"],
});
