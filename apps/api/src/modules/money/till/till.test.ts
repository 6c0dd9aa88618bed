import { enterPaymentRoute } from "@pulau/contract/offline-payments.ts";
import { outletItemRecords, outletRecords } from "@pulau/contract/outlet-records.ts";
import { staffInvoiceRoute } from "@pulau/contract/papers.ts";
import {
  checkInRoute,
  checkOutRoute,
  staffBookingRoute,
  staffCancelQuoteRoute,
  takeBackRoute,
} from "@pulau/contract/staff.ts";
import { staffExcludeChargesRoute } from "@pulau/contract/staff-bookings.ts";
import {
  chargesRoute,
  discountChargeRoute,
  moveChargeRoute,
  takeOffChargeRoute,
  tillRoute,
  undoSlipRoute,
} from "@pulau/contract/till.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId, ChargeId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { eq, sql } from "../../../db/orm.ts";
import { bookingLine, bookingRoom } from "../../../db/schema/booking-parts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { bookingCharge } from "../../../db/schema/charges.ts";
import { refund } from "../../../db/schema/payments.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Caller } from "../../../races/caller.ts";
import { movableClock } from "../../../races/controls.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { makeStay, type StayOptions } from "../../desk/front-desk/test-stay.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { type Bar, chargeAtTill, makeBar, once, priceAtTill } from "./test-till.ts";

