import type { BookingState } from "../booking/booking-moves.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { PurchaseState } from "./purchase-moves.ts";
import type { Sen } from "./sen.ts";

/** What a payment pays: the whole, a deposit on it, or its balance. */
export const paymentParts = ["full", "deposit", "balance"] as const;
export type Part = (typeof paymentParts)[number];
/** Something that can be paid now. */
export type Offer = { readonly part: Part; readonly amountSen: Sen };

type Sums = { readonly totalSen: Sen; readonly paidSen: Sen };
type BookingSums = Sums & { readonly state: BookingState; readonly depositSen: Sen };

/** What a booking asks for in each state: all of it or the deposit before it is confirmed, afterwards the balance. */
const dueIn = {
  awaitingPayment: "first",
  confirmed: "balance",
  inHouse: "balance",
  completed: "nothing",
  cancelled: "nothing",
  noShow: "nothing",
} as const satisfies Record<BookingState, "first" | "balance" | "nothing">;

/** What can be paid for a booking now. */
export function bookingOffers({ state, totalSen, paidSen, depositSen }: BookingSums): Offer[] {
  const balance = totalSen - paidSen;
  if (dueIn[state] === "first") {
    const full: Offer = { part: "full", amountSen: balance };
    const deposit = depositSen - paidSen;
    return deposit > 0 && deposit < balance ? [full, { part: "deposit", amountSen: deposit }] : [full];
  }
  return dueIn[state] === "balance" && balance > 0 ? [{ part: "balance", amountSen: balance }] : [];
}

/** What can be paid for a purchase now: all that lacks, until it is paid. */
export const purchaseOffers = ({
  state,
  totalSen,
  paidSen,
}: Sums & { readonly state: PurchaseState }): Offer[] =>
  state === "open" ? [{ part: "full", amountSen: totalSen - paidSen }] : [];

/** What is owed for a booking, in sen: also of one that was slept, but nothing for a stay that was called off or never begun. */
export const owedSen = ({ state, totalSen, paidSen }: Sums & { readonly state: BookingState }): Sen =>
  state === "cancelled" || state === "noShow" ? 0 : Math.max(0, totalSen - paidSen);

type Waiting = {
  readonly offers: readonly Offer[];
  /** Until when it waits for its first money; null when nothing waits. */
  readonly wait: { readonly until: Date } | null;
  /** Nobody paid in time, or nobody can any more. */
  readonly lapsed: boolean;
};

/** What can be paid at a moment. `NOT_PAID_IN_TIME` past the deadline, `WRONG_STATE` where nothing is asked for. */
export function offersAt(
  { offers, wait, lapsed }: Waiting,
  now: Date,
): Result<readonly Offer[], "NOT_PAID_IN_TIME" | "WRONG_STATE"> {
  if (lapsed || (wait !== null && wait.until <= now)) return refuse("NOT_PAID_IN_TIME");
  return offers.length === 0 ? refuse("WRONG_STATE") : ok(offers);
}

/**
 * How an offer is shared out between a wallet and a gateway, by the sums that were shown (`restSen` is what the gateway's
 * page asks for); null when they are not those any more. Once the wallet's part is in, the same press (again, or on another
 * tab) only goes on to the rest.
 */
export function shareOffer(
  { amountSen }: Offer,
  shown: { readonly amountSen: Sen; readonly restSen: Sen } | undefined,
): { readonly walletSen: Sen; readonly gatewaySen: Sen } | null {
  if (shown === undefined) return { walletSen: 0, gatewaySen: amountSen };
  if (amountSen === shown.restSen) return { walletSen: 0, gatewaySen: amountSen };
  const fits = amountSen === shown.amountSen + shown.restSen;
  return fits ? { walletSen: shown.amountSen, gatewaySen: shown.restSen } : null;
}

/**
 * The offer of a part. `AMOUNT_NOT_OFFERED` where the part is not offered, and, with what it is now, where the sum that was
 * shown and agreed to is another one: nobody pays more or less than the button says.
 */
export function offerOf(
  offers: readonly Offer[],
  { part, agreedSen }: { readonly part: Part; readonly agreedSen?: Sen | undefined },
): Result<Offer, "AMOUNT_NOT_OFFERED"> {
  const offer = offers.find((offer) => offer.part === part);
  if (offer === undefined) return refuse("AMOUNT_NOT_OFFERED");
  const { amountSen } = offer;
  const agreed = agreedSen === undefined || agreedSen === amountSen;
  return agreed ? ok(offer) : refuse("AMOUNT_NOT_OFFERED", { rule: "changed", amountSen });
}
