import {
  type RefundBeginning,
  type RefundEvent,
  refundAfter,
  refundBeginnings,
} from "@pulau/domain/money/refund-moves.ts";
import { moverOf } from "../../../db/mover.ts";
import { refund } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";

export type RefundRow = typeof refund.$inferSelect;

/** Takes a locked refund one step through its life: the only place that writes a refund's state. */
export const moveRefund = moverOf(refund, ({ state }: RefundRow, event: RefundEvent) =>
  refundAfter(state, event),
);

/**
 * Writes a refund in the state that it begins with: the only place that makes one. What it goes back for is locked.
 * @returns its id
 */
export async function beginRefund(
  tx: Tx,
  beginning: RefundBeginning,
  columns: Omit<typeof refund.$inferInsert, "id" | "state">,
): Promise<string> {
  const [made] = await tx
    .insert(refund)
    .values({ ...columns, state: refundBeginnings[beginning] })
    .returning({ id: refund.id });
  if (!made) throw new Error("a refund was not written");
  return made.id;
}
