import { randomUUID } from "node:crypto";
import { buyEventRoute } from "@pulau/contract/events.ts";
import { paymentsRoute } from "@pulau/contract/money-desk.ts";
import { verifySlipRoute, voidByQueryRoute, voidTransactionRoute } from "@pulau/contract/offline-payments.ts";
import { payPurchaseFromWalletRoute, walletRoute } from "@pulau/contract/payments.ts";
import { promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import { boughtPackagesRoute, buyPromoPackageRoute } from "@pulau/contract/promo-packages.ts";
import { buyPromoRoute } from "@pulau/contract/promo-purchases.ts";
import { purchaseRoute } from "@pulau/contract/purchases.ts";
import { boughtPromoRoute, redeemVoucherRoute } from "@pulau/contract/vouchers.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import type { PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eq } from "../../../db/orm.ts";
import { eventTicket } from "../../../db/schema/events.ts";
import { offlinePayment, payment } from "../../../db/schema/payments.ts";
import type { MailJob } from "../../../mail/mail-job.ts";
import { readMail } from "../../../mail/read-mail.ts";
import { renderLetter } from "../../../mail/render-letter.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { everything, staffCaller } from "../../../races/staff.ts";
import { type Office, once, openOffice } from "../../booking/changes/test-booking.ts";
import { guestsOf, makeEvent } from "../../selling/events/test-event.ts";
import { makePromo, type Promo, redeemOf } from "../../selling/promo-packages/test-promo.ts";
import { cashPromo } from "../../selling/vouchers/test-vouchers.ts";
import { slipFor } from "./test-desk.ts";

let office: Office;
let desk: Caller;
let buyer: Caller;
/** What the last package deposit was for. */
let promo: Promo;

beforeAll(async () => {
  office = await openOffice();
  const rights = { read: true, write: true, create: true, delete: true };
  ({ desk } = await staffCaller(office.stage, { ...everything, posts: rights }));
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

type Flow = "top-up" | "promo-code" | "package-deposit" | "event";
const db = () => office.stage.base.db;

/** Opens a purchase of each flow, for a buyer of its own; its id. */
async function open(flow: Flow): Promise<string> {
  ({ member: buyer } = await memberWithWallet(office.stage, 50_000));
  switch (flow) {
    case "top-up":
      return (await buyer.must(topUpRoute, { body: { amountSen: 20_000 } }, once()))._id;
    case "promo-code": {
      const body = { promoCodeId: (await cashPromo(desk))._id, count: 2 };
      return (await buyer.must(buyPromoRoute, { body }, once())).purchaseId;
    }
    case "package-deposit": {
      promo = await makePromo(db(), office.stage.resort);
      const body = { promoPackageId: promo.promoPackageId, count: 1, pax: 2 };
      return (await buyer.must(buyPromoPackageRoute, { body }, once())).purchaseId;
    }
    case "event": {
      const eventId = await makeEvent(db(), office.stage.resort);
      return (await buyer.must(buyEventRoute, { body: { eventId, guests: guestsOf(2) } }, once())).purchaseId;
    }
  }
}
const look = (_id: string) => buyer.must(purchaseRoute, { params: { _id } });
const balance = async () => (await buyer.must(walletRoute, {})).balanceSen;

/**
 * A slip that staff have verified. A deposit's comes through the portal; of the others, which can't wait for a bank
 * transfer today, it is written as an earlier version may have taken it.
 */
async function paidBySlip(purchaseId: PurchaseId, flow: Flow, amountSen?: Sen): Promise<string> {
  const { totalSen } = await look(purchaseId);
  const sen = amountSen ?? totalSen;
  const paymentId =
    flow === "package-deposit"
      ? await sent(purchaseId, sen)
      : await written({ purchaseId, flow, amountSen: sen });
  await desk.must(verifySlipRoute, { params: { _id: paymentId }, body: { amountSen: sen } });
  return paymentId;
}
async function sent(_id: string, amountSen: Sen): Promise<string> {
  const answer = await slipFor(office.stage.urls[0] ?? "", buyer, { _id, amountSen, paidOn: office.day(-1) });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.paymentId;
}
async function written(slip: { purchaseId: PurchaseId; flow: Flow; amountSen: Sen }): Promise<string> {
  const [made] = await db()
    .insert(payment)
    .values({
      ...slip,
      gateway: "transfer",
      part: "full",
      state: "awaitingVerification",
      createdAt: new Date(),
    })
    .returning({ id: payment.id });
  const paymentId = made?.id ?? "";
  const facts = { way: "transfer" as const, claimedSen: slip.amountSen, paidOn: office.day(-1) };
  await db()
    .insert(offlinePayment)
    .values({ paymentId, ...facts });
  return paymentId;
}
const fulfil = (purchaseId: PurchaseId) => office.stage.jobs["fulfil-purchase"]({ purchaseId });
const voidIt = (_id: string, tansId: string, by = desk) =>
  by.call(voidTransactionRoute, { params: { _id, tansId }, query: { reason: "The transfer came back" } });
/** The payment as staff find it in their list. */
const listedRow = async (paymentId: PaymentId) =>
  (await desk.must(paymentsRoute, { query: { gateway: "transfer", limit: 100 } })).rows.find(
    (row) => row._id === paymentId,
  );
/** What is mailed when a purchase's payment is voided, as it is read when it is sent. */
async function mailsOf(purchaseId: PurchaseId) {
  const { rows } = await office.stage.base.pool.query<{ data: MailJob }>(
    "SELECT data FROM pgboss.job WHERE data ->> 'template' = 'purchase-voided' AND data ->> 'purchaseId' = $1",
    [purchaseId],
  );
  return Promise.all(
    rows.map(async ({ data }) => {
      const mail = await readMail(db(), office.stage.settings, data);
      return mail && renderLetter(mail.letter, mail.frame);
    }),
  );
}
const flows: Flow[] = ["top-up", "promo-code", "package-deposit", "event"];

describe("voiding the slip of a purchase", () => {
  it.each(flows)("takes back what it gave: %s", async (flow) => {
    const _id = await open(flow);
    const paymentId = await paidBySlip(_id, flow);
    await fulfil(_id);
    expect(await look(_id)).toMatchObject({ state: "done" });
    const listed = { bookingId: null, purchaseId: _id, canVoid: true };
    expect(await listedRow(paymentId)).toMatchObject(listed);
    expect(await voidIt(_id, paymentId)).toMatchObject({ ok: true, value: { done: true } });
    expect(await look(_id)).toMatchObject({ state: "cancelled", cancelReason: "BY_STAFF", paidSen: 0 });
    const [row] = await db().select().from(payment).where(eq(payment.id, paymentId));
    expect(row).toMatchObject({ state: "voided", reason: "The transfer came back" });
    expect(await balance()).toBe(50_000);
    const { vouchers } = await buyer.must(boughtPromoRoute, { query: {} });
    expect(vouchers.every(({ state, leftSen }) => state === "void" && leftSen === 0)).toBe(true);
    for (const { code } of vouchers) {
      const found = await buyer.call(promoByCodeRoute, { params: { code }, query: {} });
      expect(found).toMatchObject({ code: "PROMO_UNKNOWN" });
    }
    expect((await buyer.must(boughtPackagesRoute, { query: {} })).bought).toEqual([]);
    const { bought } = await buyer.must(boughtPackagesRoute, { query: { fetchAll: "true" } });
    expect(bought.map(({ left, takenBack }) => ({ left, takenBack }))).toEqual(
      flow === "package-deposit" ? [{ left: 0, takenBack: { returnedSen: 0 } }] : [],
    );
    const tickets = await db().select().from(eventTicket).where(eq(eventTicket.purchaseId, _id));
    expect(tickets.filter(({ cancelledAt }) => cancelledAt === null)).toEqual([]);
    expect(await listedRow(paymentId)).toMatchObject({ ...listed, state: "voided", canVoid: false });
    expect(await voidIt(_id, paymentId)).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "notCaptured" },
    });
    const mails = await mailsOf(_id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("has therefore been cancelled");
    expect(mails[0]?.text).not.toContain("refunded to where it came from");
  });

  it.each(flows)("ends one that has given nothing yet, which then gives nothing: %s", async (flow) => {
    const _id = await open(flow);
    const paymentId = await paidBySlip(_id, flow);
    const query = { transId: paymentId, reason: "Wrong account" };
    await desk.must(voidByQueryRoute, { params: { _id }, query });
    await fulfil(_id);
    expect(await look(_id)).toMatchObject({ state: "cancelled", paidSen: 0 });
    expect(await balance()).toBe(50_000);
  });

  it("lets one that was paid in part wait for its money again", async () => {
    const _id = await open("package-deposit");
    const paymentId = await paidBySlip(_id, "package-deposit", 5_000);
    expect(await look(_id)).toMatchObject({ state: "open", paidSen: 5_000 });
    expect((await voidIt(_id, paymentId)).ok).toBe(true);
    expect(await look(_id)).toMatchObject({ state: "open", paidSen: 0 });
    const [mail] = await mailsOf(_id);
    expect(mail?.text).toContain("RM 50.00");
    expect(mail?.text).toContain("We hold your purchase until");
    await buyer.must(payPurchaseFromWalletRoute, { body: { purchaseId: _id } }, once());
    expect(await mailsOf(_id)).toEqual([null]);
  });

  it("returns what else was paid for it to where it came from", async () => {
    const _id = await open("package-deposit");
    const paymentId = await paidBySlip(_id, "package-deposit", 5_000);
    await buyer.must(payPurchaseFromWalletRoute, { body: { purchaseId: _id } }, once());
    await fulfil(_id);
    expect(await balance()).toBe(35_000);
    expect((await voidIt(_id, paymentId)).ok).toBe(true);
    expect(await balance()).toBe(50_000);
    expect(await look(_id)).toMatchObject({ state: "cancelled", paidSen: 0 });
    const { bought } = await buyer.must(boughtPackagesRoute, { query: { fetchAll: "true" } });
    expect(bought).toMatchObject([{ left: 0, takenBack: { returnedSen: 15_000 } }]);
    for (const [language, words] of [
      ["en", "The RM 150.00 you paid another way is being refunded"],
      ["my", "RM 150.00, sedang dikembalikan"],
      ["cn", "RM 150.00 正在原路退回"],
    ]) {
      await office.stage.base.pool.query("UPDATE member SET language = $1", [language]);
      expect((await mailsOf(_id))[0]?.text).toContain(words);
    }
    await office.stage.base.pool.query("UPDATE member SET language = 'en'");
  });

  it.each<[Flow, string, (purchaseId: PurchaseId) => Promise<unknown>]>([
    [
      "top-up",
      "creditSpent",
      async () => {
        const eventId = await makeEvent(db(), office.stage.resort, { adultSen: 60_000 });
        const { purchaseId } = await buyer.must(
          buyEventRoute,
          { body: { eventId, guests: guestsOf(1) } },
          once(),
        );
        await buyer.must(payPurchaseFromWalletRoute, { body: { purchaseId } }, once());
      },
    ],
    [
      "promo-code",
      "voucherUsed",
      async () => {
        const { vouchers } = await buyer.must(boughtPromoRoute, { query: {} });
        await buyer.must(redeemVoucherRoute, { body: { code: vouchers[0]?.code ?? "" } });
      },
    ],
    [
      "event",
      "placesUsed",
      (purchaseId) =>
        db()
          .update(eventTicket)
          .set({ checkedInAt: new Date() })
          .where(eq(eventTicket.purchaseId, purchaseId)),
    ],
    [
      "package-deposit",
      "packageUsed",
      (boughtPackageId) => mustSubmit(buyer, redeemOf(office.stage.resort, promo, { boughtPackageId })),
    ],
    ["promo-code", "boughtEnded", () => ended("end-vouchers")],
    ["package-deposit", "boughtEnded", () => ended("expire-packages")],
    ["event", "boughtEnded", () => ended("earn-events")],
  ])("is refused where something of it was used or has ended: %s, %s", async (flow, rule, use) => {
    const _id = await open(flow);
    const paymentId = await paidBySlip(_id, flow);
    await fulfil(_id);
    await use(_id);
    expect(await voidIt(_id, paymentId)).toMatchObject({ status: 409, code: "WRONG_STATE", facts: { rule } });
    expect(await look(_id)).toMatchObject({ state: "done" });
  });

  it("is refused for a gateway's or wallet's payment, and finds nobody else's", async () => {
    const _id = await open("event");
    const { paymentId } = await buyer.must(payPurchaseFromWalletRoute, { body: { purchaseId: _id } }, once());
    expect(await voidIt(_id, paymentId)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "byGateway" } });
    const another = await open("event");
    expect(await voidIt(another, paymentId)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await voidIt(_id, randomUUID())).toMatchObject({ status: 404 });
    expect(await voidIt(_id, paymentId, buyer)).toMatchObject({ status: 401 });
  });
});

/** Two years on, the job has earned what was left. Staff who were away sign in anew. */
async function ended(job: "end-vouchers" | "expire-packages" | "earn-events") {
  await office.clock.move(750 * 86_400);
  await office.stage.jobs[job]({});
  await office.clock.move(-750 * 86_400);
}
