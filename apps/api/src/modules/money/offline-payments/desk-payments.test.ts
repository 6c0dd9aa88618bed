import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { paymentsCsvAddressRoute, paymentsRoute } from "@pulau/contract/money-desk.ts";
import {
  enterPaymentRoute,
  sendSlipRoute,
  voidByQueryRoute,
  voidTransactionRoute,
} from "@pulau/contract/offline-payments.ts";
import { paymentHistoryRoute } from "@pulau/contract/payment-history.ts";
import {
  checkInRoute,
  checkOutRoute,
  staffCancelQuoteRoute,
  staffCancelRoute,
} from "@pulau/contract/staff.ts";
import { staffChangeQuoteRoute, staffEditReservationRoute } from "@pulau/contract/staff-changes.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { and, eq } from "../../../db/orm.ts";
import { bookingEvent } from "../../../db/schema/booking-history.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { ledgerEntry, payment } from "../../../db/schema/payments.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { staffCaller } from "../../../races/staff.ts";
import {
  detailOf,
  type Office,
  once,
  openOffice,
  paidBooking,
  payAll,
  sentBack,
} from "../../booking/changes/test-booking.ts";
import { openDrawer } from "../shifts/test-drawer.ts";
import { slipFor } from "./test-desk.ts";

const migrations = join(import.meta.dirname, "../../../db/migrations");
let office: Office;
let today: Day;

beforeAll(async () => {
  office = await openOffice();
  await openDrawer(office.desk);
  today = office.day(-1);
});
afterAll(() => office.stage.close());
afterEach(async () => expect(await office.check()).toEqual([]));

const db = () => office.stage.base.db;
async function newBooking(inDays = 50) {
  const { _id, hold } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays }));
  return { _id, totalSen: hold.quote.totalSen };
}
const rowOf = async (id: string) => {
  const [row] = await db().select().from(booking).where(eq(booking.id, id));
  if (!row) throw new Error("no such booking");
  return row;
};
const enter = (_id: string, amountSen: Sen, way: OfflineWay = "transfer", by = office.desk) =>
  by.call(enterPaymentRoute, { params: { _id }, body: { way, amountSen, paidOn: today } }, once());
const mustEnter = async (_id: string, amountSen: Sen, way?: OfflineWay) => {
  const entered = await enter(_id, amountSen, way);
  if (!entered.ok) throw new Error(entered.code);
  return entered.value;
};
const voidIt = (_id: string, tansId: string, by = office.desk) =>
  by.call(voidTransactionRoute, { params: { _id, tansId }, query: { reason: "Entered twice" } });
const accountSen = async (kind: string, key: string) => {
  const rows = await db()
    .select({ sen: ledgerEntry.sen })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.accountKind, kind), eq(ledgerEntry.accountKey, key)));
  return rows.reduce((sum, { sen }) => sum + sen, 0);
};

