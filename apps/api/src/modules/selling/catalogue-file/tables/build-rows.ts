import { createHash } from "node:crypto";
import type { CataloguePart } from "@pulau/contract/catalogue-file.ts";
import type { Row } from "../part.ts";
import { parts } from "../parts.ts";
import { keyOf } from "../rows.ts";
import type { Base } from "./base.ts";
import type { Built, ReadLine } from "./table.ts";

/** A value at a path of a row, the row left as it is: `name.my`. */
export function withValue(row: Row, path: string, value: unknown): Row {
  const [first = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...row, [first]: value };
  return { ...row, [first]: withValue((row[first] ?? {}) as Row, rest.join("."), value) };
}

export const withValues = (row: Row, values: ReadonlyMap<string, unknown>): Row =>
  [...values].reduce((made, [path, value]) => withValue(made, path, value), row);

/** The same id whenever the same file is read: a check and the import after it speak of the same rows. */
export function idOfText(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export type Rows = {
  readonly part: CataloguePart;
  /** Columns of a new row that a file may leave out. */
  readonly fresh: Row;
  /** Names in three languages. */
  readonly words: readonly string[];
  readonly tidy?: (row: Row, base: Base) => Row;
};

/**
 * Lines as rows of a part: each changes the row with its id, or of its name or code, and what a table doesn't say of it
 * stays. A line of which there is no row is a new one, at the end.
 */
export function buildRows(lines: readonly ReadLine[], base: Base, rows: Rows): Built[] {
  const same = parts.find(({ id }) => id === rows.part)?.same ?? ["id"];
  const there = base.rows(rows.part);
  const byId = new Map(there.map((row) => [row.id, row]));
  const bySame = new Map(there.map((row) => [keyOf(row, same), row]));
  const last = Math.max(-1, ...there.map((row) => Number(row.position ?? -1)));
  let added = 0;
  return lines.map((line) => {
    const { id: givenId, ...own } = Object.fromEntries(line.values);
    const values = new Map(Object.entries(own));
    const key = keyOf(withValues(rows.fresh, values), same);
    const before = byId.get(givenId) ?? bySame.get(key);
    const isNew = before === undefined;
    const id = before?.id ?? givenId ?? freeId(`${rows.part} ${key}`, byId);
    const place = isNew && "position" in rows.fresh ? { position: last + ++added } : {};
    const made = withWords(
      withValues({ ...(before ?? { ...rows.fresh, ...place }), id }, values),
      values,
      rows,
    );
    return { line, row: rows.tidy?.(made, base) ?? made };
  });
}

/** An id that no row has: a row may once have had this name and have another now. */
function freeId(text: string, byId: ReadonlyMap<unknown, Row>): string {
  const id = idOfText(text);
  return byId.has(id) ? freeId(`${text} again`, byId) : id;
}

/** What nobody has translated is written in English, and said to be missing where the row can say so. */
function withWords(row: Row, values: ReadonlyMap<string, unknown>, { words, fresh }: Rows): Row {
  const paths = words.flatMap((path) => [`${path}.my`, `${path}.cn`]).filter((path) => values.has(path));
  const empty = paths.filter((path) => values.get(path) === "");
  const filled = empty.reduce((made, path) => {
    const [first = ""] = path.split(".");
    return withValue(made, path, (made[first] as { en?: unknown } | undefined)?.en ?? "");
  }, row);
  if (!("missing" in fresh)) return filled;
  const others = ((row.missing ?? []) as string[]).filter((path) => !paths.includes(path));
  const kept = ((row.missing ?? []) as string[]).filter((path) => empty.includes(path));
  const missing = [...kept, ...empty.filter((path) => !kept.includes(path))];
  return { ...filled, missing: inOldOrder((row.missing ?? []) as string[], [...others, ...missing]) };
}

/** Nothing changes by its order alone. */
const inOldOrder = (before: readonly string[], now: readonly string[]): string[] => [
  ...before.filter((path) => now.includes(path)),
  ...now.filter((path) => !before.includes(path)),
];
