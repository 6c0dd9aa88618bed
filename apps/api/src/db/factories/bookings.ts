import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OwnerId } from "@pulau/domain/ids.ts";
import type pg from "pg";
import type { CatalogueIds } from "./catalogue.ts";
import type { RoomIds } from "./rooms.ts";

export type BookingsOptions = Pick<CatalogueIds, "packageId" | "optionId"> &
  RoomIds & {
    readonly ownerId: OwnerId;
    readonly count: number;
    /** First arrival day; the arrivals are spread evenly over so many days. */
    readonly from: Day;
    readonly days: number;
  };

/**
 * Fills the books with completed stays of one room, in three statements however many they are. They claim no nights and
 * moved no money: it is for listings, not for the invariants.
 */
export async function fillBookings(pool: pg.Pool, options: BookingsOptions): Promise<void> {
  const { ownerId, count, from, days, packageId, optionId, roomTypes } = options;
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0"); // a million take longer than any call may
    await client.query(
      `INSERT INTO stay_hold (owner_id, state, stay, created_at)
     SELECT $1::uuid, 'booked', '{}', now() FROM generate_series(1, $2::int)`,
      [ownerId, count],
    );
    await client.query(
      `INSERT INTO booking (booking_no, owner_id, hold_id, state, payment_status, environment, language, package_id,
       option_id, check_in, check_out, booking_name, email, mobile, address, party, persons, booking_json, total_sen,
       deposit_sen, paid_sen, policy, pay_until_cap, terms_agreed_at, submitted_at)
     SELECT 'TB-' || n, owner_id, id, 'completed', 'success', 'NEW', 'en', $2, $3, arrival, arrival + 2,
       'Guest ' || n, 'guest' || n || '@example.test', '+60123456789', '{}', '{}', 2, '{}', 100000, 50000, 100000,
       '{}', now(), now(), arrival - interval '30 days' + n * interval '1 ms'
     FROM (SELECT h.*, row_number() OVER () AS n FROM stay_hold h WHERE owner_id = $1) held,
       LATERAL (SELECT $4::date + (n * 7919 % $5)::int AS arrival) a`,
      [ownerId, packageId, optionId, from, days],
    );
    const [roomId] = roomTypes.standard.roomIds;
    await client.query(
      `INSERT INTO booking_room (booking_id, position, room_id, room_type_id, bed_type, occupants)
     SELECT id, 0, $2, $3, 'twin', '{}' FROM booking WHERE owner_id = $1`,
      [ownerId, roomId, roomTypes.standard.id],
    );
    await client.query("ANALYZE stay_hold, booking, booking_room");
  } finally {
    await client.query("RESET statement_timeout");
    client.release();
  }
}
