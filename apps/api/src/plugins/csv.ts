import { guarded } from "@pulau/domain/rooming/cells.ts";
import Papa from "papaparse";

/** Money that went back is a figure to add up, and no formula. */
const moneyBelowZero = /^-\d+\.\d\d$/;

/**
 * A table as the bytes of a CSV file. It begins with a byte order mark, or Excel would not read Chinese; no cell of it is
 * a formula.
 */
export function csvBytes(rows: readonly (readonly string[])[]): Uint8Array {
  const csv = Papa.unparse(
    rows.map((row) => row.map((cell) => (moneyBelowZero.test(cell) ? cell : guarded(cell)))),
    { newline: "\r\n" },
  );
  return new TextEncoder().encode(`\uFEFF${csv}\r\n`);
}
