import type { AuditSubject } from "@pulau/domain/access/audit-acts.ts";
import type { AnyId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../db/audit-change.ts";
import type { Db } from "../db/connect.ts";
import { type SQL, sql } from "../db/orm.ts";
import { ofResort, saveWhole } from "../db/saved-versions.ts";
import type { Tx } from "../db/tx.ts";
import type { VersionedCall } from "../plugins/versioned-call.ts";

/** A table `t` whose rows stand in an order that staff set. */
export type OrderedTable = {
  readonly table: "currency" | "package" | "page" | "promo_code" | "room_type";
  readonly column: "position" | "priority";
  /** What decides between rows of one place. */
  readonly ties: SQL;
  /** What a row is called where its place is told. */
  readonly name: SQL;
  /** What its rows are in the audit log. */
  readonly subject: AuditSubject;
};

type Order<I extends AnyId> = {
  readonly staffId: StaffId;
  readonly saves: VersionedCall;
  /** Those that are not named keep their order, after these. */
  readonly ids: readonly I[];
};

/**
 * Saves the order in which staff put a table's rows, with its line in the audit log: their names in the order before and after.
 * `NOT_FOUND`: a row that there is not.
 */
export function saveOrder<I extends AnyId>(
  db: Db,
  ordered: OrderedTable,
  { staffId, saves, ids }: Order<I>,
): Promise<Result<{ done: true }, "NOT_FOUND" | "CHANGED_SINCE">> {
  return saveWhole(
    db,
    { ...saves, key: ofResort },
    (tx) => placesOf(tx, ordered),
    async (tx): Promise<Result<{ done: true }, "NOT_FOUND">> => {
      const names = await orderRows(tx, ordered, ids);
      if (!names.ok) return names;
      const before = { [saves.kind]: names.value.before };
      const after = { [saves.kind]: names.value.after };
      await auditChange(tx, { staffId, act: "ordered", subject: ordered.subject, before, after });
      return ok({ done: true });
    },
  );
}

const from = ({ table, column, ties }: OrderedTable) => ({
  table: sql.identifier(table),
  column: sql.identifier(column),
  order: sql`t.${sql.identifier(column)}, ${ties}`,
});

/** The place of each row in the order, by its name. */
async function placesOf(tx: Tx, ordered: OrderedTable): Promise<Readonly<Record<string, number>>> {
  const { table, order } = from(ordered);
  const { rows } = await tx.execute<{ name: string; place: number }>(sql`
    SELECT ${ordered.name} AS name, row_number() OVER (ORDER BY ${order})::int AS place FROM ${table} t`);
  return Object.fromEntries(rows.map(({ name, place }) => [name, place]));
}

/**
 * Puts rows into this order; those that are not named come last, in their present order. `NOT_FOUND`: a row that there is
 * not.
 *
 * @returns the names of all rows, in the order before and after
 */
async function orderRows<I extends AnyId>(
  tx: Tx,
  ordered: OrderedTable,
  ids: readonly I[],
): Promise<Result<{ before: string[]; after: string[] }, "NOT_FOUND">> {
  const { table, column, order } = from(ordered);
  const { rows } = await tx.execute<{ id: I; name: string }>(
    sql`SELECT t.id, ${ordered.name} AS name FROM ${table} t ORDER BY ${order} FOR UPDATE`,
  );
  const known = rows.map(({ id }) => id);
  if (ids.some((id) => !known.includes(id))) return refuse("NOT_FOUND");
  const now = [...new Set([...ids, ...known])];
  await tx.execute(sql`
    UPDATE ${table} t SET ${column} = o.place - 1
    FROM unnest(${sql.param(now)}::uuid[]) WITH ORDINALITY AS o(id, place)
    WHERE o.id = t.id AND t.${column} <> o.place - 1`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const inOrder = (all: readonly I[]) => all.map((id) => names.get(id) ?? "");
  return ok({ before: inOrder(known), after: inOrder(now) });
}
