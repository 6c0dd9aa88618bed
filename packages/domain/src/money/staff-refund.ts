import type { BookingState } from "../booking/booking-moves.ts";
import { ok, type Result, refuse } from "../result.ts";
import { takeableSen } from "./external-refund.ts";
import type { Sen } from "./sen.ts";

/** How far a refund of staff touches the price of a booking that stands or was slept. */
export const refundPrices = ["lowers", "owes"] as const;
export type RefundPrice = (typeof refundPrices)[number];

/** What a refund can mean for the price: of a stay that is over nothing can be owed again, before it is paid nothing falls. */
const pricesOf: Readonly<Record<BookingState, readonly RefundPrice[]>> = {
  awaitingPayment: ["owes"],
  confirmed: ["lowers", "owes"],
  inHouse: ["lowers", "owes"],
  completed: ["lowers"],
  cancelled: [],
  noShow: [],
};

export type RefundedBooking = {
  readonly state: BookingState;
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  /** Kept of earlier changes, and earned. */
  readonly keptSen: Sen;
};

export type Refundable = {
  /** Captured and neither returned nor kept of an earlier change, in sen. */
  readonly leftSen: Sen;
  /** Of it, what is paid beyond the price. */
  readonly overSen: Sen;
  readonly prices: readonly RefundPrice[];
};

/** What staff can send back of a booking's money. Of one that was cancelled it is what the policy kept. */
export function refundableOf(booking: RefundedBooking): Refundable {
  const prices = pricesOf[booking.state];
  const overSen = prices.length === 0 ? 0 : Math.max(0, booking.paidSen - booking.totalSen);
  return { leftSen: takeableSen(booking), overSen, prices };
}

export type StaffRefund = {
  readonly amountSen: Sen;
  readonly price: RefundPrice;
  readonly to: "wallet" | "source";
  /** Whether the booking has an account, which has a wallet. */
  readonly hasWallet: boolean;
};

export type RefundDecision = {
  /** By how much the price falls, which is a line of its own and a credit note. */
  readonly lowersSen: Sen;
  /** What staff could still send back after it. */
  readonly leftSen: Sen;
};

/**
 * What a refund of staff does. What is paid beyond the price just goes back; the rest takes the price down, or is owed again.
 * `WRONG_STATE` where nothing is left, the price can't be touched like that, or there is no wallet; `AMOUNT_NOT_OFFERED` for
 * more than is left.
 */
export function decideRefund(
  booking: RefundedBooking,
  { amountSen, price, to, hasWallet }: StaffRefund,
): Result<RefundDecision, "WRONG_STATE" | "AMOUNT_NOT_OFFERED"> {
  const { leftSen, overSen, prices } = refundableOf(booking);
  if (leftSen === 0) return refuse("WRONG_STATE", { rule: "nothingLeft" });
  if (amountSen > leftSen) return refuse("AMOUNT_NOT_OFFERED", { rule: "refund", leftSen });
  const beyondSen = prices.length === 0 ? 0 : Math.max(0, amountSen - overSen);
  if (beyondSen > 0 && !prices.includes(price)) return refuse("WRONG_STATE", { rule: "refundPrice" });
  if (to === "wallet" && !hasWallet) return refuse("WRONG_STATE", { rule: "noWallet" });
  return ok({ lowersSen: price === "lowers" ? beyondSen : 0, leftSen: leftSen - amountSen });
}