describe("entering money at the desk", () => {
  it("confirms a booking by a transfer that staff saw, and writes who did it", async () => {
    const { _id, totalSen } = await newBooking();
    const { paymentId } = await mustEnter(_id, totalSen);
    expect(await rowOf(_id)).toMatchObject({
      state: "confirmed",
      paidSen: totalSen,
      paymentStatus: "success",
    });
    const events = await db().select().from(bookingEvent).where(eq(bookingEvent.bookingId, _id));
    expect(events.find(({ what }) => what === "paymentCaptured")?.staffId).not.toBeNull();
    const audits = await db().select().from(auditEntry).where(eq(auditEntry.subjectId, paymentId));
    expect(audits.map(({ act }) => act)).toEqual(["paymentEntered"]);
  });

  it("tells cash, a transfer and the card terminal apart in lists, filters, sums, files and the books", async () => {
    const { _id, totalSen } = await newBooking(60);
    const took = { cash: 10_000, terminal: 20_000, transfer: totalSen - 30_000 };
    const accounts = { cash: "desk", terminal: "desk", bank: "offline" };
    const standing = () => Promise.all(Object.entries(accounts).map(([kind, key]) => accountSen(kind, key)));
    const before = await standing();
    for (const [way, sen] of Object.entries(took)) await mustEnter(_id, sen, way as OfflineWay);
    const after = await standing();
    expect(after.map((sen, i) => sen - (before[i] ?? 0))).toEqual(Object.values(took).map((sen) => -sen));

    const { payments } = await detailOf(office.member, _id);
    expect(payments.map(({ gateway }) => gateway).toSorted()).toEqual(["cash", "terminal", "transfer"]);
    const { bookingNo } = await rowOf(_id);
    for (const [gateway, amountSen] of Object.entries(took)) {
      const list = await office.desk.must(paymentsRoute, { query: { gateway, search: bookingNo } });
      expect(list.rows).toMatchObject([{ gateway, amountSen, canVoid: true }]);
      expect(list.sums).toMatchObject([{ gateway, inSen: amountSen, outSen: 0, count: 1 }]);
      expect(list.gateways).toEqual(expect.arrayContaining(["cash", "terminal", "transfer"]));
      const own = await office.member.must(paymentHistoryRoute, { query: { gateway, _id } });
      expect(own.payments).toMatchObject([{ gateway, amountSen }]);
    }
    const { url } = await office.desk.must(paymentsCsvAddressRoute, { query: { search: bookingNo } });
    const csv = await (await fetch(`${office.stage.urls[0]}${url}`)).text();
    for (const way of Object.keys(took)) expect(csv).toContain(`,${way},captured,`);
  });

  const statementsOf = async (migration: string) => {
    const name = (await readdir(migrations)).find((file) => file.includes(migration)) ?? "";
    return (await readFile(join(migrations, name), "utf8")).split("--> statement-breakpoint");
  };

  it("moves what older versions wrote as the bank's into the cash, to the safe, and voids it from a drawer", async () => {
    const { _id, totalSen } = await newBooking(60);
    const { paymentId } = await mustEnter(_id, totalSen, "cash");
    const drawer = await accountSen("cash", "desk");
    const bank = await accountSen("bank", "offline");
    // As the version before entered it, and as the migration then moved it.
    const query = (text: string, values: unknown[] = []) => office.stage.base.pool.query(text, values);
    await query("ALTER TABLE ledger_entry DISABLE TRIGGER USER");
    await query("ALTER TABLE drawer_entry DISABLE TRIGGER USER");
    await query("DELETE FROM drawer_entry WHERE payment_id = $1", [paymentId]);
    await query("ALTER TABLE drawer_entry ENABLE TRIGGER USER");
    await query(
      `UPDATE ledger_entry e SET account_kind = 'bank', account_key = 'offline' FROM ledger_transaction t
       WHERE t.id = e.transaction_id AND t.payment_id = $1 AND e.account_kind = 'cash'`,
      [paymentId],
    );
    await query("ALTER TABLE ledger_entry ENABLE TRIGGER USER");
    await query("UPDATE payment SET gateway = 'offline' WHERE id = $1", [paymentId]);
    const [rename, , , move] = await statementsOf("ways_past_the_gateways");
    await query(rename ?? "");
    // There were no drawers yet.
    await query("ALTER TABLE ledger_entry DISABLE TRIGGER cash_is_in_a_drawer");
    await query(move ?? "");
    expect([await accountSen("cash", "desk"), await accountSen("bank", "offline")]).toEqual([drawer, bank]);
    const safe = await accountSen("cash", "safe");
    const toSafe = (await statementsOf("shifts")).find((statement) => statement.includes("'reclassified'"));
    await query(toSafe ?? "");
    expect([await accountSen("cash", "desk"), await accountSen("cash", "safe")]).toEqual([0, safe + drawer]);
    // What the drawers of this test hold is no cash of before.
    const { rows } = await query("SELECT sum(sen)::int AS sen FROM drawer_entry");
    await query(
      `WITH movement AS (INSERT INTO ledger_transaction (kind, at) VALUES ('reclassified', now()) RETURNING id)
       INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen)
       SELECT id, 'cash', key, sen FROM movement, (VALUES ('safe', $1::int), ('desk', -$1::int)) AS side (key, sen)`,
      [rows[0].sen],
    );
    await query("ALTER TABLE ledger_entry ENABLE TRIGGER cash_is_in_a_drawer");
    // A drawer gives no more than it holds.
    expect(await voidIt(_id, paymentId)).toMatchObject({ ok: false, code: "WRONG_STATE" });
    const other = await newBooking(60);
    await mustEnter(other._id, other.totalSen, "cash");
    expect((await voidIt(_id, paymentId)).ok).toBe(true);
    expect(await accountSen("cash", "desk")).toBe(totalSen - rows[0].sen - other.totalSen);
    expect(await accountSen("bank", "offline")).toBe(bank);
  });

  it("names the way of a payment that a process of the version before entered", async () => {
    const { _id } = await newBooking(60);
    const { paymentId } = await mustEnter(_id, 10_000, "terminal");
    const query = (text: string) => office.stage.base.pool.query(text, [paymentId]);
    await query("UPDATE payment SET gateway = 'offline' WHERE id = $1");
    await query("DELETE FROM offline_payment WHERE payment_id = $1");
    await query(
      `INSERT INTO offline_payment (payment_id, way, claimed_sen, paid_on) VALUES ($1, 'terminal', 10000, now())`,
    );
    const [row] = await db().select().from(payment).where(eq(payment.id, paymentId));
    expect(row?.gateway).toBe("terminal");
  });

  it("takes no money of a day that is still to come", async () => {
    const { _id, totalSen } = await newBooking();
    const body = { way: "transfer" as const, amountSen: totalSen, paidOn: office.day(3) };
    expect(await office.desk.call(enterPaymentRoute, { params: { _id }, body }, once())).toMatchObject({
      status: 400,
      fields: [{ path: "paidOn", rule: "dayAhead" }],
    });
  });

  it("rounds a bill that is settled in cash to 5 sen, as a line of its own in the books", async () => {
    for (const odd of [1, 2, 3, 4]) {
      const { _id, totalSen } = await newBooking();
      await db()
        .update(booking)
        .set({ totalSen: totalSen + odd })
        .where(eq(booking.id, _id));
      const before = [await accountSen("revenue", "rounding"), await accountSen("cash", "desk")] as const;
      const off = [0, -1, -2, 2, 1][odd] ?? 0;
      const given = totalSen + odd + off;
      expect(await mustEnter(_id, given, "cash")).toMatchObject({ roundingSen: off });
      expect(await rowOf(_id)).toMatchObject({ state: "confirmed", paidSen: totalSen + odd });
      expect((await accountSen("revenue", "rounding")) - before[0]).toBe(off);
      expect((await accountSen("cash", "desk")) - before[1]).toBe(-given);
      await office.stage.base.pool.query(
        `UPDATE booking_line SET amount_sen = amount_sen + ${odd} WHERE booking_id = $1 AND position = 0`,
        [_id],
      );
    }
  });

  it("rounds neither a transfer nor a part", async () => {
    const { _id, totalSen } = await newBooking();
    expect(await mustEnter(_id, 10_005, "cash")).toMatchObject({ roundingSen: 0 });
    expect(await rowOf(_id)).toMatchObject({ state: "awaitingPayment", paidSen: 10_005 });
    expect(await mustEnter(_id, 1_003, "transfer")).toMatchObject({ roundingSen: 0 });
    expect(await mustEnter(_id, totalSen - 11_008)).toMatchObject({ roundingSen: 0 });
    expect((await rowOf(_id)).state).toBe("confirmed");
  });

  it("settles what is still owed after the stay", async () => {
    const { _id, totalSen } = await newBooking();
    await payAll(office.member, _id, "deposit");
    await db().update(booking).set({ checkIn: today }).where(eq(booking.id, _id));
    await office.desk.must(checkInRoute, { params: { _id }, body: { despiteBalance: true } });
    await office.desk.must(checkOutRoute, { params: { _id }, body: { despiteBalance: true } });
    const { paidSen } = await rowOf(_id);
    const { paymentId } = await mustEnter(_id, totalSen - paidSen);
    expect(await rowOf(_id)).toMatchObject({ state: "completed", paidSen: totalSen });
    // And it can be taken back out although it was earned.
    expect((await voidIt(_id, paymentId)).ok).toBe(true);
    expect(await rowOf(_id)).toMatchObject({ state: "completed", paidSen });
    await db()
      .update(booking)
      .set({ checkIn: office.day(50) })
      .where(eq(booking.id, _id));
  });

  it("is refused for more than is owed, for what owes nothing, beside a slip, twice by one key, and without the right", async () => {
    const { _id, totalSen } = await newBooking();
    expect(await enter(_id, totalSen + 1)).toMatchObject({
      code: "AMOUNT_NOT_OFFERED",
      facts: { rule: "owed", owedSen: totalSen },
    });
    expect(await enter(randomUUID(), 100)).toMatchObject({ status: 404 });
    const { desk: reader } = await staffCaller(office.stage, {
      payments: { read: true, write: true, create: false, delete: false },
    });
    expect(await enter(_id, 100, "cash", reader)).toMatchObject({ status: 403 });
    const slip = await slipFor(office.stage.urls[0] ?? "", office.member, {
      _id,
      amountSen: 100,
      paidOn: today,
    });
    expect(slip.ok).toBe(true);
    expect(await enter(_id, 100)).toMatchObject({ code: "PAYMENT_UNDER_WAY", facts: { rule: "slip" } });
    const paid = await paidBooking(office.stage, office.member, { inDays: 55 });
    expect(await enter(paid, 100)).toMatchObject({ code: "WRONG_STATE" });
    const other = await newBooking();
    const key = once();
    const call = () =>
      office.desk.call(
        enterPaymentRoute,
        { params: { _id: other._id }, body: { way: "cash", amountSen: 5_000, paidOn: today } },
        key,
      );
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map((answer) => answer.ok && answer.value.paymentId)).size).toBe(1);
    expect((await rowOf(other._id)).paidSen).toBe(5_000);
  });
});

