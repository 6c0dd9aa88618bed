import { checkOutRoute, staffCancelRoute } from "@pulau/contract/staff.ts";
import { chargesRoute, takeOffChargeRoute } from "@pulau/contract/till.ts";
import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import type { Caller } from "../../../races/caller.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { openTwoServers, type TwoServers } from "../../../races/two-servers.ts";
import { makeStay } from "../../desk/front-desk/test-stay.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { type Bar, chargeAtTill, makeBar, once } from "./test-till.ts";

let arena: TwoServers;
let today: Day;
let bar: Bar;
let desk: Caller;
let tills: readonly Caller[];
beforeAll(async () => {
  const from = addDays(dayAt(new Date(), malaysianTime), -5);
  arena = await openTwoServers({ days: 60, from, rooms: { standard: 40 } });
  today = await loadToday(arena.base.db, "Asia/Kuala_Lumpur");
  bar = await makeBar(arena.base.db);
  const rights = { bookings: all, payments: all, charges: all };
  desk = (await staffCaller(arena, rights)).desk;
  tills = await Promise.all([0, 1].map(async () => (await staffCaller(arena, rights)).desk));
});
afterAll(() => arena.close());

let nextRoom = 0;
const newStay = async (state: "inHouse" | "confirmed" = "inHouse"): Promise<BookingId> => {
  const roomId = arena.resort.roomTypes.standard.roomIds[nextRoom++] ?? "";
  return (await makeStay(arena.base.db, arena.resort, { roomId, checkIn: today, state })).id;
};
const beerSen = 1_850 + 111;
const beer = () => ({
  outletId: bar.outletId,
  items: [{ itemId: bar.beer, count: 1 }],
  agreedTotalSen: beerSen,
});
/** Eight beers over two tills and two servers, all with keys of their own unless told. */
const eightBeers = (_id: BookingId, key = () => once()) =>
  Array.from({ length: 8 }, (_, i) => chargeAtTill(tills[i % 2] ?? desk, _id, beer(), key()));
const chargedSen = async (_id: BookingId) => (await desk.must(chargesRoute, { params: { _id } })).totalSen;
const standing = async (_id: BookingId) => {
  const { rows } = await arena.base.pool.query(
    "SELECT state, total_sen::int AS total, paid_sen::int AS paid FROM booking WHERE id = $1",
    [_id],
  );
  return rows[0] as { state: string; total: number; paid: number };
};

it("adds up what two tills charge at the same time", async () => {
  const _id = await newStay();
  const made = await Promise.all(eightBeers(_id));
  expect(made.every(({ ok }) => ok)).toBe(true);
  expect(await chargedSen(_id)).toBe(8 * beerSen);
  expect((await standing(_id)).total).toBe(100_000 + 8 * beerSen);
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("charges a double tap once, whichever server answers", async () => {
  const _id = await newStay();
  const key = once();
  const [till = desk] = tills;
  const made = await Promise.all(Array.from({ length: 8 }, () => chargeAtTill(till, _id, beer(), key)));
  expect(new Set(made.map((answer) => (answer.ok ? answer.value.slipId : answer.code))).size).toBe(1);
  expect(await chargedSen(_id)).toBe(beerSen);
});

it("is seen by a check-out, or comes too late for it", async () => {
  const cashier = (await staffCaller(arena, { charges: { ...all, write: false } })).desk;
  for (let round = 0; round < 5; round++) {
    const _id = await newStay();
    const leave = () => desk.call(checkOutRoute, { params: { _id }, body: { despiteBalance: false } });
    const [charged, left] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => chargeAtTill(cashier, _id, beer()))),
      Promise.all([leave(), leave()]),
    ]);
    const beers = charged.filter(({ ok }) => ok).length;
    const { state, total } = await standing(_id);
    expect(total).toBe(100_000 + beers * beerSen);
    // Who left owes nothing; who had a beer first did not leave.
    expect(state).toBe(beers > 0 ? "inHouse" : "completed");
    for (const answer of charged) if (!answer.ok) expect(answer.code).toBe("WRONG_STATE");
    for (const answer of left) if (!answer.ok) expect(["BALANCE_DUE", "WRONG_STATE"]).toContain(answer.code);
  }
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("keeps a booking from being cancelled, or finds it cancelled", async () => {
  const cancel = (_id: BookingId) =>
    desk.call(staffCancelRoute, { params: { _id }, query: { agreedRefundSen: 0, note: "" } });
  for (let round = 0; round < 6; round++) {
    const _id = await newStay("confirmed");
    // Who comes first changes from round to round.
    const ending = cancel(_id);
    await new Promise((resolve) => setTimeout(resolve, 8 * round));
    const [charged, ended] = await Promise.all([Promise.all(eightBeers(_id)), ending]);
    const beers = charged.filter(({ ok }) => ok).length;
    const { state } = await standing(_id);
    expect(state).toBe(ended.ok ? "cancelled" : "confirmed");
    expect(beers).toBe(ended.ok ? 0 : 8);
    if (!ended.ok) expect(ended).toMatchObject({ code: "WRONG_STATE", facts: { rule: "chargesOpen" } });
  }
  const _id = await newStay("confirmed");
  expect(await cancel(_id)).toMatchObject({ ok: true });
  for (const answer of await Promise.all(eightBeers(_id)))
    expect(answer).toMatchObject({ code: "WRONG_STATE", facts: { state: "cancelled" } });
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("is taken off once, whoever takes it off", async () => {
  const _id = await newStay();
  await Promise.all(eightBeers(_id));
  const { slips } = await desk.must(chargesRoute, { params: { _id } });
  const chargeId = slips[0]?.charges[0]?._id ?? "";
  const off = await Promise.all(
    tills.flatMap((till) =>
      [0, 1, 2].map(() =>
        till.call(takeOffChargeRoute, { params: { _id: chargeId }, body: { reason: "Twice" } }),
      ),
    ),
  );
  expect(off.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await chargedSen(_id)).toBe(7 * beerSen);
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

/** Bookings that end whatever was charged to them, and charges that do not look whether they have. */
const withoutGuards = async (pool: pg.Pool): Promise<void> => {
  await pool.query("ALTER TABLE booking_charge DISABLE TRIGGER USER");
  await pool.query("ALTER TABLE booking_line DISABLE TRIGGER USER");
  await pool.query("ALTER TABLE booking DISABLE TRIGGER ended_booking_has_no_charges");
};

it("could be lost from the price without its guards: the control", async () => {
  const _id = await newStay();
  await Promise.all(eightBeers(_id));
  const lose = () =>
    arena.base.pool.query("UPDATE booking_charge SET total_sen = 0 WHERE booking_id = $1", [_id]);
  await expect(lose()).rejects.toThrow("keeps what it was charged at");
  await withoutGuards(arena.base.pool);
  await lose();
  const faults = await checkInvariants(arena.base.pool);
  expect(faults.join("\n")).toContain("has charges over 0");
});
