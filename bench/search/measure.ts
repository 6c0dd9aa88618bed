import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import autocannon from "autocannon";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { startServer } from "../../apps/api/src/races/server-process.ts";
import { alternate, type Round } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { fillNights } from "../fill-nights.ts";

const days = 730;
const rounds = 5;
const secondsEach = 3;
const callers = 16;

/** The availability search over 500 rooms and two years, against a bare route with the same statement. */
export async function measureSearch(server: BenchServer): Promise<Figure[]> {
  const database = await server.create("bench_search");
  const { from } = await makeResort(database.db, {
    rooms: { standard: 300, deluxe: 150, family: 50 },
    days,
  });
  await fillNights(database.pool, { from, days });
  const product = await startServer(database.url, { env: { PULAU_DEMO: "0" } });
  const bare = await startBare(database.url);
  try {
    const paths = pathsOf(from, days);
    await expectSameAnswer(product.url, bare.url, paths);
    for (const { url } of [bare, product]) await fire(url, paths, 2);
    const compared = await alternate(rounds, {
      baseline: () => fire(bare.url, paths, secondsEach),
      product: () => fire(product.url, paths, secondsEach),
    });
    const perSecond = (round: Round) => Math.round(round.perSecond);
    return [
      {
        name: "Search: throughput over a bare route's",
        value: compared.throughput,
        spread: compared.spread,
        wanted: { atLeast: 0.75 },
        note: `${perSecond(compared.product)} against ${perSecond(compared.baseline)} searches a second`,
      },
    ];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await database.close();
  }
}

/** Stays of one to five nights all over the two years, in an order that has nothing to do with the calendar. */
export const pathsOf = (from: Day, days: number): string[] =>
  Array.from({ length: 300 }, (_, i) => {
    const checkIn = addDays(from, (i * 271) % (days - 7));
    return `/api/rooms-availability?checkIn=${checkIn}&checkOut=${addDays(checkIn, 1 + (i % 5))}`;
  });

async function startBare(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    url,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** A comparison of two that answer differently would be worth nothing. */
async function expectSameAnswer(product: string, bare: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.slice(0, 20)) {
    const [priced, unpriced] = await Promise.all(
      [product, bare].map(async (url) => JSON.stringify(await (await fetch(url + path)).json())),
    );
    if (priced !== unpriced) throw new Error(`the two answered ${path} differently: ${priced} ${unpriced}`);
  }
}

/** What so many callers at once get from a server that searches these stays, for so many seconds. */
export async function fire(url: string, paths: readonly string[], duration: number): Promise<Round> {
  const result = await autocannon({
    url,
    duration,
    connections: callers,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} searches failed at ${url}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
