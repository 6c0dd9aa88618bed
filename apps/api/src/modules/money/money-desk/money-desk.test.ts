import { randomUUID } from "node:crypto";
import {
  endNeedRoute,
  needsPersonRoute,
  paymentsCsvAddressRoute,
  paymentsRoute,
} from "@pulau/contract/money-desk.ts";
import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { gatewayInbox, needsPerson, payment, refund } from "../../../db/schema/payments.ts";
import { mustStartPayment, mustSubmit, stayOf } from "../../../races/guest.ts";
import { lookOnly, staffCaller } from "../../../races/staff.ts";
import { type Office, openOffice, paidBooking } from "../../booking/changes/test-booking.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

const db = () => office.stage.base.db;
const queue = (query: { done?: "true" | "false"; kind?: string; page?: number } = {}) =>
  office.desk.must(needsPersonRoute, { query });
const end = (_id: string, way: "accept" | "sendBack" | "tickOff", note = "Seen to", by = office.desk) =>
  by.call(endNeedRoute, { params: { _id }, body: { way, note } });
const rowOf = async (id: string) => (await db().select().from(booking).where(eq(booking.id, id)))[0];

/** A booking that waits, and a bank that says another amount was paid for it. */
async function misfit(differs: number, inDays = 60, more: Record<string, unknown> = {}) {
  const { _id, hold } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays }));
  const { paymentId } = await mustStartPayment(office.member, _id);
  const amountSen = hold.quote.totalSen + differs;
  await receive(paymentId, amountSen, more);
  const [item] = await db().select().from(needsPerson).where(eq(needsPerson.bookingId, _id));
  return { _id, totalSen: hold.quote.totalSen, amountSen, paymentId, needId: item?.id ?? "" };
}

/** The bank's news of an amount, applied. */
async function receive(paymentId: PaymentId, amountSen: Sen, more: Record<string, unknown> = {}) {
  const [row] = await db().select().from(payment).where(eq(payment.id, paymentId));
  const body = {
    eventId: randomUUID(),
    gatewayRef: row?.gatewayRef,
    paymentId,
    amountSen,
    currency: "MYR",
    state: "paid",
    reason: null,
    captureRef: null,
    ...more,
  };
  const stored = { gateway: "sandbox", flow: "reservation", gatewayRef: row?.gatewayRef ?? "", body };
  const [inbox] = await db()
    .insert(gatewayInbox)
    .values({ ...stored, eventId: body.eventId, receivedAt: new Date() })
    .returning();
  await office.stage.jobs["apply-message"]({ inboxId: inbox?.id ?? "" });
}

