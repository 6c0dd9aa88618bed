import type { FeedbackBody } from "@pulau/contract/feedback.ts";
import { reviewBounds } from "@pulau/contract/feedback.ts";
import { answers as fits } from "@pulau/domain/feedback/answers.ts";
import { feedbackLife } from "@pulau/domain/feedback/feedback-life.ts";
import type { QuestionId } from "@pulau/domain/ids.ts";
import { nextState } from "@pulau/domain/life-cycle.ts";
import { ok, type Result, refuse, refuseFields, type WrongField } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import type { ReadFields } from "../../../db/saved-versions.ts";
import type { booking } from "../../../db/schema/bookings.ts";
import { feedback, feedbackAnswer, feedbackQuestion, feedbackRoomType } from "../../../db/schema/feedback.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { beginFeedback, type FeedbackRow, moveFeedback } from "./move-feedback.ts";
import { isTellers, type Teller } from "./show-feedback.ts";

type Saying = { readonly teller: Teller; readonly language: Language; readonly body: FeedbackBody };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT";

/** What was said, by the fields of its call. */
export const readFeedback =
  ({ bookingId }: Teller): ReadFields =>
  async (tx) => {
    const [row] = await tx.select().from(feedback).where(eq(feedback.bookingId, bookingId));
    if (!row) return null;
    const { score, review, privateNote, publishedName, state } = row;
    return { score, review, privateNote, publishedName, publish: state };
  };

/**
 * Keeps a draft of feedback about a completed stay, or sends it. What was sent can be sent anew until the resort answers.
 * `INVALID_INPUT` names what is missing, and questions that were worded anew since they were read.
 */
export async function saveFeedback(
  tx: Tx,
  { teller, language, body }: Saying,
): Promise<Result<{ done: true }, Refusals>> {
  const found = await lockOrBegin(tx, teller, language);
  if (!found.ok) return found;
  const row = found.value;
  if (row.answeredAt !== null) return refuse("WRONG_STATE", { rule: "feedbackAnswered" });
  if (!body.send && row.state !== "draft") return refuse("WRONG_STATE", { rule: "feedbackSent" });
  const answers = await checkedAnswers(tx, row, body);
  const wrong = [...answers.wrong, ...(body.send ? lackingOf(body) : [])];
  if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
  const { score, review, privateNote, publishedName } = body;
  const columns = { score, review, privateNote, publishedName, language };
  if (body.send)
    await moveFeedback(tx, { row }, body.publish ? "sendToPublish" : "sendPrivately", {
      ...columns,
      sentAt: await loadNow(tx),
      publishedAt: null,
      hiddenReason: "",
      revision: row.revision + 1,
    });
  else
    await tx
      .update(feedback)
      .set({ score, review, privateNote, publishedName, language })
      .where(eq(feedback.id, row.id));
  await tx.delete(feedbackAnswer).where(eq(feedbackAnswer.feedbackId, row.id));
  if (answers.rows.length > 0) await tx.insert(feedbackAnswer).values(answers.rows);
  return ok({ done: true });
}

/** The feedback about a stay, locked; a draft is begun where there is none. */
async function lockOrBegin(
  tx: Tx,
  teller: Teller,
  language: Language,
): Promise<Result<FeedbackRow, "NOT_FOUND" | "WRONG_STATE">> {
  // A check-out that is taken back waits, or has been taken back.
  const { rows } = await tx.execute<Pick<typeof booking.$inferSelect, "state" | "packageId">>(
    sql`SELECT b.state, b.package_id AS "packageId" FROM booking b WHERE ${isTellers(teller)} FOR SHARE`,
  );
  const [stay] = rows;
  if (!stay) return refuse("NOT_FOUND");
  const { bookingId } = teller;
  const [row] = await tx.select().from(feedback).where(eq(feedback.bookingId, bookingId)).for("update");
  if (stay.state !== "completed" && (!row || row.state === "draft"))
    return refuse("WRONG_STATE", { rule: "notStayed" });
  if (row) return ok(row);
  const { packageId } = stay;
  const begun = await beginFeedback(tx, "begin", {
    bookingId,
    packageId,
    language,
    beganAt: await loadNow(tx),
  });
  await tx.execute(sql`INSERT INTO ${feedbackRoomType} (feedback_id, room_type_id)
    SELECT DISTINCT ${begun.id}::uuid, room_type_id FROM booking_room WHERE booking_id = ${bookingId}`);
  return ok(begun);
}

