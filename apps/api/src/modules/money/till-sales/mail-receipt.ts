import type { Received } from "@pulau/contract/route.ts";
import type { mailTillReceiptRoute } from "@pulau/contract/till-sales.ts";
import type { StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { tillSale } from "../../../db/schema/till-sales.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

type Mailing = Received<typeof mailTillReceiptRoute>["body"] & {
  readonly saleId: TillSaleId;
  readonly staffId: StaffId;
};

/** Queues the receipt of a sale as a mail. The address is known to the mail alone: who pays at a till has left no name. */
export async function mailReceipt(
  tx: Tx,
  { saleId, staffId, email, language }: Mailing,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [sale] = await tx.select({ number: tillSale.number }).from(tillSale).where(eq(tillSale.id, saleId));
  if (!sale) return refuse("NOT_FOUND");
  const at = (await loadNow(tx)).toISOString();
  await enqueue(tx, "send-mail", { template: "till-receipt", tillSaleId: saleId, to: email, language, at });
  await auditChange(tx, {
    staffId,
    act: "tillReceiptSent",
    subject: "tillSale",
    subjectId: saleId,
    facts: { name: sale.number },
  });
  return ok({ done: true });
}
