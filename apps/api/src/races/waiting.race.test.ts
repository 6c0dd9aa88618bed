import { setTimeout as pause } from "node:timers/promises";
import { releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { joinWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { Caller } from "./caller.ts";
import { slowOffers, withoutRoomKey, withoutTurns } from "./controls.ts";
import { rounds } from "./counts.ts";
import { eventually } from "./eventually.ts";
import { mustSubmit, newGuest, stayOf, tryHold } from "./guest.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const limits = { roomsPerAddress: 10_000, waitOfferMinutes: 60 };
const open = (prepare: Parameters<typeof openTwoServers>[1] = async () => {}) =>
  openTwoServers({ rooms: { standard: 2, deluxe: 0, family: 0 }, days: 300, settings: { limits } }, prepare);

/** Both rooms of a day are sold, and so many guests wait for it, who came one after the other. */
async function soldOut(arena: TwoServers, inDays: number, waiting: number) {
  const sold: { guest: Caller; _id: string }[] = [];
  for (let turn = 0; turn < 2; turn++) {
    const guest = await newGuest(arena.urls, turn);
    sold.push({ guest, _id: (await mustSubmit(guest, stayOf(arena.resort, { inDays })))._id });
  }
  const entries: string[] = [];
  for (let i = 0; i < waiting; i++) {
    await arena.base.pool.query("DELETE FROM rate_window");
    const guest = await newGuest(arena.urls, i);
    const { packageId, optionId, from } = arena.resort;
    const party = { adults: 2, childAges: [], nonMalaysians: 0 };
    const stay = { packageId, optionId, checkIn: addDays(from, inDays), party };
    const person = {
      name: "Siti",
      email: `s${inDays}.${i}@example.test`,
      phone: "+60123456789",
      consent: true,
    };
    entries.push((await guest.must(joinWaitingRoute, { body: { ...stay, ...person, consent: true } }))._id);
  }
  const giveUp = ({ guest, _id }: (typeof sold)[number]) =>
    guest.must(releasePreBookingRoute, { params: { _id } });
  return {
    entries,
    giveUpBoth: () => Promise.all(sold.map(giveUp)),
    giveUpOne: async () => sold[0] && giveUp(sold[0]),
  };
}

const statesOf = async (arena: TwoServers, entries: readonly string[]): Promise<string[]> => {
  const { rows } = await arena.base.pool.query(
    "SELECT state FROM wait_entry WHERE id = ANY($1) ORDER BY turn",
    [entries],
  );
  return rows.map(({ state }) => state);
};
/** No job is due or under way: whatever was to be offered is. What looks again at the end of a hold is not due for long. */
const quiet = (arena: TwoServers) =>
  eventually(
    async () =>
      (
        await arena.base.pool.query(
          `SELECT FROM pgboss.job WHERE name = 'offer-freed'
            AND (state IN ('retry', 'active') OR state = 'created' AND start_after <= now())`,
        )
      ).rowCount,
    (open) => open === 0,
  );
/** Room nights that more than one live hold has. */
const oversold = async (arena: TwoServers): Promise<number> => {
  const { rows } = await arena.base.pool.query<{ nights: number }>(`
    SELECT count(*)::int AS nights FROM (
      SELECT FROM room_night WHERE expires_at IS NULL OR expires_at > pulau_now()
      GROUP BY room_id, night HAVING count(*) > 1) AS twice`);
  return rows[0]?.nights ?? 0;
};

let arena: TwoServers;
beforeAll(async () => {
  arena = await open();
});
afterAll(() => arena.close());

describe("stays that come free at the same moment", () => {
  it("go to those who came first, each to one, whichever server looks", async () => {
    for (let round = 0; round < rounds(4, 40); round++) {
      const { entries, giveUpBoth } = await soldOut(arena, 10 + round * 3, 3);
      await giveUpBoth();
      const offered = (states: string[]) => states.filter((state) => state === "offered").length === 2;
      await eventually(() => statesOf(arena, entries), offered);
      await quiet(arena);
      expect(await statesOf(arena, entries)).toEqual(["offered", "offered", "waiting"]);
      expect(await oversold(arena)).toBe(0);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("have one owner when guests reach for them while they are offered", async () => {
    for (let round = 0; round < rounds(3, 30); round++) {
      const { owners, twice } = await rushWhileFreed(arena, 150 + round * 3);
      expect([owners, twice]).toEqual([1, 0]);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("are never within reach of anybody but those who wait", async () => {
    for (let round = 0; round < rounds(3, 30); round++) {
      const inDays = 60 + round * 3;
      const { entries, giveUpBoth } = await soldOut(arena, inDays, 2);
      const won = await reachFor(arena, inDays, giveUpBoth);
      expect([won, await statesOf(arena, entries)]).toEqual([0, ["offered", "offered"]]);
    }
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("could be reached if they were offered after they are free", async () => {
    let won = 0;
    for (let round = 0; round < 6 && won === 0; round++) {
      const inDays = 120 + round * 3;
      const { giveUpOne } = await soldOut(arena, inDays, 1);
      won = await reachFor(arena, inDays, () => withTurnTaken(arena, giveUpOne));
      await quiet(arena);
    }
    expect(won).toBeGreaterThan(0);
  });
});

/** Six guests try for a stay again and again while it is given up; gives how many of them got it. */
async function reachFor(arena: TwoServers, inDays: number, giveUp: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const reach = async (turn: number) => {
    const rival = await newGuest(arena.urls, turn);
    const { _id } = await rival.must(createDraftRoute, { body: stayOf(arena.resort, { inDays }) });
    while (!isOver) if ((await rival.call(holdStayRoute, { params: { _id } })).ok) return true;
    return false;
  };
  const rivals = Array.from({ length: 6 }, (_, turn) => reach(turn));
  await pause(300);
  await giveUp();
  await pause(700);
  isOver = true;
  return (await Promise.all(rivals)).filter((won) => won).length;
}

/** Somebody else is offering at that moment, and for a while longer: what is freed can only be offered later. */
async function withTurnTaken<T>(arena: TwoServers, act: () => Promise<T>): Promise<T> {
  const other = await arena.base.pool.connect();
  try {
    await other.query("SELECT pg_advisory_lock(4201907)");
    const done = await act();
    await pause(400);
    return done;
  } finally {
    await other.query("SELECT pg_advisory_unlock(4201907)");
    other.release();
  }
}

/** One room comes free; once it is time, guests reach for it, one every few moments, while it is offered. */
async function rushWhileFreed(
  arena: TwoServers,
  inDays: number,
  itIsTime: () => Promise<unknown> = async () => {},
  giveUp: (act: () => Promise<unknown>) => Promise<unknown> = (act) => act(),
): Promise<{ owners: number; twice: number }> {
  const { entries, giveUpOne } = await soldOut(arena, inDays, 1);
  const rivals = await Promise.all(Array.from({ length: 12 }, (_, i) => newGuest(arena.urls, i)));
  const rush = rivals.map(async (rival, i) => {
    await itIsTime();
    await pause(i * 120);
    return tryHold(rival, stayOf(arena.resort, { inDays }));
  });
  const [, ...answers] = await Promise.all([giveUp(giveUpOne), ...rush]);
  await quiet(arena);
  const [state] = await statesOf(arena, entries);
  const held = answers.filter((answer) => answer.ok).length;
  return { owners: held + (state === "offered" ? 1 : 0), twice: await oversold(arena) };
}

/** The offer has looked and has not yet claimed: only `slowOffers` makes that last. */
const offerAsleep = (arena: TwoServers) =>
  eventually(
    async () =>
      (
        await arena.base.pool.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'",
        )
      ).rowCount,
    (asleep) => asleep === 1,
    10,
  );

describe("without the guards", () => {
  it("has two owners of one stay when the key on room nights is gone", async () => {
    await withoutRoomKey(arena.base.pool);
    await slowOffers(arena.base.pool);
    let twice = 0;
    for (let round = 0; round < 6 && twice === 0; round++) {
      const later = (act: () => Promise<unknown>) => withTurnTaken(arena, act);
      ({ twice } = await rushWhileFreed(arena, 200 + round * 3, () => offerAsleep(arena), later));
    }
    expect(twice).toBeGreaterThan(0);
  });

  it("offers none twice when only the turns are gone: the keys have the last word", async () => {
    // The turns are taken away from connections that begin after it: these servers begin after it.
    const unguarded = await open(async (base) => {
      await withoutTurns(base.pool);
      await slowOffers(base.pool);
    });
    try {
      const { entries, giveUpBoth } = await soldOut(unguarded, 10, 3);
      await giveUpBoth();
      await quiet(unguarded);
      expect(await oversold(unguarded)).toBe(0);
      expect(await statesOf(unguarded, entries)).toEqual(["offered", "offered", "waiting"]);
    } finally {
      await unguarded.close();
    }
  });
});
