import { draftOf, type HoldId, type StaffId, type WaitEntryId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { moveWaiting, type WaitEvent } from "@pulau/domain/waiting/wait-moves.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq, sql } from "../../../db/orm.ts";
import { waitEntry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { releaseHold } from "../holds/public.ts";
import { lockEntry } from "./lock-entry.ts";

type Locked = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** The deadline of an offer: what was not booked goes to the next who waits. */
export async function endOffer(tx: Tx, entryId: WaitEntryId): Promise<void> {
  const locked = await lockEntry(tx, entryId);
  if (locked?.entry.state !== "offered" || locked.entry.offerUntil === null) return;
  const { offerUntil } = locked.entry;
  if (offerUntil > (await loadNow(tx))) {
    await enqueue(tx, "end-offer", { entryId }, { startAfter: offerUntil });
    return;
  }
  await leave(tx, locked, "miss");
  await enqueue(tx, "send-mail", { template: "wait-missed", entryId });
}

/** The guest says no, or leaves the list: what was kept for them is freed at once. */
export async function endByPerson(
  tx: Tx,
  entryId: WaitEntryId,
  event: "decline" | "withdraw",
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockEntry(tx, entryId);
  return locked ? leave(tx, locked, event) : refuse("NOT_FOUND");
}

/** The same where staff take a guest off the list. */
export async function removeWaiting(
  tx: Tx,
  entryId: WaitEntryId,
  staffId: StaffId,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockEntry(tx, entryId);
  if (!locked) return refuse("NOT_FOUND");
  const left = await leave(tx, locked, "withdraw");
  if (!left.ok) return left;
  await auditChange(tx, {
    staffId,
    act: "ended",
    subject: "waitEntry",
    subjectId: entryId,
    before: { waitState: locked.entry.state },
    after: { waitState: "withdrawn" },
  });
  return left;
}

/**
 * Staff have booked for somebody who waits: they wait no more, and what was kept for them beside it is free. `WRONG_STATE`
 * where they have booked themselves meanwhile, or left the list.
 */
export async function takeForGuest(
  tx: Tx,
  entryId: WaitEntryId,
): Promise<Result<{ done: true }, "WRONG_STATE">> {
  const locked = await lockEntry(tx, entryId);
  return locked ? leave(tx, locked, "take") : refuse("WRONG_STATE", { rule: "waitEntry" });
}

/**
 * An offer that nobody can have any more, because its boat doesn't sail: the guest keeps their turn and waits again. A
 * hold that is no offer, or an offer that was taken, is left alone.
 */
export async function revokeOffer(tx: Tx, holdId: HoldId): Promise<void> {
  const [found] = await tx
    .select({ id: waitEntry.id })
    .from(waitEntry)
    .where(eq(waitEntry.draftId, draftOf(holdId)));
  const locked = found && (await lockEntry(tx, found.id));
  if (locked?.entry.state === "offered" && locked.hold?.offeredUntil) await leave(tx, locked, "revoke");
}

/** What the guest has held instead of the offer, in the wizard like anybody could, stays theirs. */
async function leave(
  tx: Tx,
  { entry, hold }: Locked,
  event: WaitEvent,
): Promise<Result<{ done: true }, "WRONG_STATE">> {
  const next = moveWaiting(entry.state, event);
  if (!next.ok) return next;
  // Before what was kept is free, so that whoever waits again by this is among those who are asked.
  await tx
    .update(waitEntry)
    .set({ state: next.value, changedAt: sql`pulau_now()` })
    .where(eq(waitEntry.id, entry.id));
  if (hold?.state === "live" && hold.offeredUntil !== null)
    await releaseHold(tx, { holdId: hold.id, ownerId: hold.ownerId });
  return ok({ done: true });
}
