import { randomUUID } from "node:crypto";
import { bookingRoute } from "@pulau/contract/bookings.ts";
import { refuseSlipRoute } from "@pulau/contract/offline-payments.ts";
import {
  linkedInvoiceRoute,
  payLinkedInvoiceRoute,
  payLinkRoute,
  renewPayLinkRoute,
  sendPayLinkRoute,
} from "@pulau/contract/pay-link.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { PaymentId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { Caller } from "../../../races/caller.ts";
import { atTheBank, mustStartPayment, mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { raceSecret } from "../../../races/server-process.ts";
import { staffCaller } from "../../../races/staff.ts";
import { slipFor } from "../offline-payments/test-desk.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ days: 120, rooms: { standard: 20 } });
});
afterAll(() => stage.close());

const key = () => ({ "idempotency-key": randomUUID() });
const rowsOf = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.base.pool.query(text, values)).rows as T[];
/** Applies what the bank has told, as the server's jobs would. */
async function applyNews(paymentId: PaymentId) {
  await stage.jobs["poll-payment"]({ paymentId });
  for (const { id } of await rowsOf<{ id: string }>("SELECT id FROM gateway_inbox WHERE applied_at IS NULL"))
    await stage.jobs["apply-message"]({ inboxId: id });
}
const tokenOf = (url: string) => url.split("/pay/")[1] ?? "";

/** A booking that waits, its link, and somebody who has nothing but the link. */
async function linked() {
  const guest = await newGuest(stage.urls);
  const { _id, hold } = await mustSubmit(guest, stayOf(stage.resort, { inDays: 60 }));
  const { desk } = await staffCaller(stage);
  const { url } = await desk.must(payLinkRoute, { params: { _id } });
  const payer = new Caller(stage.urls);
  const params = { token: tokenOf(url) };
  const look = () => payer.must(linkedInvoiceRoute, { params });
  const pay = (part: "full" | "deposit" | "balance" = "full", headers = key()) =>
    payer.call(payLinkedInvoiceRoute, { params, body: { part, gateway: "sandbox" } }, headers);
  return { guest, desk, payer, params, _id, look, pay, url, totalSen: hold.quote.totalSen };
}

