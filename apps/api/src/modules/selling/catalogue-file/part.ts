import type { CataloguePart } from "@pulau/contract/catalogue-file.ts";
import type { SavedKind } from "@pulau/contract/versions.ts";
import type { AuditSubject } from "@pulau/domain/access/audit-acts.ts";
import type { Resource } from "@pulau/domain/access/permissions.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { z } from "zod";
import { getTableColumns, getTableConfig, type PgTable } from "../../../db/orm.ts";
import { asByHand } from "./as-by-hand.ts";
import { type ImportFault, type PartStock, type Row, rowSchema } from "./row-schema.ts";

export type { ImportFault, PartStock, Row } from "./row-schema.ts";

/** Finds a row of another part by its id, for names that are made of several rows. */
export type FindRow = (table: PgTable, id: unknown) => Row | undefined;

export type Saved = { readonly kind: SavedKind; readonly key: unknown };

type Columns<T extends PgTable> = T["_"]["columns"];
type ColumnOf<T extends PgTable> = Extract<keyof Columns<T>, string>;
type JsonColumnOf<T extends PgTable> = {
  [K in ColumnOf<T>]: Columns<T>[K]["_"]["dataType"] extends "json" ? K : never;
}[ColumnOf<T>];

type PartFacts<T extends PgTable, O extends ColumnOf<T>> = {
  readonly table: T;
  /** Whose right its rows are changed by. */
  readonly resource: Resource;
  /** Columns that are no part of the catalogue: what happened, who did it, what triggers write. */
  readonly without?: readonly O[];
  /** What a column of JSON holds; every one has its schema here. */
  readonly json: { readonly [K in Exclude<JsonColumnOf<T>, O>]: z.ZodType };
  /** Schemas of columns whose type alone says too little. */
  readonly fields?: { readonly [K in Exclude<ColumnOf<T>, O>]?: z.ZodType };
  /** The columns that a row is, where that is not its primary key. */
  readonly keys?: readonly ColumnOf<T>[];
  /** Columns by which a row of another Pulau is taken for one of ours, e.g. `["code"]` or `["name.en"]`. */
  readonly same?: readonly string[];
  /** Columns of lists of ids, and whose. */
  readonly lists?: { readonly [K in Exclude<ColumnOf<T>, O>]?: PgTable };
  readonly name: (row: Row, find: FindRow) => Words;
  /** The fields of the call by which its rows are changed by hand: what is added or changed keeps their rules. */
  readonly byHand?: z.ZodObject;
  /** What no two rows share, however it is written, e.g. `name.en`. */
  readonly unique?: string;
  /** What only the row as a whole can get wrong. */
  readonly check?: (row: Row) => readonly ImportFault[];
  /** Rows that no file changes or holds, e.g. the owner's role. */
  readonly fixed?: (row: Row, find: FindRow) => boolean;
  /** What the file doesn't have stays in use, all of it or some rows. */
  readonly keepsOthers?: boolean | ((row: Row) => boolean);
  /** Columns of a new row that the file doesn't have. */
  readonly fill?: (now: Date) => Row;
  /** Columns that only a new row takes from the file. */
  readonly onceOnly?: readonly Exclude<ColumnOf<T>, O>[];
  /** What staff save whole that a row belongs to: its version counts up. */
  readonly saved?: (row: Row) => Saved;
  /** Its rows are stocks of this kind, or have one where they are limited: the file says their `capacity`. */
  readonly stock?: PartStock["kind"];
  /** Puts a row in the order that the database wants, after its ids have become ours. */
  readonly tidy?: (row: Row) => Row;
  /** A row as the audit log tells it, where its columns say it in another way than its page does. */
  readonly asAudited?: (row: Row) => Row;
} & (
  | {
      /** The column that names whom a row belongs to: rows of whom the file doesn't have are left as they are. */
      readonly owner: Exclude<ColumnOf<T>, O>;
      readonly audited?: never;
    }
  | {
      readonly owner?: never;
      /** What the audit log calls a row; one that belongs to another is told with that. */
      readonly audited: AuditSubject;
    }
);

