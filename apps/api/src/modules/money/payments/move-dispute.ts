import { type DisputeEvent, disputeAfter, disputeBeginnings } from "@pulau/domain/money/dispute-moves.ts";
import { moverOf } from "../../../db/mover.ts";
import { dispute } from "../../../db/schema/disputes.ts";
import type { Tx } from "../../../db/tx.ts";

export type DisputeRow = typeof dispute.$inferSelect;

/** Takes a locked dispute one step through its life: the only place that writes a dispute's state. */
export const moveDispute = moverOf(dispute, ({ state }: DisputeRow, event: DisputeEvent) =>
  disputeAfter(state, event),
);

/**
 * Writes a dispute that nobody had told of: the only place that makes one.
 * @returns whether it is new
 */
export async function beginDispute(
  tx: Tx,
  columns: Omit<typeof dispute.$inferInsert, "id" | "state">,
): Promise<boolean> {
  const made = await tx
    .insert(dispute)
    .values({ ...columns, state: disputeBeginnings.notify })
    .onConflictDoNothing({ target: [dispute.gateway, dispute.gatewayRef] })
    .returning({ id: dispute.id });
  return made.length > 0;
}
