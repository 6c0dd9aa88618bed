import { vouchersIssued } from "@pulau/domain/promotion/voucher.ts";
import { voucherAfter, voucherStanding } from "@pulau/domain/promotion/voucher-moves.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { asc, eq } from "../../../db/orm.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../../money/ledger/public.ts";
import { moveVoucher } from "../../money/payments/public.ts";
import type { PurchaseReversal } from "../purchases/public.ts";

/** Makes the vouchers of a purchase void, as long as nothing of any was spent, whoever has them by now. */
export async function voidVouchers(
  tx: Tx,
  { purchase: { id: purchaseId, totalSen: paidSen }, at, staffId, reason }: PurchaseReversal,
): Promise<Result<true, "WRONG_STATE">> {
  const isOfIt = eq(voucher.purchaseId, purchaseId);
  const vouchers = await tx.select().from(voucher).where(isOfIt).orderBy(asc(voucher.id)).for("update");
  if (vouchers.some((row) => !voucherAfter(voucherStanding(row), "void").ok))
    return refuse("WRONG_STATE", { rule: "boughtEnded" });
  if (vouchers.some(({ leftSen, worthSen }) => leftSen < worthSen))
    return refuse("WRONG_STATE", { rule: "voucherUsed" });
  const issued = vouchersIssued({ purchaseId, paidSen, vouchers });
  await post(
    tx,
    { kind: "voided", purchaseId, once: `purchase:${purchaseId}:undone`, at },
    issued.map(({ account, sen }) => ({ account, sen: -sen })),
  );
  for (const row of vouchers)
    await moveVoucher(tx, { row, now: at }, "void", { voidedBy: staffId, voidReason: reason });
  return ok(true);
}
