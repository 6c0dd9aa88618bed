import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChanges } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { roomStaff } from "./show-housekeeping.ts";

type Assignment = {
  readonly by: StaffId;
  readonly roomIds: readonly RoomId[];
  /** Who is to clean them; null for nobody. */
  readonly staffId: StaffId | null;
  /** When it was said, where it is sent later than that. */
  readonly at?: string | undefined;
};
type Reply = { readonly done: true; readonly overtaken: string[] };

type Assigned = { id: RoomId; roomNo: string; before: string | null };

/**
 * Says who is to clean rooms. Of two who say it about one room the later holds, by its own time; what was overtaken is told.
 * `NOT_FOUND`: there is no such room, or nobody of this id who works on rooms.
 */
export async function assignRooms(
  tx: Tx,
  { by, roomIds, staffId, at }: Assignment,
): Promise<Result<Reply, "NOT_FOUND">> {
  const wanted = [...new Set(roomIds)];
  const after = staffId === null ? null : await nameOf(tx, staffId);
  if (after === undefined) return refuse("NOT_FOUND");
  const { rows } = await tx.execute<Assigned>(sql`
    SELECT r.id, r.room_no AS "roomNo", (SELECT s.name FROM housekeeping_room w JOIN staff_user s ON s.id = w.assigned_to
      WHERE w.room_id = r.id) AS before
    FROM room r WHERE r.id = ANY(${sql.param(wanted)}::uuid[]) ORDER BY r.id FOR NO KEY UPDATE OF r`);
  if (rows.length !== wanted.length) return refuse("NOT_FOUND");
  const moment = madeAt(at, await loadNow(tx));
  const written = await tx.execute<{ id: RoomId }>(sql`
    INSERT INTO housekeeping_room AS w (room_id, assigned_to, assigned_at)
    SELECT id, ${staffId}::uuid, ${moment.toISOString()}::timestamptz FROM unnest(${sql.param(wanted.toSorted())}::uuid[]) AS id
    ON CONFLICT (room_id) DO UPDATE SET assigned_to = excluded.assigned_to, assigned_at = excluded.assigned_at
      WHERE w.assigned_at IS NULL OR w.assigned_at <= excluded.assigned_at
    RETURNING w.room_id AS id`);
  const assigned = new Set(written.rows.map(({ id }) => id));
  await auditChanges(
    tx,
    rows
      .filter(({ id }) => assigned.has(id))
      .map(({ id, roomNo, before }) => ({
        staffId: by,
        act: "changed",
        subject: "room",
        subjectId: id,
        before: { assignedTo: before },
        after: { assignedTo: after },
        facts: { name: roomNo },
      })),
  );
  return ok({
    done: true,
    overtaken: rows.filter(({ id }) => !assigned.has(id)).map(({ roomNo }) => roomNo),
  });
}

async function nameOf(tx: Tx, staffId: StaffId): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`SELECT name FROM (${roomStaff}) p WHERE p."_id" = ${staffId}::uuid`,
  );
  return rows[0]?.name;
}
