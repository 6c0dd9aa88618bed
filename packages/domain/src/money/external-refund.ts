import { type BookingState, isOpen } from "../booking/booking-moves.ts";
import type { PurchaseState } from "./purchase-moves.ts";
import type { Sen } from "./sen.ts";

/** Money of a captured payment that went back past us, and what it may be taken from. */
export type ExternalRefund = {
  readonly sen: Sen;
  /** The refunds of the payment that are owed and wait for staff, in the order in which they are settled. */
  readonly waitingSen: readonly Sen[];
  /** How much of what was paid the thing it pays for can give. */
  readonly thereSen: Sen;
  /** What of the payment has not gone back, and is not owed. */
  readonly leftSen: Sen;
};

export type ExternalShares = {
  /** What of each waiting refund it settles; fewer than there are where it doesn't reach that far. */
  readonly settledSen: readonly Sen[];
  readonly owedSen: Sen;
  /** What is taken off what was paid. */
  readonly takenSen: Sen;
  /** What neither holds, because it went back by hand before, or was handed over. */
  readonly lostSen: Sen;
};

/**
 * What money that went back past us was: first refunds that were owed, which nobody may pay by hand then; next what was
 * paid, as far as its payment still has it; the rest is a loss. The three add up to it.
 */
export function shareExternalRefund({ sen, waitingSen, thereSen, leftSen }: ExternalRefund): ExternalShares {
  const settledSen: Sen[] = [];
  let rest = sen;
  for (const waiting of waitingSen) {
    const settled = Math.min(waiting, rest);
    if (settled === 0) break;
    settledSen.push(settled);
    rest -= settled;
  }
  const takenSen = Math.max(0, Math.min(rest, thereSen, leftSen));
  return { settledSen, owedSen: sen - rest, takenSen, lostSen: rest - takenSen };
}

/** What can be taken off a booking's paid sum: not what changes of a stay that stands have kept, which was earned. */
export const takeableSen = (booking: {
  readonly state: BookingState;
  readonly paidSen: Sen;
  readonly keptSen: Sen;
}): Sen => Math.max(0, booking.paidSen - (isOpen(booking.state) ? booking.keptSen : 0));

/**
 * What becomes of the money of an external refund that came to nothing, by the state of what it was taken from: `receive`,
 * it comes in like any other; `keep`, it is paid again; `makeGood`, so it is, and the loss of what was handed over with it;
 * `owe`, nothing stands any more, so it stays owed.
 */
export const undoneExternalRefund = {
  awaitingPayment: "receive",
  confirmed: "receive",
  inHouse: "receive",
  completed: "owe",
  noShow: "owe",
  open: "receive",
  paid: "keep",
  done: "makeGood",
  cancelled: "owe",
} as const satisfies Record<BookingState | PurchaseState, "receive" | "keep" | "makeGood" | "owe">;
