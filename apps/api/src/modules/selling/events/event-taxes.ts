import type { StaffEventsTax } from "@pulau/contract/events.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";

const said = { _id: tax.id, name: tax.name, share: tax.share };

/** The resort's taxes, of which an event's prices may include some. */
export const loadEventTaxes = (db: Db): Promise<StaffEventsTax[]> =>
  db.select(said).from(tax).where(eq(tax.activeStatus, true)).orderBy(asc(tax.position), asc(tax.id));

/** Those of an event that are asked today; a purchase freezes them. */
export async function taxesIncluded(tx: Tx, taxIds: readonly string[]): Promise<StaffEventsTax[]> {
  if (taxIds.length === 0) return [];
  return tx
    .select(said)
    .from(tax)
    .where(and(eq(tax.activeStatus, true), inArray(tax.id, [...taxIds])))
    .orderBy(asc(tax.position), asc(tax.id));
}

/** Whether the resort has each of these taxes, asked today or not. */
export async function areTaxes(tx: Tx, taxIds: readonly string[]): Promise<boolean> {
  const asked = [...new Set(taxIds)];
  if (asked.length === 0) return true;
  const found = await tx.select({ id: tax.id }).from(tax).where(inArray(tax.id, asked));
  return found.length === asked.length;
}
