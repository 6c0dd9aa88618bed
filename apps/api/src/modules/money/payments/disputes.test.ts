import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { DisputedSum, DisputeStage, Sent } from "../../../gateways/testing/provider.ts";
import { paidBackByHand } from "./public.ts";
import { type GuestAt, openPaymentStage, type PaymentStage } from "./test-gateways.ts";

let stage: PaymentStage;
beforeAll(async () => {
  stage = await openPaymentStage();
});
afterAll(() => stage.close());

/** Only Stripe tells of disputes. */
const gateway = "stripe";
let at: GuestAt;
beforeEach(async () => {
  at = await stage.guestAt(gateway);
});
async function dispute(page: string, reached: DisputeStage, over?: DisputedSum): Promise<Sent> {
  const news = await at.provider.dispute?.(page, reached, over);
  if (!news) throw new Error(`${gateway} knows no disputes`);
  return news;
}

/** A paid stay, and what a dispute about it tells in the order that is asked for. */
async function withDispute(...firstStages: readonly DisputeStage[]) {
  const paid = await at.withPaid();
  const before = { held: await stage.heldBy(gateway), disputed: await stage.disputedAt(gateway) };
  const receive = async (...stages: readonly DisputeStage[]) => {
    for (const step of stages) {
      const news = await dispute(paid.page, step);
      for (const _ of [1, 2]) expect((await at.tell(news)).status).toBe(200);
      await stage.workOff();
    }
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  };
  await receive(...firstStages);
  const since = async () => ({
    held: (await stage.heldBy(gateway)) - before.held,
    disputed: (await stage.disputedAt(gateway)) - before.disputed,
  });
  const needs = () =>
    stage.query<{ kind: string; outcome: string | null; facts: Record<string, unknown> }>(
      "SELECT kind, outcome, facts FROM needs_person WHERE booking_id = $1 ORDER BY at, kind",
      [paid._id],
    );
  const [{ sen } = { sen: 0 }] = await stage.query<{ sen: Sen }>(
    "SELECT amount_sen AS sen FROM payment WHERE id = $1",
    [paid.paymentId],
  );
  return { ...paid, sen, receive, since, needs };
}

