import { describe, expect, it } from "vitest";
import { between, doToEach, withRows } from "./selection.ts";

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

describe("one act on several rows", () => {
  it("goes on after a row that fails, and tells which did", async () => {
    const progress: number[] = [];
    const act = async (row: string) => {
      if (row === "b") throw new Error("in use");
    };
    const { done, failed } = await doToEach(["a", "b", "c"], act, (count) => progress.push(count));
    expect(done).toEqual(["a", "c"]);
    expect(failed.map(({ row, error }) => [row, (error as Error).message])).toEqual([["b", "in use"]]);
    expect(progress).toEqual([1, 2, 3]);
  });
});
