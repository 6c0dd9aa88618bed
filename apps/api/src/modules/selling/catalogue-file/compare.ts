import { isDeepStrictEqual } from "node:util";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { PgTable } from "../../../db/orm.ts";
import type { ImportFault, Part, Row } from "./part.ts";
import { parts } from "./parts.ts";
import { finder, keyOf, rowForFile } from "./rows.ts";

/** What becomes of one part. Rows of `changed` are as they will be; `at` is where each stands in the file. */
export type PartPlan = {
  readonly part: Part;
  readonly added: readonly Placed[];
  readonly changed: readonly (Placed & { readonly before: Row })[];
  /** Rows in use that the file doesn't have. */
  readonly gone: readonly Row[];
};
/** The same, of which the part is known by its id alone: also where a file says nothing of it. */
export type RowPlan = Omit<PartPlan, "part"> & { readonly part: Pick<Part, "id"> };
export type Placed = { readonly row: Row; readonly at: number };

export type Compared = {
  readonly plans: readonly PartPlan[];
  /** Every row that there will be, by its table. */
  readonly rows: ReadonlyMap<PgTable, readonly Row[]>;
  /** Ids of the file that are others here. */
  readonly ids: ReadonlyMap<AnyId, AnyId>;
  readonly problems: readonly ImportFault[];
};

type Given = ReadonlyMap<Part, readonly Row[]>;
type Existing = ReadonlyMap<Part, readonly Row[]>;

/**
 * Sets the rows of a file beside those that there are: the same by their id, or else by what they are known by, so that
 * a room type of another Pulau with our code is ours.
 */
export function compare(given: Given, existing: Existing): Compared {
  const ids = new Map<AnyId, AnyId>();
  const rows = new Map<PgTable, readonly Row[]>();
  const problems: ImportFault[] = [];
  const plans: PartPlan[] = [];
  const ours: OfFile = new Map();
  const find = finder(new Map([...existing].map(([part, list]) => [part.table, list])));
  for (const part of parts) {
    const there = existing.get(part) ?? [];
    const file = given.get(part);
    if (file === undefined) {
      rows.set(part.table, there);
      continue;
    }
    const matched = matchRows(part, file, there, ids);
    problems.push(...matched.problems);
    ours.set(part.table, new Set(matched.pairs.map(({ row }) => row.id)));
    const plan = planOf(part, matched.pairs, there, { ours, fixed: (row) => part.fixed(row, find) });
    plans.push(plan);
    const met = new Set(matched.pairs.map(({ before }) => before));
    const stays = there.filter((row) => !met.has(row));
    rows.set(part.table, [...matched.pairs.map(({ row }) => row), ...stays]);
    problems.push(...lostRefs(part, plan, rows));
    problems.push(...checked(part, plan));
    problems.push(...namesTaken(part, plan, rows.get(part.table) ?? []));
  }
  return { plans, rows, ids, problems };
}

type Pair = Placed & { readonly before: Row | null };

function matchRows(
  part: Part,
  file: readonly Row[],
  there: readonly Row[],
  ids: Map<AnyId, AnyId>,
): { pairs: Pair[]; problems: ImportFault[] } {
  const [only] = part.keys;
  const hasId = part.keys.length === 1 && only === "id";
  const byKey = new Map(there.map((row) => [keyOf(row, part.keys), row]));
  const problems: ImportFault[] = [];
  const used = new Set<Row>();
  const firstOf = new Map<string, number>();
  const found = file.map((raw, at) => {
    const key = keyOf(hasId ? raw : part.tidy(withIds(raw, ids)), part.keys);
    if (firstOf.has(key)) problems.push({ path: `${part.id}.${at}.${only}`, rule: "twice" });
    firstOf.set(key, at);
    const before = byKey.get(key) ?? null;
    if (before) used.add(before);
    return { raw, at, before };
  });
  if (hasId && part.same) {
    const bySame = Map.groupBy(
      there.filter((row) => !used.has(row)),
      (row) => keyOf(row, part.same ?? []),
    );
    for (const compared of found) {
      if (compared.before !== null) continue;
      const before = bySame.get(keyOf(withIds(compared.raw, ids), part.same))?.shift() ?? null;
      if (before === null) continue;
      compared.before = before;
      ids.set(String(compared.raw.id), String(before.id));
    }
  }
  // Rows of one part may name one another: only now all their ids are known.
  const pairs = found.map(({ raw, at, before }) => ({ row: part.tidy(withIds(raw, ids)), at, before }));
  return { pairs, problems };
}

