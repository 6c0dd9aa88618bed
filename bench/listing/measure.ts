import { randomUUID } from "node:crypto";
import { statesOfTab } from "@pulau/domain/booking/booking-moves.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../apps/api/src/db/connect.ts";
import { fillBookings } from "../../apps/api/src/db/factories/bookings.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { watchStatements } from "../../apps/api/src/db/watch-statements.ts";
import {
  type BookingFilter,
  countTabs,
  listBookings,
} from "../../apps/api/src/modules/booking/bookings/list-bookings.ts";
import { median } from "../alternate.ts";
import type { BenchDatabase, BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";

const near = 10_000;
const far = process.env.PULAU_TEST_LONG ? 1_000_000 : 100_000;
const pageLength = 50;
const timesEach = 40;

/** Pages deep inside a long listing by cursor, for staff and for an owner of very many bookings. */
export async function measureListing(server: BenchServer): Promise<Figure[]> {
  const database = await server.create("bench_listing");
  const sent = watchStatements(database.pool);
  const resort = await makeResort(database.db);
  const ownerId = randomUUID();
  const from = addDays(resort.from, -710);
  await fillBookings(database.pool, { ...resort, ownerId, count: far + 1_000, from, days: 700 });
  await database.pool.query("VACUUM ANALYZE booking");
  const frame = { sort: "-checkIn", page: 1, limit: pageLength } as const;
  const staff: BookingFilter = { ...frame, ownerId: null, states: null };
  const guest: BookingFilter = { ...frame, ownerId, states: statesOfTab("past") };
  sent.length = 0;
  await Promise.all([listBookings(database.db, guest), countTabs(database.db, ownerId)]);
  const queries = sent.length;
  try {
    return [
      {
        ...{ name: "Listing: queries for a page", value: queries, wanted: { atMost: 3 } },
        note: "an owner's bookings with the count of each tab",
      },
      await distance("Listing of staff", database, staff),
      await distance("Listing of an owner", database, guest),
    ];
  } finally {
    await database.close();
  }
}

/** How much longer a page takes far down than near the top, in alternating calls. */
async function distance(name: string, database: BenchDatabase, filter: BookingFilter): Promise<Figure> {
  const cursors = [await cursorAt(database, near), await cursorAt(database, far)] as const;
  const took: [number[], number[]] = [[], []];
  for (let i = 0; i < timesEach; i++) {
    for (const place of [0, 1] as const) {
      const ms = await timePage(database.db, { ...filter, cursor: cursors[place] });
      if (i >= timesEach / 4) took[place].push(ms); // the first ones warm up
    }
  }
  const [nearMs, farMs] = took.map(median) as [number, number];
  return {
    name: `${name}: row ${far.toLocaleString("en")} over row ${near.toLocaleString("en")}`,
    ...{ value: farMs / nearMs, wanted: { atMost: 1.5 } },
    note: `${farMs.toFixed(1)} ms against ${nearMs.toFixed(1)} ms for ${pageLength} rows and their count`,
  };
}

/** The cursor that somebody would have who came here page by page. */
async function cursorAt({ pool }: BenchDatabase, row: number): Promise<string> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT check_in || ' ' || id AS key FROM booking ORDER BY check_in DESC, id DESC OFFSET $1 LIMIT 1`,
    [row - 1],
  );
  return Buffer.from(rows[0]?.key ?? "").toString("base64url");
}

async function timePage(db: Db, filter: BookingFilter): Promise<number> {
  const begun = performance.now();
  const { reservations } = await listBookings(db, filter);
  if (reservations.length !== pageLength) throw new Error(`a page of ${reservations.length} bookings`);
  return performance.now() - begun;
}
