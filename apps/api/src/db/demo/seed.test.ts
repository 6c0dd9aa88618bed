import { dayAt } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSealer } from "../../plugins/seal.ts";
import { checkInvariants } from "../invariants.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { isEmpty, seedDemo } from "./seed.ts";

const today = dayAt(new Date(), "Asia/Kuala_Lumpur");
const sealer = createSealer("a secret of the tests, long enough to be one");
const lines: string[] = [];
let base: TestDatabase;
let emptyBefore: boolean;
let seconds: number;

beforeAll(async () => {
  base = await createTestDatabase();
  emptyBefore = await isEmpty(base.db);
  const begun = performance.now();
  await seedDemo(base.db, { today, seal: sealer.seal, progress: (line) => lines.push(line) });
  seconds = (performance.now() - begun) / 1000;
});
afterAll(() => base.drop());

const one = async <T extends object>(query: string, values: unknown[] = []): Promise<T> =>
  (await base.pool.query<T>(query, values)).rows[0] as T;
const all = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await base.pool.query<T>(query, values)).rows;

describe("the demo resort", () => {
  it("is made once, in a few seconds, and says what it made", async () => {
    process.stdout.write(`demo resort: ${seconds.toFixed(1)} s, ${lines.join("; ")}\n`);
    expect(emptyBefore).toBe(true);
    expect(await isEmpty(base.db)).toBe(false);
    expect(lines.length).toBeGreaterThan(1);
  });

  it("keeps every rule that must always hold", async () => {
    expect(await checkInvariants(base.pool)).toEqual([]);
  });

  it("has 62 rooms of eight types in four buildings", async () => {
    const counted =
      await one(`SELECT (SELECT count(*) FROM room) AS rooms, (SELECT count(*) FROM room_type) AS types,
      (SELECT count(*) FROM building) AS buildings, (SELECT count(*) FROM package) AS packages,
      (SELECT count(*) FROM add_on) AS "addOns", (SELECT count(*) FROM boat) AS boats`);
    expect(counted).toEqual({ rooms: 62, types: 8, buildings: 4, packages: 9, addOns: 12, boats: 4 });
  });

  it("is open on each of the next 60 days, and full only where it means to be", async () => {
    const nights = await all<{ away: number; taken: number }>(
      `SELECT n - $1::date AS away, (SELECT count(*)::int FROM room_night WHERE night = n) AS taken
       FROM generate_series(0, 59) i, LATERAL (SELECT $1::date + i AS n) d ORDER BY n`,
      [today],
    );
    const full = nights.filter(({ taken }) => taken === 62);
    expect(full.length).toBeGreaterThanOrEqual(4);
    expect(full.length).toBeLessThanOrEqual(6);
    const usual = nights.filter(({ away, taken }) => away < 45 && taken < 62);
    const share = usual.reduce((sum, { taken }) => sum + taken, 0) / usual.length / 62;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.8);
    const open = await one<{ days: number }>(
      `SELECT count(DISTINCT d.day)::int AS days FROM generate_series($1::date, $1::date + 59, '1 day') AS d(day)
       JOIN period p ON d.day BETWEEN p."from" AND p."to" AND NOT p.stop_sell
       JOIN sailing s ON s.day = d.day AND s.is_default AND s.direction = 'out'`,
      [today],
    );
    expect(open.days).toBe(60);
  });

  it("gives the front desk a day's work", async () => {
    const desk = await one<{ arrivals: number; departures: number; house: number }>(
      `SELECT count(*) FILTER (WHERE check_in = $1 AND state IN ('confirmed', 'inHouse'))::int AS arrivals,
         count(*) FILTER (WHERE check_out = $1 AND state IN ('completed', 'inHouse'))::int AS departures,
         count(*) FILTER (WHERE state = 'inHouse')::int AS house
       FROM booking`,
      [today],
    );
    process.stdout.write(`today: ${JSON.stringify(desk)}\n`);
    expect(desk.arrivals).toBeGreaterThanOrEqual(4);
    expect(desk.departures).toBeGreaterThanOrEqual(3);
    expect(desk.house).toBeGreaterThanOrEqual(20);
  });

  it("gives the guest stays, drafts and a wallet, and the agency bookings that wait for their payment", async () => {
    const mine = await one(
      `SELECT w.credited_sen - w.debited_sen AS balance,
         (SELECT count(*)::int FROM draft WHERE owner_id = m.account_id) AS drafts,
         (SELECT count(*)::int FROM booking WHERE account_id = m.account_id AND state = 'confirmed') AS ahead,
         (SELECT count(*)::int FROM booking WHERE account_id = m.account_id AND check_out < $1) AS past
       FROM member m JOIN wallet w ON w.account_id = m.account_id WHERE email = 'guest@demo.pulau.test'`,
      [today],
    );
    expect(mine).toEqual({ balance: 390_620, drafts: 2, ahead: 2, past: 5 });
    const waiting = await all(`SELECT 1 FROM booking b JOIN account a ON a.id = b.account_id
      WHERE a.kind = 'agency' AND state = 'awaitingPayment' AND pay_until > now()`);
    expect(waiting).toHaveLength(3);
  });

  it("seals identity papers and continues the numbers of its bookings", async () => {
    const guest = await one<{ sealed: string; tail: string }>(
      "SELECT identity_sealed AS sealed, identity_tail AS tail FROM booking_guest LIMIT 1",
    );
    expect(sealer.unseal(guest.sealed).endsWith(guest.tail)).toBe(true);
    const next = await one<{ next: number; last: number }>(
      "SELECT nextval('booking_number') AS next, (SELECT count(*) FROM booking)::int + 1000 AS last",
    );
    expect(next.next).toBe(next.last + 1);
  });

  it("prices what the pictures of the resort promise", async () => {
    const june = await one<{ sen: number }>(
      `SELECT r.sen FROM rate r JOIN period p ON p.id = r.period_id JOIN package_option o ON o.id = p.option_id
       JOIN package k ON k.id = o.package_id JOIN room_type t ON t.id = r.room_type_id
       WHERE k.code = 'LAGOON' AND o.nights = 2 AND t.room_code = 'V' AND bed_type = 'quad' AND guest_kind = 'adult'
         AND extract(month FROM p."to") = 8`,
    );
    expect(june.sen).toBe(69_800);
  });
});
