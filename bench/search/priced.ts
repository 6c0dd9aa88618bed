import { addDays, type Day, dayOf, monthStart } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type pg from "pg";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { type ServerProcess, startServer } from "../../apps/api/src/races/server-process.ts";
import { median } from "../alternate.ts";
import type { BenchDatabase, BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { fillNights } from "../fill-nights.ts";
import { processorMs } from "../processor.ts";
import { serveProduct } from "../web/serve.ts";

const days = 730;
/** How far ahead the demo is sold for certain. */
const demoDays = 240;
const timesEach = 80;

/** Rooms by type; the largest resort is four times the smallest. */
const sizes = [
  { rooms: { standard: 300, deluxe: 150, family: 50 }, atMost: 12 },
  { rooms: { standard: 600, deluxe: 300, family: 100 }, atMost: 15 },
  { rooms: { standard: 1_200, deluxe: 600, family: 200 }, atMost: 15 },
] as const;

/**
 * What guests wait for first: every package with its price, and a month of the calendar, over 14 packages and two years
 * that are six tenths full. Processor time of server and database together, so that a busy machine doesn't hide it.
 */
export async function measurePriced(server: BenchServer): Promise<Figure[]> {
  const figures = await measureDemo(server);
  for (const { rooms, atMost } of sizes) {
    const count = Object.values(rooms).reduce((sum, some) => sum + some, 0);
    const database = await server.create(`bench_priced_${count}`);
    const { from, optionId } = await makeResort(database.db, { rooms, days, maxNights: 5 });
    await copyPackage(database.pool, 13);
    await fillNights(database.pool, { from, days });
    const product = await startServer(database.url, { env: { PULAU_DEMO: "0" } });
    try {
      const request = { database, product, atMost };
      figures.push(
        await time(`Search with prices, ${count} rooms`, { ...request, paths: searches(from) }),
        await time(`Calendar of a month, ${count} rooms`, { ...request, paths: calendars(from, optionId) }),
      );
    } finally {
      await product.stop();
      await database.close();
    }
  }
  return [...figures, ...(await measureFirstPage(server))];
}

/** Four of the fourteen packages open one after the other, each later than the first page looks ahead. */
const openLater = `UPDATE period SET "from" = current_date + 90 + 10 * o.position
  FROM (SELECT o.id, p.position FROM package p JOIN package_option o ON o.package_id = p.id
        WHERE p.position BETWEEN 1 AND 4) o
  WHERE option_id = o.id`;

/** What the first page shows to whoever has chosen no day yet, with every package in its season, and with later ones. */
async function measureFirstPage(server: BenchServer): Promise<Figure[]> {
  const [, { rooms, atMost }] = sizes;
  const database = await server.create("bench_first_page");
  const { from } = await makeResort(database.db, { rooms, days, maxNights: 5 });
  await copyPackage(database.pool, 13);
  await fillNights(database.pool, { from, days });
  const paths = Array.from({ length: timesEach }, (_, i) => {
    return `/api/package/all-available?adults=2&children=${4 + (i % 8)}`;
  });
  const measured = async (name: string): Promise<Figure> => {
    const product = await startServer(database.url, { env: { PULAU_DEMO: "0" } });
    try {
      return await time(name, { database, product, atMost, paths });
    } finally {
      await product.stop();
    }
  };
  try {
    const inSeason = await measured("First page's packages, 1000 rooms");
    await database.pool.query(openLater);
    return [inSeason, await measured("First page's packages, four of them open later")];
  } finally {
    await database.close();
  }
}

/** The same of the demo, as whoever tries Pulau has it. */
async function measureDemo(server: BenchServer): Promise<Figure[]> {
  const database = await server.create("bench_priced_demo");
  const product = await serveProduct(database.url);
  try {
    const today = dayOf(new Date().toISOString().slice(0, 10));
    const request = { database, product, atMost: 6, paths: searches(today, demoDays) };
    return [await time("Search with prices, the demo", request)];
  } finally {
    await product.stop();
    await database.close();
  }
}

const searches = (from: Day, span = days): string[] =>
  Array.from({ length: timesEach }, (_, i) => {
    const checkIn = addDays(from, 20 + ((i * 271) % (span - 60)));
    return `/api/package/all-available?adults=2&children=7&checkIn=${checkIn}&nights=${2 + (i % 3)}`;
  });

const calendars = (from: Day, optionId: OptionId): string[] =>
  Array.from({ length: timesEach }, (_, i) => {
    const month = monthStart(addDays(from, (i * 271) % (days - 60)));
    return `/api/calendar?adults=2&children=7&optionId=${optionId}&month=${month}&nights=${2 + (i % 3)}`;
  });

type TimedPaths = {
  readonly database: BenchDatabase;
  readonly product: Pick<ServerProcess, "url" | "pid">;
  readonly atMost: number;
  readonly paths: readonly string[];
};

/** Each path once to warm up, as a server is that has been asked for an hour; then again, measured. */
async function time(name: string, { database, product, atMost, paths }: TimedPaths): Promise<Figure> {
  const request = async (path: string) => {
    const reply = await fetch(product.url + path);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  for (const path of paths) await request(path);
  const before = await processorMs(database.pool, product);
  const took: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    await request(path);
    took.push(performance.now() - begun);
  }
  const after = await processorMs(database.pool, product);
  const [api, kept] = after.map((ms, i) => (ms - (before[i] ?? 0)) / paths.length) as [number, number];
  return {
    name,
    value: api + kept,
    unit: "ms of processor",
    wanted: { atMost },
    note: `${api.toFixed(1)} + ${kept.toFixed(1)} ms (server + database); waited ${median(took).toFixed(1)} ms`,
  };
}

/** The factory's package again, so many times, each with prices of its own. */
async function copyPackage(pool: pg.Pool, times: number): Promise<void> {
  await pool.query(
    `WITH made AS (
       INSERT INTO package (code, type, name, summary, picture, position)
       SELECT p.code || n, p.type, p.name, p.summary, p.picture, n FROM package p, generate_series(1, $1::int) n
       RETURNING id, position
     ), options AS (
       INSERT INTO package_option (package_id, name, nights, meals, includes)
       SELECT made.id, o.name, o.nights, o.meals, o.includes FROM made, package_option o RETURNING id
     ), periods AS (
       INSERT INTO period (option_id, "from", "to", cut_off_days, arrival_weekdays, max_nights)
       SELECT options.id, d."from", d."to", d.cut_off_days, d.arrival_weekdays, d.max_nights FROM options, period d
       RETURNING id
     )
     INSERT INTO rate (period_id, room_type_id, bed_type, guest_kind, sen, terms, position)
     SELECT periods.id, r.room_type_id, r.bed_type, r.guest_kind, r.sen + 100, r.terms, r.position FROM periods, rate r`,
    [times],
  );
}
