import { type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "../pricing/lines.ts";

type Taxed = { readonly line: PriceLine };

const groups = ["stay", "food", "other"] as const;
/** Each choice of groups, the fewest first. */
const choices = Array.from({ length: 7 }, (_, i) =>
  groups.filter((_group, bit) => (i + 1) & (1 << bit)),
).toSorted((a, b) => a.length - b.length);

/**
 * The lines that a tax was reckoned on: those groups whose sum is the tax's base. Where none is (as with a tax on
 * another tax), all that are taxed at all; none where nothing is.
 */
export function baseOf<T extends Taxed>(items: readonly T[], tax: PriceLine, netOf: (item: T) => Sen): T[] {
  const of = (some: readonly string[]) => items.filter(({ line }) => some.includes(line.taxGroup));
  const found = choices.map(of).find((some) => some.length > 0 && sumSen(some.map(netOf)) === tax.baseSen);
  return found ?? of(groups);
}
