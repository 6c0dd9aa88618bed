import { hasBegun } from "@pulau/domain/event/places.ts";
import type { EventId, PurchaseId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { event } from "../../../db/schema/events.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadClock } from "./resort-clock.ts";
import { lockPurchase, takeBack } from "./return-places.ts";

export type CancelEvent = { readonly staffId: StaffId; readonly eventId: EventId; readonly note: string };

/** What is bought of an event, or being paid for. */
const living = (eventId: EventId) =>
  and(
    eq(purchase.flow, "event"),
    eq(purchase.subjectId, eventId),
    inArray(purchase.state, ["open", "paid", "done"]),
  );

/** Calls an event off. Nothing is sold any more from now on; a job gives everybody's money back and tells them. */
export async function cancelEvent(
  tx: Tx,
  { staffId, eventId, note }: CancelEvent,
): Promise<Result<{ refunds: number; refundedSen: Sen }, "NOT_FOUND" | "WRONG_STATE">> {
  const [row] = await tx.select().from(event).where(eq(event.id, eventId)).for("update");
  if (!row) return refuse("NOT_FOUND");
  if (row.cancelledAt !== null || hasBegun(row, await loadClock(tx))) return refuse("WRONG_STATE");
  await tx
    .update(event)
    .set({ cancelledAt: await loadNow(tx), cancelNote: note })
    .where(eq(event.id, eventId));
  await enqueue(tx, "refund-event", { eventId });
  const [sums] = await tx
    .select({
      refunds: sql<number>`count(*) filter (where ${purchase.paidSen} > 0)::int`,
      refundedSen: sql<number>`coalesce(sum(${purchase.paidSen}), 0)::bigint`,
    })
    .from(purchase)
    .where(living(eventId));
  const returned = sums ?? { refunds: 0, refundedSen: 0 };
  await auditChange(tx, {
    staffId,
    act: "cancelled",
    subject: "event",
    subjectId: eventId,
    before: { cancelled: false },
    after: { cancelled: true },
    facts: { name: row.name, reason: note, ...returned },
  });
  return ok(returned);
}

/**
 * Gives back all that was paid for an event that was called off, each purchase in a transaction of its own. What is paid
 * for later goes back by itself, because its purchase has ended by then.
 */
export async function refundEvent(db: Db, eventId: EventId): Promise<void> {
  const rows = await db.select({ id: purchase.id }).from(purchase).where(living(eventId));
  for (const { id } of rows) await inTransaction(db, (tx) => refundPurchase(tx, id));
}

async function refundPurchase(tx: Tx, purchaseId: PurchaseId): Promise<void> {
  const bought = await lockPurchase(tx, purchaseId);
  if (!bought || bought.state === "cancelled") return;
  await takeBack(tx, { purchase: bought, why: "BY_STAFF", at: await loadNow(tx) });
  if (bought.state !== "open") await enqueue(tx, "send-mail", { template: "event-cancelled", purchaseId });
}
