import type { closureRoute } from "@pulau/contract/room-closures.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RoomClosureId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { closureColumns } from "./closures-in-sql.ts";

type Closure = Reply<typeof closureRoute>;

/** A closure, and what the audit log tells of it, newest first. */
export async function showClosure(db: Db, id: RoomClosureId): Promise<Result<Closure, "NOT_FOUND">> {
  const { rows } = await db.execute<Closure>(sql`
    SELECT ${closureColumns}, c.taken_back_at IS NOT NULL AS "takenBack", (
      SELECT coalesce(json_agg(json_build_object('at', e.at, 'by', s.name, 'act', e.act,
        'from', coalesce(e.facts -> 'after', e.facts -> 'before') ->> 'from',
        'until', coalesce(e.facts -> 'after', e.facts -> 'before') ->> 'until',
        'changed', coalesce((SELECT json_agg(name ORDER BY name) FROM jsonb_object_keys(
          CASE WHEN e.act = 'changed' THEN e.facts -> 'after' ELSE '{}' END) AS name), '[]'))
        ORDER BY e.at DESC, e.id DESC), '[]')
      FROM audit_entry e LEFT JOIN staff_user s ON s.id = e.staff_id
      WHERE e.subject = 'roomClosure' AND e.subject_id = c.id
    ) AS history FROM room_closure c WHERE c.id = ${id}`);
  const [found] = rows;
  if (!found) return refuse("NOT_FOUND");
  const instant = (text: string) => new Date(text).toISOString();
  return ok({
    ...found,
    at: instant(found.at),
    history: found.history.map((line) => ({ ...line, at: instant(line.at) })),
  });
}
