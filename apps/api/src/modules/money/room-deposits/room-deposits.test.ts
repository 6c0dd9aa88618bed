import { needsPersonRoute } from "@pulau/contract/money-desk.ts";
import {
  depositPdfAddressRoute,
  depositReceiptRoute,
  giveDepositBackRoute,
  roomDepositsRoute,
  takeDepositRoute,
} from "@pulau/contract/room-deposits.ts";
import type { Received } from "@pulau/contract/route.ts";
import { ownShiftRoute, takingsRoute } from "@pulau/contract/shifts.ts";
import { checkOutRoute, staffBookingRoute, takeBackRoute } from "@pulau/contract/staff.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId, RoomDepositId } from "@pulau/domain/ids.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { pdfText } from "../papers/pdf/test-pdf-text.ts";
import { openDrawer } from "../shifts/test-drawer.ts";
import { type Bar, makeBar, once } from "../till/test-till.ts";

const floatSen = 30_000;
const wholeSen = 20_000;

let stage: Stage;
let today: Day;
let bar: Bar;
let desk: Caller;
let bookingId: BookingId;
let rooms = 0;

beforeAll(async () => {
  const from = addDays(dayAt(new Date(), malaysianTime), -5);
  stage = await openStage({ from, days: 20, rooms: { standard: 30 } });
  today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  bar = await makeBar(stage.base.db);
});
afterAll(() => stage.close());
beforeEach(async () => {
  desk = (await staffCaller(stage, { bookings: all, charges: all, payments: all })).desk;
  await openDrawer(desk, floatSen);
  const roomId = stage.resort.roomTypes.standard.roomIds[rooms++] ?? "";
  const stay = await makeStay(stage.base.db, stage.resort, { roomId, checkIn: today, state: "inHouse" });
  bookingId = stay.id;
});
afterEach(async () => {
  await stage.base.pool.query("DELETE FROM rate_window");
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

type Taking = Partial<Received<typeof takeDepositRoute>["body"]>;
type Giving = Partial<Received<typeof giveDepositBackRoute>["body"]>;
const take = (body: Taking = {}, by = desk) =>
  by.call(
    takeDepositRoute,
    { params: { _id: bookingId }, body: { way: "cash", amountSen: wholeSen, ...body } },
    once(),
  );
const mustTake = async (body: Taking = {}): Promise<RoomDepositId> => {
  const taken = await take(body);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value._id;
};
const give = (_id: RoomDepositId, body: Giving = {}, by = desk) =>
  by.call(giveDepositBackRoute, { params: { _id }, body }, once());
const inDrawer = async () => (await desk.must(ownShiftRoute, {})).shift?.expectedSen;
const account = async (kind: string, key: string): Promise<number> =>
  (
    await stage.base.pool.query(
      "SELECT coalesce(sum(sen), 0)::int AS sen FROM ledger_entry WHERE account_kind = $1 AND account_key = $2",
      [kind, key],
    )
  ).rows[0].sen;
const waiting = async () =>
  (await desk.must(needsPersonRoute, { query: { kind: "DEPOSIT_STANDS" } })).items.filter(
    (item) => item.bookingId === bookingId,
  );
const lamp = () => ({ withheldSen: 5_000, reason: "Broken lamp", outletId: bar.outletId });

describe("a room deposit", () => {
  it("is in the drawer and owed to its guest, until it goes back whole", async () => {
    const id = await mustTake();
    expect(await inDrawer()).toBe(floatSen + wholeSen);
    expect(await account("deposit", id)).toBe(wholeSen);
    const { deposits } = await desk.must(roomDepositsRoute, { params: { _id: bookingId } });
    expect(deposits).toMatchObject([{ way: "cash", amountSen: wholeSen, back: null }]);
    expect(deposits[0]?.number).toMatch(/^TB-RD-\d\d-\d{5}$/);
    expect(await give(id)).toMatchObject({
      ok: true,
      value: { back: { returnedSen: wholeSen, withheldSen: 0 } },
    });
    expect(await inDrawer()).toBe(floatSen);
    expect(await account("deposit", id)).toBe(0);
    expect(await give(id)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "depositBack" } });
  });

  it("pays for what is withheld, as a charge of the booking", async () => {
    const id = await mustTake();
    expect(await give(id, lamp())).toMatchObject({
      ok: true,
      value: { back: { returnedSen: 15_000, withheldSen: 5_000, reason: "Broken lamp" } },
    });
    expect(await inDrawer()).toBe(floatSen + 5_000);
    const booking = await desk.must(staffBookingRoute, { params: { _id: bookingId } });
    expect(booking).toMatchObject({ totalSen: 105_000, paidSen: 105_000, balanceSen: 0 });
    const { takings } = await desk.must(takingsRoute, { query: { from: today, to: today } });
    const [own] = takings.filter(({ takenSen }) => takenSen === wholeSen + 5_000);
    expect(own).toMatchObject({ way: "cash", backSen: wholeSen });
  });

  it("is held on a card without money moving, and charges it what is withheld", async () => {
    const id = await mustTake({ way: "hold", reference: "Visa 4471" });
    expect(await account("deposit", id)).toBe(0);
    const terminal = await account("terminal", "desk");
    expect(await give(id, lamp())).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: "reference" }] });
    expect(await give(id, { ...lamp(), reference: "A-77" })).toMatchObject({ ok: true });
    expect(await account("terminal", "desk")).toBe(terminal - 5_000);
    expect(await inDrawer()).toBe(floatSen);
  });

  it("is not taken with a reason that stands in the history, and then gives nothing back", async () => {
    expect(await take({ way: "waived" })).toMatchObject({ fields: [{ path: "reason", rule: "required" }] });
    const id = await mustTake({ way: "waived", reason: "A regular" });
    expect(await give(id)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "depositWaived" } });
    const { history } = await desk.must(staffBookingRoute, { params: { _id: bookingId } });
    expect(history.at(-1)).toMatchObject({ what: "depositWaived", facts: { note: "A regular" } });
    expect(await desk.call(depositReceiptRoute, { params: { _id: id } })).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("waits before staff once its guests have left, until it goes back", async () => {
    const id = await mustTake();
    expect(await waiting()).toEqual([]);
    await desk.must(checkOutRoute, { params: { _id: bookingId }, body: {} });
    expect(await waiting()).toMatchObject([{ amountSen: wholeSen, ways: [] }]);
    await desk.must(takeBackRoute, {
      params: { _id: bookingId },
      body: { what: "checkOut", reason: "Wrong booking" },
    });
    expect(await waiting()).toEqual([]);
    await desk.must(checkOutRoute, { params: { _id: bookingId }, body: {} });
    expect(await waiting()).toHaveLength(1);
    expect(await give(id, lamp())).toMatchObject({ ok: true });
    expect(await waiting()).toEqual([]);
    expect(await take()).toMatchObject({ code: "WRONG_STATE", facts: { rule: "depositState" } });
  });

  it("asks for a drawer, for the right to charge, and for as much as the drawer holds", async () => {
    const clerk = (await staffCaller(stage, { bookings: all, payments: { ...all, write: false } })).desk;
    expect(await take({}, clerk)).toMatchObject({ code: "NO_OPEN_DRAWER" });
    const id = await mustTake();
    await openDrawer(clerk, 10_000);
    expect(await give(id, lamp(), clerk)).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await give(id, {}, clerk)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "drawerShort" } });
    const onlooker = (await staffCaller(stage, { bookings: all })).desk;
    expect(await take({}, onlooker)).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await give(id)).toMatchObject({ ok: true });
  });

  it("has a receipt that says what became of it", async () => {
    const id = await mustTake();
    await give(id, lamp());
    const { url } = await desk.must(depositPdfAddressRoute, {
      params: { _id: id },
      query: { language: "my" },
    });
    const { text } = await pdfText(
      new Uint8Array(await (await fetch(new URL(url, stage.urls[0]))).arrayBuffer()),
    );
    for (const words of ["Deposit bilik", "RM 200.00", "Ditolak", "Broken lamp", "RM 150.00"])
      expect(text).toContain(words);
  });

  it("can’t be changed, deleted, or left out of the books: the database refuses it", async () => {
    const id = await mustTake();
    const { pool } = stage.base;
    const change = "UPDATE room_deposit SET amount_sen = 100 WHERE id = $1";
    await expect(pool.query(change, [id])).rejects.toThrow("keeps how it was taken");
    await expect(pool.query("DELETE FROM room_deposit WHERE id = $1", [id])).rejects.toThrow("are kept");
    const back = `UPDATE room_deposit SET back_at = now(), back_by = staff_id, withheld_sen = 0 WHERE id = $1`;
    await expect(pool.query(back, [id])).rejects.toThrow("is not in the books");
  });
});

describe("two at one deposit", () => {
  it("give it back once", async () => {
    const id = await mustTake();
    const both = await Promise.all([give(id), give(id, lamp()), give(id)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of both) if (!answer.ok) expect(answer.facts?.rule).toBe("depositBack");
  });

  it("who gives it back while its guests check out leaves nothing waiting", async () => {
    const id = await mustTake();
    const left = desk.call(checkOutRoute, { params: { _id: bookingId }, body: {} });
    const [gave, out] = await Promise.all([give(id), left]);
    expect([gave.ok, out.ok]).toEqual([true, true]);
    expect(await waiting()).toEqual([]);
  });
});