describe("voiding", () => {
  it("leaves what a change kept owed as well, and whoever pays anew pays for it", async () => {
    const { _id, hold } = await mustSubmit(
      office.member,
      stayOf(office.stage.resort, { inDays: 8, rooms: 2 }),
    );
    const { totalSen } = hold.quote;
    const { paymentId } = await mustEnter(_id, totalSen);
    const before = await detailOf(office.member, _id);
    const change = { rooms: before.rooms.slice(0, 1), guests: sentBack(before).slice(0, 2) };
    const quote = await office.desk.must(staffChangeQuoteRoute, { params: { _id }, body: change });
    expect(quote).toMatchObject({ refundSen: 0, keptSen: totalSen / 2 });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: 0 };
    await office.desk.must(
      staffEditReservationRoute,
      { body: { ...change, ...agreed, note: "One room less", _id } },
      once(),
    );
    expect((await voidIt(_id, paymentId)).ok).toBe(true);
    expect(await office.check()).toEqual([]);
    await mustEnter(_id, totalSen);
    expect(await accountSen("booking", _id)).toBe(totalSen / 2);
  });

  it("reverses an offline payment; the booking stands and owes the money again", async () => {
    const { _id, totalSen } = await newBooking();
    const { paymentId } = await mustEnter(_id, totalSen);
    const bank = await accountSen("bank", "offline");
    expect((await voidIt(_id, paymentId)).ok).toBe(true);
    expect(await accountSen("bank", "offline")).toBe(bank + totalSen);
    expect(await accountSen("booking", _id)).toBe(0);
    expect(await rowOf(_id)).toMatchObject({
      state: "confirmed",
      paidSen: 0,
      paymentStatus: "pending",
      balanceDueOn: expect.any(String),
    });
    const [row] = await db().select().from(payment).where(eq(payment.id, paymentId));
    expect(row).toMatchObject({ state: "voided", reason: "Entered twice" });
    const events = await db().select().from(bookingEvent).where(eq(bookingEvent.bookingId, _id));
    expect(events.at(-1)).toMatchObject({ what: "paymentVoided", facts: { note: "Entered twice" } });
    expect(await voidIt(_id, paymentId)).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "notCaptured" },
    });
  });

  it("takes the payment under either of its names, and reverses the rounding with it", async () => {
    const { _id, totalSen } = await newBooking();
    for (const name of ["tansId", "transId"] as const) {
      const { paymentId } = await mustEnter(_id, 5_000, "cash");
      const query = { [name]: paymentId, reason: "Bounced" };
      expect(await office.desk.call(voidByQueryRoute, { params: { _id }, query })).toMatchObject({
        ok: true,
      });
    }
    expect(await rowOf(_id)).toMatchObject({ state: "awaitingPayment", paidSen: 0 });
    const neither = await office.desk.call(voidByQueryRoute, { params: { _id }, query: { reason: "x" } });
    expect(neither).toMatchObject({ status: 400 });
    expect((await enter(_id, totalSen)).ok).toBe(true);
  });

  it("is refused for other money, other bookings, without the right, and by two at once", async () => {
    const paid = await paidBooking(office.stage, office.member, { inDays: 56 });
    const [wallet] = await db().select().from(payment).where(eq(payment.bookingId, paid));
    expect(await voidIt(paid, wallet?.id ?? "")).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "byGateway" },
    });
    const { _id, totalSen } = await newBooking();
    const { paymentId } = await mustEnter(_id, totalSen);
    expect(await voidIt(paid, paymentId)).toMatchObject({ status: 404 });
    expect(await voidIt(_id, randomUUID())).toMatchObject({ status: 404 });
    expect(await voidIt(randomUUID(), paymentId)).toMatchObject({ status: 404 });
    const { desk: clerk } = await staffCaller(office.stage, {
      payments: { read: true, write: true, create: true, delete: false },
    });
    expect(await voidIt(_id, paymentId, clerk)).toMatchObject({ status: 403 });
    expect(await voidIt(_id, paymentId, office.member)).toMatchObject({ status: 401 });
    const both = await Promise.all([voidIt(_id, paymentId), voidIt(_id, paymentId), voidIt(_id, paymentId)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("is refused once a part of it went back, and takes what a cancellation kept out of it again", async () => {
    const { _id, totalSen } = await newBooking(20);
    const { paymentId } = await mustEnter(_id, totalSen);
    const quote = await office.desk.must(staffCancelQuoteRoute, { params: { _id } });
    const query = { agreedRefundSen: quote.refundSen };
    await office.desk.must(staffCancelRoute, { params: { _id }, query });
    const verdict = await voidIt(_id, paymentId);
    expect(verdict).toMatchObject(
      quote.refundSen > 0 ? { code: "WRONG_STATE", facts: { rule: "partlyRefunded" } } : { ok: true },
    );
    const none = await newBooking(12);
    const whole = await mustEnter(none._id, none.totalSen);
    await office.desk.must(staffCancelRoute, { params: { _id: none._id }, query: { agreedRefundSen: 0 } });
    expect((await voidIt(none._id, whole.paymentId)).ok).toBe(true);
    expect(await rowOf(none._id)).toMatchObject({ state: "cancelled", paidSen: 0 });
  });
});

it("names its calls exactly as they were promised", () => {
  expect([sendSlipRoute, voidTransactionRoute].map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/offline-payment/:_id",
    "DELETE /admin/api/reservations/transaction/:_id/:tansId",
  ]);
});
