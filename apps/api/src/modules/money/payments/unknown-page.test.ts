import type { PaymentId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gatewaysOf } from "../../../gateways/gateways.ts";
import { type Gateway, UnknownPage } from "../../../gateways/port.ts";
import { endOpenPages } from "./end-open-pages.ts";
import { pollPayment } from "./poll-payment.ts";
import { openPaymentStage, type PaymentStage } from "./test-gateways.ts";

let stage: PaymentStage;
beforeAll(async () => {
  stage = await openPaymentStage();
});
afterAll(() => stage.close());

/** As after test keys gave way to live ones: the keys that are left have no such page. */
function withOtherKeys() {
  const { ready, find } = gatewaysOf(stage.settings);
  const knowNone = () => Promise.reject(new UnknownPage("no such page"));
  const other = (gateway: Gateway | null) =>
    gateway && { ...gateway, readSession: knowNone, endSession: knowNone };
  return {
    db: stage.base.db,
    publicUrl: stage.urls[0] ?? "",
    gateways: { ready, find: (id: string) => other(find(id)) },
  };
}

const stateOf = async (paymentId: PaymentId) =>
  (
    await stage.query<{ state: string; reason: string | null }>(
      "SELECT state, reason FROM payment WHERE id = $1",
      [paymentId],
    )
  )[0];

it("is waited for until its time is over, and then keeps nobody from paying another way", async () => {
  const guest = await stage.guestAt("stripe");
  const { _id, paymentId } = await guest.withPage();
  const deps = withOtherKeys();
  const end = () => endOpenPages(deps, { bookingId: _id }, null);
  await pollPayment(deps, { paymentId });
  expect(await stateOf(paymentId)).toMatchObject({ state: "started" });
  expect(await end()).toMatchObject({ ok: false, failure: { code: "GATEWAY_DOWN" } });
  await stage.query("UPDATE payment SET session_ends_at = pulau_now() - interval '1 minute' WHERE id = $1", [
    paymentId,
  ]);
  expect(await end()).toEqual({ ok: true, value: true });
  await pollPayment(deps, { paymentId });
  expect(await stateOf(paymentId)).toEqual({ state: "expired", reason: "given_up" });
});

it("still takes money that comes in after it was given up", async () => {
  const guest = await stage.guestAt("stripe");
  const { _id, paymentId, page } = await guest.withPage();
  await stage.query("UPDATE payment SET session_ends_at = pulau_now() - interval '1 minute' WHERE id = $1", [
    paymentId,
  ]);
  await pollPayment(withOtherKeys(), { paymentId });
  await guest.provider.pay(page);
  await guest.tell(await guest.provider.callback(page));
  await stage.workOff();
  expect((await guest.statusOf(_id)).paymentStatus).toBe("success");
});
