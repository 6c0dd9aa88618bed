/** A moment at which a guest is reminded to pay, and how long before the deadline it is. */
export type Reminder = { readonly at: Date; readonly minutesBefore: number };

/**
 * When to remind of a payment, the earliest first. A lead that is half of the wait or more is left out: whoever has
 * half an hour is not to be asked again after a minute.
 *
 * @param leads minutes before the deadline
 */
export const remindersOf = (wait: {
  readonly now: Date;
  readonly payUntil: Date;
  readonly leads: readonly number[];
}): Reminder[] => {
  const minutes = (wait.payUntil.getTime() - wait.now.getTime()) / 60_000;
  return [...new Set(wait.leads)]
    .filter((lead) => lead > 0 && lead < minutes / 2)
    .sort((a, b) => b - a)
    .map((lead) => ({ at: new Date(wait.payUntil.getTime() - lead * 60_000), minutesBefore: lead }));
};
