import { type BookingState, type CancelReason, isOpen } from "../booking/booking-moves.ts";
import type { Sen } from "./sen.ts";

/** What the money of a booking is decided by. */
export type PaidBooking = {
  readonly state: BookingState;
  readonly cancelReason: CancelReason | null;
  /** Whether it was made with a bought package: that went back when it lapsed, and with it the right to this price. */
  readonly isRedeemed: boolean;
  readonly totalSen: Sen;
  /** What has to be paid before the stay is confirmed; 0 asks for all of it. */
  readonly depositSen: Sen;
  /** Captured less refunded, without the money that is allocated. */
  readonly paidSen: Sen;
};

export type MoneyIn = {
  readonly amountSen: Sen;
  /** A part whose rest comes by another way: it confirms nothing before that. */
  readonly waitsForRest?: boolean | undefined;
};

/** What becomes of money that was captured for a booking; of all sums none is below zero. */
export type Allocation =
  /** It waits for the rest. */
  | { readonly does: "wait" }
  /**
   * It confirms the booking as long as everything is still free, and what is beyond the price (`backSen`) goes back. Where
   * something is taken by now, `elseBackSen` goes back, which is all that is there of it.
   */
  | {
      readonly does: "confirm";
      readonly backSen: Sen;
      readonly elseBackSen: Sen;
      /** Whether a cancellation for want of the balance is taken back: what it kept is paid again, and this is owed then. */
      readonly revives: { readonly owedSen: Sen } | null;
    }
  /** `keptSen` is paid, and earned at once where the stay is over; the rest goes back, being late or too much. */
  | {
      readonly does: "keep";
      readonly keptSen: Sen;
      readonly backSen: Sen;
      readonly isEarned: boolean;
      /** Whether nothing stands any more that could be paid: who paid is told that it came too late. */
      readonly isLate: boolean;
    };

/** How a booking stands when money comes in. */
export type BookingStands = "waiting" | "lapsed" | "balanceLacked" | "standing" | "slept" | "over";

/** What money does, by how its booking stands, and whether all that is paid then makes up what has to be paid first. */
export const bookingAllocations = {
  waiting: { less: "wait", enough: "confirm" },
  lapsed: { less: "return", enough: "confirm" },
  balanceLacked: { less: "return", enough: "revive" },
  standing: { less: "keep", enough: "keep" },
  slept: { less: "earn", enough: "earn" },
  over: { less: "return", enough: "return" },
} as const satisfies Record<
  BookingStands,
  Record<"less" | "enough", "wait" | "confirm" | "revive" | "keep" | "earn" | "return">
>;

const standsOf = ({ state, cancelReason, isRedeemed }: PaidBooking): BookingStands => {
  if (state === "awaitingPayment") return "waiting";
  if (state === "completed") return "slept";
  if (isOpen(state)) return "standing";
  if (state !== "cancelled" || isRedeemed) return "over";
  if (cancelReason === "NOT_PAID_IN_TIME") return "lapsed";
  return cancelReason === "BALANCE_NOT_PAID" ? "balanceLacked" : "over";
};

/** What has to be paid before a stay is confirmed: the deposit where there is one, else all of it. */
const agreedSen = ({ depositSen, totalSen }: PaidBooking): Sen =>
  depositSen > 0 ? Math.min(depositSen, totalSen) : totalSen;

/**
 * What becomes of money that was captured for a booking, whether it came in time, late, twice, or too much. Whether
 * everything is still free is for the claims to say, so a confirmation tells both.
 */
export function allocatePayment(booking: PaidBooking, { amountSen, waitsForRest }: MoneyIn): Allocation {
  const { paidSen, totalSen } = booking;
  const thereSen = paidSen + amountSen;
  const stands = standsOf(booking);
  const does = bookingAllocations[stands][waitsForRest || thereSen < agreedSen(booking) ? "less" : "enough"];
  const beyondSen = Math.min(amountSen, Math.max(0, thereSen - totalSen));
  switch (does) {
    case "wait":
      return { does };
    case "confirm":
      return { does, backSen: beyondSen, elseBackSen: thereSen, revives: null };
    case "revive": {
      const revives = { owedSen: Math.max(0, totalSen - thereSen) };
      return { does: "confirm", backSen: beyondSen, elseBackSen: amountSen, revives };
    }
    case "keep":
    case "earn": {
      const keptSen = amountSen - beyondSen;
      return { does: "keep", keptSen, backSen: beyondSen, isEarned: does === "earn", isLate: false };
    }
    case "return":
      return { does: "keep", keptSen: 0, backSen: amountSen, isEarned: false, isLate: true };
  }
}
