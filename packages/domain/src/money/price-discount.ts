import type { BookingState } from "../booking/booking-moves.ts";
import { ok, type Result, refuse, refuseFields } from "../result.ts";
import type { Sen } from "./sen.ts";

/** What staff take off the price of a stay: a part of it in basis points, or an amount. */
export type PriceDiscount =
  | { readonly share: number; readonly sen?: undefined }
  | { readonly sen: Sen; readonly share?: undefined };

export type DiscountedBooking = {
  readonly state: BookingState;
  /** What the stay costs, without what was charged in house. */
  readonly staySen: Sen;
  readonly totalSen: Sen;
  readonly paidSen: Sen;
};

const discountable: readonly BookingState[] = ["awaitingPayment", "confirmed", "inHouse"];

/** What a discount comes to, in sen; a part of a sen stays with the resort. */
export const discountSen = (discount: PriceDiscount, staySen: Sen): Sen =>
  discount.share === undefined ? discount.sen : Math.floor((staySen * discount.share) / 10_000);

/**
 * By how much the price of a stay falls. What is paid is given back by a refund and not by a discount, so it can be no more than is
 * still owed; and what awaits its payment keeps something to pay, or nothing would ever confirm it.
 */
export function decideDiscount(
  { state, staySen, totalSen, paidSen }: DiscountedBooking,
  discount: PriceDiscount,
): Result<Sen, "WRONG_STATE" | "INVALID_INPUT"> {
  if (!discountable.includes(state)) return refuse("WRONG_STATE", { state });
  const sen = discountSen(discount, staySen);
  const mostSen = Math.min(staySen, totalSen - paidSen) - (state === "awaitingPayment" ? 1 : 0);
  if (mostSen <= 0) return refuse("WRONG_STATE", { rule: "nothingToDiscount" });
  const path = discount.share === undefined ? "sen" : "share";
  if (sen <= 0) return refuseFields("INVALID_INPUT", [{ path, rule: "ringgit" }]);
  if (sen > mostSen) return refuseFields("INVALID_INPUT", [{ path, rule: "aboveOwed", facts: { mostSen } }]);
  return ok(sen);
}
