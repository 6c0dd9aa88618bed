import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { cheapestSpread } from "./cheapest-spread.ts";

/** Tries every way to put one thing after another into a place. */
const bruteForce = (
  counts: readonly number[],
  takes: readonly number[],
  costs: readonly number[][],
): number => {
  const sorts = counts.flatMap((count, i) => Array.from({ length: count }, () => i));
  const open = [...takes];
  const best = (from: number): number => {
    const sort = sorts[from];
    if (sort === undefined) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [j, places] of open.entries()) {
      if (places === 0) continue;
      open[j] = places - 1;
      least = Math.min(least, (costs[sort]?.[j] ?? 0) + best(from + 1));
      open[j] = places;
    }
    return least;
  };
  return best(0);
};

/** Things of up to three sorts for places of up to three sorts, seven of each at most. */
const someSpread = fc
  .tuple(
    fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 7 }),
    fc.infiniteStream(fc.constantFrom(0, 1, 2)),
    fc.array(fc.array(fc.nat(900), { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 }),
  )
  .map(([sorts, stream, costs]) => {
    const places = [...stream.take(sorts.length)];
    const countOf = (list: readonly number[]) =>
      [0, 1, 2].map((i) => list.filter((value) => value === i).length);
    return { counts: countOf(sorts), takes: countOf(places), costs };
  });

describe("the cheapest spread", () => {
  it("costs what the best of all ways costs, and puts each thing somewhere", () => {
    forAll("spread is cheapest", someSpread, ({ counts, takes, costs }) => {
      const flow = cheapestSpread(counts, takes, costs);
      const cost = flow.flatMap((row, i) => row.map((count, j) => count * (costs[i]?.[j] ?? 0)));
      expect(cost.reduce((sum, costSen) => sum + costSen, 0)).toBe(bruteForce(counts, takes, costs));
      expect(flow.map((row) => row.reduce((sum, count) => sum + count, 0))).toEqual(counts);
      expect(takes.map((_, j) => flow.reduce((sum, row) => sum + (row[j] ?? 0), 0))).toEqual(takes);
    });
  });

  it("is a bug, thrown, where there are more things than places", () => {
    expect(() => cheapestSpread([2], [1], [[5]])).toThrow(RangeError);
  });
});
