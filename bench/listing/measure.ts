import { randomUUID } from "node:crypto";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { fillBookings } from "../../apps/api/src/db/factories/bookings.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { watchStatements } from "../../apps/api/src/db/watch-statements.ts";
import { writeCursor } from "../../apps/api/src/listing/cursor.ts";
import { loadPage } from "../../apps/api/src/listing/page.ts";
import type { RowSource } from "../../apps/api/src/listing/source.ts";
import { ownBookings } from "../../apps/api/src/modules/booking/bookings/own-bookings.ts";
import { staffBookings } from "../../apps/api/src/modules/desk/front-desk/booking-list/list-for-staff.ts";
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
  const timeZone = malaysianTime;
  const staff = listQuery("-arrival", staffBookings({ dates: "arrival", whole: true, timeZone }));
  const guest = listQuery("-checkIn", ownBookings({ ownerId, tab: "past" }));
  sent.length = 0;
  await guest.load(database, undefined);
  const queries = sent.length;
  try {
    return [
      {
        name: "Listing: queries for a page",
        value: queries,
        wanted: { atMost: 3 },
        note: "an owner's bookings with the count of each tab",
      },
      await distance("Listing of staff", database, staff),
      await distance("Listing of an owner", database, guest),
    ];
  } finally {
    await database.close();
  }
}

type Filters = {
  readonly sort: string;
  readonly load: (database: BenchDatabase, cursor: string | undefined) => Promise<number>;
};

/** A list's page of fifty in an order, by cursor; how many rows came. */
function listQuery<Selected extends object, Row, Counted extends object, Extra>(
  sort: string,
  source: RowSource<Selected, Row, Counted, Extra>,
): Filters {
  return {
    sort,
    load: async ({ db }, cursor) => {
      const loaded = await loadPage(db, source, { page: 1, limit: pageLength, sort, cursor });
      return loaded.ok ? loaded.value.rows.length : 0;
    },
  };
}

/** How much longer a page takes far down than near the top, in alternating calls. */
async function distance(name: string, database: BenchDatabase, filters: Filters): Promise<Figure> {
  const cursors = [await cursorAt(database, filters, near), await cursorAt(database, filters, far)] as const;
  const took: [number[], number[]] = [[], []];
  for (let i = 0; i < timesEach; i++) {
    for (const place of [0, 1] as const) {
      const ms = await timePage(database, filters, cursors[place]);
      if (i >= timesEach / 4) took[place].push(ms); // the first ones warm up
    }
  }
  const [nearMs, farMs] = took.map(median) as [number, number];
  return {
    name: `${name}: row ${far.toLocaleString("en")} over row ${near.toLocaleString("en")}`,
    value: farMs / nearMs,
    wanted: { atMost: 1.5 },
    note: `${farMs.toFixed(1)} ms against ${nearMs.toFixed(1)} ms for ${pageLength} rows and their count`,
  };
}

/** The cursor that somebody would have who came here page by page. */
async function cursorAt({ pool }: BenchDatabase, { sort }: Filters, row: number): Promise<string> {
  const { rows } = await pool.query<{ place: string }>(
    `SELECT json_build_array(check_in::text, id::text)::text AS place FROM booking
     ORDER BY check_in DESC, id DESC OFFSET $1 LIMIT 1`,
    [row - 1],
  );
  return writeCursor(sort, rows[0]?.place ?? "[]");
}

async function timePage(database: BenchDatabase, filters: Filters, cursor: string): Promise<number> {
  const begun = performance.now();
  const rows = await filters.load(database, cursor);
  if (rows !== pageLength) throw new Error(`a page of ${rows} bookings`);
  return performance.now() - begun;
}
