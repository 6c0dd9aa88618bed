import type Stripe from "stripe";
import type { RefundFailed } from "../port.ts";

/** A refund may succeed, or be on its way, and fail afterwards: a card was closed, a bank sent the money back. */
export const hasFailed = ({ status }: Pick<Stripe.Refund, "status">): boolean =>
  status === "failed" || status === "canceled";

/** The news of a refund that failed; null for every other state, which the answer to our own call has told. */
export function refundFailed(refund: Stripe.Refund): RefundFailed | null {
  if (!hasFailed(refund)) return null;
  return {
    state: "refundFailed",
    eventId: `${refund.id}:failed`,
    gatewayRef: refund.id,
    key: refund.metadata?.refundId ?? null,
    reason: refund.failure_reason ?? refund.status ?? "failed",
  };
}
