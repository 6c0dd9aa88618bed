import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GatewayDown, RefundRefused } from "../port.ts";
import { type LocalHttp, localHttp } from "../testing/local-http.ts";
import { stripeGateway } from "./client.ts";
import { refundNotification } from "./refunds.ts";
import { refundFace } from "./testing/late-notifications.ts";

let server: LocalHttp;
let refusal = { status: 400, code: "charge_already_refunded" };
beforeAll(async () => {
  server = await localHttp(({ method }) =>
    method === "GET"
      ? { status: 200, body: { object: "list", data: [], has_more: false } }
      : { status: refusal.status, body: { error: { type: "invalid_request_error", code: refusal.code } } },
  );
});
afterAll(() => server.close());

const refund = () =>
  stripeGateway({ secretKey: "sk_test_1", webhookSecrets: ["whsec_1"], url: server.url }).refund({
    gatewayRef: "cs_1",
    paymentId: "payment",
    amountSen: 5_000,
    captureRef: "pi_1",
    refundSen: 2_000,
    key: "0197aa00-0000-7000-8000-00000000abcd",
    refusals: 0,
  });

describe("a refund by Stripe", () => {
  it("is tried again while another run of the same job is sending it", async () => {
    refusal = { status: 409, code: "idempotency_key_in_use" };
    await expect(refund()).rejects.toThrow(GatewayDown);
  });

  it("is put before a person where Stripe refuses it", async () => {
    refusal = { status: 400, code: "charge_already_refunded" };
    await expect(refund()).rejects.toThrow(RefundRefused);
  });
});

it("names only reasons that there are words for: one that was cancelled by hand often has none", () => {
  const made = refundFace({ id: "re_1", intent: "pi_1", amount: 500, refundId: "", status: "succeeded" });
  const newsOf = (refund: object) => refundNotification({ ...made, ...refund } as Stripe.Refund);
  expect(newsOf({})).toMatchObject({ state: "refunded", reason: "requested_by_customer" });
  for (const status of ["canceled", "failed"])
    expect(newsOf({ status })).toMatchObject({ state: "refundFailed", reason: "unknown" });
  expect(newsOf({ status: "failed", failure_reason: "declined" }).reason).toBe("declined");
});
