import { needsPersonRoute } from "@pulau/contract/money-desk.ts";
import { enterPaymentRoute, voidTransactionRoute } from "@pulau/contract/offline-payments.ts";
import { refundByHandRoute, refundRoute } from "@pulau/contract/refunds.ts";
import {
  closeShiftRoute,
  dropCashRoute,
  openShiftRoute,
  ownShiftRoute,
  payOutRoute,
  shiftRoute,
  shiftsRoute,
  takingsRoute,
} from "@pulau/contract/shifts.ts";
import type { BookingId, ShiftId } from "@pulau/domain/ids.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { and, eq } from "../../../db/orm.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import { refund } from "../../../db/schema/payments.ts";
import type { Caller } from "../../../races/caller.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { type Office, once, openOffice } from "../../booking/changes/test-booking.ts";
import { closeDrawer, openDrawer, piecesOf } from "./test-drawer.ts";

let office: Office;
let desk: Caller;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.stage.close());
beforeEach(async () => {
  desk = (await staffCaller(office.stage)).desk;
});
afterEach(async () => expect(await office.check()).toEqual([]));

async function newBooking() {
  const { _id, hold } = await mustSubmit(office.member, stayOf(office.stage.resort, { inDays: 50 }));
  return { _id, totalSen: hold.quote.totalSen };
}
const today = () => office.day(-1);
const enter = (_id: BookingId, amountSen: Sen, way: OfflineWay = "cash", by = desk) =>
  by.call(enterPaymentRoute, { params: { _id }, body: { way, amountSen, paidOn: today() } }, once());
const mustEnter = async (_id: BookingId, amountSen: Sen, way?: OfflineWay) => {
  const entered = await enter(_id, amountSen, way);
  if (!entered.ok) throw new Error(entered.code);
  return entered.value;
};
const own = async () => (await desk.must(ownShiftRoute, {})).shift;
const sheetOf = (_id: ShiftId) => desk.must(shiftRoute, { params: { _id } });
const close = (_id: ShiftId, body: object, by = desk) =>
  by.call(
    closeShiftRoute,
    { params: { _id }, body: { count: {}, expectedSen: 0, reason: "", handOver: "", ...body } },
    once(),
  );

describe("opening a drawer", () => {
  it("gives a person one drawer, and a drawer one person", async () => {
    const { freeDrawer, shift } = await desk.must(ownShiftRoute, {});
    expect(shift).toBeNull();
    const _id = await openDrawer(desk, 25_000);
    expect(await own()).toMatchObject({ _id, drawer: freeDrawer, floatSen: 25_000, expectedSen: 25_000 });
    const again = await desk.call(openShiftRoute, { body: { drawer: 98, floatSen: 0 } }, once());
    expect(again).toMatchObject({ status: 409, facts: { rule: "ownDrawerOpen" } });
    const { desk: other } = await staffCaller(office.stage);
    const taken = await other.call(openShiftRoute, { body: { drawer: freeDrawer, floatSen: 0 } }, once());
    expect(taken).toMatchObject({ status: 409, facts: { rule: "drawerTaken" } });
    const { desk: reader } = await staffCaller(office.stage, {
      payments: { ...all, write: false, create: false, delete: false },
    });
    expect(await reader.call(openShiftRoute, { body: { drawer: 97, floatSen: 0 } }, once())).toMatchObject({
      status: 403,
    });
    expect((await reader.must(shiftRoute, { params: { _id } })).floatSen).toBe(25_000);
  });

  it("takes no more than a person can mean", async () => {
    for (const body of [
      { drawer: 0, floatSen: 0 },
      { drawer: 1, floatSen: -5 },
      { drawer: 1, floatSen: 1.5 },
      { drawer: 1, floatSen: 1_001 },
      { drawer: 1e9, floatSen: 0 },
    ])
      expect(await desk.call(openShiftRoute, { body }, once())).toMatchObject({ status: 400 });
  });
});

