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

/** What is known of a bill. */
export type Bill = {
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  readonly arrival: Day;
  readonly today: Day;
  /** Whether rooms are still to be named. */
  readonly toName?: boolean;
};

/**
 * The stages of a bill in the order of their days, and the rest of it as the last one, on the day of arrival. No stage asks for more
 * than is left of the bill, so they add up to it to the sen. As long as rooms are to be named an agreed amount is asked for whole:
 * the bill still grows.
 */
export function stagesDue(stages: readonly Stage[], bill: Bill): StageDue[] {
  let left = bill.totalSen;
  let money = bill.paidSen;
  const due: StageDue[] = [];
  const add = (dueOn: Day, wantedSen: Sen, whole: boolean) => {
    const amountSen = whole ? wantedSen : Math.min(left, wantedSen);
    const paidSen = Math.min(money, amountSen);
    left = Math.max(0, left - amountSen);
    money -= paidSen;
    const open = dueOn <= bill.today ? "due" : "later";
    due.push({ dueOn, amountSen, paidSen, state: paidSen >= amountSen ? "paid" : open });
  };
  for (const { dueOn, share, amountSen } of stages.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)))
    add(
      dueOn,
      share === undefined ? (amountSen ?? 0) : shareOf(bill.totalSen, share),
      bill.toName === true && share === undefined,
    );
  if (left > 0) add(bill.arrival, left, false);
  return due;
}
