import { exportDays } from "@pulau/contract/own-data.ts";
import type { DataExportId, MemberId, PaymentId } from "@pulau/domain/ids.ts";
import { strToU8, zipSync } from "fflate";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNotNull, isNull, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { dataExport } from "../../../db/schema/own-data.ts";
import { travelDocument } from "../../../db/schema/travel-documents.ts";
import { inTransaction } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { FileStore } from "../../ground/files/public.ts";
import { receiptFile } from "../../money/papers/public.ts";
import { claimBytes, getSealed, putSealed } from "../travel-documents/public.ts";
import { collectData } from "./collect-data.ts";

type Deps = { readonly db: Db; readonly store: FileStore; readonly sealer: Sealer };

/** Most receipts that one copy holds: beyond them their payments are told, and each can be had on its own. */
const mostReceipts = 200;

/**
 * Makes the copy of somebody's data: a ZIP of JSON files, the scans of their documents and the receipts of what they paid.
 * It is stored sealed, and its owner is told. Done again after a process died, it makes it anew.
 */
export async function makeExport(deps: Deps, exportId: DataExportId): Promise<void> {
  const { db, sealer } = deps;
  const [wanted] = await db
    .select({ memberId: dataExport.memberId, language: member.language })
    .from(dataExport)
    .innerJoin(member, eq(member.id, dataExport.memberId))
    .where(isWaiting(exportId));
  if (!wanted) return;
  const { memberId, language } = wanted;
  const data = await collectData(db, sealer, memberId);
  const files: Record<string, Uint8Array> = {};
  for (const [name, rows] of data) files[`${name}.json`] = strToU8(JSON.stringify(rows, null, 2));
  Object.assign(files, await scansOf(deps, memberId));
  for (const paymentId of await capturedOf(db, memberId)) {
    const file = await receiptFile(db, paymentId, language);
    if (file) files[`receipts/${file.name}`] = file.bytes;
  }
  const zip = zipSync(files, { level: 6 });
  const storageKey = await putSealed(deps, zip);
  await inTransaction(db, async (tx) => {
    if (!(await claimBytes(tx, storageKey))) throw new Error("a copy of somebody's data came too late");
    const [ready] = await tx
      .update(dataExport)
      .set({
        storageKey,
        bytes: zip.length,
        readyAt: sql`pulau_now()`,
        endsAt: sql`pulau_now() + make_interval(days => ${exportDays})`,
      })
      .where(isWaiting(exportId))
      .returning({ id: dataExport.id });
    // Another process made it at the same time: these bytes stay loose, and are erased.
    if (!ready) throw new Error("a copy of somebody's data was made twice");
    await enqueue(tx, "send-mail", { template: "data-ready", exportId });
  });
}

const isWaiting = (exportId: DataExportId) =>
  and(eq(dataExport.id, exportId), isNull(dataExport.readyAt), isNull(dataExport.endedAt));

/** The payments of a member's own account that have a receipt, the latest first. */
async function capturedOf(db: Db, memberId: MemberId): Promise<PaymentId[]> {
  const { rows } = await db.execute<{ paymentId: PaymentId }>(sql`
    SELECT p.id AS "paymentId" FROM member m JOIN account a ON a.id = m.account_id AND a.kind <> 'agency'
    JOIN payment p ON p.booking_id IN (SELECT id FROM booking WHERE account_id = a.id)
      OR p.purchase_id IN (SELECT id FROM purchase WHERE account_id = a.id)
    WHERE m.id = ${memberId} AND p.state = 'captured' AND p.folio_id IS NULL
    ORDER BY p.created_at DESC, p.id LIMIT ${mostReceipts}`);
  return rows.map(({ paymentId }) => paymentId);
}

async function scansOf({ db, store, sealer }: Deps, memberId: MemberId): Promise<Record<string, Uint8Array>> {
  const rows = await db
    .select()
    .from(travelDocument)
    .where(and(eq(travelDocument.memberId, memberId), isNotNull(travelDocument.scanKey)));
  const files: Record<string, Uint8Array> = {};
  for (const { id, scanKey, scanName } of rows) {
    const bytes = scanKey && (await getSealed({ store, sealer }, scanKey));
    if (bytes) files[`scans/${id}-${scanName}`] = bytes;
  }
  return files;
}
