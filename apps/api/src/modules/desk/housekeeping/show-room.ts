import type { housekeepingRoomRoute } from "@pulau/contract/housekeeping.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { bedsOf } from "../../selling/rooms/public.ts";
import { foundHere, foundThingOf } from "../found-things/public.ts";
import { photosOf } from "../room-photos/public.ts";
import { instant, instantOrNull, roomsToday } from "./show-housekeeping.ts";

type Room = Reply<typeof housekeepingRoomRoute>;

/**
 * The beds of a room as its guests of today need them, those who arrive before those who are in it, and the room's history.
 * One query.
 */
export async function showHousekeepingRoom(db: Db, roomId: RoomId): Promise<Result<Room, "NOT_FOUND">> {
  const { timeZone, limits } = await loadSettings(db);
  const { rows } = await db.execute<Room>(sql`
    WITH ${roomsToday(timeZone)}, guests AS (
      SELECT bed_type, bed_option_id FROM (
        SELECT 1 AS rank, bed_type, bed_option_id FROM expected WHERE room_id = ${roomId}
        UNION ALL SELECT 2, bed_type, bed_option_id FROM here WHERE room_id = ${roomId}
      ) sleeping ORDER BY rank LIMIT 1
    )
    SELECT guests.bed_type AS "bedType", ${bedsOf(sql`coalesce(guests.bed_option_id, r.bed_option_id)`)} AS beds, (
      SELECT coalesce(json_agg(json_build_object('at', e.at, 'cause', e.cause, 'before', e.before, 'after', e.after,
        'by', s.name, 'seconds', e.seconds) ORDER BY e.seq DESC), '[]')
      FROM (SELECT * FROM housekeeping_event WHERE room_id = ${roomId} ORDER BY seq DESC LIMIT 50) e
      LEFT JOIN staff_user s ON s.id = e.staff_id
    ) AS history, (
      SELECT coalesce(json_agg(json_build_object('_id', f.id, 'text', f.text, 'at', f.at, 'by', f.by, 'doneAt', f.done_at,
        'doneBy', f.done_by, 'photos', ${photosOf(sql`p.fault_id = f.id`)}) ORDER BY f.done_at DESC NULLS FIRST, f.at DESC, f.id), '[]')
      FROM (
        SELECT f.id, f.text, f.at, reported.name AS by, f.done_at, done.name AS done_by,
          row_number() OVER (PARTITION BY f.done_at IS NULL ORDER BY f.done_at DESC) AS n
        FROM room_fault f LEFT JOIN staff_user reported ON reported.id = f.reported_by
        LEFT JOIN staff_user done ON done.id = f.done_by WHERE f.room_id = r.id
      ) f WHERE f.done_at IS NULL OR f.n <= 20
    ) AS faults, (
      SELECT coalesce(json_agg(json_build_object('at', a.at, 'by', s.name, 'device', a.device, 'step', a.step, 'note', a.note)
        ORDER BY a.at DESC, a.id), '[]')
      FROM (SELECT * FROM room_act WHERE room_id = ${roomId} AND overtaken ORDER BY at DESC LIMIT 10) a
      JOIN staff_user s ON s.id = a.staff_id
    ) AS overtaken,
      ${photosOf(sql`p.room_id = ${roomId} AND p.fault_id IS NULL AND p.found_id IS NULL`)} AS photos,
      ${foundHere(roomId, limits.foundThingDays)} AS found
    FROM room r LEFT JOIN guests ON true WHERE r.id = ${roomId}`);
  const [found] = rows;
  if (!found) return refuse("NOT_FOUND");
  return ok({
    ...found,
    history: found.history.map((event) => ({ ...event, at: instant(event.at) })),
    overtaken: found.overtaken.map((act) => ({ ...act, at: instant(act.at) })),
    found: found.found.map(foundThingOf),
    faults: found.faults.map((fault) => ({
      ...fault,
      at: instant(fault.at),
      doneAt: instantOrNull(fault.doneAt),
    })),
  });
}
