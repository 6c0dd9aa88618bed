import { isOfSum } from "../pricing/line-figures.ts";
import { type PriceLine, priceSteps } from "../pricing/lines.ts";

type Additive = { readonly key: string; readonly line: PriceLine };

/**
 * The lines of several papers as one price: what each line adds up to, whoever named it how often. Lines that cancel out
 * are gone; the others stand in the order in which a price is made.
 */
export function sumLines(
  signed: readonly { readonly sign: 1 | -1; readonly lines: readonly PriceLine[] }[],
): PriceLine[] {
  const sums = new Map<string, PriceLine>();
  for (const { sign, lines } of signed) {
    for (const { key, line } of lines.map(keyed)) {
      const before = sums.get(key);
      sums.set(key, before ? plus(before, line, sign) : plus({ ...line, ...nothing(line) }, line, sign));
    }
  }
  return [...sums.values()]
    .filter(says)
    .map(withPositiveCount)
    .toSorted((a, b) => place(a) - place(b));
}

const place = ({ step }: PriceLine): number => priceSteps.indexOf(step);

/** The same lines with what they ask turned round. */
export const negated = (lines: readonly PriceLine[]): PriceLine[] => sumLines([{ sign: -1, lines }]);

/** Whether a line asks for anything: one at no price is only told, and no paper takes it back. */
const says = (line: PriceLine): boolean => line.amountSen !== 0 || (line.insideSen ?? 0) !== 0;

/** The line at nothing. A share of a sum is asked once: its base and amount grow where others grow by count. */
const nothing = (line: PriceLine): Partial<PriceLine> => ({
  count: isOfSum(line) ? 1 : 0,
  amountSen: 0,
  ...(isOfSum(line) && { unitSen: 0, baseSen: line.baseSen === null ? null : 0 }),
  ...(line.insideSen && { insideSen: 0 }),
});

function plus(sum: PriceLine, line: PriceLine, sign: 1 | -1): PriceLine {
  const whole = isOfSum(line);
  return {
    ...sum,
    count: whole ? 1 : sum.count + sign * line.count,
    amountSen: sum.amountSen + sign * line.amountSen,
    ...(whole && {
      unitSen: sum.unitSen + sign * line.unitSen,
      baseSen: line.baseSen === null ? null : (sum.baseSen ?? 0) + sign * line.baseSen,
    }),
    ...(line.insideSen && { insideSen: (sum.insideSen ?? 0) + sign * line.insideSen }),
  };
}

/** A reduction counts its pieces, and each is less than nothing. */
const withPositiveCount = (line: PriceLine): PriceLine =>
  line.count < 0 ? { ...line, count: -line.count, unitSen: -line.unitSen } : line;

/** So that what was taken off and what is given back are the same line, each piece of it counts against it. */
const counted = (line: PriceLine): PriceLine =>
  line.unitSen < 0 && !isOfSum(line) ? { ...line, count: -line.count, unitSen: -line.unitSen } : line;

/** What makes two lines the same line at another count: everything but how much. */
function keyed(given: PriceLine): Additive {
  const line = counted(given);
  const { count: _, amountSen: __, insideSen: ___, unitSen, baseSen, ...own } = line;
  return { line, key: sorted(isOfSum(line) ? own : { ...own, unitSen, baseSen }) };
}

/** JSON that is equal for equal things: sorted, and without what says nothing. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, inner]) => inner !== null && inner !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  );
