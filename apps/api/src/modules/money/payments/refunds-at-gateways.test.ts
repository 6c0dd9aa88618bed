import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { inTransaction } from "../../../db/tx.ts";
import { gatewayIds } from "../../../gateways/brands.ts";
import { type Gateways, gatewaysOf } from "../../../gateways/gateways.ts";
import { type Gateway, GatewayDown } from "../../../gateways/port.ts";
import type { Sent } from "../../../gateways/testing/provider.ts";
import { paidBackByHand, retryRefund } from "./public.ts";
import { sendRefund } from "./send-refund.ts";
import { type GuestAt, openPaymentStage, type PaymentStage } from "./test-gateways.ts";

let stage: PaymentStage;
beforeAll(async () => {
  stage = await openPaymentStage();
});
afterAll(() => stage.close());

describe.each(gatewayIds)("%s", (gateway) => {
  let at: GuestAt;
  beforeEach(async () => {
    at = await stage.guestAt(gateway);
  });

  it("sends money back once, in part, by jobs that run twice and lose answers", async () => {
    const { page, refundId, refundSen } = await at.withRefund();
    expect(refundSen).toBeGreaterThan(0);
    if (at.provider.refundsOf === null) return;
    at.provider.trouble = "cut";
    await expect(stage.jobs["return-money"]({ refundId })).rejects.toThrow();
    at.provider.trouble = "none";
    await Promise.allSettled([
      stage.jobs["return-money"]({ refundId }),
      stage.jobs["return-money"]({ refundId }),
    ]);
    await stage.jobs["return-money"]({ refundId });
    expect(await at.provider.refundsOf(page)).toEqual([refundSen]);
    expect(await at.refundOf(refundId)).toMatchObject([{ state: "done" }]);
  });

  it("puts a refund that it will never make before a person", async () => {
    const { page, refundId } = await at.withRefund();
    await at.provider.refundElsewhere?.(page);
    await stage.jobs["return-money"]({ refundId });
    const byHand = gateway === "billplz";
    const [found] = await at.refundOf(refundId);
    expect(found?.state).toBe(byHand ? "byHand" : "failed");
    expect(found?.reason).toBeTruthy();
    expect(await at.needOf(refundId)).toEqual([
      { kind: byHand ? "REFUND_BY_HAND" : "REFUND_REFUSED", open: true },
    ]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
    await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId }));
    expect(await at.needOf(refundId)).toMatchObject([{ open: false }]);
    await stage.jobs["return-money"]({ refundId });
    const reference = { refundId, by: "transfer" as const, reference: "IBG 20261121" };
    await inTransaction(stage.base.db, (tx) => paidBackByHand(tx, reference));
    expect(await at.refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect((await at.needOf(refundId)).some(({ open }) => open)).toBe(false);
    const again = await inTransaction(stage.base.db, (tx) => paidBackByHand(tx, reference));
    expect(again).toMatchObject({ ok: false, failure: { code: "WRONG_STATE" } });
  });

  it("was never asked against its published interface, and every sen is accounted for", async () => {
    expect(at.provider.complaints).toEqual([]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});

describe.each(["stripe", "fiuu"])(
  "a refund at %s whose keys were removed after a try without an answer,",
  (gateway) => {
    it("is put before staff, and with keys again is not paid twice", async () => {
      const at = await stage.guestAt(gateway);
      const { page, refundId, refundSen } = await at.withRefund();
      const { find, ready } = gatewaysOf(stage.settings);
      const lost: Gateways = {
        ready,
        find: (id) => {
          const found = find(id);
          const refund: Gateway["refund"] = async (wanted) => {
            await found?.refund(wanted);
            throw new GatewayDown("the answer was lost");
          };
          return found && { ...found, refund };
        },
      };
      await expect(sendRefund(stage.base.db, lost, refundId)).rejects.toThrow("lost");
      await sendRefund(stage.base.db, { ready: [], find: () => null }, refundId);
      expect(await at.refundOf(refundId)).toMatchObject([{ state: "failed", reason: "gateway_has_no_keys" }]);
      expect(await at.needOf(refundId)).toEqual([{ kind: "REFUND_REFUSED", open: true }]);
      await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId }));
      await sendRefund(stage.base.db, { ready, find }, refundId);
      expect(await at.refundOf(refundId)).toMatchObject([{ state: "done" }]);
      expect(await at.provider.refundsOf?.(page)).toEqual([refundSen]);
      expect(await checkInvariants(stage.base.pool)).toEqual([]);
    });
  },
);

describe("a refund that the guest's bank sends back, of which only Stripe tells,", () => {
  let at: GuestAt;
  beforeEach(async () => {
    at = await stage.guestAt("stripe");
  });
  const comeBack = async (page: string): Promise<Sent[]> => (await at.provider.refundsComeBack?.(page)) ?? [];

  it("leaves the books, and is paid once by the next try", async () => {
    const { _id, page, refundId, refundSen } = await at.withRefund();
    await stage.jobs["return-money"]({ refundId });
    const heldBefore = await stage.heldBy("stripe");
    const news = await comeBack(page);
    expect(news.length).toBeGreaterThan(1); // told by two events, and each of them twice
    for (const event of [...news, ...news]) expect((await at.tell(event)).status).toBe(200);
    await stage.workOff();
    expect(await at.refundOf(refundId)).toEqual([{ state: "failed", reason: "expired_or_canceled_card" }]);
    expect(await at.needOf(refundId)).toEqual([{ kind: "REFUND_CAME_BACK", open: true }]);
    expect((await stage.heldBy("stripe")) - heldBefore).toBe(refundSen);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
    await inTransaction(stage.base.db, (tx) => retryRefund(tx, { refundId }));
    at.provider.trouble = "cut";
    await expect(stage.jobs["return-money"]({ refundId })).rejects.toThrow();
    at.provider.trouble = "none";
    await stage.jobs["return-money"]({ refundId });
    expect(await at.provider.refundsOf?.(page)).toEqual([refundSen]);
    for (const event of news) await at.tell(event); // the first try's news once more: this one stands
    await stage.workOff();
    expect(await at.refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect(await stage.heldBy("stripe")).toBe(heldBefore);
    for (const event of await comeBack(page)) await at.tell(event);
    await stage.workOff();
    await inTransaction(stage.base.db, (tx) =>
      paidBackByHand(tx, { refundId, by: "transfer", reference: "IBG 2" }),
    );
    expect(await at.refundOf(refundId)).toMatchObject([{ state: "done" }]);
    expect((await at.needOf(refundId)).filter(({ open }) => open)).toEqual([]);
    expect((await stage.heldBy("stripe")) - heldBefore).toBe(refundSen);
    expect(await at.statusOf(_id)).toMatchObject({ status: "cancelled" });
  });

  it("waits with its news until our own call is answered", async () => {
    const { page, refundId } = await at.withRefund();
    await stage.jobs["return-money"]({ refundId });
    await stage.query(
      "UPDATE refund SET state = 'queued', gateway_ref = NULL, done_at = NULL WHERE id = $1",
      [refundId],
    );
    const [first] = await comeBack(page);
    if (first) await at.tell(first);
    await expect(stage.workOff()).rejects.toThrow();
    await stage.query("UPDATE refund SET state = 'failed' WHERE id = $1", [refundId]);
    await stage.workOff();
    expect(await at.needOf(refundId)).toEqual([]);
    await stage.query("UPDATE refund SET state = 'done', done_at = pulau_now() WHERE id = $1", [refundId]);
  });
});
