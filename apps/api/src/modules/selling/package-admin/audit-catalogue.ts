import type { AnyId, StaffId } from "@pulau/domain/ids.ts";
import { auditChange, type Sides } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Its sides are told by the fields of its form. */
type CatalogueAct = {
  readonly staffId: StaffId;
  readonly act: "added" | "changed" | "copied" | "deleted";
  readonly subject: "package" | "packageOption" | "addOn" | "addOnCategory";
  readonly subjectId: AnyId;
  /** What it is called. */
  readonly name?: string;
  readonly facts?: Record<string, string | number | boolean | null>;
} & Sides;

/** Writes into the audit log what a member of staff did to what the resort sells; what it names stands there by its name. */
export async function auditCatalogue(
  tx: Tx,
  { facts, name, before, after, ...act }: CatalogueAct,
): Promise<void> {
  const names = await namesIn(tx, { before, after });
  await auditChange(tx, {
    ...act,
    before: before && withNames(before, names),
    after: after && withNames(after, names),
    facts: { ...(name !== undefined && { name }), ...facts },
  });
}

type Names = ReadonlyMap<AnyId, string>;
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Names of the add-ons, options, boats and transfers that are named in fields by their ids. */
async function namesIn(tx: Tx, fields: object): Promise<Names> {
  const ids = [...new Set(JSON.stringify(fields).match(uuids))];
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: AnyId; name: string }>(sql`
    SELECT t.id, t.name FROM (
      SELECT id, name ->> 'en' AS name FROM add_on
      UNION ALL SELECT id, name ->> 'en' FROM package_option
      UNION ALL SELECT id, name ->> 'en' FROM boat
      UNION ALL SELECT l.id, concat(a.name ->> 'en', ' → ', b.name ->> 'en') FROM land_transfer l
        JOIN transport_point a ON a.id = l.start_point_id JOIN transport_point b ON b.id = l.end_point_id
    ) t WHERE t.id = ANY(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Fields with names for ids; what has an id of its own has its name instead. */
function withNames<T>(value: T, names: Names): T {
  if (typeof value === "string") return (names.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((item) => withNames(item, names)) as T;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => {
    const isNamed = key === "id" && typeof inner === "string" && names.has(inner);
    return [isNamed ? "name" : key, withNames(inner, names)];
  });
  return Object.fromEntries(fields) as T;
}
