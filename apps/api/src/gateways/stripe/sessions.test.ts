import { createHmac } from "node:crypto";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { stripeGateway } from "./client.ts";

const secret = "whsec_test_secret";
const gateway = stripeGateway({ secretKey: "sk_test_x", webhookSecrets: [secret] });

const session = {
  id: "cs_test_1",
  object: "checkout.session",
  status: "complete",
  payment_status: "paid",
  amount_total: 128_872,
  currency: "myr",
  client_reference_id: "payment-1",
  payment_intent: "pi_1",
};
/** An event as Stripe signs it, with the age that it is said to have. */
function event(type: string, changed: Partial<typeof session> = {}, seconds = 0) {
  const rawBody = JSON.stringify({
    id: "evt_1",
    object: "event",
    type,
    data: { object: { ...session, ...changed } },
  });
  const t = Math.floor(Date.now() / 1000) - seconds;
  const v1 = createHmac("sha256", secret).update(`${t}.${rawBody}`).digest("hex");
  return { rawBody, headers: { "stripe-signature": `t=${t},v1=${v1}` }, fields: {} };
}
const stateOf = (type: string, changed: Partial<typeof session> = {}) =>
  gateway.readCallback(event(`checkout.session.${type}`, changed))?.message?.state;

describe("what Stripe tells", () => {
  it("is money only when it is paid: slow ways to pay complete their page first", () => {
    expect(stateOf("completed")).toBe("paid");
    expect(stateOf("completed", { payment_status: "unpaid" })).toBeUndefined();
    expect(stateOf("async_payment_succeeded")).toBe("paid");
    expect(stateOf("async_payment_failed", { payment_status: "unpaid" })).toBe("declined");
    expect(stateOf("expired", { status: "expired", payment_status: "unpaid" })).toBe("expired");
  });

  it("is one piece of news, whichever event brings it, with the number that refunds name", () => {
    const messages = ["completed", "async_payment_succeeded"].map(
      (type) => gateway.readCallback(event(`checkout.session.${type}`))?.message,
    );
    expect(messages[0]).toEqual(messages[1]);
    expect(messages[0]).toMatchObject({ currency: "MYR", amountSen: 128_872, captureRef: "pi_1" });
  });

  it("is acknowledged and otherwise left alone when it is about something else", () => {
    expect(gateway.readCallback(event("customer.created"))).toMatchObject({ message: null });
  });

  it("is not believed when it is old, altered or unsigned", () => {
    expect(gateway.readCallback(event("checkout.session.completed", {}, 600))).toBeNull();
    const real = event("checkout.session.completed");
    expect(gateway.readCallback({ ...real, rawBody: `${real.rawBody} ` })).toBeNull();
    expect(gateway.readCallback({ ...real, headers: {} })).toBeNull();
  });

  it("is signed as the official package signs, too", () => {
    const payload = event("checkout.session.completed").rawBody;
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const callback = { rawBody: payload, headers: { "stripe-signature": header }, fields: {} };
    expect(gateway.readCallback(callback)?.message?.state).toBe("paid");
  });
});
