import {
  type CommissionBeginning,
  type CommissionEvent,
  commissionAfter,
  commissionBeginnings,
} from "@pulau/domain/commission/states.ts";
import { moverOf } from "../../../db/mover.ts";
import { commission } from "../../../db/schema/commission.ts";
import type { Tx } from "../../../db/tx.ts";

export type CommissionRow = typeof commission.$inferSelect;

/** Takes a commission of a locked booking one step through its life: the only place that writes a commission's state. */
export const moveCommission = moverOf(commission, ({ state }: CommissionRow, event: CommissionEvent) =>
  commissionAfter(state, event),
);

/** Writes a commission that a locked booking begins to earn: the only place that makes one. */
export async function beginCommission(
  tx: Tx,
  beginning: CommissionBeginning,
  columns: Omit<typeof commission.$inferInsert, "id" | "state">,
): Promise<CommissionRow> {
  const [made] = await tx
    .insert(commission)
    .values({ ...columns, state: commissionBeginnings[beginning] })
    .returning();
  if (!made) throw new Error(`a commission of booking ${columns.bookingId} was not written`);
  return made;
}
