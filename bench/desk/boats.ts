import { randomUUID } from "node:crypto";
import {
  cancelSailingsRoute,
  type DisruptionBody,
  disruptionPlanRoute,
} from "@pulau/contract/disruptions.ts";
import { manifestRoute, sailingsMonthRoute, sailingsRoute } from "@pulau/contract/sailings.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type pg from "pg";
import { fillBookings } from "../../apps/api/src/db/factories/bookings.ts";
import { makeResort, type ResortIds } from "../../apps/api/src/db/factories/resort.ts";
import { createSealer } from "../../apps/api/src/plugins/seal.ts";
import type { Caller } from "../../apps/api/src/races/caller.ts";
import { raceSecret, startServer } from "../../apps/api/src/races/server-process.ts";
import { all, staffCaller } from "../../apps/api/src/races/staff.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { timeCall } from "./time-call.ts";

/** Of two guests each, on the boats of 200 days: 500 on each. */
const bookings = 50_000;
const days = 200;

/** What the crew waits for: the sailings of a week with who is on them, and the list of a boat with 500 guests. */
export async function measureBoats(server: BenchServer): Promise<Figure[]> {
  const base = await server.create("bench_boats");
  const resort = await makeResort(base.db, { rooms: { standard: 2 }, days, ferrySeats: 1_000 });
  await fillBookings(base.pool, {
    ...resort,
    ownerId: randomUUID(),
    count: bookings,
    from: resort.from,
    days,
  });
  await fillBoats(base.pool, resort);
  const product = await startServer(base.url, { env: { PULAU_DEMO: "0" } });
  try {
    const stage = { base: { ...base, drop: base.close }, urls: [product.url] };
    const { desk } = await staffCaller(stage, { boarding: all, bookings: all, boats: all });
    const from = addDays(resort.from, days / 2);
    const query = { from, to: addDays(from, 6), kind: "ferry", limit: 20 } as const;
    const params = { _id: resort.sailings.ferry.out.get(from) ?? "" };
    const { counts } = await desk.must(manifestRoute, { params, query: {} });
    if (counts.listed !== 500) throw new Error(`${counts.listed} are on the boat`);
    const wait = { base, server: product };
    return [
      await timeCall("Sailings of a week, 500 guests on each", {
        ...wait,
        atMost: 100,
        act: () => desk.must(sailingsRoute, { query }),
      }),
      await timeCall("Sailings of a month, 500 guests on each", {
        ...wait,
        atMost: 150,
        act: () => desk.must(sailingsMonthRoute, { query: { month: from } }),
      }),
      await timeCall("Boarding list of 500 guests", {
        ...wait,
        atMost: 150,
        act: () => desk.must(manifestRoute, { params, query: {} }),
      }),
      ...(await measureStorm(desk, resort, wait)),
    ];
  } finally {
    await product.stop();
    await base.close();
  }
}

type Wait = Pick<Parameters<typeof timeCall>[1], "base" | "server">;

/** A sailing with 500 guests in 250 parties is looked at, and cancelled: each time one of another day. */
async function measureStorm(desk: Caller, { from, sailings }: ResortIds, wait: Wait): Promise<Figure[]> {
  const stormy = Array.from({ length: 60 }, (_, i) => sailings.ferry.out.get(addDays(from, i + 20)) ?? "");
  const planNext = () => {
    const sailingId = stormy.pop() ?? "";
    return { sailingId, plan: desk.must(disruptionPlanRoute, { body: { sailings: [sailingId] } }) };
  };
  const looked = await timeCall("Storm: who is on a sailing of 500, and where each could go", {
    ...wait,
    atMost: 300,
    act: () => planNext().plan,
  });
  const plans: DisruptionBody[] = [];
  while (stormy.length > 0) {
    const { sailingId, plan } = planNext();
    const { parties } = await plan;
    if (parties.length !== 250) throw new Error(`${parties.length} parties are on the sailing`);
    const choices = parties.map(({ bookingId }) => ({ bookingId, sailingId, solution: "later" as const }));
    plans.push({ sailings: [sailingId], reason: "weather", note: "", choices });
  }
  const cancelled = await timeCall("Storm: that sailing cancelled, 250 parties told", {
    ...wait,
    atMost: 2_000,
    act: async () => {
      const body = plans.pop();
      if (!body) throw new Error("every sailing is cancelled");
      await desk.must(cancelSailingsRoute, { body }, { "idempotency-key": randomUUID() });
    },
  });
  return [looked, cancelled];
}

/** Everybody crosses both ways on the ferry of their day, and every second guest is ticked. */
async function fillBoats(pool: pg.Pool, { from }: ResortIds): Promise<void> {
  const sealed = createSealer({ secret: raceSecret, earlierSecrets: [] }).seal("920418-10-5566");
  const client = await pool.connect();
  await client.query("SET statement_timeout = 0");
  await client.query(
    `INSERT INTO booking_crossing (booking_id, direction, kind, stock_id, name, day, time, from_jetty, to_jetty, seats, boats)
     SELECT b.id, s.direction, 'ferry', s.id, t.name, s.day, s.time, s.from_jetty, s.to_jetty, 2, 0
     FROM booking b JOIN sailing s ON s.day = CASE s.direction WHEN 'out' THEN b.check_in ELSE b.check_out END
     JOIN boat t ON t.id = s.boat_id WHERE t.kind = 'ferry' AND b.check_in >= $1`,
    [from],
  );
  await client.query(
    `INSERT INTO booking_guest (booking_id, position, room, full_name, identity_sealed, identity_tail, age, senior,
       disabled, vegetarian, non_malaysian, phones)
     SELECT id, place, 0, 'Guest ' || place, $1, '5566', 34, false, false, false, false, '[]'
     FROM booking CROSS JOIN generate_series(0, 1) AS place`,
    [sealed],
  );
  await client.query(
    `INSERT INTO boarding_act (act_id, guest_id, guest_name, sailing_id, booking_id, mark, at, received_at)
     SELECT gen_random_uuid(), g.id, g.full_name, c.stock_id, c.booking_id, 'aboard', now(), now()
     FROM booking_crossing c JOIN booking_guest g ON g.booking_id = c.booking_id WHERE g.position = 0`,
  );
  // Who has left needs no other boat, and what is moved stands in what the booking was made from.
  await client.query("UPDATE booking SET state = 'confirmed'");
  await client.query(
    `UPDATE stay_hold h SET stay = jsonb_build_object('quote', '{"lines": []}'::jsonb, 'rooms', '[]'::jsonb, 'crossings', (
       SELECT jsonb_agg(jsonb_build_object('direction', c.direction, 'kind', c.kind, 'stockId', c.stock_id, 'name', c.name,
         'day', c.day, 'time', left(c.time::text, 5), 'from', c.from_jetty, 'to', c.to_jetty, 'seats', c.seats, 'boats', c.boats,
         'pieces', c.seats, 'note', ''))
       FROM booking_crossing c JOIN booking b ON b.id = c.booking_id WHERE b.hold_id = h.id))
     WHERE EXISTS (SELECT FROM booking b JOIN booking_crossing c ON c.booking_id = b.id WHERE b.hold_id = h.id)`,
  );
  await client.query("VACUUM ANALYZE");
  client.release(true);
}
