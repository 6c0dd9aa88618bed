import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { closedAhead } from "@pulau/domain/catalogue/closures.ts";
import type { RoomClosureId, RoomId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, gt, isNull, lt, ne, or, sql } from "../../../db/orm.ts";
import { roomClosure } from "../../../db/schema/room-closures.ts";
import type { Tx } from "../../../db/tx.ts";
import { notifyWaitingList } from "../../booking/holds/public.ts";
import { findBookingsToMove, inWay } from "../room-admin/public.ts";
import { leaveClosed } from "./make-room-empty.ts";

export type ClosureRow = typeof roomClosure.$inferSelect;
/** What a closure takes: nothing once it is taken back, and of one out of service. */
export type ClosedSpan = Pick<ClosureRow, "id" | "roomId" | "kind" | "fromDay" | "untilDay" | "takenBackAt">;
export type NightsTaken = "BOOKINGS_IN_WAY" | "ALREADY_CLOSED" | "SOLD_OUT";

/**
 * Makes the nights that a closure has, from today on, those that it says: takes what it lacks and gives back what it has too
 * many of, also in a room that it leaves, which is offered to who waits. Nights that are over stay as they were. Guests who are parked
 * in it go into other rooms of its type, if there are any. Then the room is locked, as by whoever takes it out of use: who is claiming one of its nights finishes, and is found in the way.
 *
 * @returns `BOOKINGS_IN_WAY` when somebody has one of the nights, `ALREADY_CLOSED` when another closure of this kind has,
 *   `SOLD_OUT` when somebody was faster to a room that parked guests should have had
 */
export async function writeClosedNights(
  tx: Tx,
  closure: ClosedSpan,
  today: Day,
): Promise<Result<true, NightsTaken>> {
  const isClosed = closure.kind === "outOfOrder" && closure.takenBackAt === null;
  const { roomId, fromDay, untilDay } = closure;
  const first = fromDay > today ? fromDay : today;
  if (isClosed) {
    const left = await leaveClosed(tx, { roomId, from: first, until: untilDay }, { mayLack: false });
    if (!left.ok) return left;
  }
  await lockRooms(tx, closure);
  const other = await overlapping(tx, closure);
  if (other) return refuse("ALREADY_CLOSED", { from: other.fromDay, until: other.untilDay });
  // What goes on beyond the horizon is carried on day by day, whether it ends or not.
  const horizon = addDays(today, closedAhead);
  const end = untilDay === null || untilDay > horizon ? horizon : untilDay;
  const { rows } = await tx.execute<{ lacking: number; from: Day | null; to: Day | null }>(sql`
    WITH wanted AS (
      SELECT ${first}::date + i AS night FROM generate_series(0, ${end}::date - ${first}::date - 1) AS i WHERE ${isClosed}
    ), let_go AS (
      DELETE FROM room_night n WHERE n.closure_id = ${closure.id} AND n.night >= ${today}
        AND (n.room_id <> ${closure.roomId} OR NOT EXISTS (SELECT FROM wanted w WHERE w.night = n.night))
      RETURNING night
    ), taken AS (
      INSERT INTO room_night AS mine (room_id, night, closure_id, state, floating)
      SELECT ${closure.roomId}::uuid, night, ${closure.id}::uuid, 'closed', false FROM wanted ORDER BY night
      ON CONFLICT ON CONSTRAINT room_night_room_id_night_pk DO UPDATE
        SET hold_id = NULL, closure_id = excluded.closure_id, state = 'closed', expires_at = NULL, floating = false
        WHERE mine.closure_id = excluded.closure_id OR mine.expires_at <= pulau_now()
      RETURNING 1
    )
    SELECT ((SELECT count(*) FROM wanted) - (SELECT count(*) FROM taken))::int AS lacking,
      (SELECT min(night) FROM let_go) AS "from", (SELECT max(night) + 1 FROM let_go) AS "to"`);
  const { lacking = 0, from = null, to = null } = rows[0] ?? {};
  if (lacking > 0)
    return inWay(
      await findBookingsToMove(tx, { roomIds: [closure.roomId], nights: { from: first, until: end } }),
    );
  if (from !== null && to !== null) await notifyWaitingList(tx, { from, to });
  return ok(true);
}

/**
 * Whoever claims a night of a room shares its lock, and whoever closes it has it alone: the room that is to be closed and those in
 * which the closure has nights, in the order of their ids.
 */
const lockRooms = (tx: Tx, { id, roomId }: ClosedSpan) =>
  tx.execute(sql`
    SELECT id FROM room WHERE id = ${roomId} OR id IN (SELECT room_id FROM room_night WHERE closure_id = ${id})
    ORDER BY id FOR UPDATE`);

/** Another closure of the same kind that has one of the nights. */
async function overlapping(
  tx: Tx,
  { id, roomId, kind, fromDay, untilDay, takenBackAt }: ClosedSpan,
): Promise<ClosureRow | undefined> {
  if (takenBackAt !== null) return undefined;
  const [found] = await tx
    .select()
    .from(roomClosure)
    .where(
      and(
        eq(roomClosure.roomId, roomId),
        eq(roomClosure.kind, kind),
        ne(roomClosure.id, id),
        isNull(roomClosure.takenBackAt),
        or(isNull(roomClosure.untilDay), gt(roomClosure.untilDay, fromDay)),
        untilDay === null ? undefined : lt(roomClosure.fromDay, untilDay),
      ),
    )
    .orderBy(roomClosure.fromDay)
    .limit(1);
  return found;
}

/** A closure with its room's number, locked; null where there is none. */
export async function lockClosure(
  tx: Tx,
  id: RoomClosureId,
): Promise<(ClosureRow & { roomNo: string }) | null> {
  const [found] = await tx.select().from(roomClosure).where(eq(roomClosure.id, id)).for("update");
  return found ? { ...found, roomNo: (await numberOf(tx, found.roomId)) ?? "" } : null;
}

/** The number of a room; null where there is none. */
export async function numberOf(tx: Tx, roomId: RoomId): Promise<string | null> {
  const { rows } = await tx.execute<{ roomNo: string }>(
    sql`SELECT room_no AS "roomNo" FROM room WHERE id = ${roomId}`,
  );
  return rows[0]?.roomNo ?? null;
}

/** A closure as the audit log tells it. */
export const auditedClosure = ({
  roomId,
  kind,
  reason,
  note,
  fromDay,
  untilDay,
}: Pick<ClosureRow, "roomId" | "kind" | "reason" | "note" | "fromDay" | "untilDay">) => ({
  roomId,
  closure: kind,
  closureReason: reason,
  note,
  from: fromDay,
  until: untilDay,
});
