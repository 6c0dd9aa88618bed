import type { BookingId, OwnerId, PaymentId, VoucherId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { offersAt } from "@pulau/domain/money/offers.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { violates } from "../../../db/sql-state.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import { beginPayment } from "./move-payment.ts";
import { lockPayable } from "./payables.ts";

export type VoucherPay = {
  readonly bookingId: BookingId;
  readonly ownerId: OwnerId;
  readonly voucherId: VoucherId;
  /** What the voucher may pay of it at most, in sen. */
  readonly mostSen: Sen;
  /** The rest is paid at once by another way: what is paid here confirms nothing before that. */
  readonly waitsForRest: boolean;
};

/**
 * Pays a booking from a voucher, as much of its largest offer as the voucher may; what is then left of the price is paid by
 * other ways. The voucher is locked last, by the entry that takes its money: of parallel payments its own check lets
 * no more through than it has, and `refuseEmptyVoucher` turns that into a refusal.
 */
export async function payFromVoucher(
  tx: Tx,
  payment: VoucherPay,
): Promise<Result<{ paymentId: PaymentId; amountSen: Sen; toPaySen: Sen }>> {
  const locked = await lockPayable(tx, { bookingId: payment.bookingId });
  if (locked?.ownerId !== payment.ownerId) return refuse("NOT_FOUND");
  const { now } = locked;
  const offers = offersAt(locked, now);
  if (!offers.ok) return offers;
  const [offer] = offers.value.toSorted((a, b) => b.amountSen - a.amountSen);
  if (!offer) return refuse("WRONG_STATE");
  const amountSen = Math.min(offer.amountSen, payment.mostSen);
  const waitsForRest = payment.waitsForRest && amountSen < offer.amountSen;
  if (amountSen <= 0) return refuse("PROMO_USED_UP");
  const { id: paymentId } = await beginPayment(tx, "ownMoney", {
    bookingId: payment.bookingId,
    part: offer.part,
    amountSen,
    gateway: "voucher",
    voucherId: payment.voucherId,
    createdAt: now,
    settledAt: now,
  });
  await locked.note(tx, "paymentCaptured", { amountSen, gateway: "voucher" });
  await locked.receive(tx, { paymentId, amountSen, waitsForRest });
  await post(
    tx,
    { kind: "payment", ...locked.of, paymentId, at: now },
    move(amountSen, ledger.voucher(payment.voucherId), locked.account),
  );
  return ok({ paymentId, amountSen, toPaySen: offer.amountSen - amountSen });
}

/** The voucher was spent, expired or made void between the look and the entry. */
export async function refuseEmptyVoucher<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, "voucher_left")) return refuse("PROMO_USED_UP");
    throw error;
  }
}
