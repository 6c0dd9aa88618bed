import type { RefundId, StaffId } from "@pulau/domain/ids.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { payment, refund } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { endNeed, lockRefund, paidBackByHand, paidBackToWallet, retryRefund } from "../payments/public.ts";

export type RefundResolution =
  | { readonly way: "byHand"; readonly by: OfflineWay; readonly reference: string }
  | { readonly way: "toWallet" }
  | { readonly way: "again" };

type Refusals = "NOT_FOUND" | "WRONG_STATE" | "NO_OPEN_DRAWER";

/** Takes one of the ways out of a refund that no gateway made, and off the staff's queue in the name of who took it. */
export async function resolveRefund(
  tx: Tx,
  wanted: RefundResolution & { readonly refundId: RefundId; readonly staffId: StaffId },
): Promise<Result<{ done: true }, Refusals>> {
  const { refundId, staffId, way } = wanted;
  // Before the queue's row, as everybody locks them; one that is not there is refused below.
  const locked = await lockRefund(tx, refundId);
  const at = await loadNow(tx);
  const note = wanted.way === "byHand" ? wanted.reference : "";
  await endNeed(tx, { about: { refundId }, staffId, at, outcome: way, note });
  const done = await take(tx, wanted);
  if (!done.ok) return done;
  const facts: Record<string, string> = {
    ...(wanted.way === "byHand" && { by: wanted.by }),
    ...(note && { reference: note }),
  };
  await auditChange(tx, {
    staffId,
    act: `refund.${way}`,
    subject: "refund",
    subjectId: refundId,
    at,
    before: { refundState: locked?.row.state },
    after: { refundState: way === "again" ? "queued" : "done" },
    facts,
  });
  return done;
}

async function take(
  tx: Tx,
  decision: RefundResolution & { readonly refundId: RefundId; readonly staffId: StaffId },
): Promise<Result<{ done: true }, Refusals>> {
  if (decision.way === "byHand") return paidBackByHand(tx, decision);
  if (decision.way === "again") return retryRefund(tx, decision);
  const owner = await ownerOf(tx, decision.refundId);
  if (!owner.ok) return owner;
  return paidBackToWallet(tx, { refundId: decision.refundId, accountId: owner.value });
}

/** Whose wallet a refund could go to: that of the booking's or purchase's account, unless another payer's money comes back. */
async function ownerOf(tx: Tx, refundId: RefundId): Promise<Result<string, Refusals>> {
  const [found] = await tx
    .select({
      accountId: sql<string | null>`CASE WHEN ${payment.folioId} IS NULL AND ${payment.groupId} IS NULL
        THEN coalesce(${booking.accountId}, ${purchase.accountId}) END`,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .leftJoin(booking, eq(booking.id, refund.bookingId))
    .leftJoin(purchase, eq(purchase.id, refund.purchaseId))
    .where(eq(refund.id, refundId));
  if (!found) return refuse("NOT_FOUND");
  return found.accountId === null ? refuse("WRONG_STATE", { rule: "noWallet" }) : ok(found.accountId);
}