let stage: Stage;
let today: Day;
let bar: Bar;
let desk: Caller;
let till: Caller;
let clock: Awaited<ReturnType<typeof movableClock>>;
beforeAll(async () => {
  stage = await openStage(
    {
      rooms: { standard: 50 },
      ferrySeats: 200,
      from: addDays(dayAt(new Date(), malaysianTime), -5),
      days: 60,
    },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
  today = await loadToday(stage.base.db, "Asia/Kuala_Lumpur");
  bar = await makeBar(stage.base.db);
  desk = (await staffCaller(stage, { bookings: all, payments: all, charges: all, rates: all })).desk;
  till = (await staffCaller(stage, { charges: { ...all, write: false, delete: false } })).desk;
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.base.pool.query("DELETE FROM rate_window");
  expect(await checkInvariants(stage.base.pool)).toEqual([]);
});

let nextRoom = 0;
async function newStay(options: Partial<StayOptions> = {}): Promise<BookingId> {
  const roomId = stage.resort.roomTypes.standard.roomIds[nextRoom++] ?? "";
  await stage.base.db.update(room).set({ cleaning: "clean" }).where(eq(room.id, roomId));
  const { id } = await makeStay(stage.base.db, stage.resort, {
    roomId,
    checkIn: today,
    state: "inHouse",
    ...options,
  });
  return id;
}
const charge = (_id: BookingId, slip: object = {}, by = till) =>
  chargeAtTill(by, _id, { outletId: bar.outletId, items: [{ itemId: bar.beer, count: 2 }], ...slip });
const mustCharge = async (_id: BookingId, slip: object = {}, by = till) => {
  const made = await charge(_id, slip, by);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};
const chargesOf = (_id: BookingId) => desk.must(chargesRoute, { params: { _id } });
const firstCharge = async (_id: BookingId) => {
  const [found] = (await chargesOf(_id)).slips.flatMap(({ charges }) => charges);
  if (!found) throw new Error("nothing was charged");
  return found;
};
const takeOff = (_id: ChargeId, reason = "Wrong room", by = desk) =>
  by.call(takeOffChargeRoute, { params: { _id }, body: { reason } });
const discount = (_id: ChargeId, sen: Sen, by = desk) =>
  by.call(discountChargeRoute, { params: { _id }, body: { sen, reason: "Regular guest" } });
const bookingOf = (_id: BookingId) => desk.must(staffBookingRoute, { params: { _id } });
const totalOf = async (_id: BookingId) => (await bookingOf(_id)).totalSen ?? 0;
const pay = (_id: BookingId, amountSen: Sen) =>
  desk.must(
    enterPaymentRoute,
    { params: { _id }, body: { way: "terminal", amountSen, paidOn: today } },
    once(),
  );
const leave = (_id: BookingId, despiteBalance = false) =>
  desk.call(checkOutRoute, { params: { _id }, body: { despiteBalance } });
/** The papers, once the job has run. */
const papersOf = async (_id: BookingId) => {
  await stage.jobs["issue-invoice"]({ bookingId: _id });
  return (await desk.must(staffInvoiceRoute, { params: { _id } })).papers;
};

/** Two beers with their tax. */
const beersSen = 3_700 + 222;
const staySen = 100_000;

describe("a charge in house", () => {
  it("adds to what the booking costs, with its taxes, and is there at check-out", async () => {
    const _id = await newStay();
    const made = await mustCharge(_id, {
      items: [
        { itemId: bar.beer, count: 2 },
        { itemId: bar.dive, count: 1 },
      ],
      note: "Sunset",
    });
    // What a booking owes is not for who only charges.
    expect(made).toMatchObject({ totalSen: beersSen + 18_000, balanceSen: null });
    const shown = await bookingOf(_id);
    expect(shown).toMatchObject({ totalSen: staySen + made.totalSen, balanceSen: made.totalSen });
    expect(shown.paymentStatus).toBe("partial");
    expect(
      shown.lines?.filter(({ inHouse }) => inHouse).map(({ step, amountSen }) => [step, amountSen]),
    ).toEqual([
      ["charge", 3_700],
      ["charge", 18_000],
      ["tax", 222],
    ]);
    expect((await chargesOf(_id)).slips).toMatchObject([
      { note: "Sunset", outlet: { en: "Bar" }, charges: [{ count: 2, taxSen: 222 }, { count: 1 }] },
    ]);
    expect(await leave(_id)).toMatchObject({ code: "BALANCE_DUE", facts: { dueSen: made.totalSen } });
    await pay(_id, made.totalSen);
    expect(await leave(_id)).toMatchObject({ ok: true });
    const { rows } = await stage.base.pool.query(
      "SELECT sum(sen)::int AS earned FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id WHERE t.booking_id = $1 AND account_kind = 'revenue'",
      [_id],
    );
    expect(rows[0].earned).toBe(staySen + made.totalSen);
  });

  it("of the same thing again is one line more often, and one tax", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    await mustCharge(_id, { items: [{ itemId: bar.beer, count: 1 }] });
    const { lines } = await bookingOf(_id);
    expect(lines?.filter(({ inHouse }) => inHouse)).toMatchObject([
      { step: "charge", count: 3, amountSen: 5_550 },
      { step: "tax", baseSen: 5_550, amountSen: 333 },
    ]);
  });

  it("is billed at check-out, on one invoice, and corrected by a credit note afterwards", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    expect((await papersOf(_id)).map(({ kind, totalSen }) => [kind, totalSen])).toEqual([
      ["invoice", staySen],
    ]);
    await mustCharge(_id);
    expect(await papersOf(_id)).toHaveLength(1);
    await leave(_id, true);
    expect((await papersOf(_id)).map(({ kind, totalSen }) => [kind, totalSen])).toEqual([
      ["invoice", staySen],
      ["invoice", 2 * beersSen],
    ]);
    expect(await takeOff((await firstCharge(_id))._id)).toMatchObject({ ok: true });
    expect((await papersOf(_id)).map(({ kind, totalSen }) => [kind, totalSen])).toEqual([
      ["invoice", staySen],
      ["invoice", 2 * beersSen],
      ["creditNote", beersSen],
    ]);
  });

  it("is billed with its discount, and the invoice of the stay stays", async () => {
    const _id = await newStay({ checkIn: addDays(today, -1) });
    await mustCharge(_id);
    const { _id: beers } = await firstCharge(_id);
    await mustCharge(_id, { items: [{ itemId: bar.dive, count: 1 }] });
    await papersOf(_id);
    expect(await discount(beers, 1_000)).toMatchObject({ ok: true });
    await leave(_id, true);
    expect((await papersOf(_id)).map(({ kind, totalSen }) => [kind, totalSen])).toEqual([
      ["invoice", staySen],
      ["invoice", beersSen - 1_060 + 18_000],
    ]);
  });

  it("is on no paper while a discount leaves nothing of it", async () => {
    const _id = await newStay({ checkIn: addDays(today, -1) });
    await mustCharge(_id);
    const { _id: beers } = await firstCharge(_id);
    await papersOf(_id);
    await discount(beers, 3_700);
    await leave(_id);
    expect(await papersOf(_id)).toHaveLength(1);
    const { discount: made } = await firstCharge(_id);
    await takeOff(made?._id ?? "");
    expect((await papersOf(_id)).map(({ kind, totalSen }) => [kind, totalSen])).toEqual([
      ["invoice", staySen],
      ["invoice", beersSen],
    ]);
  });

  it("stays when a charge of the stay is looked at, and is none of those", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    const { charges } = await desk.must(staffExcludeChargesRoute, { params: { _id } });
    expect(charges).toEqual([]);
  });
});

