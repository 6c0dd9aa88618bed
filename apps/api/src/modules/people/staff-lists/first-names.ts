import { type SQL, sql } from "../../../db/orm.ts";

/** The first names, by the alphabet, of the staff `u` whom a condition finds: enough to say who holds something. */
export const firstNames = (where: SQL): SQL =>
  sql`(SELECT coalesce(jsonb_agg(h.name ORDER BY h.name), '[]'::jsonb)
    FROM (SELECT u.name FROM staff_user u WHERE ${where} ORDER BY u.name, u.id LIMIT 3) h)`;