/** A table of the catalogue: how its rows stand in the file, and how they are known again. */
export type Part = {
  readonly id: CataloguePart;
  readonly table: PgTable;
  readonly resource: Resource;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
  /** Columns of its own JSON, which take no text of the database's. */
  readonly schema: z.ZodType<Row>;
  /** Columns with the id of another row, or a list of them. */
  readonly refs: readonly { readonly column: string; readonly table: PgTable }[];
  readonly same: readonly string[] | null;
  readonly owner: string | null;
  readonly audited: AuditSubject | null;
  readonly name: (row: Row, find: FindRow) => Words;
  readonly unique: string | null;
  readonly check: (row: Row) => readonly ImportFault[];
  readonly fixed: (row: Row, find: FindRow) => boolean;
  readonly keepsOthers: (row: Row) => boolean;
  readonly canBeOff: boolean;
  readonly fill: (now: Date) => Row;
  readonly onceOnly: readonly string[];
  readonly saved: (row: Row) => readonly Saved[];
  readonly stock: PartStock | null;
  readonly tidy: (row: Row) => Row;
  readonly asAudited: (row: Row) => Row;
};

/** Running numbers are each Pulau's own. */
const neverExported = ["listNo"];

/** Makes a table a part of the file; a column that is added to the table is in the file from then on. */
export function partOf<T extends PgTable, const O extends ColumnOf<T> = never>(
  id: CataloguePart,
  facts: PartFacts<T, O>,
): Part {
  const { table, without = [], json, fields = {}, lists = {}, keepsOthers = false } = facts;
  const byHand = facts.byHand && asByHand(facts.byHand);
  const left: readonly string[] = [...without, ...neverExported];
  const all = getTableColumns(table);
  const columnNames = Object.keys(all).filter((name) => !left.includes(name));
  const config = getTableConfig(table);
  const stock: PartStock | null = facts.stock
    ? { kind: facts.stock, column: "stockId" in all ? "stockId" : "id" }
    : null;
  const nameOf = (column: { readonly name: string }) =>
    Object.keys(all).find((key) => all[key]?.name === column.name) ?? column.name;
  const composite = config.primaryKeys[0]?.columns.map(nameOf);
  return {
    id,
    table,
    resource: facts.resource,
    columns: columnNames,
    keys: facts.keys ?? composite ?? Object.keys(all).filter((name) => all[name]?.primary),
    schema: rowSchema(all, columnNames, { ...json, ...fields } as Record<string, z.ZodType>, stock),
    refs: [
      ...config.foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference();
        const [column] = columns.map(nameOf);
        return column === undefined || !columnNames.includes(column) || column === stock?.column
          ? []
          : [{ column, table: foreignTable }];
      }),
      ...Object.entries<PgTable>(lists as Record<string, PgTable>).map(([column, table]) => ({
        column,
        table,
      })),
    ],
    same: facts.same ?? null,
    owner: facts.owner ?? null,
    audited: facts.audited ?? null,
    name: facts.name,
    unique: facts.unique ?? null,
    check: (row) => [...(byHand?.(row) ?? []), ...(facts.check?.(row) ?? [])],
    fixed: facts.fixed ?? (() => false),
    keepsOthers: typeof keepsOthers === "function" ? keepsOthers : () => keepsOthers,
    canBeOff: columnNames.includes("activeStatus"),
    fill: facts.fill ?? (() => ({})),
    onceOnly: facts.onceOnly ?? [],
    saved: (row) => [
      ...(facts.saved ? [facts.saved(row)] : []),
      // Staff's lists by their numbers count the versions of their rows besides.
      ...("listNo" in all ? [{ kind: "record" as const, key: row.id }] : []),
    ],
    stock,
    tidy: facts.tidy ?? ((row) => row),
    asAudited: facts.asAudited ?? ((row) => row),
  };
}

/** A value by its path: `name.en`. */
export const valueAt = (row: Row, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row);
