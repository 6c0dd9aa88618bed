import type { MadeOnDevice, RoomActDone } from "@pulau/contract/room-acts.ts";
import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import {
  countVersion,
  lockSaved,
  noteChanged,
  type ReadFields,
  saveWhole,
} from "../../../db/saved-versions.ts";
import { housekeepingRoom } from "../../../db/schema/housekeeping.ts";
import { room } from "../../../db/schema/rooms.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { findAct, isUnseen, lastNote, noteAct, overtakes, replyOf } from "./room-acts.ts";

type Note = {
  readonly roomId: RoomId;
  readonly staffId: StaffId;
  readonly note: string;
  /** When it was written, where it is sent later than that. */
  readonly at?: Date;
};

type Saved = Omit<Note, "at"> & { readonly made?: MadeOnDevice | undefined; readonly saves: VersionedCall };
type Refusals = "NOT_FOUND" | "KEY_REUSED" | "CHANGED_SINCE";

/** Saves a room's note: by its version, or by its own time where it was written on a device. */
export const saveNote = (db: Db, { made, saves, ...note }: Saved): Promise<Result<RoomActDone, Refusals>> =>
  made
    ? inTransaction(db, (tx) => keepNote(tx, { ...note, made, saves }))
    : saveWhole(db, { ...saves, key: note.roomId }, readRoomNote(note.roomId), (tx) => noteRoom(tx, note));

/** What is to be known about a room, as the call names it. */
const readRoomNote =
  (roomId: RoomId): ReadFields =>
  async (tx) => {
    const [work] = await tx.select().from(housekeepingRoom).where(eq(housekeepingRoom.roomId, roomId));
    return { note: work?.note ?? "" };
  };

/** Writes down what is to be known about a room, in place of what stood there. */
async function noteRoom(
  tx: Tx,
  { roomId, staffId, note, at }: Note,
): Promise<Result<RoomActDone, "NOT_FOUND">> {
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("no key update");
  if (!found) return refuse("NOT_FOUND");
  const [work] = await tx.select().from(housekeepingRoom).where(eq(housekeepingRoom.roomId, roomId));
  const written = { note, noteAt: at ?? (await loadNow(tx)), noteBy: staffId };
  await tx
    .insert(housekeepingRoom)
    .values({ roomId, ...written })
    .onConflictDoUpdate({ target: housekeepingRoom.roomId, set: written });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "room",
    subjectId: roomId,
    before: { housekeepingNote: work?.note ?? "" },
    after: { housekeepingNote: note },
    facts: { name: found.roomNo },
  });
  return ok({ done: true, overtaken: null, replaced: null });
}

type KeptNote = Note & { readonly made: MadeOnDevice; readonly saves: VersionedCall };

/**
 * The same of a note that was written on a device, whatever its version was there: of two the later by its own time holds,
 * and whoever wrote the other is told.
 */
async function keepNote(tx: Tx, { saves, ...written }: KeptNote): Promise<Result<RoomActDone, Refusals>> {
  const { roomId, staffId, note, made } = written;
  const act = { roomId, staffId, made, step: null, note };
  const saving = { ...saves, base: null, key: roomId };
  // The version is locked before the room, as in `saveWhole`.
  await lockSaved(tx, saving);
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("no key update");
  if (!found) return refuse("NOT_FOUND");
  const now = await loadNow(tx);
  const at = madeAt(made.at, now);
  const last = await lastNote(tx, roomId);
  const earlier = await findAct(tx, act);
  if (!earlier.ok) return earlier;
  if (earlier.value !== null)
    return ok({ done: true, overtaken: earlier.value && last ? replyOf(last) : null, replaced: null });
  const isLate = overtakes(last, at);
  const noted = await noteAct(tx, act, { at, receivedAt: now, overtaken: isLate });
  if (!noted.ok) return noted;
  if (isLate) return ok({ done: true, overtaken: last && replyOf(last), replaced: null });
  const version = await countVersion(tx, saving);
  if (!version.ok) return version;
  const saved = await noteRoom(tx, { roomId, staffId, note, at });
  if (!saved.ok) return saved;
  await noteChanged(tx, { ...saving, version: version.value, changed: ["note"] });
  const replaced = isUnseen(last, act) && last?.note !== note ? last : null;
  return ok({ ...saved.value, replaced: replaced && replyOf(replaced) });
}