describe("who may charge", () => {
  it("sees only guests in house, and charges them alone", async () => {
    const here = await newStay();
    const ahead = await newStay({ state: "confirmed" });
    const { stays, outlets } = await till.must(tillRoute, { query: {} });
    const ids = stays.map(({ _id }) => _id);
    expect(ids).toContain(here);
    expect(ids).not.toContain(ahead);
    expect(outlets[0]?.items).toHaveLength(2);
    expect(await charge(ahead)).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
      facts: { rule: "notInHouse", state: "confirmed" },
    });
    expect(await charge(ahead, {}, desk)).toMatchObject({ ok: true });
    const listed = async (stay: BookingId, by = desk) =>
      (await by.must(tillRoute, { query: { stay } })).stays.find(({ _id }) => _id === stay);
    expect(await listed(ahead), "asked for by the right to correct").toMatchObject({ state: "confirmed" });
    expect(await listed(ahead, till), "without that right").toBeUndefined();
    await leave(here, true);
    expect(await charge(here)).toMatchObject({ code: "WRONG_STATE", facts: { state: "completed" } });
    expect(await listed(here)).toMatchObject({
      state: "completed",
      rooms: [expect.any(String)],
    });
    expect(await listed(here, till)).toBeUndefined();
    expect(await charge(here, {}, desk)).toMatchObject({ ok: true });
    expect(await desk.call(tillRoute, { query: { stay: "W-02" } })).toMatchObject({ code: "INVALID_INPUT" });
  });

  it("finds guests by the rooms that are theirs today, who sleeps there tonight first", async () => {
    const roomId = stage.resort.roomTypes.standard.roomIds[nextRoom++] ?? "";
    const left = await newStay({ checkIn: addDays(today, -2), nights: 4 });
    const over = await newStay({ checkIn: addDays(today, -3), nights: 1 });
    const leaving = await newStay({ roomId, checkIn: addDays(today, -2), nights: 2 });
    const staying = await newStay({ roomId, nights: 2 });
    const listed = async () => {
      const { stays } = await till.must(tillRoute, { query: {} });
      const places = stays.map(({ _id, rooms, guests }) => ({ _id, rooms, guestIn: guests[0]?.roomNo }));
      return places.filter(({ _id }) => [left, over, leaving, staying].includes(_id));
    };
    const roomNoOf = async (_id: BookingId) => (await listed()).find((stay) => stay._id === _id)?.rooms[0];
    const [shared, overdue] = [await roomNoOf(staying), await roomNoOf(over)];
    expect(overdue, "in their room until they check out").toBeTypeOf("string");
    const { db } = stage.base;
    await db
      .update(bookingRoom)
      .set({ checkOut: addDays(today, -1) })
      .where(eq(bookingRoom.bookingId, left));
    const places = await listed();
    expect(places.find(({ _id }) => _id === left)).toEqual({ _id: left, rooms: [], guestIn: null });
    expect(places.filter(({ rooms }) => rooms[0] === shared)).toEqual([
      { _id: staying, rooms: [shared], guestIn: shared },
      { _id: leaving, rooms: [shared], guestIn: shared },
    ]);
    await db.update(bookingRoom).set({ checkOut: null }).where(eq(bookingRoom.bookingId, left));
  });

  it("needs the right, and another for what is on no price list", async () => {
    const _id = await newStay();
    const free = [{ name: "Broken mask", sen: 5_000, count: 1, taxGroup: "none" }];
    expect(await charge(_id, { items: [], free })).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
    expect(await charge(_id, { items: [], free }, desk)).toMatchObject({
      ok: true,
      value: { totalSen: 5_000 },
    });
    const { desk: reader } = await staffCaller(stage, { charges: { ...all, create: false } });
    expect(await charge(_id, {}, reader)).toMatchObject({ status: 403 });
    const { _id: chargeId } = await firstCharge(_id);
    expect(await takeOff(chargeId, "No", till)).toMatchObject({ status: 403 });
    expect(await discount(chargeId, 100, till)).toMatchObject({ status: 403 });
  });

  it("is told what is wrong, at its field", async () => {
    const _id = await newStay();
    const shown = await priceAtTill(till, {
      outletId: bar.outletId,
      items: [{ itemId: bar.beer, count: 2 }],
    });
    expect(await charge(_id, { agreedTotalSen: shown - 1 })).toMatchObject({
      status: 409,
      code: "PRICE_CHANGED",
      facts: { rule: "charges", totalSen: shown },
    });
    const agreedTotalSen = shown;
    const nobody = crypto.randomUUID();
    for (const [slip, path] of [
      [{ guestId: nobody }, "guestId"],
      [{ outletId: nobody }, "outletId"],
      [{ items: [{ itemId: nobody, count: 1 }] }, "items.0.itemId"],
      [{ items: [] }, "items"],
      [{ items: [{ itemId: bar.beer, count: 0 }] }, "items.0.count"],
      [{ signature: "M1 1<script>" }, "signature"],
    ] as const)
      expect(await charge(_id, { ...slip, agreedTotalSen })).toMatchObject({
        status: 400,
        fields: [expect.objectContaining({ path })],
      });
    expect(await charge(nobody)).toMatchObject({ status: 404 });
  });
});

