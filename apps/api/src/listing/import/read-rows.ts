import { type ImportProblem, type ImportText, mostImportLines } from "@pulau/contract/import.ts";
import { unguarded } from "@pulau/domain/rooming/cells.ts";
import { fieldsOf } from "../../plugins/problem.ts";
import { chosenColumns, type ImportShape, isNeeded, matchHeadings } from "./match-columns.ts";
import { type Line, readLines } from "./read-lines.ts";

/** A line of the file, as what it holds; nothing where something in it is wrong. */
export type ReadRow = { readonly line: Line; readonly value: unknown };
export type ReadTable = {
  readonly columns: readonly { heading: string; field: string | null }[];
  readonly rows: readonly ReadRow[];
  readonly problems: readonly ImportProblem[];
};

/** Reads a table into rows by its headings, or by the columns that a person chose, with every mistake by line and column. */
export function readRows(shape: ImportShape, { text, columns: chosen }: ImportText): ReadTable {
  const [head, ...lines] = readLines(text);
  if (!head) return { columns: [], rows: [], problems: [] };
  const headings = head.cells.map((cell) => cell.trim());
  const fields = chosen ? chosenColumns(shape, headings, chosen) : matchHeadings(shape, headings);
  const columns = headings.map((heading, i) => ({ heading, field: fields[i] ?? null }));
  const lacking = lackingColumns(shape, fields);
  // Without a column that is needed every line would be wrong, and none of them to blame.
  if (lacking.length > 0)
    return {
      columns,
      rows: lines.map((line) => ({ line, value: undefined })),
      problems: lacking.map((field) => problemAt(head, { column: 0, field, rule: "columnMissing" })),
    };
  const tooMany = lines[mostImportLines];
  if (tooMany)
    return {
      columns,
      rows: lines.map((line) => ({ line, value: undefined })),
      problems: [problemAt(tooMany, { column: 0, field: null, rule: "tooManyLines" })],
    };
  const read = lines.map((line) => readRow(shape, line, fields));
  return {
    columns,
    rows: read.map(({ line, value }) => ({ line, value })),
    problems: read.flatMap(({ problems }) => problems),
  };
}

const lackingColumns = (shape: ImportShape, fields: readonly (string | null)[]): string[] =>
  Object.keys(shape.row.shape).filter((key) => !fields.includes(key) && isNeeded(shape, key));

function readRow(shape: ImportShape, line: Line, fields: readonly (string | null)[]) {
  const values = fields.flatMap((field, i) => {
    const text = unguarded(line.cells[i] ?? "").trim();
    const says = text !== "" || (i < line.cells.length && shape.clears?.includes(field ?? ""));
    return field === null || !says ? [] : [[field, text] as const];
  });
  const parsed = shape.row.safeParse(Object.fromEntries(values));
  if (parsed.success) return { line, value: parsed.data as unknown, problems: [] };
  const problems = fieldsOf(parsed.error).map(({ path, rule }) => {
    const column = fields.indexOf(path.split(".")[0] ?? "") + 1;
    return problemAt(line, { column, field: fields[column - 1] ?? null, rule });
  });
  return { line, value: undefined, problems };
}

type Place = Partial<ImportProblem> & { readonly column: number; readonly field: string | null };

/** A mistake with the cell that it is about, as it stands in the file. */
export const problemAt = ({ line, cells }: Line, place: Place): ImportProblem => ({
  line,
  rule: null,
  code: null,
  facts: {},
  value: (cells[place.column - 1] ?? "").trim(),
  ...place,
});
