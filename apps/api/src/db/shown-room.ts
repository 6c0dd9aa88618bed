import { type SQL, sql } from "./orm.ts";

/**
 * The number of a place's room as it is told, by the aliases of its rows in `booking_room` and `room`: empty for guests who are
 * parked. The room that they name only stands in for one, and may be another tomorrow.
 */
export const shownRoomNo = (place: SQL, room: SQL): SQL<string> =>
  sql<string>`CASE WHEN ${place}.parked IS NULL THEN ${room}.room_no ELSE '' END`;
