import type { FeedbackBody } from "@pulau/contract/feedback.ts";
import { z } from "zod";
import type { CallOptions } from "../../../api/client.ts";
import type { Feedback, Question } from "./calls.ts";

export type Answer = NonNullable<Question["value"]>;

/** What stands in the form: answers by their questions. */
export const FeedbackValues = z.object({
  score: z.number().nullable(),
  answers: z.record(z.string(), z.custom<Answer>()),
  review: z.string().max(1_000, { error: "tooLong" }),
  privateNote: z.string().max(1_000, { error: "tooLong" }),
  publish: z.boolean(),
  publishedName: z.string().max(60, { error: "tooLong" }),
});
export type FeedbackValues = z.infer<typeof FeedbackValues>;

/** What was said before, as the form has it. */
export const formOf = ({
  score,
  questions,
  review,
  privateNote,
  publish,
  publishedName,
}: Feedback): FeedbackValues => ({
  score,
  answers: Object.fromEntries(
    questions.flatMap(({ questionId, value }) => (value === null ? [] : [[questionId, value]])),
  ),
  review,
  privateNote,
  publish,
  publishedName,
});

/** Whether an answer says anything. */
const isGiven = (value: Answer | undefined): value is Answer =>
  value !== undefined && value !== null && (typeof value !== "object" || value.length > 0) && value !== "";

/** What is sent of it: each answer with the wording that it was given to. */
export const bodyOf = (
  form: FeedbackValues,
  questions: readonly Question[],
  send: boolean,
): FeedbackBody => ({
  ...form,
  send,
  answers: questions.flatMap(({ questionId, wording }) => {
    const value = form.answers[questionId];
    const given = typeof value === "string" ? value.trim() : value;
    return isGiven(given) ? [{ questionId, wording, value: given }] : [];
  }),
});

/** How feedback is read anew, saved and taken down: by its booking or by a link. */
export type FeedbackActs = {
  readonly data: Feedback;
  readonly latest: () => Promise<Feedback>;
  readonly save: (body: FeedbackBody, options: CallOptions) => Promise<unknown>;
  readonly takeDown: () => Promise<unknown>;
};
