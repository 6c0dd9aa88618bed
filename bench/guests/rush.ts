import { createDraftRoute } from "@pulau/contract/drafts.ts";
import { holdStayRoute } from "@pulau/contract/holds.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { newGuest, stayOf } from "../../apps/api/src/races/guest.ts";
import { startServer } from "../../apps/api/src/races/server-process.ts";
import { percentile } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { processorMs } from "../processor.ts";

const guestCount = 200;
const freeRooms = 3;

/**
 * Two hundred guests press for the last three rooms at one moment, at two servers that have been asked before: how long the
 * last of them waits.
 */
export async function measureRush(server: BenchServer): Promise<Figure[]> {
  const database = await server.create("bench_rush");
  const resort = await makeResort(database.db, { ferrySeats: 1_000 });
  const servers = await Promise.all(
    [1, 2].map(() => startServer(database.url, { env: { PULAU_DEMO: "0" } })),
  );
  try {
    const urls = servers.map(({ url }) => url);
    await holdBefore(urls, resort);
    const guests = await Promise.all(Array.from({ length: guestCount }, (_, i) => newGuest(urls, i)));
    const drafts: string[] = [];
    for (const guest of guests) {
      const draft = await guest.must(createDraftRoute, { body: stayOf(resort, { roomType: "standard" }) });
      drafts.push(draft._id);
    }
    const before = await Promise.all(servers.map((server) => processorMs(database.pool, server)));
    const begun = performance.now();
    const answers = await Promise.all(
      guests.map(async (guest, i) => {
        const answer = await guest.call(holdStayRoute, { params: { _id: drafts[i] ?? "" } });
        return { isHeld: answer.ok, took: performance.now() - begun };
      }),
    );
    const after = await Promise.all(servers.map((server) => processorMs(database.pool, server)));
    const held = answers.filter(({ isHeld }) => isHeld).length;
    if (held !== freeRooms) throw new Error(`${held} of ${guestCount} guests got one of ${freeRooms} rooms`);
    const spent = after.reduce((sum, [api], i) => sum + api - (before[i]?.[0] ?? 0), 0);
    const took = answers.map((answer) => answer.took);
    return [
      {
        name: "The last three rooms: 200 at once, all answered",
        value: Math.max(...took) / 1_000,
        unit: "s",
        wanted: { atMost: 1 },
        note: `p50 ${percentile(took, 0.5).toFixed(0)} ms; ${spent} ms of the servers' processor`,
      },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  }
}

/** Holds of other nights, so that the servers have been asked before, as they are when a crowd comes. */
async function holdBefore(
  urls: readonly string[],
  resort: Awaited<ReturnType<typeof makeResort>>,
): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const guest = await newGuest(urls, 1_000 + i);
    const stay = stayOf(resort, { roomType: "deluxe", inDays: 10 + (i % 20) });
    const { _id } = await guest.must(createDraftRoute, { body: stay });
    await guest.call(holdStayRoute, { params: { _id } });
  }
}
