import type { housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { closedWithin, closureObject } from "../../selling/room-closures/public.ts";
import { floorOrder } from "../../selling/rooms/public.ts";
import { roomOccupants } from "../front-desk/public.ts";

type Board = Reply<typeof housekeepingRoute>;

const today = sql`(SELECT today FROM clock)`;

/** Who works on rooms: active staff whose role or own rights let them. */
export const roomStaff: SQL = sql`SELECT s.id AS "_id", s.name FROM staff_user s JOIN staff_role r ON r.id = s.role_id
  WHERE s.status = 'active' AND coalesce(s.permissions -> 'housekeeping',
    CASE WHEN r.active_status THEN r.permissions -> 'housekeeping' END) -> 'write' = 'true'::jsonb`;

/** How many sleep in the room `br` of a booking. */
const sleepers = sql`json_build_object('adults', (br.occupants ->> 'adult')::int,
  'children', (br.occupants ->> 'child')::int + (br.occupants ->> 'toddler')::int,
  'infants', (br.occupants ->> 'infant')::int)`;

/** Who is in which room, by the booking that is in house; who should have left is there until they do. */
const inRooms = sql`
  SELECT DISTINCT ON (o.room_id) o.room_id, br.occupants, br.bed_type, br.bed_option_id,
    coalesce(br.check_in, b.check_in) AS check_in, o.check_out
  FROM (${roomOccupants(today)}) o JOIN booking b ON b.id = o.id
  JOIN booking_room br ON br.booking_id = b.id AND br.room_id = o.room_id
  ORDER BY o.room_id, o.check_out DESC`;

/** Who is expected in which room: today, or since before, and by which boat; or out of another room, without one. */
const expectedInRooms = sql`SELECT DISTINCT ON (room_id) * FROM (
  SELECT ${roomOn(sql`br`, today)} AS room_id, br.occupants, br.bed_type, br.bed_option_id,
    coalesce(br.check_in, b.check_in) AS check_in, coalesce(br.check_out, b.check_out) AS check_out,
    (SELECT left(c.time::text, 5) FROM booking_crossing c
      WHERE c.booking_id = b.id AND c.direction = 'out' AND c.day = ${today}) AS boat_time
  FROM booking b JOIN booking_room br ON br.booking_id = b.id
  WHERE b.state = 'confirmed' AND coalesce(br.check_in, b.check_in) <= ${today}
    AND ${today} < coalesce(br.check_out, b.check_out) AND coalesce(b.expected_on, b.check_in) <= ${today}
    AND br.parked IS NULL
  UNION ALL
  SELECT (br.next ->> 'roomId')::uuid, br.occupants, br.bed_type,
    CASE WHEN br.next -> 'type' IS NULL THEN br.bed_option_id END, (br.next ->> 'on')::date,
    coalesce(br.check_out, b.check_out), NULL
  FROM booking b JOIN booking_room br ON br.booking_id = b.id
  WHERE b.state = 'inHouse' AND (br.next ->> 'on')::date = ${today}
) AS coming ORDER BY room_id, check_in DESC`;

/** `clock`, who is `here` and who is `expected`, for queries about rooms of today. */
export const roomsToday = (timeZone: string): SQL => sql`clock AS MATERIALIZED (
    SELECT now, (now AT TIME ZONE ${timeZone})::date AS today FROM (SELECT pulau_now() AS now) AS read
  ), here AS MATERIALIZED (${inRooms}), expected AS MATERIALIZED (${expectedInRooms})`;

const stayOf = (more: SQL) =>
  sql`json_build_object('sleepers', ${sleepers}, 'checkIn', br.check_in, 'checkOut', br.check_out${more})`;

const person = (alias: SQL) =>
  sql`CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object('_id', ${alias}.id, 'name', ${alias}.name) END`;

/** Rooms in use, and those out of it that somebody is still in, by building, floor and number: one query. */
export async function showHousekeeping(db: Db): Promise<Board> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<
    Pick<Board, "today" | "at"> & { rooms: Board["rooms"]; people: Board["people"] }
  >(sql`
    WITH ${roomsToday(timeZone)}, tile AS (
      SELECT h.name AS house, ${floorOrder} AS floor_at, r.room_no, json_build_object(
        '_id', r.id, 'roomNo', r.room_no, 'roomTypeName', t.name, 'buildingId', h.id, 'building', h.name,
        'floor', r.floor, 'activeStatus', r.active_status, 'cleaning', r.cleaning, 'cleaningAt', r.cleaning_at,
        'cleaningBy', said.name,
        'stay', (SELECT ${stayOf(sql``)} FROM here br WHERE br.room_id = r.id),
        'arrival', (SELECT ${stayOf(sql`, 'boatTime', br.boat_time`)} FROM expected br WHERE br.room_id = r.id),
        'leftAt', (SELECT max(e.at) FROM housekeeping_event e, clock WHERE e.room_id = r.id AND e.cause = 'checkOut'
          AND e.at >= clock.today::timestamp AT TIME ZONE ${timeZone}
          AND EXISTS (SELECT FROM booking b WHERE b.id = e.booking_id AND b.state = 'completed')),
        'assignedTo', ${person(sql`assigned`)}, 'startedAt', w.started_at, 'startedBy', started.name,
        'workedSeconds', coalesce(w.worked_seconds, 0), 'note', coalesce(w.note, ''),
        'noteVersion', ${versionColumn("roomNote", sql`r.id`)},
        'closures', (SELECT coalesce(json_agg(${closureObject()} ORDER BY c.kind, c.from_day), '[]')
          FROM room_closure c WHERE c.room_id = r.id AND ${closedWithin(today, today)}),
        'openFaults', (SELECT count(*) FROM room_fault f WHERE f.room_id = r.id AND f.done_at IS NULL)) AS room
      FROM room r JOIN room_type t ON t.id = r.room_type_id JOIN building h ON h.id = r.building_id
      LEFT JOIN housekeeping_room w ON w.room_id = r.id
      LEFT JOIN staff_user said ON said.id = r.cleaning_by
      LEFT JOIN staff_user assigned ON assigned.id = w.assigned_to
      LEFT JOIN staff_user started ON started.id = w.started_by
      WHERE r.active_status OR EXISTS (SELECT FROM here WHERE here.room_id = r.id)
    ), done AS (
      SELECT e.staff_id, count(DISTINCT e.room_id)::int AS rooms, coalesce(sum(e.seconds), 0)::int AS seconds
      FROM housekeeping_event e, clock WHERE e.after = 'clean' AND e.cause = 'housekeeping'
        AND e.at >= clock.today::timestamp AT TIME ZONE ${timeZone} GROUP BY e.staff_id
    )
    SELECT today, now AS at, (SELECT coalesce(json_agg(room ORDER BY house, floor_at, room_no), '[]') FROM tile) AS rooms,
      (
        SELECT coalesce(json_agg(json_build_object('_id', p."_id", 'name', p.name, 'cleaned', coalesce(done.rooms, 0),
          'seconds', coalesce(done.seconds, 0)) ORDER BY p.name, p."_id"), '[]')
        FROM (${roomStaff}) p LEFT JOIN done ON done.staff_id = p."_id"
      ) AS people
    FROM clock`);
  const [found] = rows;
  if (!found) throw new Error("the rooms were not answered");
  return { ...found, at: instant(found.at), rooms: found.rooms.map(withInstants) };
}

/** An instant as calls tell it: the database's own text has no `T`. */
export const instant = (text: string): string => new Date(text).toISOString();
export const instantOrNull = (text: string | null) => (text === null ? null : instant(text));

const withInstants = (room: Board["rooms"][number]): Board["rooms"][number] => ({
  ...room,
  cleaningAt: instantOrNull(room.cleaningAt),
  leftAt: instantOrNull(room.leftAt),
  closures: room.closures.map((closure) => ({ ...closure, at: instant(closure.at) })),
  startedAt: instantOrNull(room.startedAt),
});
