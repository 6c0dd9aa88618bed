import type { GuestColumn } from "@pulau/domain/rooming/headings.ts";
import { readHeadings } from "@pulau/domain/rooming/headings.ts";
import { readLines } from "../../../listing/import/read-lines.ts";

/** A row of a pasted table by its columns; `row` as a spreadsheet counts it, from 1. */
export type TableRow = {
  readonly row: number;
  /** The cells of each known column in their order, with the number of each from 1. */
  readonly cells: Partial<Record<GuestColumn, readonly { column: number; text: string }[]>>;
};
export type Table = {
  readonly columns: readonly { heading: string; column: GuestColumn | null }[];
  readonly hasHeading: boolean;
  readonly rows: readonly TableRow[];
};

/**
 * Reads a table that was pasted from a spreadsheet or comes from a CSV file: tabs, commas or semicolons, quoted cells
 * with any of them inside, with a byte order mark or without. Empty rows are left out but counted.
 */
export function readTable(text: string): Table {
  const lines = readLines(text);
  const [first, ...others] = lines;
  if (!first) return { columns: [], hasHeading: false, rows: [] };
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const head = Array.from({ length: width }, (_, i) => first.cells[i] ?? "");
  const { columns, isHeading } = readHeadings(head);
  return {
    hasHeading: isHeading,
    columns: columns.map((column, i) => ({ heading: isHeading ? (head[i] ?? "").trim() : "", column })),
    rows: (isHeading ? others : lines).map(({ row, cells }) => ({ row, cells: byColumn(cells, columns) })),
  };
}

function byColumn(cells: readonly string[], columns: readonly (GuestColumn | null)[]): TableRow["cells"] {
  const found: Partial<Record<GuestColumn, { column: number; text: string }[]>> = {};
  for (const [i, column] of columns.entries()) {
    if (column === null) continue;
    const cell = { column: i + 1, text: (cells[i] ?? "").trim() };
    found[column] = [...(found[column] ?? []), cell];
  }
  return found;
}
