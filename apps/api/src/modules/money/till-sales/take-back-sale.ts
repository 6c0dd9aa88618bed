import type { Received } from "@pulau/contract/route.ts";
import type { takeBackSaleRoute } from "@pulau/contract/till-sales.ts";
import type { ShiftId, StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import { phoneSaleTakenBack, soldTakenBack } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { isPhoneWay } from "@pulau/domain/till/sale-ways.ts";
import { type BackKind, paidOfSale } from "@pulau/domain/till/settle-sale.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { tillSale } from "../../../db/schema/till-sales.ts";
import type { Tx } from "../../../db/tx.ts";
import { cancelPaidPurchase } from "../../selling/purchases/public.ts";
import { post } from "../ledger/public.ts";
import { lockDrawerOfSale, lockDrawerToPay } from "../shifts/public.ts";
import { backOfSale } from "./back-of-sale.ts";

type TakingBack = Received<typeof takeBackSaleRoute>["body"] & {
  readonly saleId: TillSaleId;
  readonly staffId: StaffId;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "NO_OPEN_DRAWER";
type Sale = typeof tillSale.$inferSelect;

/**
 * Gives the money of a sale back, whole, and says so on its receipt, which stays. Voided, cash leaves the drawer that took
 * it; refunded, the drawer of who gives it back; of either no more than is in it. What was paid on a phone goes back by itself. `WRONG_STATE` where it went back already, or where it
 * would go back otherwise than was shown: its drawer was counted meanwhile.
 */
export async function takeBackSale(
  tx: Tx,
  { saleId, staffId, as, reason }: TakingBack,
): Promise<Result<{ paidSen: Sen }, Refusals>> {
  const [sale] = await tx.select().from(tillSale).where(eq(tillSale.id, saleId)).for("update");
  if (!sale) return refuse("NOT_FOUND");
  if (sale.backAt) return refuse("WRONG_STATE", { rule: "saleBack" });
  if ((await backOfSale(tx, sale)) !== as) return refuse("WRONG_STATE", { rule: "saleDrawerClosed" });
  const { paidSen } = paidOfSale(sale);
  const { way } = sale;
  if (isPhoneWay(way)) {
    await takeBackPhoneSale(tx, sale, { staffId, reason });
    return ok({ paidSen });
  }
  const drawer = sale.way === "cash" ? await lockDrawer(tx, sale, { as, staffId, paidSen }) : ok(null);
  if (!drawer.ok) return drawer;
  const at = await loadNow(tx);
  const kind = as === "voided" ? "voided" : "refund";
  await post(
    tx,
    {
      kind,
      tillSaleId: saleId,
      at,
      drawer: drawer.value ? { shiftId: drawer.value, staffId, kind, note: reason } : undefined,
    },
    soldTakenBack({ ...sale, way }, as),
  );
  await writeBack(tx, sale, { as, at, staffId, reason });
  return ok({ paidSen });
}

type Back = Pick<TakingBack, "as" | "staffId" | "reason"> & { readonly at: Date };

/** That its money went back, on the sale and in the audit log. */
async function writeBack(tx: Tx, sale: Sale, { as, at, staffId, reason }: Back): Promise<void> {
  const { paidSen } = paidOfSale(sale);
  const back = { backAs: as, backAt: at, backBy: staffId, backReason: reason };
  await tx.update(tillSale).set(back).where(eq(tillSale.id, sale.id));
  await auditChange(tx, {
    staffId,
    act: as === "voided" ? "tillSaleVoided" : "tillSaleRefunded",
    subject: "tillSale",
    subjectId: sale.id,
    at,
    before: { amountSen: paidSen },
    after: { amountSen: 0 },
    facts: { name: sale.number, amountSen: paidSen, reason },
  });
}

/** What was paid on a phone is its purchase's again, and goes back to the gateway or the wallet that it came from. */
async function takeBackPhoneSale(
  tx: Tx,
  sale: Sale,
  { staffId, reason }: Pick<TakingBack, "staffId" | "reason">,
): Promise<void> {
  const isIt = eq(purchase.id, sale.purchaseId ?? "");
  const [bought] = await tx.select().from(purchase).where(isIt).for("update");
  if (!bought) throw new Error(`sale ${sale.id} has no purchase`);
  const at = await loadNow(tx);
  const { id: purchaseId } = bought;
  await post(
    tx,
    { kind: "refund", tillSaleId: sale.id, purchaseId, at },
    phoneSaleTakenBack({ ...sale, purchaseId }),
  );
  await writeBack(tx, sale, { as: "refunded", at, staffId, reason });
  await cancelPaidPurchase(tx, { purchase: bought, why: "BY_STAFF", at });
}

type Payer = { readonly as: BackKind; readonly staffId: StaffId; readonly paidSen: Sen };

/** The drawer that the cash leaves. One that is being counted is waited for, and then is closed. */
const lockDrawer = (
  tx: Tx,
  sale: Sale,
  { as, staffId, paidSen }: Payer,
): Promise<Result<ShiftId, "WRONG_STATE" | "NO_OPEN_DRAWER">> =>
  as === "refunded" ? lockDrawerToPay(tx, staffId, paidSen) : lockDrawerOfSale(tx, sale.id, paidSen);
