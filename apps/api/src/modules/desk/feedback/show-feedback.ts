import type { FeedbackForm, FeedbackStay } from "@pulau/contract/feedback.ts";
import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import { type FeedbackState, reviewStates } from "@pulau/domain/feedback/feedback-life.ts";
import type { BookingId, OwnerId, QuestionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import { answersOfFeedback } from "./feedback-columns.ts";
import { stayColumns, stayFrom } from "./own-stays.ts";

/** Whose feedback it is: the booking's owner's, or of whoever has the link to it. */
export type Teller = { readonly bookingId: BookingId; readonly ownerId: OwnerId | "link" };

export const isTellers = ({ bookingId, ownerId }: Teller) =>
  ownerId === "link" ? sql`b.id = ${bookingId}` : sql`b.id = ${bookingId} AND b.owner_id = ${ownerId}`;

type Question = FeedbackForm["questions"][number];
type Row = FeedbackStay & {
  readonly bookingState: BookingState;
  readonly bookingName: string;
  readonly city: string;
  readonly review: string | null;
  readonly privateNote: string | null;
  readonly publishedName: string | null;
  readonly hiddenReason: string | null;
  readonly sentAt: string | null;
  readonly answerText: string | null;
  readonly answeredAt: string | null;
  readonly answers: Omit<Question, "required">[];
  readonly current: Omit<Question, "value">[];
};

/** The questions that are asked now, as a JSON list. */
const currentQuestions = sql`(SELECT coalesce(json_agg(json_build_object('questionId', q.id, 'wording', q.wording, 'question', q.question,
    'kind', q.kind, 'options', q.options, 'required', q.required) ORDER BY q.position, q.id), '[]')
  FROM feedback_question q WHERE q.active_status)`;

/**
 * What was said about a stay, and what is asked. A question that was answered stands as it was asked, whatever became of it
 * since. `WRONG_STATE`: the stay isn't completed.
 */
export async function showFeedback(
  db: Db | Tx,
  teller: Teller,
): Promise<Result<FeedbackForm, "NOT_FOUND" | "WRONG_STATE">> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${stayColumns}, b.state AS "bookingState", b.booking_name AS "bookingName", b.address ->> 'city' AS city, f.review,
      f.private_note AS "privateNote", f.published_name AS "publishedName", f.hidden_reason AS "hiddenReason",
      f.sent_at AS "sentAt", f.answer AS "answerText", f.answered_at AS "answeredAt", ${answersOfFeedback} AS answers,
      ${currentQuestions} AS current
    FROM ${stayFrom} WHERE ${isTellers(teller)}`);
  const [row] = rows;
  if (!row) return refuse("NOT_FOUND");
  if ((row.state === null || row.state === "draft") && row.bookingState !== "completed")
    return refuse("WRONG_STATE", { rule: "notStayed" });
  return ok(formOf(row, await versionOf(db, "feedback", teller.bookingId)));
}

function formOf(row: Row, version: number): FeedbackForm {
  const { bookingState: _, bookingName, city, answerText, answeredAt, answers, current, ...shown } = row;
  const { review, privateNote, publishedName, hiddenReason, sentAt, state } = shown;
  return {
    ...shown,
    version,
    review: review ?? "",
    privateNote: privateNote ?? "",
    publish: state === null || state === "draft" || reviewStates.includes(state),
    publishedName: publishedName || signatureOf(bookingName, city),
    hiddenReason: hiddenReason ?? "",
    sentAt: sentAt && iso(sentAt),
    answer: answerText === null || answeredAt === null ? null : { text: answerText, at: iso(answeredAt) },
    questions: questionsOf(answers, current, state),
  };
}

const iso = (at: string): string => new Date(at).toISOString();

/** How a review is signed unless its guest signs it otherwise: the first of their names, and their town. */
export function signatureOf(name: string, city: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  return [first, city.trim()].filter(Boolean).join(", ").slice(0, 60);
}

/** In the order in which they are asked now; those that nobody is asked any more come last. */
function questionsOf(
  answers: Row["answers"],
  current: Row["current"],
  state: FeedbackState | null,
): FeedbackForm["questions"] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const known = new Set<QuestionId>(current.map(({ questionId }) => questionId));
  // What somebody has sent is whole: a question that came later is only asked of them if they change it.
  return [
    ...current.map((question) => ({
      ...question,
      value: null,
      ...given.get(question.questionId),
      required: question.required && (state === null || state === "draft" || given.has(question.questionId)),
    })),
    ...answers
      .filter(({ questionId }) => !known.has(questionId))
      .map((answer) => ({ ...answer, required: false })),
  ];
}
