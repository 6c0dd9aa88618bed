import { guarded } from "@pulau/domain/rooming/cells.ts";
import Papa from "papaparse";

/** Money that went back is a figure to add up, and no formula. */
const moneyBelowZero = /^-\d+\.\d\d$/;

/** Excel would not read Chinese without it. */
export const byteOrderMark = "\uFEFF";

/** Rows as lines of a CSV file, each with its end; no cell of it is a formula. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const csv = Papa.unparse(
    rows.map((row) => row.map((cell) => (moneyBelowZero.test(cell) ? cell : guarded(cell)))),
    { newline: "\r\n" },
  );
  return `${csv}\r\n`;
}

/** A table as the bytes of a CSV file. */
export const csvBytes = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(`${byteOrderMark}${csvLines(rows)}`);
