import type { ClosureChange } from "@pulau/contract/room-closures.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RoomClosureId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields, type WrongField } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import type { ReadFields } from "../../../db/saved-versions.ts";
import { roomClosure } from "../../../db/schema/room-closures.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import {
  auditedClosure,
  type ClosureRow,
  lockClosure,
  type NightsTaken,
  numberOf,
  writeClosedNights,
} from "./closed-nights.ts";

type Request = { readonly staffId: StaffId; readonly closureId: RoomClosureId; readonly body: ClosureChange };

/** A closure by the fields of its call. */
export const readClosure =
  (id: RoomClosureId): ReadFields =>
  async (tx) => {
    const [found] = await tx.select().from(roomClosure).where(eq(roomClosure.id, id));
    if (!found) return null;
    const { roomId, kind, reason, note, fromDay: from, untilDay: until, takenBackAt } = found;
    return { roomId, kind, reason, note, from, until, takenBack: takenBackAt !== null };
  };

/**
 * Changes a closure, ends it, or gives it to another room: nobody closes a room for a night that is over, or opens it again for
 * one. A closure that has begun stays in its room, for its nights that are over are of that one.
 */
export async function changeClosure(
  tx: Tx,
  { staffId, closureId, body }: Request,
): Promise<Result<true, NightsTaken | "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT">> {
  const before = await lockClosure(tx, closureId);
  if (!before) return refuse("NOT_FOUND");
  if (before.takenBackAt !== null) return refuse("WRONG_STATE", { state: "takenBack" });
  const { roomId = before.roomId, kind, reason, note, from: fromDay, until: untilDay } = body;
  const roomNo = roomId === before.roomId ? before.roomNo : await numberOf(tx, roomId);
  if (roomNo === null) return refuse("NOT_FOUND");
  const today = await loadResortToday(tx);
  const wrong = pastDays(before, body, today);
  if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
  if (roomId !== before.roomId && before.fromDay < today)
    return refuse("WRONG_STATE", { rule: "closureBegun" });
  const after = { ...before, roomId, roomNo, kind, reason, note, fromDay, untilDay };
  await tx
    .update(roomClosure)
    .set({ roomId, kind, reason, note, fromDay, untilDay })
    .where(eq(roomClosure.id, closureId));
  const written = await writeClosedNights(tx, after, today);
  if (!written.ok) return written;
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "roomClosure",
    subjectId: closureId,
    before: auditedClosure(before),
    after: auditedClosure(after),
    facts: { name: after.roomNo },
  });
  return ok(true);
}

function pastDays(
  { fromDay, untilDay }: ClosureRow,
  { from, until }: Pick<ClosureChange, "from" | "until">,
  today: Day,
): WrongField[] {
  return [
    ...(from < today && from !== fromDay ? [{ path: "from", rule: "dayPast" }] : []),
    ...(until !== null && until < today && until !== untilDay ? [{ path: "until", rule: "dayPast" }] : []),
  ];
}
