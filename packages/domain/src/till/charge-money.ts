import { paidBack } from "../money/paid-back.ts";
import type { Sen } from "../money/sen.ts";
import { ok, type Result, refuse } from "../result.ts";

export type ChargeMoney = {
  /** What of it goes back to where it came from. */
  readonly backSen: Sen;
  /** What the booking owes then. */
  readonly owedSen: Sen;
};

/**
 * What becomes of a booking's money when its charges make it cost `toSen`. Only what a lower price leaves paid beyond it goes
 * back: what was paid beyond the price before stays. `WRONG_STATE` where the price would fall below nothing, as after a refund
 * that lowered it by the charges too.
 */
export function moneyOfCharges(
  booking: { readonly totalSen: Sen; readonly paidSen: Sen },
  toSen: Sen,
): Result<ChargeMoney, "WRONG_STATE"> {
  if (toSen < 0) return refuse("WRONG_STATE", { rule: "refundedAlready" });
  const backSen = paidBack(booking, booking.totalSen - toSen);
  return ok({ backSen, owedSen: Math.max(0, toSen - (booking.paidSen - backSen)) });
}
