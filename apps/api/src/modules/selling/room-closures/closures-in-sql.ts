import { type SQL, sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";

/** A closure `c` as calls tell it, by the SQL of what else its object has. */
export const closureObject = (more: SQL = sql``): SQL => sql`json_build_object('_id', c.id, 'kind', c.kind,
  'reason', c.reason, 'note', c.note, 'from', c.from_day, 'until', c.until_day,
  'version', ${versionColumn("roomClosure", sql`c.id`)},
  'by', (SELECT s.name FROM staff_user s WHERE s.id = c.closed_by), 'at', c.at${more})`;

/** The same as columns. */
export const closureColumns: SQL = sql`c.id AS "_id", c.kind, c.reason, c.note, c.from_day AS "from", c.until_day AS "until",
  ${versionColumn("roomClosure", sql`c.id`)} AS version,
  (SELECT s.name FROM staff_user s WHERE s.id = c.closed_by) AS by, c.at`;

/** Closures that have a night of `[from, to]`, and are not taken back: the condition on `c`. */
export const closedWithin = (from: SQL, to: SQL): SQL =>
  sql`c.taken_back_at IS NULL AND c.from_day <= ${to} AND (c.until_day IS NULL OR c.until_day > ${from})`;
