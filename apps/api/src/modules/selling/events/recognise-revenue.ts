import type { PurchaseId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { ledgerTransaction } from "../../../db/schema/payments.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { post } from "../../money/ledger/public.ts";
import { loadClock } from "./resort-clock.ts";
import { lockPurchase } from "./return-places.ts";

/** Earns what was paid for events that are over, from the day after on; each purchase once. */
export async function recogniseEventRevenue(db: Db): Promise<void> {
  const { today } = await loadClock(db);
  const { rows } = await db.execute<{ id: PurchaseId }>(sql`
    SELECT p.id FROM purchase p JOIN event e ON e.id = p.subject_id
    WHERE p.flow = 'event' AND p.state = 'done' AND e.day < ${today}::date AND e.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM ledger_transaction t WHERE t.once = 'purchase:' || p.id || ':earned')`);
  for (const { id } of rows) await inTransaction(db, (tx) => earn(tx, id));
}

async function earn(tx: Tx, purchaseId: PurchaseId): Promise<void> {
  const bought = await lockPurchase(tx, purchaseId);
  const once = `purchase:${purchaseId}:earned`;
  const [earned] = await tx.select().from(ledgerTransaction).where(eq(ledgerTransaction.once, once));
  if (bought?.state !== "done" || earned) return;
  await post(
    tx,
    { kind: "earned", purchaseId, once, at: await loadNow(tx) },
    move(bought.totalSen, ledger.prepaid(purchaseId), ledger.revenue("events")),
  );
  // Bought before there were invoices of places, it has none yet.
  await enqueue(tx, "issue-places-papers", { purchaseId });
}
