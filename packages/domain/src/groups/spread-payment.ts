import { type Sen, splitSen, sumSen } from "../money/sen.ts";

/**
 * Spreads one payment of a group over the bookings that it pays for, by what each still owes: nobody gets more than that, and the
 * parts add up to the payment to the sen. More than all of them owe is no payment of theirs: null.
 */
export function spreadPayment(amountSen: Sen, owed: readonly Sen[]): Sen[] | null {
  const whole = sumSen(owed);
  if (amountSen <= 0 || amountSen > whole) return null;
  return splitSen(amountSen, owed);
}

/** Spreads what a group has on its account over what its bookings owe, as far as it reaches; what is over stays. */
export const spreadHeld = (heldSen: Sen, owed: readonly Sen[]): Sen[] =>
  spreadPayment(Math.min(heldSen, sumSen(owed)), owed) ?? owed.map(() => 0);
