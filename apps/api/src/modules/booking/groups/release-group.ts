import type { Day } from "@pulau/domain/calendar/day.ts";
import { moveOfGroup } from "@pulau/domain/groups/group-moves.ts";
import type { GroupId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { releaseClaims } from "../holds/public.ts";
import { wrongCutOff } from "./create-group.ts";
import { cutOffAt, type LockedGroup, leftRooms, leftSeats, lockGroup, moveGroup } from "./group-rows.ts";
import { keepBlock } from "./keep-block.ts";
import { planCutOff } from "./plan-cut-off.ts";

type Key = { readonly groupId: GroupId; readonly staffId: StaffId };
type Done = { done: true };

/** Puts what is not named on sale again, before the cut-off does. */
export async function releaseGroup(
  tx: Tx,
  { groupId, staffId }: Key,
): Promise<Result<Done, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockGroup(tx, groupId);
  if (!locked) return refuse("NOT_FOUND");
  const next = moveOfGroup(locked.row.state, "release");
  if (!next.ok) return next;
  await release(tx, locked, staffId);
  return ok({ done: true });
}

/** The job of a cut-off: nothing where it was moved, or somebody released the group before. */
export async function releaseAtCutOff(tx: Tx, groupId: GroupId): Promise<void> {
  const locked = await lockGroup(tx, groupId);
  if (locked?.row.state !== "open") return;
  if ((await cutOffAt(tx, locked.row.cutOffOn)) > locked.now) return;
  await release(tx, locked, null);
}

async function release(tx: Tx, { row, stay, now }: LockedGroup, staffId: StaffId | null): Promise<void> {
  await letGo(tx, row.holdId);
  await moveGroup(tx, { row }, "release", { endedAt: now });
  await auditChange(tx, {
    staffId,
    act: "groupReleased",
    subject: "group",
    subjectId: row.id,
    at: now,
    before: { groupState: row.state, rooms: stay.rooms.length },
    after: { groupState: "released", rooms: 0 },
    facts: { name: row.name },
  });
}

/** The hold's `stay` says what it kept, so that it can be kept once more. */
async function letGo(tx: Tx, holdId: LockedGroup["row"]["holdId"]): Promise<void> {
  await releaseClaims(tx, holdId);
  await tx.execute(sql`UPDATE stay_hold SET state = 'released', expires_at = NULL WHERE id = ${holdId}`);
}

/** Keeps once more what was released, all of it or nothing, until another cut-off. */
export async function keepGroup(
  tx: Tx,
  { groupId, staffId, cutOffOn }: Key & { readonly cutOffOn: Day },
): Promise<Result<Done, "NOT_FOUND" | "WRONG_STATE" | "SOLD_OUT" | "BOAT_FULL" | "INVALID_INPUT">> {
  const locked = await lockGroup(tx, groupId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, stay, now } = locked;
  const next = moveOfGroup(row.state, "keep");
  if (!next.ok) return next;
  const wrong = wrongCutOff(cutOffOn, { today: await loadResortToday(tx), checkIn: row.checkIn });
  if (wrong.length > 0) return refuseFields("INVALID_INPUT", wrong);
  const until = await cutOffAt(tx, cutOffOn);
  const kept = await keepBlock(tx, {
    ...row,
    rooms: leftRooms(row, stay),
    seats: leftSeats(stay),
    roomIds: stay.rooms.map(({ roomId }) => roomId),
    until,
  });
  if (!kept.ok) return kept;
  await moveGroup(tx, { row }, "keep", { endedAt: null, cutOffOn, crossings: kept.value });
  await planCutOff(tx, groupId, { cutOffOn, until });
  await auditChange(tx, {
    staffId,
    act: "groupKept",
    subject: "group",
    subjectId: groupId,
    at: now,
    before: { groupState: row.state, cutOffOn: row.cutOffOn },
    after: { groupState: "open", cutOffOn },
    facts: { name: row.name },
  });
  return ok({ done: true });
}

/** Cancels a group of which no booking stands: those are cancelled first, each by its own terms. */
export async function cancelGroup(
  tx: Tx,
  { groupId, staffId }: Key,
): Promise<Result<Done, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockGroup(tx, groupId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now } = locked;
  const next = moveOfGroup(row.state, "cancel");
  if (!next.ok) return next;
  const { rows } = await tx.execute<{ standing: number }>(sql`
    SELECT count(*)::int AS standing FROM group_booking g JOIN booking b ON b.id = g.booking_id
    WHERE g.group_id = ${groupId} AND b.state <> 'cancelled'`);
  const standing = rows[0]?.standing ?? 0;
  if (standing > 0) return refuse("WRONG_STATE", { rule: "bookings", standing });
  await letGo(tx, row.holdId);
  await moveGroup(tx, { row }, "cancel", { endedAt: now });
  await auditChange(tx, {
    staffId,
    act: "cancelled",
    subject: "group",
    subjectId: groupId,
    at: now,
    before: { groupState: row.state },
    after: { groupState: "cancelled" },
    facts: { name: row.name },
  });
  return ok({ done: true });
}
