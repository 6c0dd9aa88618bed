import { describe, expect, it } from "vitest";
import { csvAmount, csvBytes } from "./csv.ts";

const textOf = (rows: string[][]) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(csvBytes(rows));

describe("a table", () => {
  it("begins with a mark for Excel and quotes what must be quoted", () => {
    expect(textOf([["日期", 'He said "go", twice']])).toBe('\uFEFF日期,"He said ""go"", twice"\r\n');
  });

  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])("holds no formula: %j", (cell) => {
    expect(textOf([[cell]]).replace(/^\uFEFF"?/, "")[0]).toBe("'");
  });

  it("writes money with two decimals", () => {
    expect([csvAmount(123_450), csvAmount(5)]).toEqual(["1234.50", "0.05"]);
    expect(textOf([[csvAmount(-1_250), "-12.50+cmd"]])).toBe("\uFEFF-12.50,'-12.50+cmd\r\n");
  });
});
