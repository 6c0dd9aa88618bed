import { randomUUID } from "node:crypto";
import { paymentsRoute } from "@pulau/contract/money-desk.ts";
import { enterPaymentRoute } from "@pulau/contract/offline-payments.ts";
import { walletRoute } from "@pulau/contract/payments.ts";
import {
  refundAgainRoute,
  refundByHandRoute,
  refundOptionsRoute,
  refundRoute,
  refundToWalletRoute,
} from "@pulau/contract/refunds.ts";
import { checkInRoute, checkOutRoute, staffCancelRoute } from "@pulau/contract/staff.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { and, eq } from "../../../db/orm.ts";
import { bookingLine } from "../../../db/schema/booking-parts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { invoice } from "../../../db/schema/papers.ts";
import { ledgerEntry, needsPerson, payment, refund } from "../../../db/schema/payments.ts";
import { mustSubmit, newGuest, stayOf } from "../../../races/guest.ts";
import { staffCaller } from "../../../races/staff.ts";
import { type Office, once, openOffice, paidBooking, payAll } from "../../booking/changes/test-booking.ts";
import { openDrawer } from "../shifts/test-drawer.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

const db = () => office.stage.base.db;
const rowOf = async (id: string) => {
  const [row] = await db().select().from(booking).where(eq(booking.id, id));
  if (!row) throw new Error("no such booking");
  return row;
};
type Request = { amountSen: Sen; to?: "source" | "wallet"; price?: "lowers" | "owes"; reason?: string };
const refundOf = (_id: string, cancellation: Request, by = office.desk) =>
  by.call(
    refundRoute,
    { params: { _id }, body: { to: "source", reason: "The air conditioner failed", ...cancellation } },
    once(),
  );
const optionsOf = (_id: string) => office.desk.must(refundOptionsRoute, { params: { _id } });
const paid = (inDays = 60) => paidBooking(office.stage, office.member, { inDays });
const byTransfer = async (_id: string, amountSen: Sen) =>
  office.desk.must(
    enterPaymentRoute,
    { params: { _id }, body: { way: "transfer", amountSen, paidOn: office.day(-1) } },
    once(),
  );
async function paidByTransfer(guest = office.member) {
  const { _id, hold } = await mustSubmit(guest, stayOf(office.stage.resort, { inDays: 62 }));
  await byTransfer(_id, hold.quote.totalSen);
  return { _id, totalSen: hold.quote.totalSen };
}
const refundsOf = (_id: string) => db().select().from(refund).where(eq(refund.bookingId, _id));

