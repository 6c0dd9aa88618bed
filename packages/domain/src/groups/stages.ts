import type { Day } from "../calendar/day.ts";
import { type BasisPoints, type Sen, shareOf } from "../money/sen.ts";

/** A deposit as it was agreed: by a day a share of the group's bill, or an amount. */
export type Stage = {
  readonly dueOn: Day;
  readonly share?: BasisPoints | undefined;
  readonly amountSen?: Sen | undefined;
};

/** What is to have come by a day. */
export type StageDue = {
  readonly dueOn: Day;
  readonly amountSen: Sen;
  /** Of it what has come: money goes to the earliest stage first. */
  readonly paidSen: Sen;
  readonly state: "paid" | "due" | "later";
};

/**
 * The stages of a bill in the order of their days, and the rest of it as the last one, on the day of arrival. No stage asks for more
 * than is left of the bill, so they add up to it to the sen.
 */
export function stagesDue(
  stages: readonly Stage[],
  bill: { readonly totalSen: Sen; readonly paidSen: Sen; readonly arrival: Day; readonly today: Day },
): StageDue[] {
  let left = bill.totalSen;
  let money = bill.paidSen;
  const due: StageDue[] = [];
  const add = (dueOn: Day, wantedSen: Sen) => {
    const amountSen = Math.min(left, wantedSen);
    const paidSen = Math.min(money, amountSen);
    left -= amountSen;
    money -= paidSen;
    const open = dueOn <= bill.today ? "due" : "later";
    due.push({ dueOn, amountSen, paidSen, state: paidSen >= amountSen ? "paid" : open });
  };
  for (const { dueOn, share, amountSen } of stages.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)))
    add(dueOn, share === undefined ? (amountSen ?? 0) : shareOf(bill.totalSen, share));
  if (left > 0) add(bill.arrival, left);
  return due;
}
