import { type FeedbackEvent, feedbackLife } from "@pulau/domain/feedback/feedback-life.ts";
import type { FeedbackId, StaffId } from "@pulau/domain/ids.ts";
import { nextState } from "@pulau/domain/life-cycle.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { feedback } from "../../../db/schema/feedback.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type FeedbackRow, moveFeedback } from "./move-feedback.ts";

type Deciding = {
  readonly id: FeedbackId;
  readonly staffId: StaffId;
  /** How often it had been sent when it was read; undefined where nobody said. */
  readonly revision: number | undefined;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE";
type Done = Result<{ done: true }, Refusals>;

/** Lets everybody read a review. `WRONG_STATE` where its guest doesn't allow it, or has sent it anew since it was read. */
export const publishReview = (tx: Tx, deciding: Deciding): Promise<Done> =>
  decide(tx, deciding, "publish", (at) => ({ publishedAt: at, hiddenReason: "" }));

/** Keeps a review from others, with a reason that its guest reads. */
export const hideReview = (
  tx: Tx,
  { reason, ...deciding }: Deciding & { readonly reason: string },
): Promise<Done> => decide(tx, deciding, "hide", () => ({ hiddenReason: reason }));

type Columns = { readonly publishedAt?: Date; readonly hiddenReason: string };

async function decide(
  tx: Tx,
  deciding: Deciding,
  event: FeedbackEvent,
  columnsAt: (at: Date) => Columns,
): Promise<Done> {
  const found = await lockRead(tx, deciding);
  if (!found.ok) return found;
  const row = found.value;
  const next = nextState(feedbackLife, row.state, event);
  if (!next.ok) return refuse("WRONG_STATE", { rule: "reviewMoved" });
  const columns = columnsAt(await loadNow(tx));
  await moveFeedback(tx, { row }, event, columns);
  await auditChange(tx, {
    staffId: deciding.staffId,
    act: "changed",
    subject: "review",
    subjectId: row.id,
    before: { reviewState: row.state, hiddenReason: row.hiddenReason },
    after: { reviewState: next.value, hiddenReason: columns.hiddenReason },
    facts: { name: await numberOf(tx, row) },
  });
  return ok({ done: true });
}

/**
 * Answers feedback, or words the answer anew. From the first answer on its guest can't change it any more, and is told by
 * mail, once.
 */
export async function answerReview(
  tx: Tx,
  { text, ...deciding }: Deciding & { readonly text: string },
): Promise<Done> {
  const found = await lockRead(tx, deciding);
  if (!found.ok) return found;
  const { id, answer, bookingId, answeredAt, answeredBy } = found.value;
  const isFirst = answer === null;
  const now = await loadNow(tx);
  await tx
    .update(feedback)
    .set({ answer: text, answeredAt: answeredAt ?? now, answeredBy: answeredBy ?? deciding.staffId })
    .where(eq(feedback.id, id));
  if (isFirst) await enqueue(tx, "send-mail", { template: "feedback-answered", bookingId });
  await auditChange(tx, {
    staffId: deciding.staffId,
    act: "changed",
    subject: "review",
    subjectId: id,
    before: { reviewAnswer: answer },
    after: { reviewAnswer: text },
    facts: { name: await numberOf(tx, found.value) },
  });
  return ok({ done: true });
}

/** Feedback that the resort has, locked, as long as it is what was read. */
async function lockRead(tx: Tx, { id, revision }: Deciding): Promise<Result<FeedbackRow, Refusals>> {
  const [row] = await tx.select().from(feedback).where(eq(feedback.id, id)).for("update");
  if (!row || row.state === "draft") return refuse("NOT_FOUND");
  return row.revision === revision ? ok(row) : refuse("WRONG_STATE", { rule: "reviewSentAnew" });
}

async function numberOf(tx: Tx, { bookingId }: FeedbackRow): Promise<string> {
  const [found] = await tx.select({ no: booking.bookingNo }).from(booking).where(eq(booking.id, bookingId));
  return found?.no ?? "";
}
