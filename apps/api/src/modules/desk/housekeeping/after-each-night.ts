import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { changeRoomsDue } from "../../booking/changes/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { roomOccupants } from "../front-desk/public.ts";

/** A night ends at four: whoever comes up to bed later than that is in for a long one. */
const nightEnds = "4 hours";

/** Whether guests in house have spent the night before a morning in the room `br`: they had arrived, and moved into it, by then. */
const sleptIn = (morning: SQL, timeZone: string) => sql`
  greatest(coalesce(br.check_in, b.check_in), (br.earlier -> -1 ->> 'to')::date) < ${morning}
  AND coalesce((b.checked_in_at AT TIME ZONE ${timeZone} - ${nightEnds}::interval)::date < ${morning}, true)`;

async function loadMorning(db: Db, timeZone: string): Promise<Day> {
  const { rows } = await db.execute<{ morning: Day }>(
    sql`SELECT (pulau_now() AT TIME ZONE ${timeZone} - ${nightEnds}::interval)::date AS morning`,
  );
  const [read] = rows;
  if (!read) throw new Error("the clock did not answer");
  return read.morning;
}

/**
 * Rooms that guests have slept in are to be cleaned, once each morning however often this runs: those that they stay in,
 * and one that is left before the rest of their stay. All others that are left today are when their guests check out.
 */
export async function soilAfterNight(db: Db): Promise<void> {
  const { timeZone } = await loadSettings(db);
  // Whose room of last night it is says who changed rooms by then.
  await changeRoomsDue(db, await loadMorning(db, timeZone));
  const morning = sql`(SELECT morning FROM clock)`;
  await inTransaction(db, (tx) =>
    tx.execute(sql`
      WITH clock AS MATERIALIZED (
        SELECT now, (now AT TIME ZONE ${timeZone} - ${nightEnds}::interval)::date AS morning
        FROM (SELECT pulau_now() AS now) AS read
      ), slept_in AS MATERIALIZED (
        SELECT r.id, r.cleaning, r.cleaning_by, r.cleaning_at FROM room r
        WHERE r.id IN (
          SELECT o.room_id FROM (${roomOccupants(morning)}) o
          JOIN booking b ON b.id = o.id JOIN booking_room br ON br.booking_id = b.id AND br.room_id = o.room_id
          WHERE ${sleptIn(morning, timeZone)} AND (o.check_out > ${morning} OR o.check_out < b.check_out)
        ) AND NOT EXISTS (SELECT FROM housekeeping_event e WHERE e.room_id = r.id AND e.morning = ${morning})
        ORDER BY r.id FOR NO KEY UPDATE
      ), noted AS (
        INSERT INTO housekeeping_event (room_id, at, cause, before, after, before_by, before_at, morning)
        SELECT id, now, 'night', cleaning, 'dirty', cleaning_by, cleaning_at, morning FROM slept_in, clock ORDER BY id
        ON CONFLICT (room_id, morning) WHERE morning IS NOT NULL DO NOTHING
        RETURNING room_id
      ), ended AS (
        UPDATE housekeeping_room h SET started_at = NULL, started_by = NULL, worked_seconds = 0
        FROM noted n WHERE h.room_id = n.room_id
      )
      UPDATE room r SET cleaning = 'dirty', cleaning_by = NULL, cleaning_at = clock.now
      FROM noted n, clock WHERE r.id = n.room_id`),
  );
}
