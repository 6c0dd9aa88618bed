import { expect, it } from "vitest";
import { problemsFile } from "./problems-file.ts";

it("has each wrong line as it stands, with its number and what is wrong, and no formula", () => {
  const lines = [{ line: 4, why: "Enter a date, please", cells: ["=1+1", 'said "no"', "雨"] }];
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    problemsFile(["Line", "Problem"], ["A", "B", "C"], lines),
  );
  expect(text).toBe('\uFEFFLine,Problem,A,B,C\r\n4,"Enter a date, please",\'=1+1,"said ""no""",雨\r\n');
});
