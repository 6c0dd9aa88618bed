import type { FoundThing } from "@pulau/contract/found-things.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { todayInQuery } from "../../ground/resort/public.ts";
import { photosOf } from "../room-photos/public.ts";

/** For how many days things are kept, as the resort has set it. */
export const keptDays = (days: number): SQL => sql`${days}::int`;

/** Of a found thing `f` what calls tell. */
export const foundColumns = (
  days: SQL,
): SQL => sql`f.id AS "_id", ${versionColumn("foundThing", sql`f.id`)} AS version,
  f.room_id AS "roomId", r.room_no AS "roomNo", f.found_on AS "foundOn", f.what, f.place, f.at, finder.name AS by, f.state,
  f.moved_at AS "movedAt", mover.name AS "movedBy", f.way, f.note, ${photosOf(sql`p.found_id = f.id`)} AS photos,
  (f.found_on + ${days})::text AS "discardFrom"`;

export const foundFrom = sql`found_thing f JOIN room r ON r.id = f.room_id LEFT JOIN staff_user finder ON finder.id = f.found_by
  LEFT JOIN staff_user mover ON mover.id = f.moved_by`;

/** A found thing as the database tells it. */
export const foundThingOf = (row: FoundThing): FoundThing => ({
  ...row,
  at: new Date(row.at).toISOString(),
  movedAt: row.movedAt && new Date(row.movedAt).toISOString(),
});

/** What was found in a room and is still here, the last found first, as a JSON list. */
export const foundHere = (roomId: RoomId, days: number): SQL => sql`(
  SELECT coalesce(json_agg(here ORDER BY here."foundOn" DESC, here."_id"), '[]') FROM (
    SELECT ${foundColumns(keptDays(days))} FROM ${foundFrom} WHERE f.room_id = ${roomId} AND f.state IN ('kept', 'claimed')
  ) here)`;

/** Whether a thing `f` has been kept so long that it may be thrown away. */
export const isDue = (days: SQL): SQL =>
  sql`(f.state IN ('kept', 'claimed') AND f.found_on + ${days} <= ${todayInQuery})`;