describe("cash at the desk", () => {
  it("is refused without an open drawer, and belongs to the shift of who took it", async () => {
    const { _id } = await newBooking();
    expect(await enter(_id, 10_000)).toMatchObject({ status: 409, code: "NO_OPEN_DRAWER" });
    expect(await enter(_id, 5_000, "terminal")).toMatchObject({ ok: true });
    const shiftId = await openDrawer(desk, 30_000);
    await mustEnter(_id, 10_000);
    expect(await own()).toMatchObject({ cashInSen: 10_000, cashInCount: 1, expectedSen: 40_000 });
    await mustEnter(_id, 7_000, "terminal");
    const { entries, takings } = await sheetOf(shiftId);
    expect(entries.map(({ kind, sen, bookingId }) => [kind, sen, bookingId])).toEqual([
      ["float", 30_000, null],
      ["payment", 10_000, _id],
    ]);
    expect(takings).toEqual([
      { way: "cash", count: 1, takenSen: 10_000, backSen: 0 },
      { way: "terminal", count: 1, takenSen: 7_000, backSen: 0 },
    ]);
  });

  it("leaves the drawer that is open when a payment is voided", async () => {
    const { _id } = await newBooking();
    const first = await openDrawer(desk);
    const { paymentId } = await mustEnter(_id, 10_000);
    await closeDrawer(desk, first);
    const voidIt = () =>
      desk.call(voidTransactionRoute, { params: { _id, tansId: paymentId }, query: { reason: "Twice" } });
    expect(await voidIt()).toMatchObject({ status: 409, code: "NO_OPEN_DRAWER" });
    await openDrawer(desk, 30_000);
    expect(await voidIt()).toMatchObject({ ok: true });
    expect(await own()).toMatchObject({ cashInSen: -10_000, expectedSen: 20_000 });
    expect((await sheetOf(first)).cashInSen).toBe(10_000);
  });

  it("leaves the drawer that it came into while that is open, whoever voids the payment", async () => {
    const { _id } = await newBooking();
    await openDrawer(desk, 30_000);
    const { paymentId } = await mustEnter(_id, 10_000);
    const params = { _id, tansId: paymentId };
    const { desk: lead } = await staffCaller(office.stage);
    const leads = await openDrawer(lead, 5_000);
    await lead.must(voidTransactionRoute, { params, query: { reason: "Twice" } });
    expect(await own()).toMatchObject({ cashInSen: 0, expectedSen: 30_000 });
    expect(await sheetOf(leads)).toMatchObject({ expectedSen: 5_000 });
    // Who has no drawer takes it back as well.
    const again = await mustEnter(_id, 10_000);
    const { desk: third } = await staffCaller(office.stage);
    await third.must(voidTransactionRoute, {
      params: { _id, tansId: again.paymentId },
      query: { reason: "Twice" },
    });
    expect(await own()).toMatchObject({ cashInSen: 0, expectedSen: 30_000 });
  });

  it("is voided out of no drawer that does not hold it", async () => {
    const { _id } = await newBooking();
    const shiftId = await openDrawer(desk, 0);
    const { paymentId } = await mustEnter(_id, 10_000);
    const drop = (amountSen: Sen) =>
      desk.must(dropCashRoute, { params: { _id: shiftId }, body: { amountSen, note: "" } }, once());
    await drop(6_000);
    const params = { _id, tansId: paymentId };
    const voidBy = (by: Caller) => by.call(voidTransactionRoute, { params, query: { reason: "Twice" } });
    const short = { status: 409, code: "WRONG_STATE", facts: { rule: "drawerShort", holdsSen: 4_000 } };
    expect(await voidBy(desk)).toMatchObject(short);
    expect(await own()).toMatchObject({ expectedSen: 4_000 });
    // Of a drawer that was counted it leaves that of who voids it, which does not hold it either.
    await closeDrawer(desk, shiftId);
    await openDrawer(desk, 4_000);
    expect(await voidBy(desk)).toMatchObject(short);
    await mustEnter((await newBooking())._id, 6_000);
    expect(await voidBy(desk)).toMatchObject({ ok: true });
    expect(await own()).toMatchObject({ expectedSen: 0 });
  });

  it("comes in steps of 5 sen, and a rounded deposit confirms the stay", async () => {
    const { _id, totalSen } = await newBooking();
    await openDrawer(desk);
    expect(await enter(_id, 10_002)).toMatchObject({
      status: 400,
      fields: [expect.objectContaining({ path: "amountSen", rule: "cash" })],
    });
    expect(await enter(_id, 10_002, "terminal")).toMatchObject({ ok: true });
    const { pool } = office.stage.base;
    // What is left of the deposit ends in two sen, which there is no coin for.
    await pool.query("UPDATE booking SET deposit_sen = 20_004 WHERE id = $1", [_id]);
    expect(await mustEnter(_id, 10_000)).toMatchObject({ roundingSen: -2 });
    const { rows } = await pool.query("SELECT state, paid_sen FROM booking WHERE id = $1", [_id]);
    expect(rows).toEqual([{ state: "confirmed", paid_sen: 20_004 }]);
    expect(totalSen).toBeGreaterThan(20_004);
  });

  it("pays refunds rounded to 5 sen, out of a drawer that has as much", async () => {
    const { _id } = await newBooking();
    await mustEnter(_id, 30_000, "transfer");
    const back = { amountSen: 20_003, to: "source", price: "owes", reason: "Fan" } as const;
    await desk.must(refundRoute, { params: { _id }, body: back }, once());
    const [waiting] = await office.stage.base.db.select().from(refund).where(eq(refund.bookingId, _id));
    const pay = () =>
      desk.call(refundByHandRoute, { params: { _id: waiting?.id ?? "" }, body: { by: "cash" } });
    await office.stage.jobs["return-money"]({ refundId: waiting?.id ?? "" });
    expect(await pay()).toMatchObject({ code: "NO_OPEN_DRAWER" });
    const shiftId = await openDrawer(desk, 20_000);
    expect(await pay()).toMatchObject({ status: 409, facts: { rule: "drawerShort", holdsSen: 20_000 } });
    await closeDrawer(desk, shiftId);
    await openDrawer(desk, 25_000);
    expect(await pay()).toMatchObject({ ok: true });
    expect(await own()).toMatchObject({ paidOutSen: 20_005, expectedSen: 4_995 });
    expect((await desk.must(needsPersonRoute, { query: {} })).items).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ bookingId: _id })]),
    );
  });
});

