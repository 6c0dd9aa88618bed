import { describe, expect, it } from "vitest";
import { messageOf, orderIdOf, paymentIdOf } from "./orders.ts";
import { refundSignatureOf, skeyOf, vcodeOf, vrfKeyOf } from "./signatures.ts";
import { worked } from "./testing/local-server.ts";
import published from "./testing/published.json" with { type: "json" };

const { keys, vcode, skey, vrfKey, refund } = published.vectors;

describe("Fiuu's signatures", () => {
  it("are those of the formulas, worked out by another program", () => {
    expect(vcodeOf(keys, vcode)).toBe(vcode.is);
    expect(skeyOf(keys, skey.fields)).toBe(skey.is);
    expect(vrfKeyOf(keys, vrfKey.fields)).toBe(vrfKey.is);
    expect(refundSignatureOf(keys, refund.fields)).toBe(refund.is);
  });

  it("are worked out alike by the local server, from the formulas' text", () => {
    expect(worked("vcode", vcode)).toBe(vcode.is);
    const key0 = worked("key0", skey.fields);
    expect(worked("skey", { ...skey.fields, key0 })).toBe(skey.is);
    expect(worked("vrfKey", vrfKey.fields)).toBe(vrfKey.is);
    expect(worked("refund", refund.fields)).toBe(refund.is);
  });
});

describe("an order number", () => {
  it("is a payment's id without dashes, there and back", () => {
    const id = "0197aa00-0000-7000-8000-00000000abcd";
    expect(orderIdOf(id)).toHaveLength(32);
    expect(paymentIdOf(orderIdOf(id))).toBe(id);
    expect(paymentIdOf("DEMO894")).toBeNull();
  });

  it("has news in ringgit by either name, and none while it is pending", () => {
    const order = { orderId: skey.fields.orderid, tranId: "1", amount: "12.30", reason: null };
    expect(messageOf({ ...order, status: "00", currency: "RM" })).toMatchObject({
      state: "paid",
      currency: "MYR",
      amountSen: 1_230,
      captureRef: "1",
    });
    expect(messageOf({ ...order, status: "11", currency: "MYR" })).toMatchObject({ state: "declined" });
    expect(messageOf({ ...order, status: "22", currency: "MYR" })).toBeNull();
  });
});
