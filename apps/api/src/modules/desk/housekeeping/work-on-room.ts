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

type Step = { readonly roomId: RoomId; readonly staffId: StaffId; readonly step: WorkStep };

/**
 * One step of the work on a room. Two at once follow each other, and the later counts. `WRONG_STATE` when there is nothing
 * to clean, to pause or to inspect.
 */
export async function workOnRoom(
  tx: Tx,
  { roomId, staffId, step }: Step,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const [found] = await tx.select().from(room).where(eq(room.id, roomId)).for("no key update");
  if (!found) return refuse("NOT_FOUND");
  const at = await loadNow(tx);
  const [work] = await tx.select().from(housekeepingRoom).where(eq(housekeepingRoom.roomId, roomId));
  const before: RoomWork = {
    cleaning: found.cleaning,
    startedAt: work?.startedAt ?? null,
    workedSeconds: work?.workedSeconds ?? 0,
  };
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
    const startedBy = startedAt === null ? null : (work?.startedBy ?? staffId);
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
    facts: { name: found.roomNo },
  });
  return ok({ done: true });
}

const sideOf = ({ cleaning, startedAt }: RoomWork) => ({ cleaning, cleaningStarted: startedAt !== null });
