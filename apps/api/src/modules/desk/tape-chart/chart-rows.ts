import { type SQL, sql } from "../../../db/orm.ts";
import { floorOrder } from "../../selling/rooms/public.ts";

/** `clock` with the moment and the day of a query, read once. */
export const clock = (timeZone: string): SQL => sql`clock AS MATERIALIZED (
  SELECT now, (now AT TIME ZONE ${timeZone})::date AS today FROM (SELECT pulau_now() AS now) AS read
)`;

/** The rows of the chart from 0: every room by type, building, floor and number, as staff know them. */
export const rowsOfRooms: SQL = sql`
  SELECT r.*, h.name AS building,
    (row_number() OVER (ORDER BY t.priority, t.room_code, h.name, ${floorOrder}, r.room_no))::int - 1 AS row
  FROM room r JOIN room_type t ON t.id = r.room_type_id JOIN building h ON h.id = r.building_id`;