describe("money that does not fit", () => {
  it("counts as what it is: less waits for the rest, enough confirms and gives back the rest", async () => {
    const less = await misfit(-5_000);
    const { items } = await queue({ kind: "PAYMENT_DOES_NOT_FIT" });
    expect(items[0]).toMatchObject({
      bookingId: less._id,
      ways: ["accept", "sendBack", "tickOff"],
      done: null,
    });
    expect((await end(less.needId, "accept")).ok).toBe(true);
    expect(await rowOf(less._id)).toMatchObject({ state: "confirmed", paidSen: less.amountSen });
    const more = await misfit(7_000, 61);
    expect((await end(more.needId, "accept")).ok).toBe(true);
    expect(await rowOf(more._id)).toMatchObject({ state: "confirmed", paidSen: more.totalSen });
    const [back] = await db().select().from(refund).where(eq(refund.bookingId, more._id));
    expect(back?.amountSen).toBe(7_000);
  });

  it("goes back whole where staff say so, and the booking goes on waiting", async () => {
    const { _id, amountSen, needId } = await misfit(-5_000, 62);
    expect((await end(needId, "sendBack", "Wrong amount")).ok).toBe(true);
    expect(await rowOf(_id)).toMatchObject({ state: "awaitingPayment", paidSen: 0 });
    const [back] = await db().select().from(refund).where(eq(refund.bookingId, _id));
    expect(back).toMatchObject({ amountSen, state: "queued", why: "byStaff", because: "Wrong amount" });
  });

  it.each([null, "pi_1"])(
    "is taken once, though it is told of with two amounts (number of the money: %s)",
    async (captureRef) => {
      const { _id, needId, amountSen, paymentId } = await misfit(-5_000, captureRef ? 66 : 65, {
        captureRef,
      });
      await receive(paymentId, amountSen - 1_000, { captureRef });
      const needs = await db().select().from(needsPerson).where(eq(needsPerson.bookingId, _id));
      const second = needs.find(({ id }) => id !== needId)?.id ?? "";
      expect((await end(needId, "accept")).ok).toBe(true);
      for (const way of ["accept", "sendBack"] as const)
        expect(await end(second, way)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "doneAlready" } });
      expect(await rowOf(_id)).toMatchObject({ paidSen: amountSen });
      expect((await end(second, "tickOff", "The same money")).ok).toBe(true);
    },
  );

  it("offers no money that is not there", async () => {
    const dollars = await misfit(0, 63, { currency: "USD" });
    const { items } = await queue({ kind: "PAYMENT_DOES_NOT_FIT" });
    expect(items.find(({ bookingId }) => bookingId === dollars._id)?.ways).toEqual(["tickOff"]);
    expect(await end(dollars.needId, "accept")).toMatchObject({ code: "WRONG_STATE" });
    expect((await end(dollars.needId, "tickOff", "Gateway wrote to us")).ok).toBe(true);
    const declined = await misfit(-1, 64, { state: "declined" });
    expect(await end(declined.needId, "accept")).toMatchObject({ facts: { rule: "noMoney" } });
    expect(
      (await db().select().from(needsPerson).where(eq(needsPerson.id, declined.needId)))[0]?.doneAt,
    ).toBeNull();
  });
});

describe("the queue", () => {
  it("ticks off with a note, once, and keeps who, when and why", async () => {
    const [made] = await db()
      .insert(needsPerson)
      .values({ kind: "LEDGER_BROKEN", facts: { faults: 1 }, at: new Date() })
      .returning();
    const id = made?.id ?? "";
    expect(await end(id, "tickOff", " ")).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "note" }],
    });
    expect(await end(id, "accept")).toMatchObject({ facts: { rule: "hasWayOut" } });
    const both = await Promise.all([end(id, "tickOff"), end(id, "tickOff"), end(id, "tickOff")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const { items } = await queue({ done: "true", kind: "LEDGER_BROKEN" });
    expect(items[0]).toMatchObject({
      _id: id,
      ways: [],
      done: { outcome: "tickOff", note: "Seen to", by: "Farid" },
    });
    const audits = await db().select().from(auditEntry).where(eq(auditEntry.subjectId, id));
    expect(audits.map(({ act }) => act)).toEqual(["need.tickOff"]);
    expect((await queue()).items.some(({ _id }) => _id === id)).toBe(false);
  });

  it("leaves a refund by hand to its own way out", async () => {
    const [made] = await db()
      .insert(needsPerson)
      .values({ kind: "REFUND_BY_HAND", facts: { refundId: randomUUID() }, at: new Date() })
      .returning();
    expect(await end(made?.id ?? "", "tickOff")).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "hasWayOut" },
    });
    expect((await queue({ kind: "REFUND_BY_HAND" })).items[0]?.ways).toEqual(["byHand"]);
  });

  it("counts by kind, pages, and is empty where there is nothing", async () => {
    const { counts, total } = await queue();
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(await queue({ kind: "NOTHING" })).toMatchObject({
      items: [],
      page: 1,
      pages: 1,
      limit: 10,
      total: 0,
    });
  });

  it("is for staff with the right alone", async () => {
    const { desk: looker } = await staffCaller(office.stage, lookOnly);
    expect(await looker.call(needsPersonRoute, { query: {} })).toMatchObject({ status: 403 });
    expect(await end(randomUUID(), "tickOff", "x", looker)).toMatchObject({ status: 403 });
    expect(await end(randomUUID(), "tickOff")).toMatchObject({ status: 404 });
    expect(await looker.call(paymentsRoute, { query: {} })).toMatchObject({ status: 403 });
    expect(await office.member.call(paymentsRoute, { query: {} })).toMatchObject({ status: 401 });
  });

  it("finds money that nobody asked for, once, and ends it when it was applied after all", async () => {
    const body = { state: "paid", amountSen: 4_200, currency: "MYR" };
    const values = { gateway: "billplz", flow: "reservation", gatewayRef: "b-1", body, eventId: "e-1" };
    const received = new Date(Date.now() - 2 * 3_600_000);
    const [inbox] = await db()
      .insert(gatewayInbox)
      .values({ ...values, receivedAt: received })
      .returning();
    await office.stage.jobs["find-unmatched"]({});
    await office.stage.jobs["find-unmatched"]({});
    const { items } = await queue({ kind: "MONEY_UNMATCHED" });
    expect(items).toMatchObject([{ amountSen: 4_200, facts: { gateway: "billplz" }, ways: ["tickOff"] }]);
    await db()
      .update(gatewayInbox)
      .set({ appliedAt: new Date() })
      .where(eq(gatewayInbox.id, inbox?.id ?? ""));
    await office.stage.jobs["find-unmatched"]({});
    expect((await queue({ kind: "MONEY_UNMATCHED" })).total).toBe(0);
    expect((await queue({ kind: "MONEY_UNMATCHED", done: "true" })).items[0]?.done?.outcome).toBe("applied");
  });
});

