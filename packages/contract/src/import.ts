import { readRinggit } from "@pulau/domain/money/read-typed.ts";
import { readDay, readTick, unguarded } from "@pulau/domain/rooming/cells.ts";
import { z } from "zod";
import { AmountField, DayField, Language } from "./fields.ts";
import { defineRoute, type RouteDefinition } from "./route.ts";
import { ClockTime } from "./transfers.ts";

/**
 * What staff take into a list from a table. `row` is what a line must hold, by the names of columns that files have; a
 * cell is text, an empty one is not there. `also` are headings that a column goes by besides its own.
 */
export type ImportDefinition = Pick<
  RouteDefinition,
  | "path"
  | "scope"
  | "tag"
  | "summary"
  | "permission"
  | "orPermission"
  | "alsoPermission"
  | "params"
  | "failures"
  | "logs"
> & {
  readonly row: z.ZodObject;
  /** Columns whose empty cell empties the field; of others it leaves the field as it is. */
  readonly clears?: readonly string[];
  readonly also?: Readonly<Record<string, readonly string[]>>;
};

/** Most lines that are taken at once. */
export const mostImportLines = 5_000;
/** Most letters of a table, and most bytes of the call that brings it: a letter of Chinese is three. */
const mostLetters = 2_000_000;
const mostBytes = 4 * mostLetters;

const ImportText = z.object({
  text: z
    .string({ error: "required" })
    .min(1, { error: "required" })
    .max(mostLetters, { error: "tooLong" })
    .meta({ description: "a CSV file or rows copied from a spreadsheet, with a row of headings" }),
  columns: z
    .array(z.string().max(60).nullable())
    .max(200)
    .optional()
    .meta({ description: "the field of each column; by the headings if left out" }),
  language: Language.default("en").meta({ description: "language of the headings" }),
});
export type ImportText = z.output<typeof ImportText>;

export const ImportProblem = z.object({
  line: z.int().meta({ description: "line of the file, from 1" }),
  column: z.int().meta({ description: "column, from 1; 0 for the whole line" }),
  field: z.string().nullable(),
  rule: z.string().nullable().meta({ description: "key of the error message" }),
  code: z.string().nullable().meta({ description: "failure code, if no single cell is wrong" }),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  value: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const ImportedLine = z.object({
  line: z.int(),
  did: z.enum(["added", "changed"]),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), name: z.string(), before: z.string(), after: z.string() })),
});

/** How far the import under way of whoever asks has come; null while there is none. */
export const importProgressRoute = defineRoute({
  method: "GET",
  path: "/admin/api/import-progress",
  scope: "staff",
  tag: "Lists",
  summary: "Progress of the caller’s import of a table",
  reply: z.object({ progress: z.object({ done: z.int(), lines: z.int() }).nullable() }),
});

export const ImportCheck = z.object({
  fields: z.array(z.object({ key: z.string(), name: z.string(), needed: z.boolean() })),
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  /** Lines beside the headings. */
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** What would be new and what would be other, by the file's line; up to a hundred of them. */
  preview: z.array(ImportedLine),
  /** Up to a hundred of them. */
  problems: z.array(ImportProblem),
  /** How many there are. */
  wrong: z.int(),
  /** The lines that the problems are in, as they stand in the file. */
  wrongLines: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

const Imported = z.object({ added: z.int(), changed: z.int(), unchanged: z.int() });

type Facts<I extends ImportDefinition> = Omit<I, "row" | "also" | "clears" | "logs"> & {
  readonly method: "POST";
  readonly body: typeof ImportText;
};
export type ImportRoute<I extends ImportDefinition> = Facts<I> & {
  readonly reply: typeof Imported;
  readonly import: Pick<I, "row" | "also" | "clears">;
  readonly check: Facts<I> & { readonly reply: typeof ImportCheck };
};

/**
 * Makes of a table's columns the call that takes it, all of it or nothing, and the call that tries it and keeps nothing: it
 * says what would be added and changed, and what is wrong by the file's line.
 */
export function defineImport<const I extends ImportDefinition>(definition: I): ImportRoute<I> {
  const { row, also, clears, logs, failures = [], ...route } = definition;
  const columns = Object.keys(row.shape).join(", ");
  const shared = { ...route, method: "POST", failures, body: ImportText, mostBytes } as const;
  // Put together from parts that the types name one by one; they can't follow the spreading.
  return {
    ...defineRoute({
      ...shared,
      summary: `${route.summary}: all rows or none. Columns: ${columns}`,
      reply: Imported,
      ...(logs && { logs }),
    }),
    import: { row, ...(also && { also }), ...(clears && { clears }) },
    check: defineRoute({
      ...shared,
      path: `${route.path}/check`,
      summary: `${route.summary}: check only, with what would change and what is wrong by line. Nothing is saved`,
      keepsNothing: true,
      reply: ImportCheck,
    }),
  } as unknown as ImportRoute<I>;
}

const read = (reader: (text: string) => unknown) => (cell: unknown) =>
  typeof cell === "string" ? (reader(unguarded(cell)) ?? cell) : cell;

/** A line that does not begin with a name goes on with the text of the line before. */
function readNamedTexts(text: string): Record<string, string> | null {
  const lines = text.trim() === "" ? [] : text.trim().split(/\n(?=\S+: )/);
  const found = lines.map((line) => /^(\S+): (.*)$/s.exec(line));
  if (!found.every((match) => match !== null)) return null;
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

const readTime = (text: string): string => {
  const found = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(text.trim());
  return found ? `${found[1]?.padStart(2, "0")}:${found[2]}` : text;
};

/** Cells of a table as people write them, read into what a schema takes. */
export const cell = {
  /** `2026-12-05`, `5/12/2026`. */
  day: z.preprocess(read(readDay), DayField),
  /** The same of a day that a schema of its own takes, one of long ago. */
  dayOf: <S extends z.ZodType>(field: S) => z.preprocess(read(readDay), field),
  /** The number of a row in its list. */
  no: z.preprocess(
    read((text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)),
    z.int({ error: "number" }).min(1, { error: "number" }),
  ),
  /** Names with semicolons between, as a file has those of a list. */
  several: <S extends z.ZodType>(item: S, most: number) =>
    z.preprocess(
      read((text) =>
        text
          .split(";")
          .map((part) => part.trim())
          .filter((part) => part !== ""),
      ),
      z.array(item).max(most, { error: "tooLong" }),
    ),
  /** Texts of things that have names, a line for each: `garden-room: The veranda at dusk`. */
  namedTexts: <S extends z.ZodType>(item: S) =>
    z.preprocess(read(readNamedTexts), z.record(z.string(), item, { error: "namedTexts" })),
  /** `1,234.50` in sen. */
  ringgit: z.preprocess(read(readRinggit), AmountField),
  /** `9:30`, `09:30:00`. */
  time: z.preprocess(read(readTime), ClockTime),
  /** Times of a day with spaces or semicolons between. */
  times: (most: number) =>
    z.preprocess(
      read((text) => text.split(/[\s,;]+/).flatMap((part) => (part === "" ? [] : [readTime(part)]))),
      z.array(ClockTime).max(most, { error: "tooLong" }),
    ),
  /** Yes and no in three languages. */
  tick: z.preprocess(read(readTick), z.boolean({ error: "yesOrNo" })),
  /** A whole number of at least `least`. */
  whole: (least: number, most: number) =>
    z.preprocess(
      read((text) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)),
      z.int({ error: "number" }).min(least, { error: "number" }).max(most, { error: "tooLarge" }),
    ),
};