type Answers = { readonly rows: (typeof feedbackAnswer.$inferInsert)[]; readonly wrong: WrongField[] };

/** What is answered, each with its question as it was current; and what is wrong with it. */
async function checkedAnswers(
  tx: Tx,
  { id: feedbackId, state }: FeedbackRow,
  body: FeedbackBody,
): Promise<Answers> {
  const given = await tx.select().from(feedbackAnswer).where(eq(feedbackAnswer.feedbackId, feedbackId));
  // A share lock: nobody words a question anew while it is being answered.
  const current = await tx
    .select()
    .from(feedbackQuestion)
    .where(eq(feedbackQuestion.activeStatus, true))
    .orderBy(asc(feedbackQuestion.position), asc(feedbackQuestion.id))
    .for("share");
  const questions = [
    ...current.map(({ id: questionId, ...question }, position) => ({ ...question, questionId, position })),
    ...given,
  ];
  const [rows, wrong, seen]: [Answers["rows"], WrongField[], Set<string>] = [[], [], new Set()];
  for (const { questionId, wording, value } of body.answers) {
    const path = `answers.${questionId}`;
    const of = questions.find(
      (question) => question.questionId === questionId && question.wording === wording,
    );
    if (!of) wrong.push({ path, rule: "questionChanged" });
    else if (seen.has(questionId) || !fits(of, value)) wrong.push({ path, rule: "invalid" });
    else {
      const { question, kind, options, position } = of;
      rows.push({ feedbackId, questionId, wording, question, kind, options, position, value });
    }
    seen.add(questionId);
  }
  // Who has sent it once was asked what was asked then.
  const mustAnswer = (id: QuestionId) =>
    state === "draft" || given.some(({ questionId }) => questionId === id);
  const lacking = current.filter(({ id, required }) => required && !seen.has(id) && mustAnswer(id));
  if (body.send) wrong.push(...lacking.map(({ id }) => ({ path: `answers.${id}`, rule: "required" })));
  return { rows, wrong };
}

/** What sending takes beside the answers. */
function lackingOf({ score, publish, review, publishedName }: FeedbackBody): WrongField[] {
  const lacking: WrongField[] = [];
  if (score === null) lacking.push({ path: "score", rule: "required" });
  if (publish && review.length < reviewBounds.least) lacking.push({ path: "review", rule: "reviewShort" });
  if (publish && publishedName === "") lacking.push({ path: "publishedName", rule: "required" });
  return lacking;
}

/** Takes a review down: the resort keeps it, others read it no more. `WRONG_STATE` where others can't read it anyway. */
export async function takeDown(
  tx: Tx,
  teller: Teller,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const { rows } = await tx.execute(sql`SELECT FROM booking b WHERE ${isTellers(teller)} FOR SHARE`);
  if (rows.length === 0) return refuse("NOT_FOUND");
  const [row] = await tx
    .select()
    .from(feedback)
    .where(eq(feedback.bookingId, teller.bookingId))
    .for("update");
  if (!row) return refuse("NOT_FOUND");
  const next = nextState(feedbackLife, row.state, "takeDown");
  if (!next.ok) return refuse("WRONG_STATE", { rule: "notPublished" });
  await moveFeedback(tx, { row }, "takeDown", { publishedAt: null, hiddenReason: "" });
  return ok({ done: true });
}
