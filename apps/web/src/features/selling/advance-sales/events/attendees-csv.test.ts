import { expect, it } from "vitest";
import { csvOf } from "./attendees-csv.ts";

it("quotes what would break a row, and defuses what a spreadsheet would run", () => {
  const rows = [
    ["Name", "Code"],
    ['Tan, "Ah" Kow', "=1+1"],
    ["林美玲", "K7M2"],
  ];
  expect(csvOf(rows)).toBe('\uFEFFName,Code\r\n"Tan, ""Ah"" Kow",\'=1+1\r\n林美玲,K7M2\r\n');
});
