import { addDays, type Day, earliest } from "../calendar/day.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import { type CancellationPolicy, refundOf } from "./refund.ts";

export type ChangeMoneyRequest = {
  readonly policy: CancellationPolicy;
  readonly checkIn: Day;
  readonly today: Day;
  readonly cap: BasisPoints | null;
  /** The stay's price before and after, without what was kept of earlier changes. */
  readonly beforeSen: Sen;
  readonly afterSen: Sen;
  /** What was kept of earlier changes, less what staff took off. */
  readonly keptBeforeSen: Sen;
  /** Captured less refunded. */
  readonly paidSen: Sen;
  /** Whether everything goes back: a corrected age, a charge taken off, or staff who waive it. */
  readonly keepNothing: boolean;
};

export type ChangeMoney = {
  readonly refundSen: Sen;
  /** Kept of this change alone. */
  readonly keptSen: Sen;
  /** What the booking costs then: the stay and all that was kept. */
  readonly totalSen: Sen;
  readonly dueSen: Sen;
  /** Basis points of what is paid too much that come back. */
  readonly share: BasisPoints;
};

/**
 * What a change does to a booking's money. Only money that was paid beyond the new price can come back, by the tier of
 * the day, as if that part had been cancelled; a booking of which less is paid just owes less. What the policy keeps
 * is added to the booking's price, so that price, payments and refunds stay in step.
 */
export function moneyOfChange(change: ChangeMoneyRequest): ChangeMoney {
  const towards = Math.max(0, change.paidSen - change.keptBeforeSen);
  const tooMuch = Math.max(0, towards - change.afterSen);
  const neverOwed = Math.min(tooMuch, Math.max(0, towards - change.beforeSen));
  const back = refundOf(change.policy, {
    checkIn: change.checkIn,
    today: change.today,
    cap: change.cap,
    paidSen: tooMuch,
    totalSen: tooMuch - neverOwed,
  });
  // Of a price that was lowered by what was given back before, no more comes back than is still paid.
  const refundSen = Math.min(Math.max(0, change.paidSen), change.keepNothing ? tooMuch : back.refundSen);
  const keptSen = tooMuch - refundSen;
  const totalSen = change.afterSen + change.keptBeforeSen + keptSen;
  return {
    refundSen,
    keptSen,
    totalSen,
    dueSen: Math.max(0, totalSen - (change.paidSen - refundSen)),
    share: change.keepNothing ? 10_000 : (back.tier?.refund ?? 0),
  };
}

/**
 * The same where there are charges in house, which no change prices again and no policy keeps anything of: what was paid is paid
 * for the stay first, and what comes back of it pays charges that are still owed before it goes back to the guest.
 *
 * @param money of the stay alone, by what was paid for it
 */
export function besideCharges(
  money: ChangeMoney,
  { chargesSen, owedSen }: { readonly chargesSen: Sen; readonly owedSen: Sen },
): ChangeMoney {
  const setOff = Math.min(money.refundSen, owedSen);
  return {
    ...money,
    refundSen: money.refundSen - setOff,
    totalSen: money.totalSen + chargesSen,
    dueSen: money.dueSen + owedSen - setOff,
  };
}

/** When what is owed after a change must be paid: on the day of the balance, or the day after if that has passed. */
export const changeDueBy = (stay: { balanceDueOn: Day | null; checkIn: Day; today: Day }): Day => {
  if (stay.balanceDueOn !== null && stay.balanceDueOn >= stay.today) return stay.balanceDueOn;
  return earliest(addDays(stay.today, 1), stay.checkIn);
};