describe("taking a charge off", () => {
  it("lowers what is owed, keeps the line with who and why, and happens once", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    const { _id: chargeId } = await firstCharge(_id);
    expect(await takeOff(chargeId)).toMatchObject({ ok: true, value: { balanceSen: 0 } });
    expect(await takeOff(chargeId)).toMatchObject({ status: 409, facts: { rule: "chargeOff" } });
    expect(await firstCharge(_id)).toMatchObject({ off: { reason: "Wrong room" } });
    expect(await bookingOf(_id)).toMatchObject({
      totalSen: staySen,
      balanceSen: 0,
      paymentStatus: "success",
    });
    const { history } = await bookingOf(_id);
    expect(history.map(({ what }) => what)).toEqual(expect.arrayContaining(["charged", "chargeTakenOff"]));
  });

  it("gives back what was paid for it, after the guests have left too", async () => {
    const _id = await newStay();
    const { totalSen } = await mustCharge(_id);
    await pay(_id, totalSen);
    await leave(_id);
    expect(await takeOff((await firstCharge(_id))._id)).toMatchObject({ ok: true, value: { balanceSen: 0 } });
    const back = await stage.base.db.select().from(refund).where(eq(refund.bookingId, _id));
    expect(back.map(({ amountSen }) => amountSen)).toEqual([totalSen]);
    expect(await bookingOf(_id)).toMatchObject({ totalSen: staySen, paidSen: staySen });
  });

  it("is not taken off a bill that was given back whole", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    const { _id: chargeId } = await firstCharge(_id);
    const goodwill = { step: "goodwill", ruleId: "goodwill", count: 1, taxGroup: "none" };
    await stage.base.db.execute(sql`
      UPDATE stay_hold h SET stay = jsonb_set(h.stay, '{quote,lines}', h.stay -> 'quote' -> 'lines'
        || jsonb_build_array(${JSON.stringify(goodwill)}::jsonb || jsonb_build_object('amountSen', -b.total_sen)))
      FROM booking b WHERE b.hold_id = h.id AND b.id = ${_id}`);
    const body = { reason: "Comped" };
    expect(await desk.call(takeOffChargeRoute, { params: { _id: chargeId }, body })).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "refundedAlready" },
    });
    await stage.base.db.execute(sql`
      UPDATE stay_hold h SET stay = jsonb_set(h.stay, '{quote,lines}', (h.stay -> 'quote' -> 'lines') - -1)
      FROM booking b WHERE b.hold_id = h.id AND b.id = ${_id}`);
  });

  it("is undone by who charged it, for ten minutes", async () => {
    const _id = await newStay();
    const { slipId } = await mustCharge(_id);
    const ownSlips = async (by = till) =>
      (await by.must(tillRoute, { query: {} })).ownSlips.map((slip) => slip._id);
    expect(await ownSlips()).toContain(slipId);
    expect(await ownSlips(desk), "a colleague's").not.toContain(slipId);
    const undo = (by: Caller) => by.call(undoSlipRoute, { params: { _id: slipId } });
    expect(await undo(desk)).toMatchObject({ code: "CANNOT_UNDO", facts: { rule: "colleagues" } });
    // What the guest has paid for meanwhile goes back by somebody's right alone.
    await stage.base.db.execute(sql`UPDATE booking SET paid_sen = total_sen WHERE id = ${_id}`);
    expect(await undo(till)).toMatchObject({ code: "CANNOT_UNDO", facts: { rule: "paid" } });
    await stage.base.db.execute(sql`UPDATE booking SET paid_sen = total_sen - ${beersSen} WHERE id = ${_id}`);
    expect(await undo(till)).toMatchObject({ ok: true });
    expect(await ownSlips()).not.toContain(slipId);
    expect(await undo(till)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "chargeOff" } });
    const late = await mustCharge(_id);
    expect((await till.must(tillRoute, { query: {} })).ownSlips[0]).toMatchObject({
      _id: late.slipId,
      totalSen: beersSen,
      rooms: [expect.any(String)],
    });
    await clock.move(11 * 60);
    expect(await ownSlips()).toEqual([]);
    expect(await till.call(undoSlipRoute, { params: { _id: late.slipId } })).toMatchObject({
      code: "CANNOT_UNDO",
      facts: { rule: "tooLate" },
    });
    await clock.move(-11 * 60);
  });
});

