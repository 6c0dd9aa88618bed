import Stripe from "stripe";
import { expect, it } from "vitest";
import { stripeGateway } from "./client.ts";
import { disputeFace, eventOf } from "./testing/late-notifications.ts";

const secret = "whsec_1";
const { type, face } = disputeFace({ intent: "pi_1", amount: 25_000, currency: "myr" }, "lost");

/** What a server with this key hears of an event of this mode. */
function receive(secretKey: string, livemode: boolean) {
  const payload = JSON.stringify({ ...eventOf(type, face, "2026-01-01"), livemode });
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret });
  const headers = { "stripe-signature": signature };
  return stripeGateway({ secretKey, webhookSecrets: [secret] }).readCallback({
    rawBody: payload,
    headers,
    fields: {},
  });
}

it.each([
  ["sk_live_1", true],
  ["rk_live_1", true],
  ["sk_test_1", false],
])("%s hears of its own mode alone", (secretKey, livemode) => {
  expect(receive(secretKey, livemode)?.message).toMatchObject({ state: "disputed", gatewayRef: face.id });
  // It is told that we have it, or it would be sent for days.
  expect(receive(secretKey, !livemode)).toMatchObject({
    message: null,
    answer: { type: "application/json" },
  });
});
