import { type PayoutEvent, payoutAfter } from "@pulau/domain/wallet/payout-moves.ts";
import { moverOf } from "../../../db/mover.ts";
import { payout } from "../../../db/schema/payouts.ts";
import type { PayoutRow } from "./payout-rows.ts";

/** Takes a locked payout one step through its life: the only place that writes a payout's state. */
export const movePayout = moverOf(payout, ({ state }: PayoutRow, event: PayoutEvent) =>
  payoutAfter(state, event),
);
