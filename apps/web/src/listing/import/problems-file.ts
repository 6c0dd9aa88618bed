import { guarded } from "@pulau/domain/rooming/cells.ts";

type WrongLine = { readonly line: number; readonly cells: readonly string[] };

/** A cell of a CSV file: no formula, and in quotes where it needs them. */
const cellOf = (text: string): string => {
  const safe = guarded(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The lines that are wrong as they stand, each with its number in the file and what is wrong: to be put right and taken again. */
export function problemsFile(
  heads: readonly [line: string, why: string],
  headings: readonly string[],
  lines: readonly (WrongLine & { readonly why: string })[],
): Uint8Array {
  const rows = [
    [...heads, ...headings],
    ...lines.map(({ line, why, cells }) => [String(line), why, ...cells]),
  ];
  // Excel would not read Chinese without the mark.
  return new TextEncoder().encode(`\uFEFF${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`);
}