describe("a link to pay", () => {
  it("shows what is to pay and nothing of who travels", async () => {
    const { look, totalSen, url } = await linked();
    const invoice = await look();
    expect(url).toContain(`${stage.urls[0]}/pay/`);
    expect(invoice).toMatchObject({ status: "awaitingPayment", owedSen: totalSen, paidSen: 0, latest: null });
    expect(invoice.offers.map(({ part }) => part)).toEqual(["full", "deposit"]);
    expect(invoice.gateways.map(({ id }) => id)).toEqual(["sandbox"]);
    expect(JSON.stringify(invoice)).not.toMatch(/Aini|aini@|Guest 1|5678|Jalan/);
  });

  it("pays without signing in, by the flow of invoices, and leads back to its own page", async () => {
    const { look, pay, guest, _id, url, totalSen } = await linked();
    const started = await pay();
    if (!started.ok) throw new Error(started.code);
    expect(await look()).toMatchObject({ latest: { state: "started", amountSen: totalSen } });
    const [row] = await rowsOf<{ flow: string; to: string }>(
      `SELECT p.flow, s.return_url AS to FROM payment p JOIN sandbox_bank.session s ON s.reference = p.id::text
       WHERE p.id = $1`,
      [started.value.paymentId],
    );
    expect(row?.flow).toBe("invoice");
    expect(row?.to).toContain("/api/payment/return/sandbox/invoice/");
    await atTheBank(started.value.redirectUrl, "never");
    await applyNews(started.value.paymentId);
    expect(await look()).toMatchObject({ status: "confirmed", owedSen: 0, latest: { state: "captured" } });
    expect(await guest.must(bookingRoute, { params: { _id } })).toMatchObject({ paymentStatus: "success" });
    const back = await fetch(row?.to ?? "", { redirect: "manual" });
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toBe(`${new URL(url).pathname}/confirming`);
    await stage.jobs["issue-invoice"]({ bookingId: _id });
    expect(await checkInvariants(stage.base.pool)).toEqual([]);
  });

  it("opens one page for one press, however often it is sent", async () => {
    const { pay } = await linked();
    const same = key();
    const answers = await Promise.all([pay("full", same), pay("full", same), pay()]);
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.paymentId : answer.code))).size).toBe(1);
  });

  it("tells that a bank transfer is looked for, until staff have looked", async () => {
    const { look, pay, guest, desk, _id, totalSen } = await linked();
    expect(await look()).toMatchObject({ transferWaits: false });
    const url = stage.urls[0] ?? "";
    const sent = await slipFor(url, guest, {
      _id,
      amountSen: totalSen,
      paidOn: addDays(stage.resort.from, -1),
    });
    if (!sent.ok) throw new Error(sent.code);
    const latest = { state: "awaitingVerification", gateway: "transfer", amountSen: totalSen };
    const waiting = await look();
    expect(waiting).toMatchObject({ transferWaits: true, owedSen: totalSen, latest });
    expect(waiting.payUntil).toBe(sent.value.keptUntil);
    // Another way stays open; the slip is still looked at beside it.
    expect((await pay()).ok).toBe(true);
    expect(await look()).toMatchObject({ transferWaits: true, latest: { state: "started" } });
    const refused = { params: { _id: sent.value.paymentId }, body: { reason: "No such transfer." } };
    await desk.must(refuseSlipRoute, refused);
    expect(await look()).toMatchObject({ transferWaits: false, owedSen: totalSen });
  });

  it("closes the guest's own page, so that two people can't pay the same", async () => {
    const { guest, _id, pay } = await linked();
    // Even one for the same sum: it would lead whoever pays by the link back to pages that are not theirs.
    const own = await mustStartPayment(guest, _id, "full");
    const paid = await pay("full");
    expect(paid).toMatchObject({ ok: true });
    expect(paid.ok && paid.value.paymentId).not.toBe(own.paymentId);
    const [session] = await rowsOf<{ state: string }>(
      "SELECT state FROM sandbox_bank.session WHERE reference = $1",
      [own.paymentId],
    );
    expect(session?.state).toBe("expired");
  });

  it("takes nothing for what is paid, and says so", async () => {
    const { member } = await memberWithWallet(stage, 1_000_000);
    const { _id } = await mustSubmit(member, stayOf(stage.resort, { inDays: 60 }));
    const { desk } = await staffCaller(stage);
    const { url } = await desk.must(payLinkRoute, { params: { _id } });
    const params = { token: tokenOf(url) };
    await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, key());
    const payer = new Caller(stage.urls);
    expect(await payer.must(linkedInvoiceRoute, { params })).toMatchObject({ owedSen: 0, offers: [] });
    const body = { part: "full" as const, gateway: "sandbox" };
    expect(await payer.call(payLinkedInvoiceRoute, { params, body }, key())).toMatchObject({
      code: "WRONG_STATE",
    });
    expect(await desk.call(payLinkRoute, { params: { _id } })).toMatchObject({ code: "WRONG_STATE" });
    expect(await desk.call(sendPayLinkRoute, { params: { _id } })).toMatchObject({ code: "WRONG_STATE" });
  });

  it("stays closed for who kept the address by which the bank sent them back", async () => {
    const { pay, desk, _id, url } = await linked();
    const started = await pay();
    if (!started.ok) throw new Error(started.code);
    const [row] = await rowsOf<{ to: string }>(
      "SELECT return_url AS to FROM sandbox_bank.session WHERE reference = $1",
      [started.value.paymentId],
    );
    const renewed = await desk.must(renewPayLinkRoute, { params: { _id } });
    const back = await fetch(row?.to ?? "", { redirect: "manual" });
    const led = back.headers.get("location") ?? "";
    expect(led).toBe(`${new URL(url).pathname}/confirming`);
    expect(led).not.toContain(tokenOf(renewed.url));
  });

  it("is nothing without its signature, or once it was closed", async () => {
    const { payer, params, desk, _id, look } = await linked();
    const open = (token: string) => payer.call(linkedInvoiceRoute, { params: { token } });
    const [id, no, seal = ""] = params.token.split(".");
    expect(await open(`${id}.1.${seal}`)).toMatchObject({ status: 410, code: "LINK_INVALID" });
    expect(await open(`${randomUUID()}.${no}.${seal}`)).toMatchObject({ code: "LINK_INVALID" });
    const body = { part: "full" as const, gateway: "sandbox" };
    const forged = { params: { token: `${id}.1.${seal}` }, body };
    expect(await payer.call(payLinkedInvoiceRoute, forged, key())).toMatchObject({ code: "LINK_INVALID" });
    await look();
    const renewed = await desk.must(renewPayLinkRoute, { params: { _id } });
    expect(await open(params.token)).toMatchObject({ code: "LINK_INVALID" });
    expect(await open(tokenOf(renewed.url))).toMatchObject({ ok: true });
  });
});

describe("staff", () => {
  it("mail the link in the booking's language, and it is in the history", async () => {
    const { desk, _id } = await linked();
    await desk.must(sendPayLinkRoute, { params: { _id } });
    const deployment = { secret: raceSecret, publicUrl: "https://pulau.test" };
    const mail = await readMail(stage.base.db, deployment, { template: "payment-link", bookingId: _id });
    expect(mail).toMatchObject({ to: "aini@example.test" });
    expect(mail?.letter.link?.url).toContain(`https://pulau.test/pay/${_id}.0.`);
    const noted = await rowsOf("SELECT FROM booking_event WHERE booking_id = $1 AND what = 'payLinkSent'", [
      _id,
    ]);
    expect(noted).toHaveLength(1);
  });

  it("are told that there is no such booking, and guests that it is not theirs to give out", async () => {
    const { desk, guest, _id } = await linked();
    const unknown = { params: { _id: randomUUID() } };
    for (const route of [payLinkRoute, sendPayLinkRoute, renewPayLinkRoute]) {
      expect(await desk.call(route, unknown)).toMatchObject({ status: 404 });
      expect(await guest.call(route, { params: { _id } })).toMatchObject({ ok: false });
    }
  });
});
