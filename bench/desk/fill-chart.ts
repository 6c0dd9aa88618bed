import type { Day } from "@pulau/domain/calendar/day.ts";
import type pg from "pg";
import { connectAlone } from "../../apps/api/src/db/connect.ts";
import type { ResortIds } from "../../apps/api/src/db/factories/resort.ts";

type FilledChart = Pick<ResortIds, "packageId" | "optionId"> & {
  readonly from: Day;
  readonly days: number;
  readonly today: Day;
};

/**
 * Books about six of ten stays of three nights in every room, each as a booking of two named guests: slept before today,
 * in house or to come. Every third of those to come has its deposit paid. Which ones is decided by a hash: the same in
 * every run. For the chart and its like: no money moved, and nobody crosses the sea.
 */
export async function fillChart(
  pool: pg.Pool,
  { packageId, optionId, from, days, today }: FilledChart,
): Promise<void> {
  const client = await connectAlone(pool, "bench");
  await client.query(
    `CREATE TEMP TABLE stays AS
     SELECT gen_random_uuid() AS booking_id, gen_random_uuid() AS hold_id, r.id AS room_id, r.room_type_id,
       row_number() OVER () AS n, $2::date + first AS check_in, $2::date + first + 3 AS check_out
     FROM room r CROSS JOIN generate_series(0, $1::int - 3, 3) AS first
     WHERE abs(hashtext(r.room_no || first)) % 100 < 60`,
    [days, from],
  );
  await client.query(
    `INSERT INTO stay_hold (id, owner_id, state, stay, created_at)
     SELECT hold_id, gen_random_uuid(), 'booked', '{}', now() FROM stays`,
  );
  await client.query(
    `INSERT INTO booking (id, booking_no, owner_id, hold_id, state, payment_status, environment, language, package_id,
       option_id, check_in, check_out, booking_name, email, mobile, address, party, persons, booking_json, total_sen,
       deposit_sen, paid_sen, balance_due_on, policy, pay_until_cap, terms_agreed_at, submitted_at)
     SELECT booking_id, 'TB-26-' || lpad(n::text, 5, '0'), gen_random_uuid(), hold_id,
       CASE WHEN check_out <= $3 THEN 'completed' WHEN check_in < $3 THEN 'inHouse' ELSE 'confirmed' END,
       'success', 'NEW', 'en', $1, $2, check_in, check_out,
       (ARRAY['Aisyah','Wei Ming','Priya','Daniel','Hui Min','Farid','Sofia','Kumar'])[1 + n % 8] || ' ' ||
         (ARRAY['Rahman','Tan','Subramaniam','Ong','Chen','Ismail','Schneider','Anderson','de Souza'])[1 + n % 9],
       'guest' || n || '@example.test', '+60123456789', '{}', '{}', 2, '{}', 100000, 50000,
       CASE WHEN check_in > $3 AND n % 3 = 0 THEN 50000 ELSE 100000 END, check_in - 14, '{}', now(), now(), now()
     FROM stays`,
    [packageId, optionId, today],
  );
  await client.query(
    `INSERT INTO booking_room (booking_id, position, room_id, room_type_id, bed_type, occupants)
     SELECT booking_id, 0, room_id, room_type_id, 'twin', '{"adult": 2, "child": 0, "toddler": 0, "infant": 0}' FROM stays`,
  );
  await client.query(
    `INSERT INTO booking_guest (booking_id, position, room, full_name, identity_sealed, identity_tail, age, senior,
       disabled, vegetarian, non_malaysian, phones)
     SELECT booking_id, place, 0, 'Guest ' || place, '', '5678', 34, false, false, false, false, '[]'
     FROM stays CROSS JOIN generate_series(0, 1) AS place`,
  );
  await client.query(
    `INSERT INTO room_night (room_id, night, hold_id, state)
     SELECT room_id, check_in + night, hold_id, 'booked' FROM stays CROSS JOIN generate_series(0, 2) AS night`,
  );
  // The bookings that come after go on with the numbers.
  await client.query(
    "SELECT setval('booking_number', greatest(nextval('booking_number'), max(n))) FROM stays",
  );
  await client.query("DROP TABLE stays");
  await client.query("VACUUM ANALYZE");
  await client.end();
}
