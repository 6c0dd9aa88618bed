import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import autocannon from "autocannon";
import { makeResort, type ResortIds } from "../../apps/api/src/db/factories/resort.ts";
import { type ServerProcess, startServer } from "../../apps/api/src/races/server-process.ts";
import type { BenchDatabase, BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { fillNights } from "../fill-nights.ts";
import { processorMs } from "../processor.ts";
import { measureMemory } from "./memory.ts";

const days = 730;
const secondsEach = 4;
const crowds = [1, 8, 32, 128] as const;

/** What one server gives to more and more guests at once, and what it takes in memory for it. */
export async function measureGuests(server: BenchServer): Promise<Figure[]> {
  const database = await server.create("bench_guests");
  const resort = await makeResort(database.db, {
    rooms: { standard: 300, deluxe: 150, family: 50 },
    days,
    maxNights: 5,
  });
  await fillNights(database.pool, { from: resort.from, days });
  const product = await startServer(database.url, { env: { PULAU_DEMO: "0", TRUST_PROXY: "1" } });
  try {
    const figures: Figure[] = [];
    for (const way of crowdsOf(resort)) {
      await fire(product, { ...way, guests: 8 });
      for (const guests of crowds)
        figures.push(await measureCrowd({ database, product }, { ...way, guests }));
    }
    figures.push(
      await measureMemory(
        product,
        crowdsOf(resort).flatMap(({ paths }) => paths),
      ),
    );
    return figures;
  } finally {
    await product.stop();
    await database.close();
  }
}

/** Something that guests ask for, and the processor time that one answer may take. */
type Crowd = { readonly name: string; readonly paths: readonly string[]; readonly atMost: number };

const crowdsOf = ({ from, optionId }: ResortIds): Crowd[] => [
  {
    name: "Packages with prices",
    paths: somewhere(
      (checkIn, nights) => `/api/package/all-available?adults=2&checkIn=${checkIn}&nights=${nights}`,
      from,
    ),
    atMost: 12,
  },
  {
    name: "Calendar of a month",
    paths: somewhere(
      (day, nights) =>
        `/api/calendar?adults=2&optionId=${optionId}&month=${day.slice(0, 7)}-01&nights=${nights}`,
      from,
    ),
    atMost: 12,
  },
  {
    name: "Free rooms",
    paths: somewhere(
      (checkIn, nights) => `/api/rooms-availability?checkIn=${checkIn}&checkOut=${addDays(checkIn, nights)}`,
      from,
    ),
    atMost: 6,
  },
];

/** Stays all over the two years, in an order that has nothing to do with the calendar. */
const somewhere = (pathOf: (checkIn: Day, nights: number) => string, from: Day): string[] =>
  Array.from({ length: 120 }, (_, i) => pathOf(addDays(from, 20 + ((i * 271) % (days - 60))), 2 + (i % 3)));

type Measured = { readonly database: BenchDatabase; readonly product: ServerProcess };

/** So many guests who ask one thing after another: how much processor an answer takes, beside how many there are. */
async function measureCrowd(
  { database, product }: Measured,
  crowd: Crowd & { guests: number },
): Promise<Figure> {
  const before = await processorMs(database.pool, product);
  const { answers, perSecond, p50, p99 } = await fire(product, crowd);
  const after = await processorMs(database.pool, product);
  const [api = 0, kept = 0] = after.map((ms, i) => (ms - (before[i] ?? 0)) / answers);
  const { name, guests, atMost } = crowd;
  return {
    name: `${name}: ${guests} at once`,
    value: api + kept,
    unit: "ms of processor",
    wanted: { atMost },
    note:
      `${Math.round(perSecond)} a second, p50 ${p50} ms, p99 ${p99} ms; ` +
      `${api.toFixed(1)} + ${kept.toFixed(1)} ms (server + database)`,
  };
}

/** Nobody asks so often that they would be told to wait: each call comes from elsewhere, as behind a balancer. */
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function fire({ url }: ServerProcess, { name, paths, guests }: Crowd & { guests: number }) {
  const result = await autocannon({
    url,
    duration: secondsEach,
    connections: guests,
    requests: paths.map((path) => ({
      path,
      setupRequest: (request) => ({
        ...request,
        headers: { ...request.headers, "x-forwarded-for": newAddress() },
      }),
    })),
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${name} failed with ${guests} at once`);
  const { latency, requests } = result;
  return { answers: requests.total, perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
