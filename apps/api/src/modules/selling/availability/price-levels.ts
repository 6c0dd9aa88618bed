import type { Sen } from "@pulau/domain/money/sen.ts";
/** Prices up to `lowToSen` are low, up to `midToSen` middle, above it high. */
export type PriceLevels = { readonly lowToSen: Sen; readonly midToSen: Sen };

/** Borders that cut prices into thirds; null when there is none. Equal prices always fall on the same side. */
export function priceLevelsOf(totals: readonly number[]): PriceLevels | null {
  const sorted = totals.toSorted((a, b) => a - b);
  const lowToSen = sorted[Math.ceil(sorted.length / 3) - 1];
  const midToSen = sorted[Math.ceil((sorted.length * 2) / 3) - 1];
  return lowToSen === undefined || midToSen === undefined ? null : { lowToSen, midToSen };
}
