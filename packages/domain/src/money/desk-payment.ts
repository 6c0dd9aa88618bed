import type { BookingState } from "../booking/booking-moves.ts";
import { ok, type Result, refuse } from "../result.ts";
import { inCash } from "./cash.ts";
import { owedSen, type Part } from "./offers.ts";
import type { OfflineWay } from "./offline-ways.ts";
import type { Sen } from "./sen.ts";

export type DeskBooking = {
  readonly state: BookingState;
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  /** What confirms it. */
  readonly depositSen: Sen;
  /** Whether a bank slip waits for staff: perhaps it is the very money that is being entered. */
  readonly slipWaits: boolean;
};

export type DeskPayment = {
  /** What counts as paid. */
  readonly amountSen: Sen;
  /** What came in beyond that, or below zero less, because a bill in cash is rounded to 5 sen. */
  readonly roundingSen: Sen;
  readonly part: Part;
};

/**
 * What money counts for that staff enter: the banknotes and coins, or what the bank or the terminal shows. Cash that settles a
 * rounded bill settles it whole, and a rounded deposit confirms the stay. `WRONG_STATE` where nothing is owed, `AMOUNT_NOT_OFFERED` for more than is.
 */
export function decideDeskPayment(
  booking: DeskBooking,
  { way, amountSen }: { readonly way: OfflineWay; readonly amountSen: Sen },
): Result<DeskPayment, "WRONG_STATE" | "PAYMENT_UNDER_WAY" | "AMOUNT_NOT_OFFERED"> {
  const owed = owedSen(booking);
  if (owed === 0) return refuse("WRONG_STATE");
  if (booking.slipWaits) return refuse("PAYMENT_UNDER_WAY", { rule: "slip" });
  const bills = booking.state === "awaitingPayment" ? [owed, booking.depositSen - booking.paidSen] : [owed];
  const counts = bills.find((bill) => way === "cash" && bill > 0 && amountSen === inCash(bill)) ?? amountSen;
  if (counts > owed) return refuse("AMOUNT_NOT_OFFERED", { rule: "owed", owedSen: owed });
  const first = counts === owed ? "full" : "deposit";
  return ok({
    amountSen: counts,
    roundingSen: amountSen - counts,
    part: booking.state === "awaitingPayment" ? first : "balance",
  });
}
