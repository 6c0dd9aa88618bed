import {
  type CommissionEvent,
  commissionAfter,
  commissionBeginnings,
} from "@pulau/domain/commission/states.ts";
import { beginnerOf, moverOf } from "../../../db/mover.ts";
import { commission } from "../../../db/schema/commission.ts";

export type CommissionRow = typeof commission.$inferSelect;

/** Takes a commission of a locked booking one step through its life: the only place that writes a commission's state. */
export const moveCommission = moverOf(commission, ({ state }: CommissionRow, event: CommissionEvent) =>
  commissionAfter(state, event),
);

/** Writes a commission that a locked booking begins to earn: the only place that makes one. */
export const beginCommission = beginnerOf(commission, commissionBeginnings);
