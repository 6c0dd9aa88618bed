import { randomUUID } from "node:crypto";
import { releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import { startPaymentRoute, walletRoute } from "@pulau/contract/payments.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { gatewayIds } from "../../../gateways/brands.ts";
import { paymentFlows } from "../../../gateways/port.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { type GuestAt, openPaymentStage, type PaymentStage } from "./test-gateways.ts";

const hour = 3_600;
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

  it("opens one page for one payment, however often it is asked", async () => {
    const _id = await at.book();
    const key = randomUUID();
    const answers = [await at.start(_id, key), await at.start(_id, key), await at.start(_id)];
    const pages = new Set(answers.map((answer) => answer.ok && answer.value.redirectUrl));
    expect(pages.size).toBe(1);
    const [first] = answers;
    if (!first?.ok) throw new Error("no page");
    expect(await at.provider.isOpen(first.value.redirectUrl)).toBe(true);
    expect(await at.provider.pagesOf(first.value.paymentId)).toBe(1);
    expect(at.provider.complaints).toEqual([]);
  });

  it("confirms a paid booking once, however often it is told", async () => {
    const { _id, paymentId, page } = await at.withPage();
    await at.provider.pay(page);
    const news = await at.provider.callback(page);
    const answers = await Promise.all([
      at.tell(news),
      at.tell(news),
      at.tell(await at.provider.callback(page)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    if (gateway === "fiuu") expect(answers[0]?.text).toBe("CBTOKEN:MPSTATOK");
    await stage.jobs["poll-payment"]({ paymentId });
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed", paymentStatus: "success" });
    expect(await at.postedFor(paymentId)).toHaveLength(1);
  });

  it("finds by asking what no callback told", async () => {
    const { _id, paymentId, page } = await at.withPage();
    await stage.jobs["poll-payment"]({ paymentId });
    expect(await at.statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
    await at.provider.pay(page);
    await stage.jobs["poll-payment"]({ paymentId });
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("closes the page of a try that failed, and lets the guest pay on another", async () => {
    const { _id, paymentId, page } = await at.withPage();
    await at.provider.decline(page);
    expect((await at.tell(await at.provider.callback(page))).status).toBe(200);
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({
      status: "awaitingPayment",
      latest: { _id: paymentId, state: "declined" },
    });
    if (gateway !== "fiuu") expect(await at.provider.isOpen(page)).toBe(false);
    const again = await at.start(_id);
    if (!again.ok) throw new Error(again.code);
    await at.provider.pay(again.value.redirectUrl);
    await at.tell(await at.provider.callback(again.value.redirectUrl));
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("gives an attempt up whose page's time is over", async () => {
    const { _id, paymentId, page } = await at.withPage();
    if (at.provider.expire) {
      await at.provider.expire(page);
      await stage.jobs["poll-payment"]({ paymentId });
    } else {
      await stage.query("UPDATE payment SET session_ends_at = pulau_now() WHERE id = $1", [paymentId]);
      await stage.jobs["poll-payment"]({ paymentId });
    }
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ latest: { state: "expired" } });
    if (gateway !== "fiuu") expect(await at.provider.isOpen(page)).toBe(false);
  });

  it("believes no signature but its own", async () => {
    const { _id, page } = await at.withPage();
    await at.provider.pay(page);
    const before = await stage.query("SELECT FROM gateway_inbox");
    expect(await at.tell(await at.provider.forged(page))).toMatchObject({ status: 401 });
    expect(await at.tell({ headers: { "content-type": "application/json" }, body: "{}" })).toMatchObject({
      status: 401,
    });
    expect(await stage.query("SELECT FROM gateway_inbox")).toHaveLength(before.length);
    expect(await at.statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
  });

  it("puts another amount before a person, and takes the right one after it", async () => {
    const { _id, page } = await at.withPage();
    await at.provider.pay(page);
    expect((await at.tell(await at.provider.callback(page, { amountSen: 100 }))).status).toBe(200);
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
    expect(await stage.query("SELECT kind FROM needs_person WHERE booking_id = $1", [_id])).toEqual([
      { kind: "PAYMENT_DOES_NOT_FIT" },
    ]);
    await at.tell(await at.provider.callback(page));
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("has its page closed before a booking is given up, and is heard if the guest was faster", async () => {
    const given = await at.withPage();
    await at.guest.must(releasePreBookingRoute, { params: { _id: given._id } });
    if (gateway !== "fiuu") expect(await at.provider.isOpen(given.page)).toBe(false);
    const kept = await at.withPage();
    await at.provider.pay(kept.page);
    expect(await at.guest.call(releasePreBookingRoute, { params: { _id: kept._id } })).toMatchObject({
      ok: false,
      code: "PAYMENT_UNDER_WAY",
    });
    await stage.workOff();
    expect(await at.statusOf(kept._id)).toMatchObject({ status: "confirmed" });
  });

  it("is asked before a booking lapses: who has paid by then has paid", async () => {
    const [paid, unpaid] = [await at.withPage(), await at.withPage()];
    await at.provider.pay(paid.page);
    await stage.clock.move(3 * hour);
    for (const { _id } of [paid, unpaid]) {
      await stage.jobs["lapse-booking"]({ bookingId: _id });
      await stage.workOff();
      await stage.jobs["lapse-booking"]({ bookingId: _id });
    }
    await stage.clock.move(-3 * hour);
    expect(await at.statusOf(paid._id)).toMatchObject({ status: "confirmed" });
    expect(await at.statusOf(unpaid._id)).toMatchObject({ status: "cancelled" });
    if (gateway !== "fiuu") expect(await at.provider.isOpen(unpaid.page)).toBe(false);
  });

  it("keeps a booking for a while when nobody can say whether it is paid", async () => {
    const { _id, page } = await at.withPage();
    await at.provider.pay(page);
    await stage.query("UPDATE booking SET pay_until = pulau_now() WHERE id = $1", [_id]);
    at.provider.trouble = "down";
    await stage.jobs["lapse-booking"]({ bookingId: _id });
    expect(await at.statusOf(_id)).toMatchObject({ status: "awaitingPayment" });
    await stage.clock.move(hour);
    await stage.jobs["lapse-booking"]({ bookingId: _id });
    expect(await at.statusOf(_id)).toMatchObject({ status: "cancelled" });
    await stage.clock.move(-hour);
    at.provider.trouble = "none";
    await at.tell(await at.provider.callback(page)); // late money, and the room is still free
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("is asked again after an answer that was lost, and charges once", async () => {
    const _id = await at.book();
    const key = randomUUID();
    if (gateway !== "fiuu") {
      for (const trouble of ["down", "cut"] as const) {
        at.provider.trouble = trouble;
        expect(await at.start(_id, key)).toMatchObject({ ok: false, code: "GATEWAY_DOWN" });
      }
    }
    at.provider.trouble = "none";
    const opened = await at.start(_id, key);
    if (!opened.ok) throw new Error(opened.code);
    await at.provider.pay(opened.value.redirectUrl);
    await stage.jobs["poll-payment"]({ paymentId: opened.value.paymentId });
    await stage.workOff();
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed" });
    expect(await stage.query("SELECT FROM payment WHERE booking_id = $1", [_id])).toHaveLength(1);
  });

  it("is answered at the address of every flow, and sends guests back by GET and POST", async () => {
    const { _id, paymentId, page } = await at.withPage();
    await at.provider.pay(page);
    for (const flow of paymentFlows) {
      expect((await at.tell(await at.provider.callback(page), flow)).status).toBe(200);
    }
    const { headers, body } = await at.provider.callback(page);
    for (const other of gatewayIds.filter((name) => name !== gateway)) {
      const elsewhere = `${stage.urls[0]}/api/payment/callback/${other}/reservation`;
      const { status } = await fetch(elsewhere, { method: "POST", headers, body });
      expect([401, 404]).toContain(status);
    }
    expect((await at.tell(await at.provider.callback(page), "gift")).status).toBe(404);
    for (const method of ["GET", "POST"]) {
      const back = await fetch(`${stage.urls[0]}/api/payment/return/${gateway}/reservation/${paymentId}`, {
        method,
        redirect: "manual",
      });
      expect(back.status).toBe(303);
      expect(back.headers.get("location")).toBe(`/booking/${_id}/confirming`);
    }
    await stage.workOff();
    expect(await at.postedFor(paymentId)).toHaveLength(1);
    expect(await at.statusOf(_id)).toMatchObject({ status: "confirmed" });
  });

  it("tops a wallet up, once, by a purchase's own addresses", async () => {
    const { member } = await memberWithWallet(stage, 100);
    const keyed = () => ({ "idempotency-key": randomUUID() });
    const { _id } = await member.must(topUpRoute, { body: { amountSen: 10_000 } }, keyed());
    const { paymentId, redirectUrl: page } = await member.must(
      startPaymentRoute,
      { body: { purchaseId: _id, part: "full", gateway } },
      keyed(),
    );
    await at.provider.pay(page);
    const news = await at.provider.callback(page);
    for (const _ of [1, 2]) expect((await at.tell(news, "top-up")).status).toBe(200);
    await stage.jobs["poll-payment"]({ paymentId });
    await stage.workOff();
    for (const _ of [1, 2]) await stage.jobs["fulfil-purchase"]({ purchaseId: _id });
    expect(await member.must(walletRoute, {})).toMatchObject({ balanceSen: 10_100 });
    const back = `${stage.urls[0]}/api/payment/return/${gateway}/top-up/${paymentId}`;
    const answer = await fetch(back, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/purchase/${_id}/confirming`]);
  });

  it("was never asked against its published interface, and every sen is accounted for", async () => {
    expect(at.provider.complaints).toEqual([]);
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });
});