describe("moving a charge to another booking", () => {
  const move = (_id: ChargeId, bookingId: BookingId, by = desk, key = once()) =>
    by.call(moveChargeRoute, { params: { _id }, body: { bookingId, reason: "Wrong room" } }, key);

  it("takes it off here and charges it there with its discount and taxes, once, and gives back what was paid", async () => {
    const [from, to] = [await newStay(), await newStay()];
    await mustCharge(from);
    const { _id } = await firstCharge(from);
    await discount(_id, 1_000);
    const net = (await totalOf(from)) - staySen;
    expect(net).toBeLessThan(beersSen);
    await pay(from, net);
    const key = once();
    expect(await move(_id, to, desk, key)).toMatchObject({ ok: true, value: { balanceSen: 0 } });
    expect(await move(_id, to, desk, key)).toMatchObject({ ok: true });
    expect(await move(_id, to)).toMatchObject({ code: "WRONG_STATE", facts: { rule: "chargeOff" } });
    expect(await bookingOf(from)).toMatchObject({ totalSen: staySen });
    expect(await bookingOf(to)).toMatchObject({ totalSen: staySen + net });
    const { bookingNo } = await bookingOf(to);
    expect((await chargesOf(from)).slips[0]?.charges[0]?.off?.reason).toBe(`${bookingNo}: Wrong room`);
    expect(await firstCharge(to)).toMatchObject({ count: 2, discount: { reason: "Regular guest" } });
    const backs = await stage.base.db.select().from(refund).where(eq(refund.bookingId, from));
    expect(backs.map(({ amountSen }) => amountSen)).toEqual([net]);
    expect((await bookingOf(to)).history.at(-1)).toMatchObject({ what: "charged" });
  });

  it("is refused to its own booking, and to whoever may not take charges off", async () => {
    const from = await newStay();
    await mustCharge(from);
    const { _id } = await firstCharge(from);
    expect(await move(_id, from)).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "bookingId", rule: "sameBooking" }],
    });
    expect(await move(_id, await newStay(), till)).toMatchObject({ status: 403 });
    expect((await firstCharge(from)).off).toBeNull();
  });

  it("goes to one of two bookings that are named at the same moment", async () => {
    const [from, first, second] = [await newStay(), await newStay(), await newStay()];
    await mustCharge(from);
    const { _id } = await firstCharge(from);
    const both = await Promise.all([move(_id, first), move(_id, second)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const totals = [await totalOf(first), await totalOf(second)];
    expect(totals.toSorted()).toEqual([staySen, staySen + beersSen]);
  });
});

