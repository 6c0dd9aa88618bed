import { checkCourtesyEnd } from "@pulau/domain/booking/courtesy-hold.ts";
import type { HoldId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq } from "../../../db/orm.ts";
import { courtesyHold } from "../../../db/schema/courtesy-holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { isLive, releaseHold } from "../holds/public.ts";
import { auditedCourtesy, type End, endAtResort, lockCourtesy } from "./courtesy-rows.ts";
import { holdUntil } from "./keep-for-guest.ts";
import { planEnd } from "./plan-end.ts";

type Key = { readonly holdId: HoldId; readonly staffId: StaffId };

/** Holds it longer, or shorter. `HOLD_EXPIRED`: its time is over, it was let go, or it is a booking. */
export async function moveCourtesyEnd(
  tx: Tx,
  { holdId, staffId, mail, ...end }: Key & End & { readonly mail: boolean },
): Promise<Result<{ until: string }, "NOT_FOUND" | "HOLD_EXPIRED" | "INVALID_INPUT">> {
  const locked = await lockCourtesy(tx, holdId);
  if (!locked) return refuse("NOT_FOUND");
  const { hold, courtesy } = locked;
  if (!isLive(hold) || hold.offeredUntil === null) return refuse("HOLD_EXPIRED");
  const until = checkCourtesyEnd({ ...(await endAtResort(tx, end, hold.stay)), now: hold.now });
  if (!until.ok) return until;
  const claimed = await holdUntil(tx, hold, until.value);
  if (!claimed.ok) return claimed;
  await tx.update(courtesyHold).set({ until: until.value }).where(eq(courtesyHold.id, holdId));
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "courtesyHold",
    subjectId: holdId,
    at: hold.now,
    before: auditedCourtesy(hold.stay, hold.expiresAt),
    after: auditedCourtesy(hold.stay, until.value),
    facts: { name: hold.stay.rooms.map(({ roomNo }) => roomNo).join(", ") },
  });
  await planEnd(tx, { holdId, until: until.value, mail: mail && courtesy.email !== null });
  return ok({ until: until.value.toISOString() });
}

/** Lets go of it before its end: everything is on sale again. `WRONG_STATE` where it is a booking, or let go already. */
export async function releaseCourtesy(
  tx: Tx,
  { holdId, staffId }: Key,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockCourtesy(tx, holdId);
  if (!locked) return refuse("NOT_FOUND");
  if (!isLive(locked.hold)) return refuse("WRONG_STATE");
  await end(tx, locked, staffId);
  return ok({ done: true });
}

/** The job of its end: nothing where that was moved, where it is a booking, or where staff let it go. */
export async function endCourtesy(tx: Tx, holdId: HoldId): Promise<void> {
  const locked = await lockCourtesy(tx, holdId);
  if (!locked) return;
  const { state, expiresAt, now } = locked.hold;
  if (state === "live" && expiresAt <= now) await end(tx, locked, null);
}

async function end(
  tx: Tx,
  { hold, courtesy }: NonNullable<Awaited<ReturnType<typeof lockCourtesy>>>,
  staffId: StaffId | null,
): Promise<void> {
  await releaseHold(tx, { holdId: hold.id, ownerId: hold.ownerId });
  await tx
    .update(courtesyHold)
    .set({ endedAt: hold.now, endedBy: staffId })
    .where(eq(courtesyHold.id, courtesy.id));
  await auditChange(tx, {
    staffId,
    act: "ended",
    subject: "courtesyHold",
    subjectId: hold.id,
    at: hold.now,
    before: auditedCourtesy(hold.stay, hold.expiresAt),
    after: null,
    facts: { name: hold.stay.rooms.map(({ roomNo }) => roomNo).join(", ") },
  });
}
