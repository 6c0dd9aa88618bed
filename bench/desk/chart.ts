import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { type ServerProcess, startServer } from "../../apps/api/src/races/server-process.ts";
import { staffCaller } from "../../apps/api/src/races/staff.ts";
import { median } from "../alternate.ts";
import type { BenchDatabase, BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { processorMs } from "../processor.ts";
import { fillChart } from "./fill-chart.ts";

const rooms = { standard: 300, deluxe: 150, family: 50 };
const days = 365;
const timesEach = 10;

/** The tape chart of a large resort that is six tenths full: a year, a month, and what is asked again after news. */
export async function measureChart(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_chart");
  const resort = await makeResort(base.db, { rooms, days: 10 });
  const from = addDays(resort.from, -30);
  await fillChart(base.pool, { ...resort, from, days, today: resort.from });
  const { rows } = await base.pool.query<{ id: string }>("SELECT id FROM booking LIMIT 1");
  const product = await startServer(base.url, { env: { PULAU_DEMO: "0" } });
  try {
    const stage = { base: { ...base, drop: base.close }, urls: [product.url] };
    const { desk } = await staffCaller(stage);
    const request = { base, product, token: desk.token ?? "", from };
    return [
      await time("Tape chart, 500 rooms × 365 days", { ...request, days, atMost: 500 }),
      await time("Tape chart, 500 rooms × 30 days", { ...request, days: 30, atMost: 60 }),
      await time("Tape chart, 500 rooms × 365 days: one booking again", {
        ...request,
        days,
        atMost: 150,
        bookings: rows[0]?.id ?? "",
      }),
    ];
  } finally {
    await product.stop();
    await base.close();
  }
}

type ChartRequest = {
  readonly base: BenchDatabase;
  readonly product: ServerProcess;
  readonly token: string;
  readonly from: Day;
  readonly days: number;
  readonly atMost: number;
  readonly bookings?: string;
};

/** Processor time of server and database for a call, so that a busy machine doesn't hide it; sent as browsers ask for it. */
async function time(name: string, { base, product, token, atMost, ...query }: ChartRequest): Promise<Figure> {
  const { from, days, bookings } = query;
  const sent = new URLSearchParams({ from, days: String(days), ...(bookings && { bookings }) });
  const answer = async () => {
    const response = await fetch(`${product.url}${tapeChartRoute.path}?${sent}`, {
      headers: { authorization: `Bearer ${token}`, "accept-encoding": "br" },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
    return Buffer.byteLength(text);
  };
  for (let i = 0; i < timesEach / 2; i++) await answer(); // the first ones warm up
  const before = await processorMs(base.pool, product);
  const took: number[] = [];
  let bytes = 0;
  for (let i = 0; i < timesEach; i++) {
    const begun = performance.now();
    bytes = await answer();
    took.push(performance.now() - begun);
  }
  const [api, database] = (await processorMs(base.pool, product)).map(
    (now, i) => (now - (before[i] ?? 0)) / timesEach,
  ) as [number, number];
  return {
    name,
    value: api + database,
    unit: "ms",
    wanted: { atMost },
    note: `processor: server ${api.toFixed(0)}, database ${database.toFixed(0)}; ${median(took).toFixed(0)} ms by the clock; ${(bytes / 1000).toFixed(0)} kB of JSON`,
  };
}
