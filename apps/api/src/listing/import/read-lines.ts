import Papa from "papaparse";

/** A line of a table that is not empty; `line` is that of the file, from 1, and `row` that of a spreadsheet. */
export type Line = { readonly line: number; readonly row: number; readonly cells: readonly string[] };

/**
 * Reads a table that was pasted from a spreadsheet or comes from a CSV file: tabs, commas or semicolons, quoted cells
 * with any of them inside, with a byte order mark or without. Empty lines are left out but counted.
 */
export function readLines(text: string): Line[] {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const lines: Line[] = [];
  let [row, line, begin] = [0, 1, 0];
  Papa.parse<string[]>(plain, {
    delimiter: delimiterOf(plain),
    newline: "\n",
    skipEmptyLines: false,
    step: ({ data: cells, meta }) => {
      row++;
      if (!isEmpty(cells)) lines.push({ line, row, cells });
      line += plain.slice(begin, meta.cursor).split("\n").length - 1;
      begin = meta.cursor;
    },
  });
  return lines;
}

/** What a spreadsheet's clipboard holds is set apart by tabs; of a file the first line tells. */
function delimiterOf(text: string): string {
  const [first = ""] = text.replace(/"[^"]*"/g, "").split("\n");
  if (first.includes("\t")) return "\t";
  return first.split(";").length > first.split(",").length ? ";" : ",";
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");