describe("the list of payments", () => {
  it("lists payments and refunds with sums by day and gateway that agree with the rows", async () => {
    const _id = await paidBooking(office.stage, office.member, { inDays: 70 });
    const row = await rowOf(_id);
    const found = await office.desk.must(paymentsRoute, { query: { search: row?.bookingNo, limit: 100 } });
    expect(found.rows).toMatchObject([
      { what: "payment", gateway: "wallet", state: "captured", amountSen: row?.totalSen, canVoid: false },
    ]);
    expect(found.sums).toMatchObject([{ gateway: "wallet", inSen: row?.totalSen, outSen: 0, count: 1 }]);
    const { rows } = await db().execute<{ sum: string }>(
      sql`SELECT coalesce(sum(amount_sen), 0) AS sum FROM payment WHERE state = 'captured'`,
    );
    const all = await office.desk.must(paymentsRoute, { query: { limit: 100 } });
    expect(all.sums.reduce((sum, { inSen }) => sum + inSen, 0)).toBe(Number(rows[0]?.sum));
    const none = await office.desk.must(paymentsRoute, { query: { from: "2099-01-01" } });
    expect(none).toMatchObject({ rows: [], sums: [], page: 1, pages: 1, limit: 10, total: 0 });
    const sandbox = await office.desk.must(paymentsRoute, {
      query: { gateway: "sandbox", state: "captured" },
    });
    expect(sandbox.rows.every(({ gateway, state }) => gateway === "sandbox" && state === "captured")).toBe(
      true,
    );
  });

  it("gives the same as CSV at a signed address, whose filter can't be altered", async () => {
    const query = { state: "captured", gateway: "wallet" } as const;
    const { url } = await office.desk.must(paymentsCsvAddressRoute, { query });
    const at = office.stage.urls[0];
    const csv = await (await fetch(`${at}${url}`)).text();
    expect(csv.split("\r\n")[0]).toContain("day,time,what,gateway,state,amount");
    expect(csv).toMatch(/payment,wallet,captured,\d+\.\d\d,TB/);
    const wider = await fetch(`${at}${url.replace("gateway=wallet", "gateway=sandbox")}`);
    expect(wider.status).toBe(410);
    const { desk: looker } = await staffCaller(office.stage, lookOnly);
    expect(await looker.call(paymentsCsvAddressRoute, { query })).toMatchObject({ status: 403 });
  });
});
