import type { MadeOnDevice, OtherRoomChange } from "@pulau/contract/room-acts.ts";
import type { WorkStep } from "@pulau/domain/housekeeping/room-work.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { roomAct } from "../../../db/schema/housekeeping.ts";
import type { Tx } from "../../../db/tx.ts";

/** What an act did: a step of the work, or the note that it wrote. */
export type ActDid =
  | { readonly step: WorkStep; readonly note: null }
  | { readonly step: null; readonly note: string };
type Act = ActDid & { readonly roomId: RoomId; readonly staffId: StaffId; readonly made: MadeOnDevice };

/** A change with whose it was: nobody's where it came by itself. */
export type RoomChange = OtherRoomChange & {
  readonly staffId: StaffId | null;
  /** When it came in. */
  readonly receivedAt: Date;
};

/** Whether an act has come before: null for a new one, else whether it was overtaken. `KEY_REUSED` where it did something else. */
export async function findAct(
  tx: Tx,
  { roomId, staffId, step, note, made }: Act,
): Promise<Result<boolean | null, "KEY_REUSED">> {
  const [earlier] = await tx.select().from(roomAct).where(eq(roomAct.id, made.act));
  if (!earlier) return ok(null);
  const isSame =
    earlier.roomId === roomId &&
    earlier.staffId === staffId &&
    earlier.step === step &&
    earlier.note === note;
  return isSame ? ok(earlier.overtaken) : refuse("KEY_REUSED");
}

type Outcome = { readonly at: Date; readonly receivedAt: Date; readonly overtaken: boolean };

/**
 * Writes down that an act has come, and whether it counted. `KEY_REUSED` when one under its name has come meanwhile: in this room
 * that could not be, for the room is locked.
 */
export async function noteAct(
  tx: Tx,
  { roomId, staffId, step, note, made }: Act,
  outcome: Outcome,
): Promise<Result<true, "KEY_REUSED">> {
  const noted = await tx
    .insert(roomAct)
    .values({ id: made.act, roomId, staffId, step, note, device: made.device, ...outcome })
    .onConflictDoNothing()
    .returning({ id: roomAct.id });
  return noted.length === 1 ? ok(true) : refuse("KEY_REUSED");
}

/** The last change of a room's state, or that somebody has begun to clean it. The room is locked. */
export async function lastStep(tx: Tx, roomId: RoomId): Promise<RoomChange | null> {
  const { rows } = await tx.execute<Omit<RoomChange, "receivedAt"> & { receivedAt: string }>(sql`
    SELECT e.at, e.after AS cleaning, e.cause, NULL AS note, e.staff_id AS "staffId", s.name AS by,
      coalesce(a.device, '') AS device, coalesce(a.received_at, e.at) AS "receivedAt"
    FROM housekeeping_event e LEFT JOIN staff_user s ON s.id = e.staff_id
    LEFT JOIN room_act a ON a.room_id = e.room_id AND a.staff_id = e.staff_id AND a.at = e.at AND a.step IS NOT NULL AND NOT a.overtaken
    WHERE e.room_id = ${roomId} ORDER BY e.seq DESC LIMIT 1`);
  return changeOf(rows[0]);
}

/** The last note that was written about a room. The room is locked. */
export async function lastNote(tx: Tx, roomId: RoomId): Promise<RoomChange | null> {
  const { rows } = await tx.execute<Omit<RoomChange, "receivedAt"> & { receivedAt: string }>(sql`
    SELECT w.note_at AS at, NULL AS cleaning, NULL AS cause, w.note, w.note_by AS "staffId", s.name AS by,
      coalesce(a.device, '') AS device, coalesce(a.received_at, w.note_at) AS "receivedAt"
    FROM housekeeping_room w LEFT JOIN staff_user s ON s.id = w.note_by
    LEFT JOIN room_act a ON a.room_id = w.room_id AND a.staff_id = w.note_by AND a.at = w.note_at AND a.note IS NOT NULL
    WHERE w.room_id = ${roomId} AND w.note_at IS NOT NULL`);
  return changeOf(rows[0]);
}

const changeOf = (
  row: (Omit<RoomChange, "receivedAt"> & { receivedAt: string }) | undefined,
): RoomChange | null =>
  row ? { ...row, at: new Date(row.at).toISOString(), receivedAt: new Date(row.receivedAt) } : null;

/** Of a change what is told of it to others. */
export const replyOf = ({ staffId: _, receivedAt: __, ...change }: RoomChange): OtherRoomChange => change;

/** Whether a change was made after an act, by its own time: then the act counts no more. */
export const overtakes = (last: RoomChange | null, at: Date): boolean =>
  last !== null && Date.parse(last.at) > at.getTime();

/** Whether somebody else has made a change since the device had read the room, which it could not know of. */
export const isUnseen = (
  last: RoomChange | null,
  { staffId, made }: Pick<Act, "staffId" | "made">,
): boolean => last !== null && last.staffId !== staffId && last.receivedAt.getTime() > Date.parse(made.seen);
