import type { Received } from "@pulau/contract/route.ts";
import type { answerDiscountRoute } from "@pulau/contract/staff-bookings.ts";
import type { DiscountRequestId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { discountRequest } from "../../../db/schema/discount-requests.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Discounter } from "../../people/staff/public.ts";
import { setDraftDiscount } from "./draft-discount.ts";

type Answer = Received<typeof answerDiscountRoute>["body"] & {
  readonly id: DiscountRequestId;
  readonly by: Discounter;
};

/**
 * Approves a discount that a colleague asks for, or refuses it with a reason. What is approved is given by whoever approves it, as
 * far as they may go: `NOT_ALLOWED` for more, and for who asked. `WRONG_STATE` once it is answered or withdrawn, `HOLD_EXPIRED` once
 * the stay is not held any more.
 */
export async function answerDiscount(
  tx: Tx,
  { id, by, approves, answer }: Answer,
): Promise<
  Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "HOLD_EXPIRED" | "NOT_ALLOWED" | "INVALID_INPUT">
> {
  if (!approves && answer === "")
    return refuseFields("INVALID_INPUT", [{ path: "answer", rule: "required" }]);
  const [request] = await tx.select().from(discountRequest).where(eq(discountRequest.id, id));
  if (!request) return refuse("NOT_FOUND");
  if (request.requestedBy === by.staffId) return refuse("NOT_ALLOWED");
  const { draftId, discount, reason, heldAt, amountSen } = request;
  // The hold before its draft, as everywhere; the request last.
  const [hold] = await tx
    .select({
      isHeld: sql<boolean>`${stayHold.state} = 'live' AND ${stayHold.expiresAt} > pulau_now()`,
      at: stayHold.createdAt,
    })
    .from(stayHold)
    .where(eq(stayHold.id, draftId))
    .for("update");
  if (!hold?.isHeld || hold.at.getTime() !== heldAt.getTime()) return refuse("HOLD_EXPIRED");
  if (approves) {
    const given = await setDraftDiscount(tx, { draftId, by, given: { discount, reason } });
    if (!given.ok) return given.failure.code === "INVALID_INPUT" ? refuse("NOT_ALLOWED") : given;
  }
  const state = approves ? ("approved" as const) : ("refused" as const);
  const answered = await tx
    .update(discountRequest)
    .set({ state, answer, answeredBy: by.staffId, answeredAt: await loadNow(tx) })
    .where(and(eq(discountRequest.id, id), eq(discountRequest.state, "open")))
    .returning({ id: discountRequest.id });
  if (answered.length === 0) return refuse("WRONG_STATE", { rule: "answeredAlready" });
  const [of] = await tx.select({ json: draft.json }).from(draft).where(eq(draft.id, draftId));
  await auditChange(tx, {
    staffId: by.staffId,
    act: approves ? "discountApproved" : "discountRefused",
    subject: "discountRequest",
    subjectId: id,
    before: { state: "open" },
    after: { state },
    facts: { name: String(of?.json.booker.bookingName ?? ""), amountSen, ...(answer && { note: answer }) },
  });
  return ok({ done: true });
}
