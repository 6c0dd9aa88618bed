import type Stripe from "stripe";
import type { RefundNotification } from "../port.ts";

/** A refund may succeed, or be on its way, and fail afterwards: a card was closed, a bank sent the money back. */
export const hasFailed = ({ status }: Pick<Stripe.Refund, "status">): boolean =>
  status === "failed" || status === "canceled";

/**
 * What a refund says, whoever made it: our own calls mark theirs with a key, Stripe's own pages don't. One that is on its
 * way has left our balance already. It is told by several events, and is one piece of news until it fails.
 */
export function refundNotification(refund: Stripe.Refund): RefundNotification {
  const { id, amount: amountSen, metadata, payment_intent: intent } = refund;
  const state = hasFailed(refund) ? "refundFailed" : "refunded";
  return {
    state,
    eventId: `${id}:${state === "refunded" ? "made" : "failed"}`,
    gatewayRef: id,
    key: metadata?.refundId ?? null,
    captureRef: typeof intent === "string" ? intent : (intent?.id ?? null),
    amountSen,
    currency: refund.currency.toUpperCase(),
    reason: (hasFailed(refund) ? refund.failure_reason : refund.reason) ?? "unknown",
  };
}
