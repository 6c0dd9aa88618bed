import { addDays, type Day } from "../calendar/day.ts";

/** A mail that asks a group for a deposit, and when. */
export type DepositAsk = { readonly on: Day; readonly isReminder: boolean };

const requestDaysBefore = 14;
const remindDepositDaysBefore = 2;

/**
 * When a group is asked for a deposit: two weeks before, or today where that has passed, and two days before once more unless it was
 * asked only today. Of a day that is over nobody is asked by itself.
 */
export function depositAskDays(dueOn: Day, today: Day): DepositAsk[] {
  if (dueOn < today) return [];
  const planned = addDays(dueOn, -requestDaysBefore);
  const remindOn = addDays(dueOn, -remindDepositDaysBefore);
  const request = { on: planned < today ? today : planned, isReminder: false };
  return remindOn > today ? [request, { on: remindOn, isReminder: true }] : [request];
}
