import type { BookingState } from "../booking/booking-moves.ts";
import { ok, type Result, refuse, refuseFields } from "../result.ts";
import type { BasisPoints, Sen } from "./sen.ts";

/** What staff take off the price of a stay before fees and taxes: a part of it in basis points, or an amount. */
export type PriceDiscount =
  | { readonly share: BasisPoints; readonly sen?: undefined }
  | { readonly sen: Sen; readonly share?: undefined };

/** How far somebody may lower prices by themselves, in basis points of a stay; null for those who keep the prices. */
export type DiscountLimit = BasisPoints | null;

/** What a discount comes to, in sen; a part of a sen stays with the resort. */
export const discountSen = (discount: PriceDiscount, staySen: Sen): Sen =>
  discount.share === undefined ? discount.sen : Math.floor((staySen * discount.share) / 10_000);

/** The most that discounts of a stay may come to together, for whoever may go so far. */
export const withinLimitSen = (limit: DiscountLimit, staySen: Sen): Sen =>
  limit === null ? staySen : Math.floor((staySen * limit) / 10_000);

export type DiscountedBooking = {
  readonly state: BookingState;
  /** What discounts can be on: the stay before fees and taxes, without what was charged in house. */
  readonly staySen: Sen;
  /** What was taken off it before. */
  readonly takenSen: Sen;
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  readonly limit: DiscountLimit;
  /** By how much the total falls with so much more off, its taxes included. */
  readonly fallOf: (sen: Sen) => Sen;
};

const discountable: readonly BookingState[] = ["awaitingPayment", "confirmed", "inHouse"];

/** The most that can still be taken off: what is paid goes back by a refund, and what awaits its payment keeps something to pay. */
export function mostDiscountSen({
  state,
  staySen,
  takenSen,
  totalSen,
  paidSen,
  fallOf,
}: DiscountedBooking): Sen {
  const mostFallSen = totalSen - paidSen - (state === "awaitingPayment" ? 1 : 0);
  let [least, most] = [0, Math.max(0, Math.min(staySen - takenSen, mostFallSen))];
  while (least < most) {
    const sen = Math.ceil((least + most) / 2);
    if (fallOf(sen) <= mostFallSen) least = sen;
    else most = sen - 1;
  }
  return least;
}

/**
 * How much a discount takes off a stay before its taxes. What is paid is given back by a refund and not by a discount, so it can be no
 * more than is still owed; and nobody goes further by themselves than their role may, however often.
 */
export function decideDiscount(
  booking: DiscountedBooking,
  discount: PriceDiscount,
): Result<Sen, "WRONG_STATE" | "INVALID_INPUT" | "NOT_ALLOWED"> {
  const { state, staySen, takenSen, limit } = booking;
  if (!discountable.includes(state)) return refuse("WRONG_STATE", { state });
  const mostSen = mostDiscountSen(booking);
  if (mostSen <= 0) return refuse("WRONG_STATE", { rule: "nothingToDiscount" });
  const sen = discountSen(discount, staySen);
  const wrong = wrongDiscount({ discount, sen, limit, leftSen: withinLimitSen(limit, staySen) - takenSen });
  if (!wrong.ok) return wrong;
  if (sen <= mostSen) return ok(sen);
  return refuseFields("INVALID_INPUT", [{ path: pathOf(discount), rule: "aboveOwed", facts: { mostSen } }]);
}

/** Whether a discount is one at all, and whether whoever gives it may: `leftSen` is how far they may still go with this stay. */
export function wrongDiscount({
  discount,
  sen,
  limit,
  leftSen,
}: {
  readonly discount: PriceDiscount;
  readonly sen: Sen;
  readonly limit: DiscountLimit;
  readonly leftSen: Sen;
}): Result<true, "INVALID_INPUT" | "NOT_ALLOWED"> {
  if (limit === 0) return refuse("NOT_ALLOWED");
  const path = pathOf(discount);
  if (sen <= 0) return refuseFields("INVALID_INPUT", [{ path, rule: "ringgit" }]);
  if (limit === null || sen <= leftSen) return ok(true);
  const facts = { percent: limit / 100 };
  return refuseFields("INVALID_INPUT", [{ path, rule: "aboveLimit", facts }]);
}

const pathOf = ({ share }: PriceDiscount): string => (share === undefined ? "sen" : "share");