describe("a dispute", () => {
  it("is put before staff with its reason, its last day and what the bank took", async () => {
    const { sen, receive, since, needs } = await withDispute("inquired");
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    await receive("created", "underReview");
    expect(await since()).toEqual({ held: -sen, disputed: sen });
    expect(await needs()).toMatchObject([
      {
        kind: "DISPUTE",
        outcome: null,
        facts: { reason: "fraudulent", withdrawnSen: sen, dueOn: "2027-01-01" },
      },
    ]);
    await receive("won");
    expect(await since()).toEqual({ held: -sen, disputed: sen });
    await receive("reinstated");
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    expect(await needs()).toMatchObject([{ kind: "DISPUTE", outcome: "won" }]);
  });

  it("ends alike in whatever order its news come", async () => {
    const { since, needs, _id } = await withDispute("reinstated", "created", "won", "underReview");
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    expect(await needs()).toMatchObject([{ kind: "DISPUTE", outcome: "won" }]);
    expect(await at.statusOf(_id)).toMatchObject({ paymentStatus: "success" });
  });

  it("that is lost is money that went back: the stay owes it again", async () => {
    const { _id, sen, since, needs, paymentId } = await withDispute("lost", "created");
    expect(await since()).toEqual({ held: -sen, disputed: 0 });
    expect(await needs()).toMatchObject([{ kind: "DISPUTE", outcome: "lost" }, { kind: "DISPUTE_LOST" }]);
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed", paymentStatus: "refunded" });
    expect(await stage.query("SELECT why, state FROM refund WHERE payment_id = $1", [paymentId])).toEqual([
      { why: "disputed", state: "done" },
    ]);
    expect(await stage.query("SELECT paid_sen FROM booking WHERE id = $1", [_id])).toEqual([{ paid_sen: 0 }]);
  });

  it("that took the money settles a refund that was owed", async () => {
    const { _id, page, refundId, refundSen } = await at.withRefund();
    await at.provider.refundElsewhere?.(page);
    await stage.jobs["return-money"]({ refundId });
    expect(await at.refundOf(refundId)).toMatchObject([{ state: "failed" }]);
    await at.tell(await dispute(page, "lost"));
    await stage.workOff();
    expect(await at.refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect(await at.needOf(refundId)).toEqual([{ kind: "REFUND_REFUSED", open: false }]);
    expect(refundSen).toBeGreaterThan(0);
    expect(await stage.query("SELECT paid_sen FROM booking WHERE id = $1", [_id])).toEqual([{ paid_sen: 0 }]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("leaves of a refund that was owed what it did not take", async () => {
    const { page, refundId, refundSen, paymentId } = await at.withRefund();
    await at.provider.refundElsewhere?.(page);
    await stage.jobs["return-money"]({ refundId });
    await at.tell(await dispute(page, "lost", { amountSen: refundSen - 4_000 }));
    await stage.workOff();
    const refunds = await stage.query<{ id: string; sen: Sen; state: string }>(
      "SELECT id, amount_sen::int AS sen, state FROM refund WHERE payment_id = $1 ORDER BY state",
      [paymentId],
    );
    expect(refunds).toEqual([
      { id: refundId, sen: refundSen - 4_000, state: "done" },
      { id: expect.not.stringContaining(refundId), sen: 4_000, state: "failed" },
    ]);
    expect(await at.needOf(refundId)).toEqual([{ kind: "REFUND_REFUSED", open: false }]);
    const restId = refunds[1]?.id ?? "";
    expect(await at.needOf(restId)).toEqual([{ kind: "REFUND_REFUSED", open: true }]);
    const paid = await inTransaction(stage.base.db, (tx) =>
      paidBackByHand(tx, { refundId: restId, by: "transfer", reference: "IBG 3" }),
    );
    expect(paid.ok).toBe(true);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("is booked also when its payment is heard of later", async () => {
    const { _id, page } = await at.withPage();
    const [held, disputed] = [await stage.heldBy(gateway), await stage.disputedAt(gateway)];
    await at.provider.pay(page);
    await at.tell(await dispute(page, "created"));
    await stage.workOff();
    expect([await stage.heldBy(gateway), await stage.disputedAt(gateway)]).toEqual([held, disputed]);
    await at.tell(await at.provider.callback(page));
    await stage.workOff();
    await at.tell(await dispute(page, "lost"));
    await stage.workOff();
    expect([await stage.heldBy(gateway), await stage.disputedAt(gateway)]).toEqual([held, disputed]);
    expect(await stage.query("SELECT paid_sen::int FROM booking WHERE id = $1", [_id])).toEqual([
      { paid_sen: 0 },
    ]);
    const needs = await stage.query(
      "SELECT kind, outcome FROM needs_person WHERE booking_id = $1 ORDER BY at",
      [_id],
    );
    expect(needs).toEqual([
      { kind: "DISPUTE", outcome: "lost" },
      { kind: "DISPUTE_LOST", outcome: null },
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("in another currency moves nothing, and is shown to staff", async () => {
    const { sen, since, _id, page } = await withDispute();
    for (const reached of ["created", "lost"] as const) {
      await at.tell(await dispute(page, reached, { currency: "SGD" }));
      await stage.workOff();
    }
    expect(await since()).toEqual({ held: 0, disputed: 0 });
    expect(await stage.query("SELECT paid_sen::int AS sen FROM booking WHERE id = $1", [_id])).toEqual([
      { sen },
    ]);
    expect(
      await stage.query("SELECT kind FROM needs_person WHERE facts ->> 'currency' = 'SGD' ORDER BY at, kind"),
    ).toEqual([{ kind: "DISPUTE" }, { kind: "DISPUTE_LOST" }]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("that is opened once more is put before staff again", async () => {
    const { receive, needs, page } = await withDispute("inquired");
    await stage.query(
      `UPDATE dispute SET state = 'won', closed_at = pulau_now() WHERE payment_id =
       (SELECT id FROM payment WHERE redirect_url = $1)`,
      [page],
    );
    await stage.query(
      "UPDATE needs_person SET done_at = pulau_now(), outcome = 'won' WHERE kind = 'DISPUTE' AND done_at IS NULL",
    );
    await receive("created");
    expect(await needs()).toMatchObject([
      { kind: "DISPUTE", outcome: "won" },
      { kind: "DISPUTE", outcome: null },
    ]);
  });
});
