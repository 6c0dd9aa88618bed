import { describe, expect, it } from "vitest";
import { compareRounds, roundsOf } from "../bench/beside.ts";
import { type Figure, readTable, tableOf } from "../bench/figure.ts";

const search: Figure = {
  name: "Search: throughput over a bare route’s",
  value: 0.6449,
  wanted: { atLeast: 0.75 },
  spread: [0.6, 0.79],
  note: "1,472 against 2,352 searches a second",
};
const board: Figure = { name: "Board", value: 124, unit: "ms", wanted: { atMost: 50 } };

describe("a printed table of the bench", () => {
  it("is read back, whatever is said around it", () => {
    const text = `measuring search …\n\n${tableOf([search, board])}\n\nLoad of the last minute: 3.1 on 2 cores.\n`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the terminal's own
    expect(readTable(text.replaceAll(/\u001b\[\d+m/g, ""))).toEqual([
      { name: search.name, value: 0.64, unit: "", higherIsBetter: true },
      { name: "Board", value: 124, unit: "ms", higherIsBetter: false },
    ]);
  });

  it("has no rows where nothing could be measured", () => {
    expect(readTable("There is no part serach; there are …\n")).toEqual([]);
    expect(readTable(tableOf([{ ...board, value: Number.NaN }]))).toEqual([]);
  });
});

describe("two checkouts", () => {
  const runs = (values: readonly number[], higherIsBetter: boolean) =>
    roundsOf(values.map((value) => [{ name: "Row", value, unit: "", higherIsBetter }]));
  const compare = (before: number[], now: number[], higherIsBetter = false) =>
    compareRounds(runs(before, higherIsBetter), runs(now, higherIsBetter))[0]?.worseBy;

  it("differ where no round is as good as any before, by the medians", () => {
    expect(compare([10, 11, 12], [15, 16.5, 18])).toBeCloseTo(0.5);
    expect(compare([0.7, 0.8, 0.75], [0.6, 0.5, 0.69], true)).toBeCloseTo(0.2);
  });

  it("do not where rounds overlap, or it became better", () => {
    expect(compare([10, 14, 12], [13, 16, 18])).toBeNull();
    expect(compare([10, 11, 12], [5, 6, 7])).toBeNull();
    expect(compare([0.5, 0.6], [0.7, 0.8], true)).toBeNull();
  });

  it("name what only one of them measures", () => {
    const compared = compareRounds(new Map(), runs([1], false));
    expect(compared).toEqual([
      { name: "Row", before: undefined, now: expect.objectContaining({ values: [1] }), worseBy: null },
    ]);
  });
});
