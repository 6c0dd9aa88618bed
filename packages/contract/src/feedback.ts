import type { QuestionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { idOf, StaffText, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRecords, recordKeysOf } from "./records.ts";
import { defineRoute } from "./route.ts";

export const answerKinds = ["stars", "yesNo", "text"] as const;
const AnswerKind = z.enum(answerKinds, { error: "required" });

const questions = {
  method: "GET",
  scope: "none",
  tag: "Feedback",
  reply: z.object({
    feedbackQuestions: z.array(
      z.object({ _id: idOf<QuestionId>(), question: WordsField, kind: AnswerKind, required: z.boolean() }),
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
  required: z.boolean(),
  position: Place,
};
export const QuestionChange = z.object(shape).partial();
export const QuestionAdd = z.object({
  ...shape,
  active_status: shape.active_status.default(true),
  required: shape.required.default(false),
  position: shape.position.nullish(),
});
export const QuestionRecord = z.object({
  ...recordKeysOf<QuestionId>(),
  active_status: z.boolean(),
  question: WordsField,
  kind: z.enum(answerKinds),
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
