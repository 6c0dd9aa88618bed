import type { Day } from "@pulau/domain/calendar/day.ts";
import type pg from "pg";
import { connectAlone } from "../apps/api/src/db/connect.ts";

/**
 * Books about six of ten stays of three nights in every room, each under a hold of its own, as a resort's two good
 * years leave it. Which ones is decided by a hash: the same in every run.
 */
export async function fillNights(pool: pg.Pool, span: { from: Day; days: number }): Promise<void> {
  const client = await connectAlone(pool, "bench");
  await client.query(
    `CREATE TEMP TABLE stays AS
     SELECT gen_random_uuid() AS hold_id, r.id AS room_id, first
     FROM room r CROSS JOIN generate_series(0, $1::int - 3, 3) AS first
     WHERE abs(hashtext(r.room_no || first)) % 100 < 60`,
    [span.days],
  );
  await client.query(
    `INSERT INTO stay_hold (id, owner_id, state, stay, created_at)
     SELECT hold_id, gen_random_uuid(), 'booked', '{}', now() FROM stays`,
  );
  await client.query(
    `INSERT INTO room_night (room_id, night, hold_id, state)
     SELECT room_id, $1::date + first + n, hold_id, 'booked' FROM stays CROSS JOIN generate_series(0, 2) AS n`,
    [span.from],
  );
  await client.query("DROP TABLE stays");
  await client.query("VACUUM ANALYZE stay_hold, room_night, room");
  await client.end();
}
