import type { Sen } from "@pulau/domain/money/sen.ts";
import type Stripe from "stripe";
import type { DisputeNotification } from "../port.ts";

/**
 * What a dispute says. Every event of it carries the whole, with the one or two movements by which Stripe took the money
 * and gave it back; so the events may come in any order.
 */
export function disputed(dispute: Stripe.Dispute): DisputeNotification {
  const moved = dispute.balance_transactions ?? [];
  const due = dispute.evidence_details?.due_by;
  const dueAt = due ? new Date(due * 1000).toISOString() : null;
  const withdrawnSen = Math.max(
    0,
    -moved.reduce((sum, transaction) => sum + amountIn(dispute, transaction), 0),
  );
  const intent = dispute.payment_intent;
  return {
    state: "disputed",
    eventId: `${dispute.id}:${dispute.status}:${moved.length}:${due ?? 0}`,
    gatewayRef: dispute.id,
    captureRef: typeof intent === "string" ? intent : (intent?.id ?? null),
    stands: disputeStatusOf(dispute.status, withdrawnSen),
    amountSen: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    dueAt,
    withdrawnSen,
    moves: moved.length,
  };
}

/** A movement is in what Stripe pays out in, which need not be what the guest paid in: then it is the whole dispute's. */
const amountIn = (dispute: Stripe.Dispute, { amount, currency }: Stripe.BalanceTransaction): number =>
  currency === dispute.currency ? amount : Math.sign(amount) * dispute.amount;

/** A mere inquiry that was closed took nothing; one that was prevented is lost where the money went back by it. */
function disputeStatusOf(status: Stripe.Dispute["status"], withdrawnSen: Sen): DisputeNotification["stands"] {
  if (status === "won" || status === "warning_closed") return "won";
  if (status === "lost") return "lost";
  if (status === "prevented") return withdrawnSen > 0 ? "lost" : "won";
  return "open";
}
