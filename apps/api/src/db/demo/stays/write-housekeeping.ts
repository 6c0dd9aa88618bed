import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { at } from "./resort-clock.ts";

/** Notes that somebody who cleans would leave. */
const notes = ["One pillow is missing", "Shower drips a little", "Asked for more drinking water"];

/**
 * A morning of housekeeping: rooms that were left since yesterday and those whose guests stay are dirty, some of them
 * clean or inspected by now, and all of these have somebody. Most others were inspected the day before: rooms that guests are
 * expected in today are ready, so that the desk can let them in.
 */
export async function writeHousekeeping(
  tx: Tx,
  { today, people }: { today: Day; people: DemoPeople },
): Promise<void> {
  const [first, second] = people.staff.filter(({ username }) => username.startsWith("housekeeping"));
  if (!first || !second) throw new Error("the demo has nobody who cleans rooms");
  const early = notAhead(at(today, "04:15"), 3);
  await tx.execute(sql`
    WITH worked AS (
      SELECT r.id, row_number() OVER (ORDER BY r.room_no) AS n, stays.room_id IS NOT NULL AS stays, gone.booking_id, gone.left_at
      FROM room r
      LEFT JOIN LATERAL (
        SELECT br.room_id FROM booking b JOIN booking_room br ON br.booking_id = b.id
        WHERE br.room_id = r.id AND b.state = 'inHouse' AND b.check_in < ${today} AND b.check_out > ${today} LIMIT 1
      ) stays ON true
      LEFT JOIN LATERAL (
        SELECT b.id AS booking_id, b.checked_out_at AS left_at FROM booking b JOIN booking_room br ON br.booking_id = b.id
        WHERE br.room_id = r.id AND b.state = 'completed' AND b.check_out >= ${addDays(today, -1)}
        ORDER BY b.checked_out_at DESC LIMIT 1
      ) gone ON stays.room_id IS NULL
      WHERE (stays.room_id IS NOT NULL OR gone.booking_id IS NOT NULL) AND NOT EXISTS (
        SELECT FROM booking b JOIN booking_room br ON br.booking_id = b.id
        WHERE br.room_id = r.id AND b.state = 'confirmed' AND b.check_in <= ${today} AND b.check_out > ${today})
    ), soiled AS (
      INSERT INTO housekeeping_event (room_id, at, cause, before, after, booking_id, morning)
      SELECT id, CASE WHEN NOT stays AND left_at < pulau_now() THEN left_at ELSE ${early} END,
        CASE WHEN stays THEN 'night' ELSE 'checkOut' END, 'clean', 'dirty', booking_id,
        CASE WHEN stays THEN ${today}::date END FROM worked ORDER BY n
    ), assigned AS (
      INSERT INTO housekeeping_room (room_id, assigned_to, note)
      SELECT id, CASE WHEN n % 2 = 0 THEN ${first.id}::uuid ELSE ${second.id}::uuid END,
        coalesce((${sql.param(notes)}::text[])[CASE WHEN n % 7 = 3 THEN n / 7 + 1 END], '') FROM worked
    )
    UPDATE room r SET cleaning = 'dirty', cleaning_at = ${early} FROM worked w WHERE r.id = w.id`);
  await inspectOthers(tx, first.id, today);
  await clean(tx, { every: 3, from: 0, cleaning: "clean", at: notAhead(at(today, "06:40"), 2) });
  await clean(tx, { every: 6, from: 0, cleaning: "inspected", at: notAhead(at(today, "07:10"), 1) });
}

/** A moment of this morning, or some minutes ago where it has not come yet: nothing was done in the future. */
const notAhead = (moment: Date, minutesAgo: number): SQL =>
  sql`LEAST(${moment.toISOString()}::timestamptz, pulau_now() - make_interval(mins => ${minutesAgo}))`;

/** All other rooms were inspected the day before, except for a few that nobody is expected in. */
async function inspectOthers(tx: Tx, staffId: StaffId, today: Day): Promise<void> {
  const moment = at(addDays(today, -1), "16:20").toISOString();
  await tx.execute(sql`
    WITH others AS (
      SELECT * FROM (
        SELECT r.id, row_number() OVER (ORDER BY r.room_no) AS n, EXISTS (
          SELECT FROM booking b JOIN booking_room br ON br.booking_id = b.id
          WHERE br.room_id = r.id AND b.state = 'confirmed' AND b.check_in = ${today}) AS expected
        FROM room r WHERE NOT EXISTS (SELECT FROM housekeeping_room w WHERE w.room_id = r.id)
      ) ordered WHERE n % 6 <> 0 OR expected
    ), noted AS (
      INSERT INTO housekeeping_event (room_id, at, cause, before, after, staff_id)
      SELECT id, ${moment}::timestamptz, 'housekeeping', 'clean', 'inspected', ${staffId}::uuid FROM others ORDER BY n
    )
    UPDATE room r SET cleaning = 'inspected', cleaning_by = ${staffId}::uuid, cleaning_at = ${moment}::timestamptz
    FROM others o WHERE r.id = o.id`);
}

type Cleaned = {
  readonly every: number;
  readonly from: number;
  readonly cleaning: "clean" | "inspected";
  readonly at: SQL;
};

/** Some of the rooms that have somebody are further than the rest. */
async function clean(tx: Tx, { every, from, cleaning, at: moment }: Cleaned): Promise<void> {
  await tx.execute(sql`
    WITH done AS (
      SELECT * FROM (
        SELECT r.id, r.cleaning, r.cleaning_by, r.cleaning_at, w.assigned_to, row_number() OVER (ORDER BY r.room_no) AS n
        FROM room r JOIN housekeeping_room w ON w.room_id = r.id
      ) ordered WHERE n % ${every} = ${from}
    ), noted AS (
      INSERT INTO housekeeping_event (room_id, at, cause, before, after, staff_id, before_by, before_at, seconds)
      SELECT id, ${moment}, 'housekeeping', cleaning, ${cleaning}, assigned_to, cleaning_by, cleaning_at,
        CASE WHEN ${cleaning} = 'clean' THEN 1200 + 60 * (n % 15) END FROM done ORDER BY n
    )
    UPDATE room r SET cleaning = ${cleaning}, cleaning_by = done.assigned_to, cleaning_at = ${moment}
    FROM done WHERE r.id = done.id`);
}
