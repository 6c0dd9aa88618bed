import { type RefundEvent, refundAfter, refundBeginnings } from "@pulau/domain/money/refund-moves.ts";
import { beginnerOf, moverOf } from "../../../db/mover.ts";
import { refund } from "../../../db/schema/payments.ts";

export type RefundRow = typeof refund.$inferSelect;

/** Takes a locked refund one step through its life: the only place that writes a refund's state. */
export const moveRefund = moverOf(refund, ({ state }: RefundRow, event: RefundEvent) =>
  refundAfter(state, event),
);

/** Writes a refund in the state that it begins with: the only place that makes one. What it goes back for is locked. */
export const beginRefund = beginnerOf(refund, refundBeginnings);
