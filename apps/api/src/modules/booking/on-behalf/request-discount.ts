import type { Received } from "@pulau/contract/route.ts";
import type { requestDiscountRoute } from "@pulau/contract/staff-bookings.ts";
import type { DiscountRequestId, DraftId } from "@pulau/domain/ids.ts";
import { discountSen } from "@pulau/domain/money/price-discount.ts";
import { discountableSen } from "@pulau/domain/pricing/staff-discount.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, isNotNull } from "../../../db/orm.ts";
import { discountRequest } from "../../../db/schema/discount-requests.ts";
import { draft } from "../../../db/schema/drafts.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Discounter } from "../../people/staff/public.ts";

type Request = Received<typeof requestDiscountRoute>["body"] & {
  readonly draftId: DraftId;
  readonly by: Discounter;
};

/**
 * Asks colleagues who may go further to approve a discount on what a draft holds; what was asked of it before is withdrawn.
 * `HOLD_EXPIRED` when nothing is held, `INVALID_INPUT` for more than the stay costs.
 */
export async function requestDiscount(
  tx: Tx,
  { draftId, by, discount, reason }: Request,
): Promise<Result<{ _id: DiscountRequestId }, "NOT_FOUND" | "HOLD_EXPIRED" | "INVALID_INPUT">> {
  const [hold] = await tx.select().from(stayHold).where(eq(stayHold.id, draftId)).for("update");
  const [found] = await tx
    .select({ json: draft.json })
    .from(draft)
    .where(and(eq(draft.id, draftId), isNotNull(draft.staffId)))
    .for("update");
  if (!found) return refuse("NOT_FOUND");
  const now = await loadNow(tx);
  if (hold?.state !== "live" || hold.expiresAt === null || hold.expiresAt <= now)
    return refuse("HOLD_EXPIRED");
  const staySen = discountableSen(hold.stay.quote.lines);
  const amountSen = discountSen(discount, staySen);
  if (amountSen <= 0 || amountSen > staySen)
    return refuseFields("INVALID_INPUT", [{ path: "share" in discount ? "share" : "sen", rule: "number" }]);
  await tx
    .update(discountRequest)
    .set({ state: "withdrawn" })
    .where(and(eq(discountRequest.draftId, draftId), eq(discountRequest.state, "open")));
  const [made] = await tx
    .insert(discountRequest)
    .values({
      draftId,
      discount,
      reason,
      amountSen,
      staySen,
      heldAt: hold.createdAt,
      requestedBy: by.staffId,
      requestedAt: now,
    })
    .returning({ id: discountRequest.id });
  if (!made) throw new Error("no request was made");
  await auditChange(tx, {
    staffId: by.staffId,
    act: "added",
    subject: "discountRequest",
    subjectId: made.id,
    before: null,
    after: { amountSen, reason },
    facts: { name: String(found.json.booker.bookingName ?? "") },
  });
  return ok({ _id: made.id });
}
