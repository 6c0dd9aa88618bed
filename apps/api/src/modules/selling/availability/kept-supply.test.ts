import { randomUUID } from "node:crypto";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Demo, openDemo } from "../../../db/demo/test-demo.ts";
import { makeResort } from "../../../db/factories/resort.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { inTransaction } from "../../../db/tx.ts";
import { movableClock } from "../../../races/controls.ts";
import { loadRateBooks } from "../catalogue/public.ts";
import { countArrivals } from "./free-arrivals.ts";
import { priceArrivals } from "./price-arrivals.ts";
import { pricePackages } from "./price-packages.ts";
import { arrivalsOf, loadSupply, type Supply } from "./supply.ts";

// A transaction reads everything itself, as every search once did: what a process keeps must say the same.

const days = 40;
const freeIn = (supply: Supply) =>
  [1, 3].map((nights) => [
    ...countArrivals(supply, {
      occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
      nights,
      days: arrivalsOf(supply, days),
    }),
  ]);

describe("claimed nights that are kept", () => {
  let base: TestDatabase;
  let from: Day;
  let rooms: string[];
  let clock: Awaited<ReturnType<typeof movableClock>>;

  beforeAll(async () => {
    base = await createTestDatabase();
    ({ from } = await makeResort(base.db, { rooms: { standard: 3, deluxe: 2, family: 1 } }));
    clock = await movableClock(base.pool);
    rooms = (await base.pool.query("SELECT id FROM room ORDER BY id")).rows.map(({ id }) => id);
  });
  afterAll(() => base.drop());

  const span = { from: null, days, nights: 3 };
  const kept = () => loadSupply(base.db, malaysianTime, span);
  const read = () => inTransaction(base.db, (tx) => loadSupply(tx, malaysianTime, span));
  const expectSame = async () => {
    const [remembered, fresh] = [await kept(), await read()];
    expect(freeIn(remembered)).toEqual(freeIn(fresh));
    expect(remembered.ferries).toEqual(fresh.ferries);
    return freeIn(remembered);
  };

  const hold = async (): Promise<string> => {
    const id = randomUUID();
    await base.pool.query(
      "INSERT INTO stay_hold (id, owner_id, state, stay, created_at) VALUES ($1, gen_random_uuid(), 'held', '{}', now())",
      [id],
    );
    return id;
  };
  const claim = (room: number, night: number, seconds: number | null) => async (client: Queries) =>
    void (await client.query(
      `INSERT INTO room_night (room_id, night, hold_id, state, expires_at) VALUES ($1, $2, $3, $4, pulau_now() + $5 * interval '1 second')
       ON CONFLICT (room_id, night) DO UPDATE SET hold_id = excluded.hold_id, state = excluded.state, expires_at = excluded.expires_at`,
      [rooms[room], addDays(from, night), await hold(), seconds === null ? "booked" : "hold", seconds],
    ));
  type Queries = { query(text: string, values?: unknown[]): Promise<unknown> };

  it("are those of the database after any acts, whoever did them", async () => {
    const acts = fc.oneof(
      fc.record({
        act: fc.constant("claim" as const),
        room: fc.nat(5),
        night: fc.nat(45),
        seconds: fc.option(fc.integer({ min: 1, max: 90 })),
      }),
      fc.record({ act: fc.constant("free" as const), room: fc.nat(5), before: fc.nat(45) }),
      fc.record({ act: fc.constant("swap" as const), room: fc.nat(5), night: fc.nat(45), to: fc.nat(5) }),
      fc.record({ act: fc.constant("wait" as const), seconds: fc.integer({ min: -20, max: 60 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 12 }), async (list) => {
        for (const step of list) {
          if (step.act === "claim") await claim(step.room, step.night, step.seconds)(base.pool);
          else if (step.act === "free")
            await base.pool.query("DELETE FROM room_night WHERE room_id = $1 AND night < $2", [
              rooms[step.room],
              addDays(from, step.before),
            ]);
          else if (step.act === "swap")
            await base.pool.query(
              `UPDATE room_night SET room_id = $3 WHERE room_id = $1 AND night = $2
                 AND NOT EXISTS (SELECT FROM room_night WHERE room_id = $3 AND night = $2)`,
              [rooms[step.room], addDays(from, step.night), rooms[step.to]],
            );
          else await clock.move(step.seconds);
          await expectSame();
        }
      }),
      { numRuns: process.env.PULAU_TEST_LONG ? 200 : 15 },
    );
  });

  it("know a room that is out of order as one that somebody has", async () => {
    await base.pool.query("DELETE FROM room_night");
    await claim(0, 3, null)(base.pool);
    const taken = await expectSame();
    await base.pool.query("DELETE FROM room_night");
    expect(await expectSame()).not.toEqual(taken);
    const closed = await base.pool.query(
      `INSERT INTO room_closure (room_id, kind, reason, from_day, until_day, at)
       VALUES ($1, 'outOfOrder', 'pests', $2, $3, now()) RETURNING id`,
      [rooms[0], addDays(from, 3), addDays(from, 4)],
    );
    await base.pool.query(
      "INSERT INTO room_night (room_id, night, closure_id, state) VALUES ($1, $2, $3, 'closed')",
      [rooms[0], addDays(from, 3), closed.rows[0].id],
    );
    expect(await expectSame()).toEqual(taken);
  });

  it("miss no transaction that began before a look and ended after it", async () => {
    await base.pool.query("DELETE FROM room_night");
    const free = await expectSame();
    const slow = await base.pool.connect();
    try {
      await slow.query("BEGIN");
      await claim(0, 3, null)(slow);
      expect(await expectSame()).toEqual(free);
      await claim(1, 3, null)(base.pool); // a later one that ends first
      const claimed = await expectSame();
      expect(claimed).not.toEqual(free);
      await slow.query("COMMIT");
      expect(await expectSame()).not.toEqual(claimed);
    } finally {
      slow.release();
    }
  });

  it("are seen by all who ask at once, each as it was when they asked or later", async () => {
    for (let night = 10; night < 20; night++) {
      const before = Array.from({ length: 5 }, kept);
      await claim(2, night, null)(base.pool);
      const after = await Promise.all(Array.from({ length: 5 }, kept));
      const now = freeIn(await read());
      for (const supply of after) expect(freeIn(supply)).toEqual(now);
      await Promise.all(before);
    }
  });
});

describe("a timetable that is kept", () => {
  let base: TestDatabase;
  let clock: Awaited<ReturnType<typeof movableClock>>;
  beforeAll(async () => {
    base = await createTestDatabase();
    await makeResort(base.db);
    clock = await movableClock(base.pool);
  });
  afterAll(() => base.drop());

  const span = { from: null, days, nights: 3 };
  const ferriesNow = async () => {
    const { ferries } = await loadSupply(base.db, malaysianTime, span);
    const fresh = await inTransaction(base.db, (tx) => loadSupply(tx, malaysianTime, span));
    expect(ferries).toEqual(fresh.ferries);
    return ferries;
  };

  it("says what is left as it is now, by the clock too", async () => {
    const [first] = await ferriesNow();
    const stockId = first?.stockId ?? "";
    const hold = randomUUID();
    await base.pool.query(
      "INSERT INTO stay_hold (id, owner_id, state, stay, created_at) VALUES ($1, gen_random_uuid(), 'held', '{}', now())",
      [hold],
    );
    await base.pool.query(
      `INSERT INTO stock_claim (stock_id, hold_id, pieces, state, expires_at)
       VALUES ($1, $2, 4, 'hold', pulau_now() + interval '60 seconds')`,
      [stockId, hold],
    );
    await base.pool.query("UPDATE stock SET held = held + 4 WHERE id = $1", [stockId]);
    const leftOf = async () => (await ferriesNow()).find((ferry) => ferry.stockId === stockId)?.left;
    expect(await leftOf()).toBe((first?.left ?? 0) - 4);
    await clock.move(120);
    expect(await leftOf()).toBe(first?.left);
  });

  it("follows whoever changes it, at the next look", async () => {
    let before = await ferriesNow();
    const [first] = before;
    const acts = [
      `UPDATE sailing SET active_status = false WHERE id = '${first?.stockId}'`,
      "UPDATE boat SET seats = seats + 1",
      "UPDATE sailing SET time = time + interval '5 minutes'",
      `INSERT INTO excluded_boat (boat_id, "from") VALUES ('${first?.boatId}', '${first?.day}')`,
    ];
    for (const act of acts) {
      await base.pool.query(act);
      const after = await ferriesNow();
      expect(after).not.toEqual(before);
      before = after;
    }
  });
});

describe("rate books that are kept", () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await openDemo();
  });
  afterAll(() => demo.close());

  const parties = [[], [7], [3, 12]].map((childAges) => ({ adults: 2, childAges, nonMalaysians: 1 }));

  it("say of any span what the database says, and make the same prices of it", async () => {
    const { db } = demo.base;
    const some = fc.record({
      ahead: fc.integer({ min: -40, max: 400 }),
      length: fc.integer({ min: 0, max: 40 }),
      nights: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(some, async ({ ahead, length, nights }) => {
        const from = addDays(demo.today, ahead);
        const span = { from, to: addDays(from, length), nights, contract: null };
        const here = await loadRateBooks(db, span);
        const there = await inTransaction(db, (tx) => loadRateBooks(tx, span));
        expect(here).toEqual(there);
        const supply = await loadSupply(db, malaysianTime, { from, days: length + 1, nights });
        const request = { supply, days: arrivalsOf(supply, length + 1), nights };
        for (const party of parties)
          expect(here.map((book) => priceArrivals(book, party, request))).toEqual(
            there.map((book) => priceArrivals(book, party, request)),
          );
      }),
      { numRuns: process.env.PULAU_TEST_LONG ? 100 : 6 },
    );
  }, 120_000);

  it("sell of each option the nearest free days, which all days priced one by one show, too", async () => {
    const { db } = demo.base;
    const some = fc.record({
      ahead: fc.integer({ min: 15, max: 200 }),
      nights: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      party: fc.constantFrom(...parties),
    });
    await fc.assert(
      fc.asyncProperty(some, async ({ ahead, nights, party }) => {
        const checkIn = addDays(demo.today, ahead);
        const from = addDays(checkIn, -14);
        const supply = await loadSupply(db, malaysianTime, { from, days: 29, nights });
        const books = await loadRateBooks(db, { from, to: addDays(from, 28), nights, contract: null });
        const request = { supply, days: arrivalsOf(supply, 29), nights };
        const farOf = ({ day }: { day: Day }) => Math.abs(daysBetween(checkIn, day));
        const expected = books.flatMap((book) => {
          const free = priceArrivals(book, party, request).filter(({ state }) => state === "free");
          const [best] = free.toSorted(
            (a, b) =>
              farOf(a) - farOf(b) || (a.totalSen ?? 0) - (b.totalSen ?? 0) || (a.day < b.day ? -1 : 1),
          );
          return best ? [[book.option.id, best.day, best.totalSen]] : [];
        });
        const found = await pricePackages(db, { party, checkIn, nights, contract: null });
        const offered = found.flatMap(({ options }) =>
          options.map((option) => [option.optionId, option.checkIn, option.totalSen]),
        );
        expect(offered.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: process.env.PULAU_TEST_LONG ? 100 : 12 },
    );
  }, 120_000);

  it("are changed by whoever changes a price, at the next look", async () => {
    const span = { from: demo.today, to: addDays(demo.today, 30), contract: null };
    const before = await loadRateBooks(demo.base.db, span);
    expect(await loadRateBooks(demo.base.db, span)).toEqual(before);
    await demo.base.pool.query("UPDATE rate SET sen = sen + 100");
    const after = await loadRateBooks(demo.base.db, span);
    const sumOf = (books: typeof before) => books.flatMap(({ rates }) => rates.map(({ sen }) => sen));
    expect(sumOf(after)).toEqual(sumOf(before).map((sen) => sen + 100));
  });
});
