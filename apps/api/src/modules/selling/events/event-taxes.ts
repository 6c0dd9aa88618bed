import type { StaffEventsTax } from "@pulau/contract/event-admin.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import { and, asc, eq, inArray, sql } from "../../../db/orm.ts";
import { tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

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

/** Whether the resort has each of these taxes, asked today or not. */
export async function areTaxes(tx: Tx, taxIds: readonly TaxId[]): Promise<boolean> {
  const uniqueIds = [...new Set(taxIds)];
  if (uniqueIds.length === 0) return true;
  const found = await tx.select({ id: tax.id }).from(tax).where(inArray(tax.id, uniqueIds));
  return found.length === uniqueIds.length;
}
