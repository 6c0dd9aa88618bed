import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { describe, expect, it } from "vitest";
import { csvBytes } from "./csv.ts";

const textOf = (rows: string[][]) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(csvBytes(rows));

describe("a table", () => {
  it("begins with a mark for Excel and quotes what must be quoted", () => {
    expect(textOf([["日期", 'He said "go", twice']])).toBe('\uFEFF日期,"He said ""go"", twice"\r\n');
  });

  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "＝1", "＋1", "－1", "＠1"])(
    "holds no formula: %j",
    (cell) => {
      expect(textOf([[cell]]).replace(/^\uFEFF"?/, "")[0]).toBe("'");
    },
  );

  it("leaves money below zero a number", () => {
    expect(textOf([[plainRinggit(-1_250), "-12.50+cmd"]])).toBe("\uFEFF-12.50,'-12.50+cmd\r\n");
  });
});