/** A row, or any part of it, with the ids that things have here. */
export function withIds<T>(value: T, ids: ReadonlyMap<AnyId, AnyId>): T {
  if (ids.size === 0) return value;
  if (typeof value === "string") return (ids.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((inner) => withIds(inner, ids)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, ids)])) as T;
}

/** Ids of the rows that the file has, by table, as they are here. */
type OfFile = Map<PgTable, ReadonlySet<unknown>>;
type Around = { readonly ours: OfFile; readonly fixed: (row: Row) => boolean };

function planOf(part: Part, pairs: readonly Pair[], there: readonly Row[], around: Around): PartPlan {
  const added: Placed[] = [];
  const changed: (Placed & { before: Row })[] = [];
  const kept = new Set<Row>();
  for (const { row, at, before } of pairs) {
    if (before) kept.add(before);
    if (before === null) added.push({ row, at });
    else if (!around.fixed(before)) {
      const next = { ...row, ...keptColumns(part, rowForFile(part, before)) };
      if (!isDeepStrictEqual(next, rowForFile(part, before))) changed.push({ row: next, at, before });
    }
  }
  const gone = there.filter((row) => !kept.has(row) && isGone(part, row, around));
  return { part, added, changed, gone };
}

const keptColumns = (part: Part, before: Row): Row =>
  Object.fromEntries(
    ["id", ...part.onceOnly].filter((name) => name in before).map((name) => [name, before[name]]),
  );

/** Rows of what the file doesn't have go with it, and come back with it: they stay as they are. */
function isGone(part: Part, row: Row, { ours, fixed }: Around): boolean {
  if (part.keepsOthers(row) || fixed(row)) return false;
  if (part.canBeOff && row.activeStatus === false) return false;
  if (part.owner === null) return true;
  const table = part.refs.find(({ column }) => column === part.owner)?.table;
  const owners = table && ours.get(table);
  return owners === undefined || owners.has(row[part.owner]);
}

/** Columns that name a row which there will not be, or list one. */
function lostRefs(part: Part, plan: PartPlan, rows: ReadonlyMap<PgTable, readonly Row[]>): ImportFault[] {
  return part.refs.flatMap(({ column, table }) => {
    const known = new Set((rows.get(table) ?? []).map((row) => row.id));
    return [...plan.added, ...plan.changed].flatMap(({ row, at }) =>
      idsIn(row[column]).every((id) => known.has(id))
        ? []
        : [{ path: `${part.id}.${at}.${column}`, rule: "notListed" }],
    );
  });
}

/** The ids in a column of one or of many. */
export const idsIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
};

const checked = (part: Part, plan: PartPlan): ImportFault[] =>
  [...plan.added, ...plan.changed].flatMap(({ row, at }) =>
    part.check(row).map((wrong) => ({ ...wrong, path: `${part.id}.${at}.${wrong.path}` })),
  );

/** Names that another row has, in use or not, as they are refused by hand. */
function namesTaken(part: Part, { added, changed }: PartPlan, rows: readonly Row[]): ImportFault[] {
  const { unique } = part;
  if (unique === null) return [];
  const nameOf = (row: Row) => keyOf(row, [unique]);
  const having = Map.groupBy(rows, nameOf);
  const named = [...added, ...changed.filter(({ row, before }) => nameOf(row) !== nameOf(before))];
  return named.flatMap(({ row, at }) =>
    (having.get(nameOf(row))?.length ?? 0) > 1 ? [{ path: `${part.id}.${at}.${unique}`, rule: "taken" }] : [],
  );
}
