import { housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import { kitchenRoute } from "@pulau/contract/kitchen.ts";
import { todayRoute } from "@pulau/contract/staff.ts";
import { staysRoute } from "@pulau/contract/stay-list.ts";
import { addDays, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { startServer } from "../../apps/api/src/races/server-process.ts";
import { all, staffCaller } from "../../apps/api/src/races/staff.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { fillChart } from "./fill-chart.ts";
import { timeCall } from "./time-call.ts";

/** The day of a resort of 500 rooms, six tenths full: what desk, housekeeping and kitchen look at all day. */
export async function measureDay(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_day");
  const resort = await makeResort(base.db, { rooms: { standard: 300, deluxe: 150, family: 50 }, days: 10 });
  const today = dayAt(new Date(), malaysianTime);
  await fillChart(base.pool, { ...resort, from: addDays(today, -90), days: 180, today });
  await base.pool.query("UPDATE package_option SET meals = 'full'");
  const product = await startServer(base.url, { env: { PULAU_DEMO: "0" } });
  try {
    const stage = { base: { ...base, drop: base.close }, urls: [product.url] };
    const { desk } = await staffCaller(stage, {
      bookings: all,
      payments: all,
      housekeeping: all,
      kitchen: all,
    });
    const week = { from: today, to: addDays(today, 6) };
    const waits: readonly [name: string, atMostMs: number, act: () => Promise<unknown>][] = [
      ["Today, 500 rooms", 100, () => desk.must(todayRoute, { query: {} })],
      ["Arrivals of a week, 500 rooms", 60, () => desk.must(staysRoute, { query: { ...week, limit: 20 } })],
      [
        "In house, 500 rooms: a page of 100",
        60,
        () => desk.must(staysRoute, { query: { list: "inHouse", limit: 100 } }),
      ],
      ["Housekeeping board, 500 rooms", 100, () => desk.must(housekeepingRoute, {})],
      ["Kitchen, a week, 500 rooms", 100, () => desk.must(kitchenRoute, { query: { from: today, days: 7 } })],
    ];
    const figures: Figure[] = [];
    for (const [name, atMost, act] of waits)
      figures.push(await timeCall(name, { atMost, act, base, server: product }));
    return figures;
  } finally {
    await product.stop();
    await base.close();
  }
}
