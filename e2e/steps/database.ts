import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { connect, type Db } from "../../apps/api/src/db/connect.ts";
import { soilAfterNight } from "../../apps/api/src/modules/desk/housekeeping/public.ts";
import { ownServer } from "../server/servers.ts";

type Pool = ReturnType<typeof connect>["pool"];

async function inDatabase<T>(act: (pool: Pool, db: Db) => Promise<T>): Promise<T> {
  const url = await readFile(join(ownServer().dataFolder, "database-url"), "utf8");
  const { db, pool } = connect(url, { max: 1 });
  try {
    return await act(pool, db);
  } finally {
    await pool.end();
  }
}

/**
 * Moves the end of a draft's hold to so many seconds from now. Only the database's clock counts for a hold, so this is
 * how a journey comes to its last half minute without waiting for it.
 */
export async function endHoldIn(draftId: DraftId, seconds: number): Promise<void> {
  const url = await readFile(join(ownServer().dataFolder, "database-url"), "utf8");
  const { pool } = connect(url, { max: 1 });
  const end = `expires_at = pulau_now() + make_interval(secs => $2)`;
  try {
    for (const table of ["stay_hold where id", "room_night where hold_id", "stock_claim where hold_id"]) {
      const [name, condition] = table.split(" where ");
      await pool.query(`update ${name} set ${end} where ${condition} = $1`, [draftId, seconds]);
    }
  } finally {
    await pool.end();
  }
}

/** Lets a draft lose what somebody typed into it, as a page that is older than its rules would leave it. */
export async function emptyDetails(draftId: DraftId): Promise<void> {
  await inDatabase(async (pool) => {
    await pool.query(
      `update draft set json = jsonb_set(jsonb_set(json, '{guests,1,fullName}', '""'), '{booker,mobile}', '"+601"')
        where id = $1`,
      [draftId],
    );
  });
}

/** Lets every ferry to the island on a draft's day of arrival be full, as if others had booked the rest of the seats. */
export async function fillFerries(draftId: DraftId): Promise<void> {
  await inDatabase(async (pool) => {
    const ferries = `select s.id from sailing s join boat b on b.id = s.boat_id
      join draft d on (d.json ->> 'checkIn')::date = s.day where d.id = $1 and s.direction = 'out' and b.kind = 'ferry'`;
    // Seats that an earlier journey's hold still keeps would be free again in the middle of this one.
    await pool.query(`delete from stock_claim where state <> 'booked' and stock_id in (${ferries})`, [
      draftId,
    ]);
    await pool.query(`update stock set held = 0, capacity = sold where id in (${ferries})`, [draftId]);
  });
}

/**
 * A paid booking of two people for exactly these nights in one room: without it, its room and its seats are free again,
 * and no more than those. Not where a hold keeps something too, which may end meanwhile.
 */
export async function bookingOf(checkIn: string, nights: number): Promise<string | null> {
  return inDatabase(async (pool) => {
    const { rows } = await pool.query<{ id: string }>(
      `select b.id from booking b where b.state = 'confirmed' and b.check_in = $1 and b.check_out = $1::date + $2::int
        and b.persons = 2 and (select count(*) from booking_room r where r.booking_id = b.id) = 1
        and not exists (select from room_night n where n.night >= b.check_in and n.night < b.check_out and n.state <> 'booked')
        and not exists (select from stock_claim c join sailing s on s.id = c.stock_id
          where s.day in (b.check_in, b.check_out) and c.state <> 'booked')
        order by b.id limit 1`,
      [checkIn, nights],
    );
    return rows[0]?.id ?? null;
  });
}

/** The first of these days on whose boat at eleven to the island more than two bookings are. */
export async function dayWithParties(days: readonly string[]): Promise<string> {
  return inDatabase(async (pool) => {
    const { rows } = await pool.query<{ day: string }>(
      `select s.day::text as day from sailing s join boat f on f.id = s.boat_id join booking_crossing c on c.stock_id = s.id
        join booking b on b.id = c.booking_id and b.state = 'confirmed'
        where s.direction = 'out' and s.time = '11:00' and f.kind = 'ferry' and s.day = any($1::date[])
        group by s.day having count(distinct b.id) > 2 order by s.day limit 1`,
      [days],
    );
    const day = rows[0]?.day;
    if (!day) throw new Error("hardly anybody sails on these days");
    return day;
  });
}

/** The first of some days on which land transfers bring at least three parties to the default boat to the island. */
export async function dayWithRides(days: readonly string[]): Promise<string> {
  return inDatabase(async (pool) => {
    const { rows } = await pool.query<{ day: string }>(
      `select s.day::text as day from sailing s join boat f on f.id = s.boat_id join booking_crossing c on c.stock_id = s.id
        join booking b on b.id = c.booking_id and b.state = 'confirmed'
        join booking_transfer t on t.booking_id = b.id and t.pick_up_day = s.day and t.direction = 'out'
        where s.direction = 'out' and s.time = '11:00' and f.kind = 'ferry' and s.day = any($1::date[])
        group by s.day having count(distinct b.id) > 2 order by s.day limit 1`,
      [days],
    );
    const day = rows[0]?.day;
    if (!day) throw new Error("hardly anybody is driven to a boat on these days");
    return day;
  });
}

