import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import { type BasisPoints, type Sen, shareOf } from "../money/sen.ts";

/** How a balance is asked for, frozen on the booking with its cancellation policy. */
export type BalanceTerms = {
  /** Days after the due day (before it: negative) on which the guest is reminded. */
  readonly remindDays: readonly number[];
  /** Days after the due day at whose end an unpaid stay is cancelled by itself; null: never. */
  readonly graceDays: number | null;
  /** The smallest share of the price whose lack cancels a stay; what lacks less is put before a person. */
  readonly cancelFrom: BasisPoints;
};

export type Balance = {
  readonly terms: BalanceTerms;
  readonly dueOn: Day;
  readonly checkIn: Day;
  /** The day on which the stay was booked: nobody is reminded of what he has just agreed to. */
  readonly bookedOn: Day;
  readonly owedSen: Sen;
  readonly totalSen: Sen;
  /** The reminders of this due day that went out, by their day after it, and the day of the last one. */
  readonly sent: readonly number[];
  readonly sentOn: Day | null;
};

/** What is to be done about a balance today. */
export type BalanceStep =
  | { readonly do: "nothing" }
  | { readonly do: "remind"; readonly daysAfter: number }
  | { readonly do: "cancel" }
  | { readonly do: "flagForStaff" };

const nothing: BalanceStep = { do: "nothing" };

/** Whether so much is owed that a stay may be cancelled for it. */
const isMuch = ({ terms, owedSen, totalSen }: Pick<Balance, "terms" | "owedSen" | "totalSen">): boolean =>
  owedSen >= shareOf(totalSen, terms.cancelFrom);

/**
 * The last day on which a balance can be paid before its stay is cancelled by itself; null when that never happens,
 * because the terms don't have it, too little is owed, or the guest has arrived by then.
 */
export function lastDayToPay(
  balance: Pick<Balance, "terms" | "owedSen" | "totalSen" | "dueOn" | "checkIn">,
): Day | null {
  const { terms, dueOn, checkIn } = balance;
  if (terms.graceDays === null || !isMuch(balance)) return null;
  const last = addDays(dueOn, terms.graceDays);
  return addDays(last, 1) < checkIn ? last : null;
}

/**
 * The next step about a balance that is not paid. A reminder goes out on its own day, or on the next when that one was
 * missed; a stay is cancelled once its grace is over, but never unwarned: whose reminders all failed to go out gets one
 * first, and a day. From the day of arrival on the front desk has the word.
 */
export function balanceStep(balance: Balance, today: Day): BalanceStep {
  const { terms, dueOn, checkIn, owedSen, sent, sentOn } = balance;
  if (owedSen <= 0 || today >= checkIn) return nothing;
  const after = daysBetween(dueOn, today);
  if (terms.graceDays !== null && after > terms.graceDays) {
    if (!isMuch(balance)) return { do: "flagForStaff" };
    if (sentOn === null) return { do: "remind", daysAfter: after };
    return sentOn < today ? { do: "cancel" } : nothing;
  }
  const due = terms.remindDays
    .filter((day) => day <= after && day >= after - 1 && addDays(dueOn, day) > balance.bookedOn)
    .toSorted((a, b) => b - a)[0];
  return due === undefined || sent.includes(due) ? nothing : { do: "remind", daysAfter: due };
}
