import type { refundPrices } from "@pulau/contract/refunds.ts";
import { type BookingState, isOpen } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingRow } from "../../booking/bookings/public.ts";

type Price = (typeof refundPrices)[number];

/** What a refund can mean for the price: of a stay that is over nothing can be owed again, before it is paid nothing falls. */
const pricesOf: Readonly<Record<BookingState, readonly Price[]>> = {
  awaitingPayment: ["owes"],
  confirmed: ["lowers", "owes"],
  inHouse: ["lowers", "owes"],
  completed: ["lowers"],
  cancelled: [],
  noShow: [],
};

export type Refundable = {
  /** Captured and neither returned nor kept of an earlier change, in sen. */
  readonly leftSen: number;
  /** Of it, what is paid beyond the price. */
  readonly overSen: number;
  readonly prices: readonly Price[];
};

/** What staff can send back of a booking's money. Of one that was cancelled it is what the policy kept. */
export function refundableOf({ state, paidSen, totalSen, keptSen }: BookingRow): Refundable {
  const prices = pricesOf[state];
  const leftSen = Math.max(0, paidSen - (isOpen(state) ? keptSen : 0));
  return { leftSen, overSen: prices.length === 0 ? 0 : Math.max(0, paidSen - totalSen), prices };
}