describe("cash out of a drawer", () => {
  it("goes to the safe or pays for something, never more than is there, and never out of another's", async () => {
    const shiftId = await openDrawer(desk, 30_000);
    const params = { _id: shiftId };
    const drop = (amountSen: Sen, by = desk) =>
      by.call(dropCashRoute, { params, body: { amountSen, note: "Noon" } }, once());
    expect(await drop(30_003)).toMatchObject({ status: 400 });
    expect(await drop(30_005)).toMatchObject({ status: 409, facts: { rule: "drawerShort" } });
    expect(await drop(20_000)).toMatchObject({ ok: true, value: { expectedSen: 10_000 } });
    const { desk: other } = await staffCaller(office.stage);
    expect(await drop(100, other)).toMatchObject({ status: 403 });
    expect(
      await desk.call(payOutRoute, { params, body: { amountSen: 500, note: " " } }, once()),
    ).toMatchObject({
      status: 400,
    });
    await desk.must(payOutRoute, { params, body: { amountSen: 4_500, note: "Ice" } }, once());
    expect(await own()).toMatchObject({ droppedSen: 20_000, paidOutSen: 4_500, expectedSen: 5_500 });
  });

  it("is taken out once, however often it is sent", async () => {
    const params = { _id: await openDrawer(desk, 30_000) };
    const key = once();
    const send = () => desk.call(dropCashRoute, { params, body: { amountSen: 5_000, note: "" } }, key);
    expect(await send()).toEqual(await send());
    expect(await own()).toMatchObject({ droppedSen: 5_000 });
  });
});

