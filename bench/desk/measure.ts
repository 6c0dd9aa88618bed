import { randomUUID } from "node:crypto";
import { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import { deskNoticesRoute } from "@pulau/contract/notices.ts";
import { paymentOptionsRoute } from "@pulau/contract/payments.ts";
import { deskSearchRoute } from "@pulau/contract/record-search.ts";
import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { mainSearchRoute } from "@pulau/contract/site-search.ts";
import { addNoteRoute, staffBookingRoute, todayRoute } from "@pulau/contract/staff.ts";
import { staffChangeQuoteRoute } from "@pulau/contract/staff-changes.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type pg from "pg";
import { fillBookings } from "../../apps/api/src/db/factories/bookings.ts";
import { makeResort } from "../../apps/api/src/db/factories/resort.ts";
import { paidBooking } from "../../apps/api/src/modules/booking/changes/test-booking.ts";
import { mustSubmit, newGuest, stayOf } from "../../apps/api/src/races/guest.ts";
import { memberWithWallet } from "../../apps/api/src/races/members.ts";
import { listenTo } from "../../apps/api/src/races/news-listener.ts";
import { type ServerProcess, startServer } from "../../apps/api/src/races/server-process.ts";
import { all, staffCaller } from "../../apps/api/src/races/staff.ts";
import { median } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { timeCall } from "./time-call.ts";

const bookings = 100_000;
const entries = 100_000;

/** What the desk waits for, by calls to a real server over many bookings; and guests at the payment step. */
export async function measureDesk(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_desk");
  const resort = await makeResort(base.db, {
    rooms: { standard: 40 },
    days: 120,
    ferrySeats: 1_000,
    settings: { bookingNoPrefix: "TB" },
  });
  const from = addDays(resort.from, -710);
  await fillBookings(base.pool, { ...resort, ownerId: randomUUID(), count: bookings, from, days: 700 });
  await fillLog(base.pool);
  const [first, second] = [await startServer(base.url), await startServer(base.url)];
  try {
    const stage = { base: { ...base, drop: base.close }, resort, urls: [first.url] };
    const { desk } = await staffCaller(stage, { bookings: all, payments: all, security: all });
    const { member } = await memberWithWallet(stage, 100_000_000);
    const params = { _id: await paidBooking(stage, member, { inDays: 30 }) };
    const guest = await newGuest(stage.urls);
    const unpaid = { _id: (await mustSubmit(guest, stayOf(resort, { inDays: 40 })))._id };
    const find = (search: string) => () => desk.must(staffBookingsRoute, { query: { search } });
    const waits: readonly [name: string, atMostMs: number, act: () => Promise<unknown>][] = [
      ["Bookings: page of all", 60, () => desk.must(staffBookingsRoute, { query: {} })],
      ["Bookings: search by a name", 60, find("guest 777")],
      ["Bookings: search by two letters", 150, find("gu")],
      ["Bookings: search for what all have", 150, find("example")],
      ["Search of staff: a name", 60, () => desk.must(deskSearchRoute, { query: { search: "guest 777" } })],
      ["Search of a guest: a word", 60, () => member.must(mainSearchRoute, { query: { search: "room" } })],
      ["Notifications of staff", 60, () => desk.must(deskNoticesRoute, {})],
      ["Today", 100, () => desk.must(todayRoute, { query: {} })],
      ["Booking at the desk", 60, () => desk.must(staffBookingRoute, { params })],
      ["Change quote", 100, () => desk.must(staffChangeQuoteRoute, { params, body: { nights: 3 } })],
      ["Payment step", 60, () => guest.must(paymentOptionsRoute, { params: unpaid })],
      ["Security log: search", 150, () => desk.must(securityLogRoute, { query: { search: "refund" } })],
    ];
    const figures: Figure[] = [];
    for (const [name, atMost, act] of waits)
      figures.push(await timeCall(name, { atMost, act, base, server: first }));
    return [...figures, await timeNews({ desk, other: second, bookingId: params._id })];
  } finally {
    await Promise.all([first.stop(), second.stop()]);
    await base.close();
  }
}

type NewsRequest = Pick<Awaited<ReturnType<typeof staffCaller>>, "desk"> & {
  readonly other: ServerProcess;
  readonly bookingId: BookingId;
};

/** From a note that is written through one process until a desk that listens to the other hears of it. */
async function timeNews({ desk, other, bookingId }: NewsRequest): Promise<Figure> {
  const listening = await listenTo(other.url, desk.token);
  const took: number[] = [];
  for (let i = 0; i < 5; i++) {
    await listening.quiet();
    const begun = Date.now();
    await desk.must(addNoteRoute, { params: { _id: bookingId }, body: { note: `note ${i}` } });
    took.push((await listening.until({ kind: "booking", id: bookingId })) - begun);
  }
  listening.stop();
  return {
    name: "News: written here, heard there",
    value: median(took),
    unit: "ms",
    wanted: { atMost: 2_000 },
    spread: [Math.min(...took), Math.max(...took)] as const,
    note: "through two processes",
  };
}

/** A log of some months: signs-in and refusals of many networks. */
async function fillLog(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query("SET statement_timeout = 0");
  await client.query(
    `INSERT INTO security_entry (at, kind, side, network, route, facts, request_id)
     SELECT now() - n * interval '1 minute', 'signedIn', 'portal', md5((n % 999)::text), 'POST /api/authenticate/login/user',
       '{}', gen_random_uuid()::text FROM generate_series(1, $1::int) n`,
    [entries],
  );
  await client.query("VACUUM ANALYZE");
  client.release(true);
}
