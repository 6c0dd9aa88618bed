import { dayAt } from "@pulau/domain/calendar/day.ts";
import { soldByPhone } from "@pulau/domain/ledger/postings.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, desc, eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { post } from "../ledger/public.ts";
import { nextNumber } from "../papers/public.ts";
import type { PurchaseRow } from "../payments/public.ts";
import { phoneBasket } from "./phone-basket.ts";
import { writeSale } from "./write-sale.ts";

/** What was paid on a phone is sold: it has a receipt from now on, and is what its outlet earned. */
export async function fulfilPhoneSale(tx: Tx, bought: PurchaseRow, at: Date): Promise<void> {
  const request = phoneBasket(bought);
  if (!request) throw new Error(`purchase ${bought.id} is no sale at a till`);
  const { basket, staffId, note } = request;
  const purchaseId = bought.id;
  const [paid] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.purchaseId, purchaseId), eq(payment.state, "captured")))
    .orderBy(desc(payment.settledAt), desc(payment.id))
    .limit(1);
  const isWallet = paid?.gateway === "wallet";
  const reference = isWallet ? "" : (paid?.captureRef ?? paid?.gatewayRef ?? "");
  const { timeZone, bookingNoPrefix } = await loadSettings(tx);
  const numbered = await nextNumber(tx, `${bookingNoPrefix}-TS-${dayAt(at, timeZone).slice(2, 4)}`);
  const tillSaleId = await writeSale(tx, basket, {
    ...numbered,
    way: isWallet ? "wallet" : "gateway",
    purchaseId,
    reference,
    roundingSen: 0,
    receivedSen: null,
    note,
    staffId,
    at,
  });
  const { totalSen } = basket;
  await post(
    tx,
    { kind: "tillSale", tillSaleId, purchaseId, at },
    soldByPhone({ purchaseId, outletId: basket.outlet.outletId, totalSen }),
  );
  await auditChange(tx, {
    staffId,
    act: "tillSold",
    subject: "tillSale",
    subjectId: tillSaleId,
    at,
    before: null,
    after: { way: isWallet ? "wallet" : "gateway", amountSen: totalSen },
    facts: { name: numbered.number, amountSen: totalSen },
  });
}
