import type { Day } from "@pulau/domain/calendar/day.ts";
import { type SQL, sql } from "./orm.ts";

/**
 * The room in which the guests of a place sleep in the night of a day, by the alias of its row in `booking_room`; for a day after
 * the last night that of the last. Of nearly all places it is the one that they have, which needs no function.
 */
export const roomOn = (place: SQL, day: SQL | Day): SQL =>
  sql`CASE WHEN ${place}.earlier IS NULL AND ${place}.next IS NULL THEN ${place}.room_id
    ELSE room_on(${place}, ${day}::date) END`;
