import {
  type VoucherEvent,
  voucherAfter,
  voucherMoments,
  voucherStanding,
} from "@pulau/domain/promotion/voucher-moves.ts";
import { moverByMoments } from "../../../db/mover.ts";
import { voucher } from "../../../db/schema/promotions.ts";

type VoucherRow = typeof voucher.$inferSelect;

/** Takes a locked voucher one step through its life: the only place that writes when it expired or was made void. */
export const moveVoucher = moverByMoments(voucher, {
  stateOf: (row: VoucherRow) => voucherStanding(row),
  after: (standing, event: VoucherEvent) => voucherAfter(standing, event),
  moments: voucherMoments,
  holds: ["expiredAt", "voidedAt"],
});
