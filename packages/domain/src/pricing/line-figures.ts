import type { Sen } from "../money/sen.ts";
import type { PriceLine } from "./lines.ts";

/** The figures of a line: `count × (nights ?? 1) × unitSen` is its amount. */
export type LineFigures = {
  /** Persons, rooms or pieces; of what is paid several times, all these times together. */
  readonly count: number;
  /** Null where nights do not matter. */
  readonly nights: number | null;
  readonly unitSen: Sen;
};

/** A share of one sum, such as a tax: its amount follows from its base, not from a price of each. */
export const isOfSum = ({ share, shareOf, count, nights }: PriceLine): boolean =>
  share !== null && !shareOf && count === 1 && nights === null;

export const isProduct = ({ count, nights, times, unitSen, amountSen }: PriceLine): boolean =>
  count * (nights ?? 1) * (times ?? 1) * unitSen === amountSen;

/**
 * What a table tells of a line beside its amount, so that it can be reckoned through; null for a share of a sum, and for
 * a line stored by an earlier edition whose figures don't make its amount. A line that takes something off counts its
 * pieces, each below nothing.
 */
export function figuresOf(line: PriceLine): LineFigures | null {
  if (isOfSum(line) || !isProduct(line)) return null;
  const sign = line.count < 0 ? -1 : 1;
  return {
    count: sign * line.count * (line.times ?? 1),
    nights: line.nights,
    unitSen: sign * line.unitSen,
  };
}