describe("a discount on a charge", () => {
  it("takes its tax along, once, and goes with its charge", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    const { _id: chargeId } = await firstCharge(_id);
    expect(await discount(chargeId, 3_701)).toMatchObject({
      status: 400,
      fields: [expect.objectContaining({ path: "sen", rule: "aboveCharge" })],
    });
    expect(await discount(chargeId, 1_000)).toMatchObject({
      ok: true,
      value: { balanceSen: beersSen - 1_060 },
    });
    expect(await discount(chargeId, 100)).toMatchObject({
      code: "WRONG_STATE",
      facts: { rule: "hasDiscount" },
    });
    const { discount: made } = await firstCharge(_id);
    expect(made).toMatchObject({ totalSen: -1_060, reason: "Regular guest" });
    expect(await takeOff(made?._id ?? "")).toMatchObject({ ok: true, value: { balanceSen: beersSen } });
    expect(await discount(chargeId, 3_700)).toMatchObject({ ok: true, value: { balanceSen: 0 } });
    expect(await takeOff(chargeId)).toMatchObject({ ok: true, value: { balanceSen: 0 } });
    expect((await chargesOf(_id)).totalSen).toBe(0);
  });
});

describe("a discount after its tax has changed", () => {
  it("takes off what the charge was taxed, and all of it with the whole price", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    const { _id: chargeId } = await firstCharge(_id);
    await stage.base.db.execute(sql`UPDATE tax SET share = share + 400`);
    const after = await priceAtTill(till, {
      outletId: bar.outletId,
      items: [{ itemId: bar.beer, count: 2 }],
    });
    expect(after, "a beer is taxed more by now").toBeGreaterThan(beersSen);
    expect(await discount(chargeId, 1_000)).toMatchObject({
      ok: true,
      value: { balanceSen: beersSen - 1_060 },
    });
    const { discount: made } = await firstCharge(_id);
    expect(await takeOff(made?._id ?? "")).toMatchObject({ ok: true });
    expect(await discount(chargeId, 3_700)).toMatchObject({ ok: true, value: { balanceSen: 0 } });
    expect((await chargesOf(_id)).totalSen).toBe(0);
    await stage.base.db.execute(sql`UPDATE tax SET share = share - 400`);
  });
});

