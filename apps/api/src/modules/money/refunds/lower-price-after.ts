import type { BookingId, RuleId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { refundableOf } from "@pulau/domain/money/staff-refund.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockBooking, lowerPrice, note } from "../../booking/bookings/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { refreshPaymentStatus } from "../payments/public.ts";

export type Lower = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  /** What somebody sent back at the gateway of what the booking had paid, in sen. */
  readonly sen: Sen;
  /** A word of its own, which tells this line of the price from others. */
  readonly id: RuleId;
  readonly because: string;
};

/**
 * Lets the price of a booking fall by what was sent back past us, as far as it is still owed: a line of its own and a credit
 * note, as if staff had sent it back here. `WRONG_STATE` where nothing is owed, or the booking has no price any more.
 */
export async function lowerAfter(
  tx: Tx,
  { bookingId, staffId, sen, id, because }: Lower,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now: at } = locked;
  const amountSen = Math.min(sen, row.totalSen - row.paidSen);
  if (amountSen <= 0 || !refundableOf(row).prices.includes("lowers"))
    return refuse("WRONG_STATE", { rule: "nothingOwed" });
  await lowerPrice(tx, locked, { sen: amountSen, ruleId: `goodwill-${id}` });
  const sides = { before: { totalSen: row.totalSen }, after: { totalSen: row.totalSen - amountSen } };
  const facts = { amountSen, note: because };
  await note(tx, { bookingId, what: "priceLowered", at, staffId, ...sides, facts });
  await settleCommissions(tx, bookingId);
  await refreshPaymentStatus(tx, bookingId);
  await enqueue(tx, "issue-invoice", { bookingId });
  return ok({ done: true });
}
