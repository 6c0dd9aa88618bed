import type { MadeOnDevice, RoomActDone } from "@pulau/contract/room-acts.ts";
import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import {
  afterStep,
  type RoomWork,
  secondsWorked,
  type WorkStep,
} from "@pulau/domain/housekeeping/room-work.ts";
import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { housekeepingRoom } from "../../../db/schema/housekeeping.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { setCleaning } from "../../selling/rooms/public.ts";
import { findAct, isUnseen, lastStep, noteAct, overtakes, type RoomChange, replyOf } from "./room-acts.ts";

type Step = {
  readonly roomId: RoomId;
  readonly staffId: StaffId;
  readonly step: WorkStep;
  /** Of a step that was made on a device. */
  readonly made?: MadeOnDevice | undefined;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "KEY_REUSED";

/**
 * One step of the work on a room. Two at once follow each other, and the later counts: of steps that are sent later than they
 * were made, by their own time. `WRONG_STATE` when there is nothing to clean, to pause or to inspect.
 */
export async function workOnRoom(tx: Tx, work: Step): Promise<Result<RoomActDone, Refusals>> {
  const { roomId, made } = work;
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("no key update");
  if (!found) return refuse("NOT_FOUND");
  const now = await loadNow(tx);
  const at = madeAt(made?.at, now);
  const [row] = await tx.select().from(housekeepingRoom).where(eq(housekeepingRoom.roomId, roomId));
  const before: RoomWork & { startedBy: StaffId | null } = {
    cleaning: found.cleaning,
    startedAt: row?.startedAt ?? null,
    workedSeconds: row?.workedSeconds ?? 0,
    startedBy: row?.startedBy ?? null,
  };
  if (!made) return takeStep(tx, { ...work, roomNo: found.roomNo, at }, before);
  const act = { ...work, made, note: null };
  const last = await lastStep(tx, roomId);
  const earlier = await findAct(tx, act);
  if (!earlier.ok) return earlier;
  if (earlier.value !== null)
    return ok({ done: true, overtaken: earlier.value && last ? replyOf(last) : null, replaced: null });
  const isLate = overtakes(last, at) || (before.startedAt !== null && before.startedAt > at);
  if (isLate) {
    const late = await noteAct(tx, act, { at, receivedAt: now, overtaken: true });
    return late.ok ? ok({ done: true, overtaken: last && replyOf(last), replaced: null }) : late;
  }
  const done = await takeStep(tx, { ...work, roomNo: found.roomNo, at }, before);
  if (!done.ok) return done;
  const noted = await noteAct(tx, act, { at, receivedAt: now, overtaken: false });
  if (!noted.ok) return noted;
  const replaced = isUnseen(last, act) && differs(last, work.step) ? last : null;
  return ok({ ...done.value, replaced: replaced && replyOf(replaced) });
}

/** Whether somebody else's change was not what a step makes of the room. */
const differs = (last: RoomChange | null, step: WorkStep): boolean =>
  last?.cleaning !==
  { start: "dirty", pause: "dirty", clean: "clean", inspect: "inspected", dirty: "dirty" }[step];

type Taken = Step & { readonly roomNo: string; readonly at: Date };

async function takeStep(
  tx: Tx,
  { roomId, staffId, step, roomNo, at }: Taken,
  before: RoomWork & { readonly startedBy: StaffId | null },
): Promise<Result<RoomActDone, "WRONG_STATE">> {
  const next = afterStep(before, step, at);
  if (!next.ok) return next;
  const after = next.value;
  if (after.cleaning !== before.cleaning) {
    const worked = secondsWorked(before, at);
    const seconds = after.cleaning === "clean" && worked > 0 ? worked : null;
    await setCleaning(tx, {
      roomIds: [roomId],
      cleaning: after.cleaning,
      cause: "housekeeping",
      staffId,
      at,
      seconds,
    });
  } else if (after !== before) {
    const { startedAt, workedSeconds } = after;
    const startedBy = startedAt === null ? null : (before.startedBy ?? staffId);
    await tx
      .insert(housekeepingRoom)
      .values({ roomId, startedAt, startedBy, workedSeconds })
      .onConflictDoUpdate({ target: housekeepingRoom.roomId, set: { startedAt, startedBy, workedSeconds } });
  }
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "room",
    subjectId: roomId,
    before: sideOf(before),
    after: sideOf(after),
    facts: { name: roomNo },
  });
  return ok({ done: true, overtaken: null, replaced: null });
}

const sideOf = ({ cleaning, startedAt }: RoomWork) => ({ cleaning, cleaningStarted: startedAt !== null });
