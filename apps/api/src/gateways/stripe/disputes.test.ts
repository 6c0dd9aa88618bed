import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import type { DisputeStage } from "../testing/provider.ts";
import { disputed } from "./disputes.ts";
import { disputeFace } from "./testing/late-notifications.ts";

const disputeAt = (stage: DisputeStage, settledIn = "myr"): Stripe.Dispute => {
  const { face } = disputeFace({ intent: "pi_1", amount: 25_000, currency: "myr" }, stage);
  const rate = settledIn === "myr" ? 1 : 0.3;
  const moved = face.balance_transactions.map((transaction) => ({
    ...transaction,
    currency: settledIn,
    amount: Math.round(transaction.amount * rate),
  }));
  return { ...face, balance_transactions: moved } as unknown as Stripe.Dispute;
};

describe("a dispute at Stripe", () => {
  it.each([
    ["inquired", "open", 0, 0],
    ["created", "open", 25_000, 1],
    ["lost", "lost", 25_000, 1],
    ["won", "won", 25_000, 1],
    ["reinstated", "won", 0, 2],
  ] as const)("that is %s stands %s with %i sen taken", (stage, stands, withdrawnSen, moves) => {
    expect(disputed(disputeAt(stage))).toMatchObject({ stands, withdrawnSen, moves, currency: "MYR" });
  });

  it("takes ringgit also where Stripe pays out in another currency", () => {
    expect(disputed(disputeAt("created", "sgd"))).toMatchObject({ amountSen: 25_000, withdrawnSen: 25_000 });
    expect(disputed(disputeAt("reinstated", "sgd"))).toMatchObject({ withdrawnSen: 0 });
  });
});
