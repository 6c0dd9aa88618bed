import { foundThingsRoute } from "@pulau/contract/found-things.ts";
import { groupRoute, groupsRoute } from "@pulau/contract/groups.ts";
import { housekeepingRoomRoute, housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import { kitchenRoute } from "@pulau/contract/kitchen.ts";
import { registrationRoute } from "@pulau/contract/registration.ts";
import { tidyUpRoute } from "@pulau/contract/room-moves.ts";
import { todayRoute } from "@pulau/contract/staff.ts";
import { staysRoute } from "@pulau/contract/stay-list.ts";
import { tillRoute } from "@pulau/contract/till.ts";
import { addDays, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type pg from "pg";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { clubOf, makeClub } from "../../apps/api/src/modules/booking/groups/test-block.ts";
import type { Caller } from "../../apps/api/src/races/caller.ts";
import { startServer } from "../../apps/api/src/races/server-process.ts";
import { all, staffCaller } from "../../apps/api/src/races/staff.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { fillChart } from "./fill-chart.ts";
import { timeCall } from "./time-call.ts";

/** Rooms that a dive club keeps. */
const groupRooms = 40;
/** Things that guests left in a few years. */
const foundThings = 5_000;

/** The day of a resort of 500 rooms, six tenths full: what desk, housekeeping and kitchen look at all day. */
export async function measureDay(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_day");
  const resort = await makeResort(base.db, {
    rooms: { standard: 300, deluxe: 150, family: 50 },
    days: 60,
    ferrySeats: 400,
  });
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
      charges: all,
      groups: all,
    });
    await fillFound(base.pool);
    const groupId = await makeClub(desk, clubOf(resort, { inDays: 40, rooms: groupRooms }));
    const arriving = await arrivalOf(desk);
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
      [
        "Room of housekeeping, 500 rooms",
        60,
        () =>
          desk.must(housekeepingRoomRoute, { params: { _id: resort.roomTypes.standard.roomIds[0] ?? "" } }),
      ],
      ["Lost and found: a page of 5,000", 60, () => desk.must(foundThingsRoute, { query: { limit: 20 } })],
      [
        "Registration card of an arrival",
        60,
        () => desk.must(registrationRoute, { params: { _id: arriving } }),
      ],
      ["Till, 500 rooms", 100, () => desk.must(tillRoute, { query: {} })],
      [
        "Tidy up two weeks, 500 rooms",
        500,
        () => desk.must(tidyUpRoute, { query: { from: addDays(today, 1), days: 14 } }),
      ],
      ["Groups: a page", 60, () => desk.must(groupsRoute, { query: { limit: 20 } })],
      [`A group of ${groupRooms} rooms`, 60, () => desk.must(groupRoute, { params: { _id: groupId } })],
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

/** A booking that arrives today. */
async function arrivalOf(desk: Caller): Promise<BookingId> {
  const [arrival] = (await desk.must(todayRoute, { query: {} })).arrivals;
  if (!arrival) throw new Error("nobody arrives");
  return arrival._id;
}

/** What guests left, each in another room and on another day, a tenth of it not given back. */
async function fillFound(pool: pg.Pool): Promise<void> {
  await pool.query(
    `WITH finder AS (SELECT id FROM staff_user LIMIT 1)
     INSERT INTO found_thing (room_id, found_on, what, place, at, found_by, state, moved_at, moved_by, way)
     SELECT (SELECT id FROM room ORDER BY room_no OFFSET n % 500 LIMIT 1), current_date - n % 900, 'Thing ' || n, 'Shelf 2',
       now(), finder.id, CASE WHEN n % 10 = 0 THEN 'kept' ELSE 'returned' END, CASE WHEN n % 10 > 0 THEN now() END,
       CASE WHEN n % 10 > 0 THEN finder.id END, CASE WHEN n % 10 > 0 THEN 'handed' END
     FROM generate_series(1, $1::int) AS n, finder`,
    [foundThings],
  );
}
