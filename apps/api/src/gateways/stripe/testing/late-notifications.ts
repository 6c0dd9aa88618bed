import { randomUUID } from "node:crypto";
import type { RefundId } from "@pulau/domain/ids.ts";
import type { DisputeStage } from "../../testing/provider.ts";

export type Refund = {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  /** The mark that we gave it; empty for one made past us. */
  readonly refundId: RefundId;
  status: "succeeded" | "failed";
};

/** An event around any of Stripe's objects. */
export const eventOf = (type: string, object: object, apiVersion: string) => ({
  id: `evt_${randomUUID()}`,
  object: "event",
  type,
  api_version: apiVersion,
  created: 1,
  livemode: false,
  pending_webhooks: 1,
  request: null,
  data: { object },
});

/** https://docs.stripe.com/api/refunds/object */
export const refundFace = ({ id, amount, status, intent, refundId }: Refund) => ({
  id,
  object: "refund",
  amount,
  status,
  currency: "myr",
  balance_transaction: `txn_of_${id}`,
  charge: `ch_of_${intent}`,
  created: 1_692_942_318,
  payment_intent: intent,
  // Who makes one on Stripe's own pages chooses a reason, and leaves no mark of ours.
  ...(refundId === ""
    ? { metadata: {}, reason: "requested_by_customer" }
    : { metadata: { refundId }, reason: null }),
  customer: null,
  customer_account: null,
  payment_method: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
  ...(status === "failed" && {
    failure_reason: "expired_or_canceled_card",
    failure_balance_transaction: `txn_back_${id}`,
  }),
});

/** What each stage is told by, how the dispute then stands, and whether the money went and came back. */
const stages = {
  inquired: ["created", "warning_needs_response", 0],
  created: ["created", "needs_response", 1],
  underReview: ["updated", "under_review", 1],
  won: ["closed", "won", 1],
  reinstated: ["funds_reinstated", "won", 2],
  lost: ["closed", "lost", 1],
} as const satisfies Record<DisputeStage, readonly [event: string, status: string, moves: number]>;

type Disputed = { readonly intent: string; readonly amount: number; readonly currency: string };

/** https://docs.stripe.com/api/disputes/object, with the fee of its own that Stripe takes beside the amount */
export function disputeFace({ intent, amount, currency }: Disputed, stage: DisputeStage) {
  const [event, status, moves] = stages[stage];
  const id = `du_of_${intent}`;
  const moved = [
    {
      id: `txn_out_${id}`,
      object: "balance_transaction",
      type: "adjustment",
      amount: -amount,
      fee: 6_000,
    },
    { id: `txn_in_${id}`, object: "balance_transaction", type: "adjustment", amount, fee: 0 },
  ].map((transaction) => ({
    ...transaction,
    currency,
    net: transaction.amount - transaction.fee,
    source: id,
  }));
  const face = {
    id,
    object: "dispute",
    amount,
    balance_transactions: moved.slice(0, moves),
    charge: `ch_of_${intent}`,
    created: 1_680_651_737,
    currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: { due_by: 1_798_761_599, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    payment_intent: intent,
    reason: "fraudulent",
    status,
  };
  return { type: `charge.dispute.${event}`, face };
}
