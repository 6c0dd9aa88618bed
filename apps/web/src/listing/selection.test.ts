import { describe, expect, it } from "vitest";
import { between, doInBatches, perBatch, withRows } from "./selection.ts";

const keyOf = (name: string) => name;

describe("chosen rows", () => {
  it("stay while others are added and taken away", () => {
    const chosen = withRows(new Map(), ["B-01", "B-02"], keyOf, true);
    expect([...withRows(chosen, ["V-01"], keyOf, true).keys()]).toEqual(["B-01", "B-02", "V-01"]);
    expect([...withRows(chosen, ["B-01"], keyOf, false).keys()]).toEqual(["B-02"]);
    expect(chosen.size).toBe(2);
  });

  it("reach from one to the other in either direction", () => {
    const rows = ["a", "b", "c", "d"];
    expect([between(rows, 1, 3), between(rows, 3, 1)]).toEqual([
      ["b", "c", "d"],
      ["b", "c", "d"],
    ]);
  });
});

describe("one act on very many rows", () => {
  it("goes in batches, tells each row's failure, and goes on when a whole batch fails", async () => {
    const rows = Array.from({ length: 2 * perBatch + 1 }, (_, index) => index);
    const [sizes, progress]: [number[], number[]] = [[], []];
    const act = async (some: readonly number[]) => {
      sizes.push(some.length);
      if (some.includes(perBatch)) throw new Error("no network");
      return {
        done: some.filter((row) => row !== 3),
        failed: some.filter((row) => row === 3).map((row) => ({ row, error: new Error("in use") })),
      };
    };
    const { done, failed } = await doInBatches(rows, act, (count) => progress.push(count));
    expect(sizes).toEqual([perBatch, perBatch, 1]);
    expect(progress).toEqual([perBatch, 2 * perBatch, 2 * perBatch + 1]);
    expect(done).toHaveLength(perBatch);
    expect(failed).toHaveLength(perBatch + 1);
    expect(failed[0]).toMatchObject({ row: 3, error: { message: "in use" } });
  });
});
