import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import type { TransferDetails } from "@pulau/contract/transfers.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { paidBooking } from "../modules/booking/changes/test-booking.ts";
import {
  type Choice,
  extraFerry,
  partyWithTickets,
  stormCalls,
} from "../modules/desk/disruptions/test-storm.ts";
import { carOf } from "../modules/selling/transport/test-ride.ts";
import { readSettings } from "../settings.ts";
import { slowDisruptions, withoutClosedStock, withoutStockCheck } from "./controls.ts";
import { newGuest, stayOf } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { raceSecret, startServer } from "./server-process.ts";
import { all, everything, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const guests = 8;
const settings = readSettings({ PULAU_SECRET: raceSecret, LOG_LEVEL: "silent" });

/** A day with a sailing to cancel, three couples on it, and a later one with seats for them and nobody else. */
async function stormyDay(arena: TwoServers, inDays: number) {
  const { desk } = await staffCaller(arena, { ...everything, boats: all });
  const ground = { ...arena, settings };
  const day: Day = addDays(arena.resort.from, inDays);
  const cancelled = arena.resort.sailings.ferry.out.get(day) ?? "";
  const later = await extraFerry(ground, { day, time: "15:30", seats: 6 });
  const bookings = [];
  for (const room of [0, 1, 2])
    bookings.push(await partyWithTickets(ground, { day, name: `Party ${inDays} ${room}`, room }));
  const choices = bookings.map(
    (bookingId): Choice => ({ bookingId, sailingId: cancelled, solution: "move", to: later }),
  );
  return { desk, day, cancelled, later, bookings, choices };
}
type Storm = Awaited<ReturnType<typeof stormyDay>>;

const stockOf = async ({ base }: TwoServers, id: StockId) =>
  (
    await base.pool.query("SELECT held + sold AS taken, sold, closed, capacity FROM stock WHERE id = $1", [
      id,
    ])
  ).rows[0];
const versions = async ({ base }: TwoServers, ids: readonly BookingId[]): Promise<number[]> =>
  (await base.pool.query("SELECT version FROM booking WHERE id = ANY($1::uuid[])", [ids])).rows.map(
    ({ version }) => version,
  );
const faults = async ({ base }: TwoServers) =>
  (await checkInvariants(base.pool, { quiet: true })).filter((fault) => !fault.startsWith("G5"));

const ferryTo = (crossingId: StockId) => ({ crossingId, kind: "ferry" as const, boats: 1 });

/** Couples who chose a boat look at it together, and hold it `after` so many milliseconds. */
async function rush(
  arena: TwoServers,
  sailing: StockId,
  { inDays, after, land = [] }: { inDays: number; after: number; land?: TransferDetails[] },
) {
  const callers = await Promise.all(Array.from({ length: guests }, (_, i) => newGuest(arena.urls, i)));
  const back = arena.resort.sailings.ferry.back.get(addDays(arena.resort.from, inDays + 2)) ?? "";
  const transport = { out: ferryTo(sailing), back: ferryTo(back), land };
  const body = stayOf(arena.resort, { inDays, transport });
  const drafts = await Promise.all(callers.map((caller) => caller.must(createDraftRoute, { body })));
  return async () => {
    await pause(after);
    const answers = await Promise.all(
      callers.map((caller, i) => caller.call(holdStayRoute, { params: { _id: drafts[i]?._id ?? "" } })),
    );
    return answers.filter(
      (answer) => answer.ok && answer.value.crossings.some(({ crossingId }) => crossingId === sailing),
    ).length;
  };
}

/** Two couples on two boats of a day, a car for each, and on the day after one car for both. */
async function drivenDay(arena: TwoServers, inDays: number) {
  const { desk } = await staffCaller(arena, { ...everything, boats: all });
  const { resort } = arena;
  const day: Day = addDays(resort.from, inDays);
  const tomorrow = addDays(day, 1);
  const ferryOf = (way: "out" | "back", on: Day) => resort.sailings.ferry[way].get(on) ?? "";
  const carsOf = (on: Day) => resort.land.cars.out.get(on) ?? "";
  await arena.base.pool.query("UPDATE stock SET capacity = 2 WHERE id = $1", [carsOf(day)]);
  const boats = [ferryOf("out", day), await extraFerry({ ...arena, settings }, { day, time: "11:30" })];
  const choices: Choice[] = [];
  for (const sailingId of boats) {
    const { member } = await memberWithWallet(arena, 100_000_000);
    const transport = {
      out: ferryTo(sailingId),
      back: ferryTo(ferryOf("back", addDays(day, 2))),
      land: [carOf(resort)],
    };
    const bookingId = await paidBooking(arena, member, { inDays, transport });
    choices.push({ bookingId, sailingId, solution: "move", to: ferryOf("out", tomorrow) });
  }
  const cars = async () => [await stockOf(arena, carsOf(day)), await stockOf(arena, carsOf(tomorrow))];
  const rides = async () => {
    const { rows } = await arena.base.pool.query(
      "SELECT pick_up_day AS day FROM booking_transfer WHERE booking_id = ANY($1::uuid[]) ORDER BY 1",
      [choices.map(({ bookingId }) => bookingId)],
    );
    return rows.map((ride) => ride.day);
  };
  return { desk, day, tomorrow, boats, choices, cars, rides };
}

/** The act on a server of its own, which dies in the middle of it. */
async function dieWhileCancelling(
  arena: TwoServers,
  sailings: StockId[],
  choices: Choice[],
): Promise<{ key: string }> {
  const key = randomUUID();
  const doomed = await startServer(arena.base.url);
  const { desk } = await staffCaller({ ...arena, urls: [doomed.url] }, { ...everything, boats: all });
  const lost = stormCalls(desk)
    .cancel(sailings, choices, { key })
    .catch(() => null);
  await pause(600);
  await doomed.kill();
  expect(await lost).toBeNull();
  return { key };
}

async function cancelWhile(storm: Pick<Storm, "desk" | "cancelled" | "choices">, act: () => Promise<number>) {
  const [answer, held] = await Promise.all([
    stormCalls(storm.desk).cancel([storm.cancelled], storm.choices),
    act(),
  ]);
  return { answer, held };
}

describe("a sailing that is cancelled on two servers", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers({ rooms: { standard: 30 }, cars: 1, days: 100 }, ({ pool }) =>
      slowDisruptions(pool),
    );
  });
  afterAll(() => arena.close());

  it("is cancelled by one of two who do it at once", async () => {
    const storm = await stormyDay(arena, 5);
    const calls = stormCalls(storm.desk);
    const answers = await Promise.all([1, 2].map(() => calls.cancel([storm.cancelled], storm.choices)));
    expect(answers.map((answer) => (answer.ok ? "cancelled" : answer.code)).sort()).toEqual([
      "SAILING_CANCELLED",
      "cancelled",
    ]);
    expect(await versions(arena, storm.bookings)).toEqual([2, 2, 2]);
    expect(await stockOf(arena, storm.later)).toMatchObject({ taken: 6 });
    expect(await faults(arena)).toEqual([]);
  });

  it("never sells the seats that it moves guests to, and moves all or nobody", async () => {
    for (const [inDays, after] of [
      [12, 0],
      [19, 40],
      [26, 400],
    ] as const) {
      const storm = await stormyDay(arena, inDays);
      const act = await rush(arena, storm.later, { inDays, after });
      const { answer, held } = await cancelWhile(storm, act);
      const { taken, sold, capacity } = await stockOf(arena, storm.later);
      expect(taken).toBeLessThanOrEqual(capacity);
      if (answer.ok) expect([sold, held]).toEqual([6, 0]);
      else expect([answer.code, sold]).toEqual(["PLACES_GONE", 0]);
      expect((await stockOf(arena, storm.cancelled)).closed).toBe(answer.ok);
      expect(await versions(arena, storm.bookings)).toEqual(answer.ok ? [2, 2, 2] : [1, 1, 1]);
    }
    expect(await faults(arena)).toEqual([]);
  });

  it("gives nobody a seat who looked at it a moment before", async () => {
    const storm = await stormyDay(arena, 33);
    const act = await rush(arena, storm.cancelled, { inDays: 33, after: 500 });
    const { answer, held } = await cancelWhile(storm, act);
    expect([answer.ok, held]).toEqual([true, 0]);
    expect(await stockOf(arena, storm.cancelled)).toMatchObject({ taken: 0, closed: true });
  });

  it("is as before when the server dies in the middle, and cancelled by the same call sent again", async () => {
    const storm = await stormyDay(arena, 40);
    const { key } = await dieWhileCancelling(arena, [storm.cancelled], storm.choices);
    expect(await stockOf(arena, storm.later)).toMatchObject({ taken: 0 });
    expect(await stockOf(arena, storm.cancelled)).toMatchObject({ taken: 6, closed: false });
    expect(await versions(arena, storm.bookings)).toEqual([1, 1, 1]);
    const again = await stormCalls(storm.desk).cancel([storm.cancelled], storm.choices, { key });
    expect(again).toMatchObject({ ok: true, value: { totals: { move: { parties: 3 } } } });
    expect(await stockOf(arena, storm.later)).toMatchObject({ taken: 6 });
    expect(await faults(arena)).toEqual([]);
  });

  it("leaves rides and cars as they were when the server dies in the middle, and moves them when sent again", async () => {
    const { desk, day, tomorrow, boats, choices, cars, rides } = await drivenDay(arena, 61);
    const { key } = await dieWhileCancelling(arena, boats, choices);
    expect(await cars()).toMatchObject([{ taken: 2 }, { taken: 0 }]);
    expect(await rides()).toEqual([day, day]);
    expect(await stormCalls(desk).cancel(boats, choices, { key })).toMatchObject({ ok: true });
    expect(await cars()).toMatchObject([{ taken: 0 }, { taken: 1, capacity: 1 }]);
    expect(await rides()).toEqual([tomorrow]);
    expect(await faults(arena)).toEqual([]);
  });

  it("gives the last car of a day to one of two acts, and the other its price back", async () => {
    const { desk, tomorrow, boats, choices, cars, rides } = await drivenDay(arena, 68);
    const { cancel } = stormCalls(desk);
    const answers = await Promise.all(boats.map((boat, i) => cancel([boat], choices.slice(i, i + 1))));
    expect(answers).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await cars()).toMatchObject([{ taken: 0 }, { taken: 1, capacity: 1 }]);
    expect(await rides()).toEqual([tomorrow]);
    expect(await faults(arena)).toEqual([]);
  });

  /** One act moves a ride to tomorrow, while guests try to get tomorrow's only car. */
  const rushForCars = async (inDays: number, after: number) => {
    const { desk, boats, choices, cars, rides, tomorrow } = await drivenDay(arena, inDays);
    const [cancelled = ""] = boats;
    const land = [carOf(arena.resort)];
    const act = await rush(arena, choices[0]?.to ?? "", { inDays: inDays + 1, after, land });
    const storm = { desk, cancelled, choices: choices.slice(0, 1) };
    const { answer, held } = await cancelWhile(storm, act);
    const [, { taken, capacity }] = await cars();
    const driven = (await rides()).filter((day) => day === tomorrow).length;
    return { ok: answer.ok, held, driven, taken, capacity };
  };

  it("never takes a car that a guest has just got, nor the other way round", async () => {
    for (const [inDays, after] of [
      [75, 0],
      [79, 400],
    ] as const) {
      const { ok, held, driven, taken, capacity } = await rushForCars(inDays, after);
      expect([ok, held + driven, taken, capacity]).toEqual([true, 1, 1, 1]);
    }
    expect(await faults(arena)).toEqual([]);
  });

  it("would take guests if its stock were not closed: the control", async () => {
    await withoutClosedStock(arena.base.pool);
    const storm = await stormyDay(arena, 47);
    const act = await rush(arena, storm.cancelled, { inDays: 47, after: 500 });
    expect((await cancelWhile(storm, act)).held).toBeGreaterThan(0);
  });

  it("would sell seats twice without the check on stock: the control", async () => {
    await withoutStockCheck(arena.base.pool);
    const storm = await stormyDay(arena, 54);
    const act = await rush(arena, storm.later, { inDays: 54, after: 400 });
    await cancelWhile(storm, act);
    const { taken, capacity } = await stockOf(arena, storm.later);
    expect(taken).toBeGreaterThan(capacity);
  });

  it("would let guests have a car twice without that check as well: the control", async () => {
    const { taken, capacity } = await rushForCars(83, 400);
    expect(taken).toBeGreaterThan(capacity);
  });
});
