import type { AccountId, RefundId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, paidBackFrom } from "@pulau/domain/ledger/postings.ts";
import { inCash } from "@pulau/domain/money/cash.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import { waitsForStaff } from "@pulau/domain/money/refund-moves.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { refund } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockDrawerToPay } from "../shifts/public.ts";
import { moveRefund } from "./move-refund.ts";
import { closeNeed, type LockedRefund, lockRefund, type Settled, settleRefund } from "./settle-refund.ts";

/**
 * The ways out of a refund that no gateway made: it was refused for good (`failed`), or can only be given back
 * by hand (`byHand`). The money stays set aside on its payment and off its booking all the while, because it is owed. Each
 * answers `NOT_FOUND`, or `WRONG_STATE` for a refund that needs nobody (any more).
 */
async function waiting(
  tx: Tx,
  refundId: RefundId,
): Promise<Result<LockedRefund, "NOT_FOUND" | "WRONG_STATE">> {
  const locked = await lockRefund(tx, refundId);
  if (!locked) return refuse("NOT_FOUND");
  return waitsForStaff(locked.row.state) ? ok(locked) : refuse("WRONG_STATE");
}

type FromDrawer = { readonly by: "cash"; readonly staffId: StaffId };
type PaidBack = { readonly refundId: RefundId; readonly reference: string } & (
  | FromDrawer
  | { readonly by: Exclude<OfflineWay, "cash"> }
);

/**
 * It was given back by hand: by bank transfer, over the card terminal under this reference, or in cash, rounded to 5 sen,
 * out of the drawer of who gave it. `NO_OPEN_DRAWER` without one, `WRONG_STATE` for more than is in it.
 */
export async function paidBackByHand(
  tx: Tx,
  wanted: PaidBack,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "NO_OPEN_DRAWER">> {
  const found = await waiting(tx, wanted.refundId);
  if (!found.ok) return found;
  await tx.update(refund).set({ paidBackBy: wanted.by }).where(eq(refund.id, wanted.refundId));
  const taken = wanted.by === "cash" ? await takeFromDrawer(tx, wanted, found.value) : ok({});
  if (!taken.ok) return taken;
  const gatewayRef = wanted.reference || null;
  await settleRefund(tx, found.value, { to: paidBackFrom(wanted.by), gatewayRef, ...taken.value });
  return ok({ done: true });
}

async function takeFromDrawer(
  tx: Tx,
  { staffId }: FromDrawer,
  { row: { amountSen } }: LockedRefund,
): Promise<Result<Pick<Settled, "drawer" | "roundingSen">, "NO_OPEN_DRAWER" | "WRONG_STATE">> {
  const roundingSen = inCash(amountSen) - amountSen;
  const found = await lockDrawerToPay(tx, staffId, amountSen + roundingSen);
  return found.ok ? ok({ roundingSen, drawer: { shiftId: found.value, staffId, kind: "refund" } }) : found;
}

/** It goes into a wallet instead, and is there at once. */
export async function paidBackToWallet(
  tx: Tx,
  wanted: { readonly refundId: RefundId; readonly accountId: AccountId },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await waiting(tx, wanted.refundId);
  if (!found.ok) return found;
  await tx.update(refund).set({ walletAccountId: wanted.accountId }).where(eq(refund.id, wanted.refundId));
  await settleRefund(tx, found.value, { to: ledger.wallet(wanted.accountId), gatewayRef: null });
  return ok({ done: true });
}

/** It is tried with its gateway once more, which knows it by its id: what was made is not made twice. */
export async function retryRefund(
  tx: Tx,
  wanted: { readonly refundId: RefundId },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await waiting(tx, wanted.refundId);
  if (!found.ok) return found;
  await moveRefund(tx, found.value, "retry", { reason: null });
  await closeNeed(tx, wanted.refundId, found.value.now);
  await enqueue(tx, "return-money", wanted);
  return ok({ done: true });
}