describe("a booking with charges", () => {
  it("is neither cancelled nor a no-show while they stand", async () => {
    const _id = await newStay({ state: "confirmed", checkIn: addDays(today, -1), nights: 3 });
    await mustCharge(_id, {}, desk);
    expect(await desk.call(staffCancelQuoteRoute, { params: { _id } })).toMatchObject({
      status: 409,
      facts: { rule: "chargesOpen" },
    });
    await stage.jobs["mark-no-shows"]({});
    expect((await bookingOf(_id)).status).toBe("confirmed");
    await expect(
      stage.base.pool.query("UPDATE booking SET state = 'noShow' WHERE id = $1", [_id]),
    ).rejects.toThrow("has charges");
    await takeOff((await firstCharge(_id))._id);
    await stage.jobs["mark-no-shows"]({});
    expect((await bookingOf(_id)).status).toBe("noShow");
  });

  it("keeps them when a check-in is taken back, and when guests come again", async () => {
    const _id = await newStay({ state: "confirmed" });
    await desk.must(checkInRoute, { params: { _id }, body: {} });
    const { totalSen } = await mustCharge(_id);
    await desk.must(takeBackRoute, { params: { _id }, body: { what: "checkIn", reason: "Other guest" } });
    await desk.must(checkInRoute, { params: { _id }, body: { despiteBalance: true } });
    expect(await bookingOf(_id)).toMatchObject({ status: "inHouse", balanceSen: totalSen });
  });
});

describe("the database", () => {
  it("keeps charges, and has none that the price has not", async () => {
    const _id = await newStay();
    await mustCharge(_id);
    const { pool, db } = stage.base;
    for (const [statement, says] of [
      ["DELETE FROM booking_charge WHERE booking_id = $1", "are kept"],
      ["UPDATE booking_charge SET total_sen = 1 WHERE booking_id = $1", "keeps what it was charged at"],
      ["DELETE FROM charge_slip WHERE booking_id = $1", ""],
      [
        "DELETE FROM booking_line WHERE booking_id = $1 AND line ->> 'inHouse' = 'true'",
        "not what its price has",
      ],
      [
        "UPDATE booking_charge SET off_at = now(), off_by = staff_id, off_reason = 'x' WHERE booking_id = $1",
        "not what its price has",
      ],
    ] as const)
      await expect(pool.query(statement, [_id])).rejects.toThrow(says);
    await db.update(booking).set({ state: "completed" }).where(sql`false`);
    expect(await db.$count(bookingLine, eq(bookingLine.bookingId, _id))).toBe(3);
    expect(await db.$count(bookingCharge, eq(bookingCharge.bookingId, _id))).toBe(1);
  });
});

describe("price lists", () => {
  it("are kept by staff, and what was charged stays what it was", async () => {
    const words = (en: string) => ({ en, my: "", cn: "" });
    const { data: shop } = await desk.must(outletRecords.add, {
      body: { obj: { name: words("Shop"), icon: "shop" } },
    });
    const { data: hat } = await desk.must(outletItemRecords.add, {
      body: { obj: { name: words("Hat"), outlet: shop.id, sen: 2_500, tax_group: "none" } },
    });
    expect(hat).toMatchObject({ outlet_name: { en: "Shop" }, missing: 2, charges: 0 });
    const sold = async () =>
      (await till.must(tillRoute, { query: {} })).outlets.find(({ _id }) => _id === shop._id)?.items ?? [];
    expect(await sold()).toMatchObject([{ sen: 2_500, name: { my: "Hat" } }]);
    const _id = await newStay();
    await mustCharge(_id, { outletId: shop._id, items: [{ itemId: hat._id, count: 1 }] });
    const update = { body: { obj: { id: hat.id, sen: 3_000, active_status: false } } };
    await desk.must(outletItemRecords.update, update);
    expect(await sold()).toEqual([]);
    expect(await firstCharge(_id)).toMatchObject({ unitSen: 2_500, totalSen: 2_500 });
    expect(await desk.call(outletItemRecords.remove, { body: { obj: { id: hat.id } } })).toMatchObject({
      code: "IN_USE",
    });
    const refused = await charge(_id, {
      outletId: shop._id,
      items: [{ itemId: hat._id, count: 1 }],
      agreedTotalSen: 3_000,
    });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: "items.0.itemId", rule: "notListed" }] });
    expect(
      await desk.call(outletItemRecords.add, {
        body: { obj: { name: words("Cap"), outlet: 999, sen: 1, tax_group: "none" } },
      }),
    ).toMatchObject({ status: 400, fields: [{ path: "obj.outlet", rule: "notListed" }] });
  });
});
