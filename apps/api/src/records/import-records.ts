import { isDeepStrictEqual } from "node:util";
import type { ImportDefinition, ImportRoute } from "@pulau/contract/import.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { sql } from "../db/orm.ts";
import { inSavepoint, type Tx } from "../db/tx.ts";
import { type LineTaken, mountImport, type TakeRow } from "../listing/import/mount-import.ts";
import { fieldsOf } from "../plugins/problem.ts";
import { comparable } from "./name-lookup.ts";
import type { Actor, RecordRow, RecordStore } from "./record-store.ts";
import { addRecord, type Change, changeAndCount } from "./write-record.ts";

type Values = Readonly<Record<string, unknown>>;
type Cells = Readonly<Record<string, (row: never) => string | number | boolean | null>>;
/** What the names in a column stand for, of a row and with what its line said before them; nothing where nobody knows them. */
type Names = Readonly<Record<string, (cell: never, row: never, values: Values) => unknown>>;

/** How the lines of a table are the rows of one of the staff's lists: by the columns that its own file has. */
export type RecordImport = {
  readonly route: ImportRoute<ImportDefinition>;
  /** The rows and cells of the list's file. */
  readonly source: { readonly columns: ReturnType<typeof sql>; readonly from: ReturnType<typeof sql> } & {
    readonly cells?: Cells;
  };
  /** The field of the record that each column fills; `name.en` is a part of one. */
  readonly fields: Readonly<Record<string, string>>;
  /** The column that tells rows apart where their number is not said, or those that do together. */
  readonly key: string | readonly string[];
  /** Reads what columns name that stands in other lists, and says what a new row has that its line does not. */
  readonly read?: (tx: Tx) => Promise<Others>;
};
type Others = { readonly names: Names; readonly usual?: (values: Values) => Values };

/** Serves the import of a list: a line that names a row, by number or key, changes it where it says something else; another is added. */
export function mountRecordImport<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  app: FastifyInstance,
  keeper: RecordStore<A, C, I>,
  table: RecordImport,
): void {
  mountImport(app, table.route, async (tx, { session }) => {
    const known = await readKnown(tx, table);
    const others = (await table.read?.(tx)) ?? { names: {} };
    return takerOf({ keeper, table, known, others, actor: session });
  });
}

type Known = {
  readonly byNo: Map<number, RecordRow>;
  readonly byKey: Map<string, RecordRow>;
  readonly textOf: (row: RecordRow, column: string) => string;
  readonly nameOf: (row: RecordRow) => string;
  /** Rows that lines before this one were about. */
  readonly met: Set<string>;
};

/** What the columns say that tell rows apart. */
const joined = (key: RecordImport["key"], textOf: (column: string) => unknown): string =>
  [key].flat().map(textOf).join(" – ");

/** All rows of the list, read once: most lines of a file that was taken out and put in again say nothing new. */
async function readKnown(tx: Tx, { source, key }: RecordImport): Promise<Known> {
  const { rows } = await tx.execute<{ row: RecordRow }>(sql`SELECT ${source.columns} FROM ${source.from}`);
  const cells = (source.cells ?? {}) as Readonly<Record<string, (row: RecordRow) => unknown>>;
  const textOf = (row: RecordRow, column: string) => String(cells[column]?.(row) ?? "");
  const nameOf = (row: RecordRow) => joined(key, (column) => textOf(row, column));
  return {
    byNo: new Map(rows.map(({ row }) => [row.id, row])),
    byKey: new Map(rows.map(({ row }) => [comparable(nameOf(row)), row])),
    textOf,
    nameOf,
    met: new Set(),
  };
}

type Taking<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId> = {
  readonly keeper: RecordStore<A, C, I>;
  readonly table: RecordImport;
  readonly known: Known;
  readonly others: Others;
  readonly actor: Actor;
};

const takerOf =
  <A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(taking: Taking<A, C, I>): TakeRow<Values> =>
  async (tx, line) => {
    const row = rowOf(taking, line);
    if (!row.ok) return row;
    const read = fieldsOfLine(taking, line, row.value);
    if (!read.ok) return read;
    const taken = row.value
      ? await changeByLine(tx, taking, { row: row.value, values: read.value, line })
      : await addByLine(tx, taking, { values: read.value, line });
    return taken.ok ? taken : atColumns(taken, taking.table);
  };