/** Lets a boat of a day weigh its passengers from now on, up to so many kilograms; with null it asks no more. */
export async function weighPassengers(day: string, limitKg: number | null): Promise<void> {
  await inDatabase(async (pool) => {
    await pool.query(
      `update boat set weighs = case when $2::int is null then 'none' else 'body' end, weight_limit_kg = $2::int
        where id = (select s.boat_id from sailing s join boat f on f.id = s.boat_id
          where s.day = $1 and s.direction = 'out' and f.kind = 'ferry' order by s.time limit 1)`,
      [day, limitKg],
    );
  });
}

/** Lets a booking be one of a demo account's own. */
export async function giveBooking(bookingId: string, email: string): Promise<void> {
  await inDatabase(async (pool) => {
    await pool.query(
      `update booking set owner_id = m.account_id, account_id = m.account_id from member m
        where m.email = $2 and booking.id = $1`,
      [bookingId, email],
    );
  });
}

/** Credit in somebody's wallet that was there before the journey begins, by the ledger like all money. */
export async function giveCredit(email: string, sen: Sen): Promise<void> {
  return inDatabase(async (pool) => {
    await pool.query(
      `with made as (insert into ledger_transaction (id, kind, at) values (gen_random_uuid(), 'opening', now()) returning id),
        whose as (select account_id::text as key from member where email = $1)
       insert into ledger_entry (id, transaction_id, account_kind, account_key, sen)
       select gen_random_uuid(), made.id, side.kind, coalesce(side.key, whose.key), side.sen from made, whose,
         (values ('opening', 'journey', -$2::int), ('wallet', null, $2::int)) as side (kind, key, sen)`,
      [email, sen],
    );
  });
}

/** Lets the sandbox bank answer nobody while something is done. */
export async function whileBankIsDown(act: () => Promise<void>): Promise<void> {
  await inDatabase(async (pool) => {
    await pool.query("alter table sandbox_bank.session rename to session_away");
    try {
      await act();
    } finally {
      await pool.query("alter table sandbox_bank.session_away rename to session");
    }
  });
}

/** Sells a voucher anew, as it were: from now on it is for stays of at least so many sen. */
export async function setLeastSpending(code: string, minSpendSen: Sen): Promise<void> {
  await inDatabase(async (pool) => {
    const terms = `terms || jsonb_build_object('minSpendSen', $2::int)`;
    await pool.query(`update voucher set terms = ${terms} where code = $1`, [code, minSpendSen]);
  });
}

/** Takes rooms out of use again, so that days which are full in the demo stay full for the journeys that come after. */
export async function takeOutOfUse(numbers: readonly string[]): Promise<void> {
  await inDatabase(async (pool) => {
    await pool.query("update room set active_status = false where room_no = any($1)", [numbers]);
  });
}

/** A confirmed booking that owes a balance, on which no slip waits; its id. */
export const findOwingBooking = (): Promise<string> =>
  inDatabase(async (pool) => {
    const { rows } = await pool.query<{ id: string }>(`
      SELECT b.id FROM booking b WHERE b.state = 'confirmed' AND b.total_sen - b.paid_sen > 20000 AND NOT EXISTS (
        SELECT FROM payment p WHERE p.booking_id = b.id AND p.state IN ('awaitingVerification', 'started'))
      ORDER BY b.check_in, b.booking_no LIMIT 1`);
    const id = rows[0]?.id;
    if (!id) throw new Error("nobody owes a balance");
    return id;
  });

/**
 * Ends the night for a room in which guests stay, as the night job does each morning: what it did this morning is forgotten, the room
 * is clean, and the job runs once more. Answers the room's number. Until four at the resort it is the morning before.
 */
export const endNight = (): Promise<string> =>
  inDatabase(async (pool, db) => {
    const { rows } = await pool.query<{ id: string; morning: string; roomNo: string }>(
      `SELECT r.id, m.morning::text, r.room_no AS "roomNo"
      FROM (SELECT (pulau_now() AT TIME ZONE $1 - interval '4 hours')::date AS morning) m,
        booking b JOIN booking_room br ON br.booking_id = b.id JOIN room r ON r.id = br.room_id
      WHERE b.state = 'inHouse' AND b.check_in < m.morning AND b.check_out > m.morning AND br.earlier IS NULL AND br.next IS NULL
        AND (b.checked_in_at AT TIME ZONE $1 - interval '4 hours')::date < m.morning
      ORDER BY r.room_no LIMIT 1`,
      [malaysianTime],
    );
    const [room] = rows;
    if (!room) throw new Error("nobody has stayed overnight");
    await pool.query("DELETE FROM housekeeping_event WHERE room_id = $1 AND morning = $2", [
      room.id,
      room.morning,
    ]);
    await pool.query("UPDATE room SET cleaning = 'clean' WHERE id = $1", [room.id]);
    await soilAfterNight(db);
    return room.roomNo;
  });
