import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import {
  type Choice,
  extraFerry,
  partyWithTickets,
  stormCalls,
} from "../modules/desk/disruptions/test-storm.ts";
import { readSettings } from "../settings.ts";
import { slowDisruptions, withoutClosedStock, withoutStockCheck } from "./controls.ts";
import { newGuest, stayOf } from "./guest.ts";
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

/** Couples who chose a boat look at it together, and hold it `after` so many milliseconds. */
async function rush(
  arena: TwoServers,
  sailing: StockId,
  { inDays, after }: { inDays: number; after: number },
) {
  const callers = await Promise.all(Array.from({ length: guests }, (_, i) => newGuest(arena.urls, i)));
  const back = arena.resort.sailings.ferry.back.get(addDays(arena.resort.from, inDays + 2)) ?? "";
  const boat = (crossingId: StockId) => ({ crossingId, kind: "ferry" as const, boats: 1 });
  const transport = { out: boat(sailing), back: boat(back), land: [] };
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

async function cancelWhile(storm: Storm, act: () => Promise<number>) {
  const [answer, held] = await Promise.all([
    stormCalls(storm.desk).cancel([storm.cancelled], storm.choices),
    act(),
  ]);
  return { answer, held };
}

describe("a sailing that is cancelled on two servers", () => {
  let arena: TwoServers;
  beforeAll(async () => {
    arena = await openTwoServers({ rooms: { standard: 30 }, days: 90 }, ({ pool }) => slowDisruptions(pool));
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
    const key = randomUUID();
    const doomed = await startServer(arena.base.url);
    const { desk } = await staffCaller({ ...arena, urls: [doomed.url] }, { ...everything, boats: all });
    const lost = stormCalls(desk)
      .cancel([storm.cancelled], storm.choices, { key })
      .catch(() => null);
    await pause(600);
    await doomed.kill();
    expect(await lost).toBeNull();
    expect(await stockOf(arena, storm.later)).toMatchObject({ taken: 0 });
    expect(await stockOf(arena, storm.cancelled)).toMatchObject({ taken: 6, closed: false });
    expect(await versions(arena, storm.bookings)).toEqual([1, 1, 1]);
    const again = await stormCalls(storm.desk).cancel([storm.cancelled], storm.choices, { key });
    expect(again).toMatchObject({ ok: true, value: { totals: { move: { parties: 3 } } } });
    expect(await stockOf(arena, storm.later)).toMatchObject({ taken: 6 });
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
});
