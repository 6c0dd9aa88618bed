import type { PlacesPapersReply } from "@pulau/contract/papers.ts";
import type { OwnerId, PurchaseId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { inTransaction } from "../../../db/tx.ts";
import { issuePlacesPapers } from "./issue-places-papers.ts";
import { type IssuedPlacesPaper, placesPapersOf } from "./places-papers.ts";

export type PlacesPapers = { readonly ownerId: OwnerId; readonly reply: PlacesPapersReply };

/**
 * The papers of a purchase of places, each as it was issued; what the job has not issued yet is issued now. Null where
 * nothing has been invoiced: it is not paid, or it is something else that was bought.
 */
export async function findPlacesPapers(db: Db, purchaseId: PurchaseId): Promise<PlacesPapers | null> {
  const [row] = await db.select().from(purchase).where(eq(purchase.id, purchaseId));
  if (row?.flow !== "event" || row.accountId === null) return null;
  const lacking = { open: 0, paid: 0, done: 1, cancelled: 2 }[row.state];
  const issued = await placesPapersOf(db, [purchaseId]);
  const lacks = issued.length < lacking && (row.state === "done" || issued.length > 0);
  if (lacks) await inTransaction(db, (tx) => issuePlacesPapers(tx, purchaseId));
  const papers = lacks ? await placesPapersOf(db, [purchaseId]) : issued;
  if (papers.length === 0) return null;
  const reply = { _id: purchaseId, purchaseNo: row.number, papers: papers.map(paperReply) };
  return { ownerId: row.accountId, reply };
}

const paperReply = (paper: IssuedPlacesPaper): PlacesPapersReply["papers"][number] => {
  const { id: _id, kind, number, issuedOn, totalSen, content } = paper;
  const beforeSen = totalSen - sumSen(content.taxes.map(({ amountSen }) => amountSen));
  return { ...content, _id, kind, number, issuedOn, beforeSen, totalSen };
};