describe("a refund by staff", () => {
  it("lowers the price by a line of its own and issues a credit note over it", async () => {
    const _id = await paid();
    await office.stage.jobs["issue-invoice"]({ bookingId: _id });
    const { totalSen } = await rowOf(_id);
    const answer = await refundOf(_id, { amountSen: 15_000 });
    expect(answer).toMatchObject({ value: { goesTo: "wallet", leftSen: totalSen - 15_000 } });
    expect(await rowOf(_id)).toMatchObject({
      totalSen: totalSen - 15_000,
      paidSen: totalSen - 15_000,
      paymentStatus: "success",
    });
    const lines = await db().select().from(bookingLine).where(eq(bookingLine.bookingId, _id));
    expect(lines.at(-1)).toMatchObject({ amountSen: -15_000, line: { step: "goodwill" } });
    await office.stage.jobs["issue-invoice"]({ bookingId: _id });
    const papers = await db().select().from(invoice).where(eq(invoice.bookingId, _id));
    expect(papers.map(({ kind, totalSen: sum }) => [kind, sum])).toEqual([
      ["invoice", totalSen],
      ["creditNote", 15_000],
    ]);
  });

  it("is owed again where staff say so, with a day to pay it by", async () => {
    const _id = await paid();
    const { totalSen } = await rowOf(_id);
    expect((await refundOf(_id, { amountSen: 20_000, price: "owes" })).ok).toBe(true);
    expect(await rowOf(_id)).toMatchObject({
      totalSen,
      paidSen: totalSen - 20_000,
      balanceDueOn: expect.any(String),
    });
  });

  it("goes to the guest's wallet at once, whatever it was paid by", async () => {
    const { _id } = await paidByTransfer();
    const before = (await office.member.must(walletRoute, {})).balanceSen;
    expect(await refundOf(_id, { amountSen: 5_000, to: "wallet" })).toMatchObject({
      value: { goesTo: "wallet" },
    });
    expect((await office.member.must(walletRoute, {})).balanceSen).toBe(before + 5_000);
    const [row] = await refundsOf(_id);
    expect(row).toMatchObject({ state: "done", because: "The air conditioner failed", why: "byStaff" });
    expect((await optionsOf(_id)).refunds[0]).toMatchObject({ toWallet: true, by: expect.any(String) });
  });

  it("comes out of what was earned once the stay is over", async () => {
    const _id = await paid();
    const { checkIn, totalSen } = await rowOf(_id);
    await db()
      .update(booking)
      .set({ checkIn: office.day(-1) })
      .where(eq(booking.id, _id));
    await office.desk.must(checkInRoute, { params: { _id }, body: {} });
    await office.desk.must(checkOutRoute, { params: { _id }, body: {} });
    await db().update(booking).set({ checkIn }).where(eq(booking.id, _id));
    const earned = async () => {
      const own = and(eq(ledgerEntry.accountKind, "revenue"), eq(ledgerEntry.accountKey, "stays"));
      return (await db().select().from(ledgerEntry).where(own)).reduce((sum, { sen }) => sum + sen, 0);
    };
    const before = await earned();
    expect(await refundOf(_id, { amountSen: 10_000, price: "owes" })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "refundPrice" },
    });
    expect((await refundOf(_id, { amountSen: 10_000 })).ok).toBe(true);
    expect(await earned()).toBe(before - 10_000);
    expect(await rowOf(_id)).toMatchObject({ state: "completed", totalSen: totalSen - 10_000 });
  });

  it("gives back what a cancellation kept", async () => {
    const _id = await paid(12);
    await office.desk.must(staffCancelRoute, { params: { _id }, query: { agreedRefundSen: 0 } });
    const { paidSen } = await rowOf(_id);
    expect(await optionsOf(_id)).toMatchObject({ leftSen: paidSen, prices: [] });
    expect((await refundOf(_id, { amountSen: paidSen })).ok).toBe(true);
    expect(await rowOf(_id)).toMatchObject({ paidSen: 0, state: "cancelled" });
    await office.stage.jobs["issue-invoice"]({ bookingId: _id });
  });

  it("is refused beyond what is left, for nothing left, to no wallet, for nobody's booking, and without the right", async () => {
    const _id = await paid();
    const { paidSen } = await rowOf(_id);
    expect(await refundOf(_id, { amountSen: paidSen + 1 })).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
      facts: { rule: "refund", leftSen: paidSen },
    });
    expect(await refundOf(_id, { amountSen: 0 })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await refundOf(_id, { amountSen: 100, reason: " " })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await refundOf(randomUUID(), { amountSen: 100 })).toMatchObject({ status: 404 });
    expect(await refundOf(_id, { amountSen: 100 }, office.member)).toMatchObject({ status: 401 });
    const { desk: clerk } = await staffCaller(office.stage, {
      payments: { read: true, write: true, create: true, delete: false },
    });
    expect(await refundOf(_id, { amountSen: 100 }, clerk)).toMatchObject({ status: 403 });
    const { _id: open } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 70 }));
    expect(await refundOf(open, { amountSen: 100 })).toMatchObject({ facts: { rule: "nothingLeft" } });
    const visitor = await paidByTransfer(await newGuest(office.stage.urls));
    expect(await refundOf(visitor._id, { amountSen: 100, to: "wallet" })).toMatchObject({
      facts: { rule: "noWallet" },
    });
    expect((await optionsOf(visitor._id)).walletOf).toBeNull();
  });

  it("is one refund by one key, and its line outlives a change of the booking", async () => {
    const _id = await paid();
    const key = once();
    const body = { amountSen: 3_000, to: "source", reason: "Late boat" } as const;
    const call = () => office.desk.call(refundRoute, { params: { _id }, body }, key);
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await refundsOf(_id)).toHaveLength(1);
  });
});

