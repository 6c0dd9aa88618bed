import { PlacesPaper } from "@pulau/contract/papers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PaperId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, gte, inArray, lt } from "../../../db/orm.ts";
import { purchasePaper } from "../../../db/schema/purchase-papers.ts";
import { purchase } from "../../../db/schema/purchases.ts";

type Row = typeof purchasePaper.$inferSelect;

/** An invoice of places at an event, or its credit note, as it was issued. */
export type IssuedPlacesPaper = Omit<Row, "content"> & { readonly content: PlacesPaper };
/** With the account that it was issued to. */
export type OwnedPlacesPaper = IssuedPlacesPaper & { readonly accountId: AccountId };

const read = (row: Row): IssuedPlacesPaper => ({ ...row, content: PlacesPaper.parse(row.content) });

/** The paper with this id; null when there is none. */
export async function findPlacesPaper(db: Db, id: PaperId): Promise<OwnedPlacesPaper | null> {
  const [found] = await db
    .select({ row: purchasePaper, accountId: purchase.accountId })
    .from(purchasePaper)
    .innerJoin(purchase, eq(purchase.id, purchasePaper.purchaseId))
    .where(eq(purchasePaper.id, id));
  return found?.accountId ? { ...read(found.row), accountId: found.accountId } : null;
}

/** The papers of purchases, each purchase's invoice before its credit note. */
export async function placesPapersOf(
  db: Db,
  purchaseIds: readonly PurchaseId[],
): Promise<IssuedPlacesPaper[]> {
  if (purchaseIds.length === 0) return [];
  const rows = await db
    .select()
    .from(purchasePaper)
    .where(inArray(purchasePaper.purchaseId, [...purchaseIds]))
    .orderBy(asc(purchasePaper.issuedAt), asc(purchasePaper.number));
  return rows.map(read);
}

/** Those that were issued from a day on, before another. */
export async function placesPapersBetween(
  db: Db,
  { from, after }: { readonly from: Day; readonly after: Day },
): Promise<IssuedPlacesPaper[]> {
  const rows = await db
    .select()
    .from(purchasePaper)
    .where(and(gte(purchasePaper.issuedOn, from), lt(purchasePaper.issuedOn, after)));
  return rows.map(read);
}
