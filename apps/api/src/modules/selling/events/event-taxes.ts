import type { StaffEventsTax } from "@pulau/contract/event-admin.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { and, asc, eq, inArray, sql } from "../../../db/orm.ts";
import { tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { keepTaxesInUse } from "../resort-charges/public.ts";

const columns = { _id: tax.id, name: tax.name, share: tax.share };

/** The resort's taxes, of which an event's prices may include some, as a column of a query; null without any. */
export const eventTaxes = sql`(
  SELECT json_agg(json_build_object('_id', id, 'name', name, 'share', share) ORDER BY position, id)
  FROM tax WHERE active_status)`;

/** Those of an event that are asked today; a purchase freezes them. */
export async function taxesIncluded(tx: Tx, taxIds: readonly TaxId[]): Promise<StaffEventsTax[]> {
  if (taxIds.length === 0) return [];
  return tx
    .select(columns)
    .from(tax)
    .where(and(eq(tax.activeStatus, true), inArray(tax.id, [...taxIds])))
    .orderBy(asc(tax.position), asc(tax.id));
}

/** Whether an event can include each of these: taxes in use, which stay so until it is saved, and those that it had. */
export async function areTaxes(
  tx: Tx,
  { taxIds, had = [] }: { readonly taxIds: readonly TaxId[]; readonly had?: readonly TaxId[] },
): Promise<boolean> {
  const added = taxIds.filter((id) => !had.includes(id));
  if (added.length === 0) return true;
  await keepTaxesInUse(tx);
  const inUse = new Set((await taxesIncluded(tx, added)).map(({ _id }) => _id));
  return added.every((id) => inUse.has(id));
}
