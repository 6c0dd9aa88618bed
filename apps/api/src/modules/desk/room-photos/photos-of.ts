import { type SQL, sql } from "../../../db/orm.ts";

/** An instant as JSON, as calls tell it. */
const instantOf = (at: SQL): SQL => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Photos `p` of rooms that a condition finds, the first taken first, as a JSON list of the contract's. */
export const photosOf = (found: SQL): SQL => sql`(
  SELECT coalesce(json_agg(json_build_object('_id', p.id, 'at', ${instantOf(sql`p.at`)}, 'by', taker.name, 'width', file.width,
    'height', file.height) ORDER BY p.at, p.id), '[]')
  FROM room_photo p JOIN stored_file file ON file.id = p.file_id LEFT JOIN staff_user taker ON taker.id = p.taken_by
  WHERE ${found})`;