describe("a refund that no gateway makes", () => {
  async function byHand(guest = office.member) {
    const { _id } = await paidByTransfer(guest);
    expect(await refundOf(_id, { amountSen: 8_000 })).toMatchObject({ value: { goesTo: "source" } });
    const [row] = await refundsOf(_id);
    const refundId = row?.id ?? "";
    await office.stage.jobs["return-money"]({ refundId });
    const needs = () => db().select().from(needsPerson).where(eq(needsPerson.bookingId, _id));
    return { _id, refundId, needs };
  }

  it("waits for a person, and is done with the bank's reference", async () => {
    const { refundId, needs } = await byHand();
    expect(await needs()).toMatchObject([{ kind: "REFUND_BY_HAND", doneAt: null }]);
    const done = (reference: string) =>
      office.desk.call(refundByHandRoute, { params: { _id: refundId }, body: { reference } });
    expect(await done("")).toMatchObject({ code: "INVALID_INPUT" });
    expect((await done("IBG-2211")).ok).toBe(true);
    expect(await needs()).toMatchObject([
      { outcome: "byHand", doneNote: "IBG-2211", doneBy: expect.any(String) },
    ]);
    const [row] = await db().select().from(refund).where(eq(refund.id, refundId));
    expect(row).toMatchObject({ state: "done", gatewayRef: "IBG-2211" });
    expect(await done("IBG-2212")).toMatchObject({ code: "WRONG_STATE" });
  });

  it("is given back in cash, by transfer or over the terminal, and told apart in the books and lists", async () => {
    await openDrawer(office.desk);
    for (const [by, reference, account] of [
      ["cash", "", "cash desk"],
      ["terminal", "TRM 77", "terminal desk"],
      ["transfer", "IBG 78", "bank payouts"],
    ] as const) {
      const { _id, refundId } = await byHand();
      const params = { _id: refundId };
      if (by !== "cash")
        expect(await office.desk.call(refundByHandRoute, { params, body: { by } })).toMatchObject({
          code: "INVALID_INPUT",
        });
      expect((await office.desk.call(refundByHandRoute, { params, body: { by, reference } })).ok).toBe(true);
      const { rows } = await office.stage.base.pool.query(
        `SELECT e.account_kind || ' ' || e.account_key AS account, e.sen::int AS sen FROM ledger_entry e
          JOIN ledger_transaction t ON t.id = e.transaction_id WHERE t.refund_id = $1 AND e.sen > 0`,
        [refundId],
      );
      expect(rows).toEqual([{ account, sen: 8_000 }]);
      expect((await optionsOf(_id)).refunds).toMatchObject([{ gateway: by, state: "done" }]);
      const listed = await office.desk.must(paymentsRoute, { query: { gateway: by, search: reference } });
      expect(listed.rows.find((row) => row._id === refundId)).toMatchObject({ what: "refund", gateway: by });
    }
  });

  it("goes into the wallet instead, where there is one", async () => {
    const { refundId } = await byHand();
    const before = (await office.member.must(walletRoute, {})).balanceSen;
    const params = { _id: refundId };
    expect((await office.desk.call(refundToWalletRoute, { params })).ok).toBe(true);
    expect((await office.member.must(walletRoute, {})).balanceSen).toBe(before + 8_000);
    const visitor = await byHand(await newGuest(office.stage.urls));
    const none = await office.desk.call(refundToWalletRoute, { params: { _id: visitor.refundId } });
    expect(none).toMatchObject({ code: "WRONG_STATE", facts: { rule: "noWallet" } });
    expect(await visitor.needs()).toMatchObject([{ doneAt: null }]);
  });

  it("is tried again, and its ways out are for staff with the right, and for such refunds alone", async () => {
    const { refundId, needs } = await byHand();
    const again = (by = office.desk, _id = refundId) => by.call(refundAgainRoute, { params: { _id } });
    const { desk: reader } = await staffCaller(office.stage, {
      payments: { read: true, write: false, create: false, delete: false },
    });
    expect(await again(reader)).toMatchObject({ status: 403 });
    expect(await again(office.member)).toMatchObject({ status: 401 });
    expect(await again(office.desk, randomUUID())).toMatchObject({ status: 404 });
    expect((await again()).ok).toBe(true);
    expect(await again()).toMatchObject({ code: "WRONG_STATE" });
    await office.stage.jobs["return-money"]({ refundId });
    expect((await needs()).filter(({ doneAt }) => doneAt === null)).toHaveLength(1);
  });
});

it("shows what is left at each source", async () => {
  const { _id, hold } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 66 }));
  await payAll(office.member, _id, "deposit");
  const { paidSen } = await rowOf(_id);
  await byTransfer(_id, hold.quote.totalSen - paidSen);
  await refundOf(_id, { amountSen: 1_000 });
  const { sources, leftSen, overSen } = await optionsOf(_id);
  expect(sources.map(({ gateway }) => gateway)).toEqual(["transfer", "wallet"]);
  expect(sources.reduce((sum, source) => sum + source.leftSen, 0)).toBe(leftSen);
  expect(overSen).toBe(0);
  expect(await db().select().from(payment).where(eq(payment.bookingId, _id))).toHaveLength(2);
});
