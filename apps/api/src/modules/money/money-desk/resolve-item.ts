import type { endNeedRoute } from "@pulau/contract/money-desk.ts";
import type { Received } from "@pulau/contract/route.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { NeedId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking } from "../../booking/bookings/public.ts";
import { endNeed, resolveMismatch } from "../payments/public.ts";
import { lowerAfter } from "../refunds/public.ts";
import { waysFor } from "./attention-queue.ts";

export type ItemResolution = Received<typeof endNeedRoute>["body"] & {
  readonly id: NeedId;
  readonly staffId: StaffId;
  readonly permissions: Permissions;
};

/**
 * Ends an item of the queue in the name of who did. `WRONG_STATE` for one that is done, and for one that has a way out of
 * its own (a slip, a refund): that one ends by taking it. `NOT_ALLOWED` for who may not lower a price: a claim is given up
 * by it, as by a refund that does.
 */
export async function resolveItem(
  tx: Tx,
  { id, staffId, way, note, permissions }: ItemResolution,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "NOT_ALLOWED">> {
  if (way === "lower" && !may(permissions, "payments", "delete")) return refuse("NOT_ALLOWED");
  const [item] = await tx.select().from(needsPerson).where(eq(needsPerson.id, id));
  if (!item) return refuse("NOT_FOUND");
  // Before its row in the queue, as all who bring news of its money lock them.
  const locked = item.bookingId === null ? null : await lockBooking(tx, item.bookingId);
  const bookingState = locked?.row.state ?? null;
  if (!waysFor({ ...item, accountId: null, bookingState }).includes(way))
    return refuse("WRONG_STATE", { rule: "hasWayOut" });
  const at = await loadNow(tx);
  // Two who press at once: the second one finds it done.
  const ended = await endNeed(tx, { about: { id }, staffId, at, outcome: way, note });
  if (ended === 0) return refuse("WRONG_STATE", { rule: "doneAlready" });
  const taken = await take(tx, item, { id, staffId, way, note });
  if (!taken.ok) return taken;
  await auditChange(tx, {
    staffId,
    act: `need.${way}`,
    subject: "needsPerson",
    subjectId: id,
    at,
    before: { done: false },
    after: { done: true },
    facts: { need: item.kind, note },
  });
  return ok({ done: true });
}

async function take(
  tx: Tx,
  { bookingId, facts: { inboxId, paymentId, takenSen } }: typeof needsPerson.$inferSelect,
  { id, staffId, way, note }: Omit<ItemResolution, "permissions">,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  if (way === "tickOff") return ok({ done: true });
  if (way === "lower") {
    if (bookingId === null) return refuse("NOT_FOUND");
    return lowerAfter(tx, { bookingId, staffId, sen: Number(takenSen), id, because: note });
  }
  return resolveMismatch(tx, {
    inboxId: String(inboxId),
    paymentId: String(paymentId),
    staffId,
    way,
    reason: note,
  });
}