/** The row that a line is about; null for a new one. One row is told once. */
function rowOf(
  { table: { key }, known }: Pick<Taking<never, never, never>, "table" | "known">,
  line: Values,
): Result<RecordRow | null, "INVALID_INPUT"> {
  const wrong = (path: string, rule: string) => refuseFields("INVALID_INPUT", [{ path, rule }]);
  const { no } = line;
  const named = comparable(joined(key, (column) => line[column]));
  const [first = "no"] = [key].flat();
  const row = typeof no === "number" ? known.byNo.get(no) : known.byKey.get(named);
  if (!row && typeof no === "number") return wrong("no", "notListed");
  const met = row ? `no ${row.id}` : `key ${named}`;
  if (known.met.has(met)) return wrong(typeof no === "number" ? "no" : first, "toldTwice");
  known.met.add(met);
  return ok(row ?? null);
}

/** What a new row has where a line says a part of a field alone: a text's other languages are missing. */
const blankOf = (part: string): object => (part in noWords ? noWords : {});

/** What a line says, by the record's fields; a part of a field comes with the parts that it has, or that a new row has. */
function fieldsOfLine(
  { table: { fields }, others: { names, usual } }: Pick<Taking<never, never, never>, "table" | "others">,
  line: Values,
  row: RecordRow | null,
): Result<Values, "INVALID_INPUT"> {
  const values: Record<string, unknown> = {};
  for (const [column, path] of Object.entries(fields)) {
    if (!(column in line)) continue;
    const find = names[column] as
      | ((cell: unknown, of: RecordRow | null, values: Values) => unknown)
      | undefined;
    const value = find ? find(line[column], row, values) : line[column];
    if (value === undefined) return refuseFields("INVALID_INPUT", [{ path: column, rule: "notListed" }]);
    const [field = "", part] = path.split(".");
    if (part === undefined) values[field] = value;
    else {
      const whole = values[field] ?? (row ?? usual?.(values))?.[field] ?? blankOf(part);
      values[field] = { ...(whole as object), [part]: value };
    }
  }
  return ok(values);
}

async function changeByLine<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  tx: Tx,
  { keeper, table, known, actor }: Taking<A, C, I>,
  { row, values, line }: { readonly row: RecordRow; readonly values: Values; readonly line: Values },
): Promise<Result<LineTaken>> {
  const other = Object.entries(values).filter(([field, value]) => !isDeepStrictEqual(value, row[field]));
  if (other.length === 0) return ok({ did: "unchanged" });
  const parsed = keeper.routes.update.body.safeParse({ obj: { ...Object.fromEntries(other), id: row.id } });
  if (!parsed.success) return refuseFields("INVALID_INPUT", fieldsOf(parsed.error));
  const { obj } = parsed.data as unknown as { obj: Change<C> };
  const changed = await inSavepoint(tx, (inner) => changeAndCount(inner, keeper, obj, actor));
  if (!changed.ok) return changed;
  const columns = Object.entries(table.fields).filter(
    ([column, path]) => column in line && differs(path, values, row),
  );
  return ok({
    did: "changed",
    name: known.nameOf(row),
    before: Object.fromEntries(columns.map(([column]) => [column, known.textOf(row, column)])),
  });
}

/** Whether a field, or the part of one that a column fills, is other than it was. */
function differs(path: string, values: Values, row: RecordRow): boolean {
  const [field = "", part] = path.split(".");
  if (!(field in values)) return false;
  const at = (value: unknown) => (part === undefined ? value : (value as Values | undefined)?.[part]);
  return !isDeepStrictEqual(at(values[field]), at(row[field]));
}

async function addByLine<A extends z.ZodObject, C extends z.ZodObject, I extends AnyId>(
  tx: Tx,
  { keeper, table, others, actor }: Taking<A, C, I>,
  { values, line }: { readonly values: Values; readonly line: Values },
): Promise<Result<LineTaken>> {
  const parsed = keeper.routes.add.body.safeParse({ obj: { ...others.usual?.(values), ...values } });
  if (!parsed.success) return refuseFields("INVALID_INPUT", fieldsOf(parsed.error));
  const { obj } = parsed.data as unknown as { obj: z.output<A> };
  const added = await inSavepoint(tx, (inner) => addRecord(inner, keeper, obj, actor));
  if (!added.ok) return added;
  return ok({ did: "added", name: joined(table.key, (column) => line[column]), before: {} });
}

type Refused = Extract<Result<unknown>, { readonly ok: false }>;

/** A mistake in a field of the record, as one of the column that fills it. */
function atColumns(refused: Refused, { fields }: RecordImport): Refused {
  const { failure } = refused;
  if (!failure.fields) return refused;
  const columnOf = (path: string) => {
    const field = path.replace(/^obj\./, "");
    const exact = Object.entries(fields).find(([, filled]) => filled === field);
    const whole = Object.entries(fields).find(([, filled]) => filled.split(".")[0] === field.split(".")[0]);
    return (exact ?? whole)?.[0] ?? field;
  };
  return refuseFields(
    failure.code,
    failure.fields.map((field) => ({ ...field, path: columnOf(field.path) })),
  );
}
