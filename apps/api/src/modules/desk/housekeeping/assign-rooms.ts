import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChanges } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { roomStaff } from "./show-housekeeping.ts";

type Assignment = {
  readonly by: StaffId;
  readonly roomIds: readonly RoomId[];
  /** Who is to clean them; null for nobody. */
  readonly staffId: StaffId | null;
};

type Assigned = { id: RoomId; roomNo: string; before: string | null };

/** Says who is to clean rooms. `NOT_FOUND`: there is no such room, or nobody of this id who works on rooms. */
export async function assignRooms(
  tx: Tx,
  { by, roomIds, staffId }: Assignment,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const wanted = [...new Set(roomIds)];
  const after = staffId === null ? null : await nameOf(tx, staffId);
  if (after === undefined) return refuse("NOT_FOUND");
  const { rows } = await tx.execute<Assigned>(sql`
    SELECT r.id, r.room_no AS "roomNo", (SELECT s.name FROM housekeeping_room w JOIN staff_user s ON s.id = w.assigned_to
      WHERE w.room_id = r.id) AS before
    FROM room r WHERE r.id = ANY(${sql.param(wanted)}::uuid[]) ORDER BY r.id FOR NO KEY UPDATE OF r`);
  if (rows.length !== wanted.length) return refuse("NOT_FOUND");
  await tx.execute(sql`
    INSERT INTO housekeeping_room (room_id, assigned_to)
    SELECT id, ${staffId}::uuid FROM unnest(${sql.param(wanted.toSorted())}::uuid[]) AS id
    ON CONFLICT (room_id) DO UPDATE SET assigned_to = excluded.assigned_to`);
  await auditChanges(
    tx,
    rows.map(({ id, roomNo, before }) => ({
      staffId: by,
      act: "changed",
      subject: "room",
      subjectId: id,
      before: { assignedTo: before },
      after: { assignedTo: after },
      facts: { name: roomNo },
    })),
  );
  return ok({ done: true });
}

async function nameOf(tx: Tx, staffId: StaffId): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`SELECT name FROM (${roomStaff}) p WHERE p."_id" = ${staffId}::uuid`,
  );
  return rows[0]?.name;
}