describe("closing a shift", () => {
  it("counts by note and coin, wants a reason for what is off, and freezes it", async () => {
    const { _id: bookingId } = await newBooking();
    const _id = await openDrawer(desk, 30_000);
    await mustEnter(bookingId, 10_000);
    expect(await close(_id, { count: piecesOf(40_000), expectedSen: 30_000 })).toMatchObject({
      status: 409,
      code: "DRAWER_CHANGED",
      facts: { expectedSen: 40_000 },
    });
    const short = { count: piecesOf(39_500), expectedSen: 40_000 };
    expect(await close(_id, short)).toMatchObject({
      status: 400,
      fields: [expect.objectContaining({ path: "reason", rule: "required" })],
    });
    const left = { reason: "Wrong change at 9", handOver: "Ask Aina about room 4" };
    expect(await close(_id, { ...short, ...left })).toMatchObject({ ok: true, value: { overSen: -500 } });
    expect(await close(_id, short)).toMatchObject({ status: 409, facts: { rule: "shiftClosed" } });
    const sheet = await sheetOf(_id);
    expect(sheet).toMatchObject({ expectedSen: 40_000, countedSen: 39_500, overSen: -500, ...left });
    expect(sheet.entries.map(({ kind, sen }) => [kind, sen]).slice(-2)).toEqual([
      ["short", -500],
      ["left", -39_500],
    ]);
    expect(await enter(bookingId, 1_000)).toMatchObject({ code: "NO_OPEN_DRAWER" });
    expect((await desk.must(ownShiftRoute, {})).handOvers[0]).toMatchObject({
      note: "Ask Aina about room 4",
    });
    const isIt = and(eq(auditEntry.subjectId, _id), eq(auditEntry.act, "closed"));
    const [line] = await office.stage.base.db.select().from(auditEntry).where(isIt);
    expect(line?.facts).toMatchObject({ reason: "Wrong change at 9", after: { countedSen: 39_500 } });
  });

  it("is refused by the database to whoever would change what is closed", async () => {
    const _id = await openDrawer(desk, 0);
    await closeDrawer(desk, _id);
    const { pool } = office.stage.base;
    for (const [statement, says] of [
      ["UPDATE shift SET counted_sen = 5 WHERE id = $1", "is closed"],
      ["UPDATE shift SET closed_at = NULL WHERE id = $1", "is closed"],
      ["DELETE FROM shift WHERE id = $1", "are kept"],
      ["UPDATE drawer_entry SET sen = 5 WHERE shift_id = $1", "only ever added"],
      ["DELETE FROM drawer_entry WHERE shift_id = $1", "only ever added"],
      [
        `INSERT INTO drawer_entry (shift_id, transaction_id, kind, sen, staff_id, at)
         SELECT $1, t.id, 'payment', 5, s.id, now() FROM ledger_transaction t, staff_user s LIMIT 1`,
        "is closed",
      ],
    ] as const)
      await expect(pool.query(statement, [_id])).rejects.toThrow(says);
  });

  it("lets no cash into the books that is in no drawer", async () => {
    const { pool } = office.stage.base;
    const client = await pool.connect();
    await client.query("BEGIN");
    const { rows } = await client.query(
      "INSERT INTO ledger_transaction (kind, at) VALUES ('payment', now()) RETURNING id",
    );
    await client.query(
      `INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen)
       VALUES ($1, 'cash', 'desk', -500), ($1, 'opening', 'test', 500)`,
      [rows[0].id],
    );
    await expect(client.query("COMMIT")).rejects.toThrow("is in no drawer");
    client.release();
  });

  it("of somebody else is for who may change payments", async () => {
    const _id = await openDrawer(desk, 10_000);
    const count = { count: piecesOf(10_000), expectedSen: 10_000 };
    const { desk: taker } = await staffCaller(office.stage, {
      payments: { ...all, write: false, delete: false },
    });
    expect(await close(_id, count, taker)).toMatchObject({ status: 403 });
    const { desk: lead } = await staffCaller(office.stage);
    expect(await close(_id, count, lead)).toMatchObject({ ok: true });
    expect((await sheetOf(_id)).closedAt).not.toBeNull();
    expect(await own()).toBeNull();
  });

  it("refuses notes and coins that there are none of", async () => {
    const _id = await openDrawer(desk, 0);
    for (const count of [{ "3": 1 }, { "100": -1 }, { "100": 0.5 }, { "100": 1e12 }])
      expect(await close(_id, { count })).toMatchObject({ status: 400 });
  });
});

describe("the list and the report", () => {
  it("shows open and closed shifts, and those that were off", async () => {
    const { _id: bookingId } = await newBooking();
    const off = await openDrawer(desk, 10_000);
    await close(off, { count: piecesOf(10_100), expectedSen: 10_000, reason: "Found a ringgit" });
    const open = await openDrawer(desk, 5_000);
    await mustEnter(bookingId, 2_000);
    const { staff } = await sheetOf(open);
    const list = (query: object) => desk.must(shiftsRoute, { query: { staffId: staff._id, ...query } });
    const ids = async (query: object) => (await list(query)).shifts.map(({ _id }) => _id);
    expect(await ids({})).toEqual([open, off]);
    expect(await ids({ state: "open" })).toEqual([open]);
    expect(await ids({ state: "off" })).toEqual([off]);
    expect(await ids({ sort: "cashIn" })).toEqual([off, open]);
    expect(await list({})).toMatchObject({ cashInSen: 2_000, overSen: 100, total: 2 });
    expect((await list({})).people).toContainEqual(staff);
  });

  it("says what each person took, by way of payment", async () => {
    const { _id: bookingId } = await newBooking();
    const shiftId = await openDrawer(desk, 10_000);
    const { paymentId } = await mustEnter(bookingId, 2_000);
    await mustEnter(bookingId, 3_000, "transfer");
    const params = { _id: bookingId, tansId: paymentId };
    await desk.must(voidTransactionRoute, { params, query: { reason: "Mistake" } });
    const { staff } = await sheetOf(shiftId);
    const { takings } = await desk.must(takingsRoute, {
      query: { from: office.day(-30), to: office.day(5) },
    });
    expect(takings.filter((row) => row.staff._id === staff._id)).toEqual([
      { staff, way: "transfer", count: 1, takenSen: 3_000, backSen: 0 },
      { staff, way: "cash", count: 1, takenSen: 2_000, backSen: 2_000 },
    ]);
    const wrong = await desk.call(takingsRoute, { query: { from: today(), to: office.day(-3) } });
    expect(wrong).toMatchObject({ status: 400 });
  });
});
