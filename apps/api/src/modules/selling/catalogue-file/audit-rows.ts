import { isDeepStrictEqual } from "node:util";
import type { ActWithSides, AuditSubject } from "@pulau/domain/access/audit-acts.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { PgTable } from "../../../db/orm.ts";
import { idsIn, type PartPlan } from "./compare.ts";
import type { FindRow, Part, Row } from "./part.ts";
import { parts } from "./parts.ts";
import { keyOf, rowForFile } from "./rows.ts";

/** What an import made of one thing with all that belongs to it, as the audit log tells it. */
export type ImportedChange = {
  readonly act: ActWithSides;
  readonly subject: AuditSubject;
  readonly subjectId: AnyId | null;
  readonly name: string;
  readonly before: Row | null;
  readonly after: Row | null;
};

/** A row as it was and will be: null where it wasn't there, or won't be. */
type Sides = { readonly part: Part; readonly before: Row | null; readonly after: Row | null };

/** So many rows that belong to one thing stand in one line of the log; more of them make more lines. */
const perLine = 100;

const ofTable = new Map<PgTable, Part>(parts.map((part) => [part.table, part]));
const ownerTable = ({ refs, owner }: Part): PgTable | undefined =>
  refs.find(({ column }) => column === owner)?.table;

/**
 * The changes of an import, a thing each: rows that belong to another, such as a boat's sailings, are told with that.
 *
 * @param tellsAdded false where everything is new: what the file brought is then told by its counts alone
 */
export function importedChanges(
  plans: readonly PartPlan[],
  { find, tellsAdded }: { readonly find: FindRow; readonly tellsAdded: boolean },
): readonly ImportedChange[] {
  const all = plans.flatMap((plan) => sidesOf(plan, tellsAdded));
  const byOwner = Map.groupBy(
    all.map((sides) => ({ sides, owner: ownerOf(sides, find) })),
    ({ owner: { part, row } }) => `${part.id} ${keyOf(row, part.keys)}`,
  );
  return [...byOwner.values()].flatMap((group) => {
    const own = group.find(({ sides, owner }) => sides.part === owner.part)?.sides;
    const belonging = group.map(({ sides }) => sides).filter(({ part }) => part.owner !== null);
    const [first] = group;
    return first ? linesOf(first.owner, { own, belonging, find }) : [];
  });
}

function sidesOf({ part, added, changed, gone }: PartPlan, tellsAdded: boolean): readonly Sides[] {
  return [
    ...(tellsAdded ? added.map(({ row }) => ({ part, before: null, after: row })) : []),
    ...changed.map(({ row, before }) => ({ part, before, after: { ...before, ...row } })),
    ...gone.map((before) => ({
      part,
      before,
      after: part.canBeOff ? { ...before, activeStatus: false } : null,
    })),
  ];
}

type Owner = { readonly part: Part; readonly row: Row };

/** What a row belongs to in the end, or itself. */
function ownerOf({ part, before, after }: Sides, find: FindRow): Owner {
  let top: Owner = { part, row: after ?? before ?? {} };
  for (;;) {
    const table = ownerTable(top.part);
    const next = table && ofTable.get(table);
    const row = table && top.part.owner !== null && find(table, top.row[top.part.owner]);
    if (!next || !row) return top;
    top = { part: next, row };
  }
}

type Group = {
  readonly own: Sides | undefined;
  readonly belonging: readonly Sides[];
  readonly find: FindRow;
};

function linesOf({ part, row }: Owner, { own, belonging, find }: Group): readonly ImportedChange[] {
  const { audited } = part;
  if (audited === null) throw new Error(`the audit log has no word for ${part.id}`);
  const about = {
    subject: audited,
    subjectId: typeof row.id === "string" ? row.id : null,
    name: part.name(row, find).en,
  };
  const rowOf = (side: Row | null | undefined) => (side ? auditRow(part, side, find) : null);
  const [was, is] = [rowOf(own?.before), rowOf(own?.after)];
  const first = belonging.slice(0, perLine);
  const act = own && !is ? "deleted" : own && !was ? "added" : "changed";
  const sides = (rows: readonly Sides[]) => ({
    before: belongingTo(rows, "before", find),
    after: belongingTo(rows, "after", find),
  });
  const { before, after } = sides(first);
  const lines: ImportedChange[] = [
    {
      ...about,
      act,
      before: act === "added" ? null : { ...was, ...before },
      after: act === "deleted" ? null : { ...is, ...after },
    },
  ];
  for (let at = perLine; at < belonging.length; at += perLine)
    lines.push({ ...about, act: "changed", ...sides(belonging.slice(at, at + perLine)) });
  return lines;
}

/** Rows that belong to one thing, in a list for each part. */
const belongingTo = (rows: readonly Sides[], side: "before" | "after", find: FindRow): Row =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ part }) => part)].map(([part, list]) => [
      part.id,
      list.flatMap((sides) => (sides[side] ? [auditSide(sides, side, find)] : [])),
    ]),
  );

/** Columns of JSON that hold more fields of the row itself. */
const ofRow: ReadonlySet<string> = new Set(["terms", "draft"]);

/** One side of a row that belongs to another: of a change what is other, and what the row is known by. */
function auditSide({ part, before, after }: Sides, side: "before" | "after", find: FindRow): Row {
  const [was, is] = [before, after].map((row) => row && auditRow(part, row, find));
  const fields = (side === "before" ? was : is) ?? {};
  if (!was || !is) return fields;
  const known = new Set([...part.keys, ...(part.same ?? [])]);
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => known.has(name) || !isDeepStrictEqual(was[name], is[name])),
  );
}

/** The fields of a row with names for ids; without its own id, whose it is, and what no person writes. */
export function auditRow(part: Part, row: Row, find: FindRow): Row {
  const { audited, refs } = part;
  const owner = ofTable.get(ownerTable(part) ?? part.table);
  const hidden = ["id", "missing", ...(audited === null && owner?.owner === null ? [part.owner] : [])];
  const nameOf = (table: PgTable) => (id: unknown) => {
    const named = find(table, id);
    return named ? (ofTable.get(table)?.name(named, find).en ?? id) : id;
  };
  return Object.fromEntries(
    Object.entries(part.asAudited(rowForFile(part, row)))
      .filter(([name]) => !hidden.includes(name))
      .flatMap(([name, value]): (readonly [string, unknown])[] => {
        if (ofRow.has(name)) return Object.entries(value ?? {});
        const table = refs.find(({ column }) => column === name)?.table;
        if (table === undefined) return [[name, value]];
        const names = idsIn(value).map(nameOf(table));
        return [[name, Array.isArray(value) ? names : (names[0] ?? null)]];
      }),
  );
}
