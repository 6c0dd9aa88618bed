/** What one timed round gave. */
export type Round = {
  /** Done in a second. */
  readonly perSecond: number;
  /** What ninety-nine of a hundred did not exceed, in ms. */
  readonly p99: number;
};

export type Compared = {
  /** The product's throughput as a share of the baseline's: the median of the rounds, the lowest and the highest. */
  readonly throughput: number;
  readonly spread: readonly [number, number];
  /** The product's p99 as a multiple of the baseline's, of medians. */
  readonly slowest: number;
  readonly product: Round;
  readonly baseline: Round;
};

/**
 * Measures in turn, baseline, product, baseline and so on, so that each round of the product lies between two of the
 * baseline: whatever else the machine does at the time slows both.
 */
export async function alternate(
  rounds: number,
  measure: { baseline: () => Promise<Round>; product: () => Promise<Round> },
): Promise<Compared> {
  const baseline = [await measure.baseline()];
  const product: Round[] = [];
  for (let i = 0; i < rounds; i++) {
    product.push(await measure.product());
    baseline.push(await measure.baseline());
  }
  const ratios = product.map((round, i) => {
    const around = baseline.slice(i, i + 2).map((run) => run.perSecond);
    return round.perSecond / mean(around);
  });
  const [middleProduct, middleBaseline] = [middleOf(product), middleOf(baseline)];
  return {
    throughput: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    slowest: middleProduct.p99 / middleBaseline.p99,
    product: middleProduct,
    baseline: middleBaseline,
  };
}

const middleOf = (rounds: readonly Round[]): Round => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p99: median(rounds.map((round) => round.p99)),
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value that this share of all does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[at] ?? Number.NaN;
}
