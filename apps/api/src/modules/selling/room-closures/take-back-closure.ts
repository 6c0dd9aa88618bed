import type { RoomClosureId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { roomClosure } from "../../../db/schema/room-closures.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { auditedClosure, lockClosure, type NightsTaken, writeClosedNights } from "./closed-nights.ts";

type Request = {
  readonly staffId: StaffId;
  readonly closureId: RoomClosureId;
  readonly takenBack: boolean;
};

/** Takes a closure back, or makes it again as it was. What is so already stays so. */
export async function takeBackClosure(
  tx: Tx,
  { staffId, closureId, takenBack }: Request,
): Promise<Result<true, NightsTaken | "NOT_FOUND">> {
  const before = await lockClosure(tx, closureId);
  if (!before) return refuse("NOT_FOUND");
  const takenBackAt = takenBack ? (before.takenBackAt ?? (await loadNow(tx))) : null;
  await tx.update(roomClosure).set({ takenBackAt }).where(eq(roomClosure.id, closureId));
  const written = await writeClosedNights(tx, { ...before, takenBackAt }, await loadResortToday(tx));
  if (!written.ok) return written;
  const closed = auditedClosure(before);
  const wasTakenBack = before.takenBackAt !== null;
  await auditChange(tx, {
    staffId,
    act: takenBack ? "deleted" : "restored",
    subject: "roomClosure",
    subjectId: closureId,
    before: wasTakenBack ? null : closed,
    after: takenBack ? null : closed,
    facts: { name: before.roomNo },
  });
  return ok(true);
}
