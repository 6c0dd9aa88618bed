import type { CleaningCause, RoomCleaning } from "@pulau/domain/catalogue/cleaning.ts";
import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

export type CleaningChange = {
  readonly roomIds: readonly RoomId[];
  readonly cleaning: RoomCleaning;
  readonly cause: CleaningCause;
  /** Null where nobody of the staff did it. */
  readonly staffId: StaffId | null;
  readonly at: Date;
  readonly bookingId?: BookingId;
  /** How long it was cleaned for. */
  readonly seconds?: number | null;
};

/**
 * Rooms are clean, dirty or inspected from now on, and their history says why. Work on them that was under way ends.
 * Locked by id: two who change the same rooms never wait for each other's.
 */
export async function setCleaning(tx: Tx, change: CleaningChange): Promise<void> {
  const { roomIds, cleaning, cause, staffId, bookingId = null, seconds = null } = change;
  if (roomIds.length === 0) return;
  const at = change.at.toISOString();
  await tx.execute(sql`
    WITH was AS MATERIALIZED (
      SELECT id, cleaning, cleaning_by, cleaning_at FROM room WHERE id = ANY(${sql.param([...new Set(roomIds)])}::uuid[])
      ORDER BY id FOR NO KEY UPDATE
    ), noted AS (
      INSERT INTO housekeeping_event
        (room_id, at, cause, before, after, staff_id, before_by, before_at, booking_id, seconds)
      SELECT id, ${at}::timestamptz, ${cause}, cleaning, ${cleaning}, ${staffId}::uuid, cleaning_by, cleaning_at,
        ${bookingId}::uuid, ${seconds}::int FROM was ORDER BY id
    ), ended AS (
      UPDATE housekeeping_room h SET started_at = NULL, started_by = NULL, worked_seconds = 0 FROM was WHERE h.room_id = was.id
    )
    UPDATE room r SET cleaning = ${cleaning}, cleaning_by = ${staffId}::uuid, cleaning_at = ${at}::timestamptz
    FROM was WHERE r.id = was.id`);
}

/**
 * A check-out that is taken back leaves rooms as they were before it, each by whom it was said then; those that somebody
 * has changed since stay as they are.
 */
export async function undoCheckOutCleaning(
  tx: Tx,
  { bookingId, staffId, at }: { bookingId: BookingId; staffId: StaffId; at: Date },
): Promise<void> {
  await tx.execute(sql`
    WITH left_room AS MATERIALIZED (
      SELECT r.id, r.cleaning, r.cleaning_by, r.cleaning_at FROM room r
      WHERE r.id IN (SELECT room_id FROM housekeeping_event WHERE booking_id = ${bookingId}) ORDER BY r.id FOR NO KEY UPDATE
    ), undone AS MATERIALIZED (
      SELECT l.*, last.before, last.before_by, last.before_at FROM left_room l CROSS JOIN LATERAL (
        SELECT * FROM housekeeping_event e WHERE e.room_id = l.id ORDER BY e.seq DESC LIMIT 1
      ) last WHERE last.cause = 'checkOut' AND last.booking_id = ${bookingId}
    ), noted AS (
      INSERT INTO housekeeping_event (room_id, at, cause, before, after, staff_id, before_by, before_at, booking_id)
      SELECT id, ${at.toISOString()}::timestamptz, 'checkOutUndone', cleaning, before, ${staffId}::uuid, cleaning_by,
        cleaning_at, ${bookingId}::uuid FROM undone ORDER BY id
    ), ended AS (
      UPDATE housekeeping_room h SET started_at = NULL, started_by = NULL, worked_seconds = 0 FROM undone u WHERE h.room_id = u.id
    )
    UPDATE room r SET cleaning = u.before, cleaning_by = u.before_by, cleaning_at = u.before_at
    FROM undone u WHERE r.id = u.id`);
}
