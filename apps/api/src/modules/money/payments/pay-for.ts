import type { BookingId, PurchaseId } from "@pulau/domain/ids.ts";
import { type LedgerAccount, ledger } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { eq, sql } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { payment } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";

/** What money is for: a stay, or something bought beside one. */
export type PayFor =
  | { readonly bookingId: BookingId; readonly purchaseId?: undefined }
  | { readonly purchaseId: PurchaseId; readonly bookingId?: undefined };

/** Whose money a payment or refund row is. The database holds that exactly one id is there. */
export function payForOf(row: { bookingId: BookingId | null; purchaseId: PurchaseId | null }): PayFor {
  if (row.bookingId) return { bookingId: row.bookingId };
  if (row.purchaseId) return { purchaseId: row.purchaseId };
  throw new Error("a payment that pays for nothing");
}

/** The id alone, of a value that may carry more. */
export const onlyIdOf = ({ bookingId, purchaseId }: PayFor): PayFor =>
  bookingId === undefined ? { purchaseId } : { bookingId };

/** Where its money is kept in the books. */
export const accountFor = (of: PayFor): LedgerAccount =>
  of.bookingId === undefined ? ledger.purchase(of.purchaseId) : ledger.booking(of.bookingId);

/** The payments for it, as a condition. */
export const paidFor = (of: PayFor) =>
  of.bookingId === undefined ? eq(payment.purchaseId, of.purchaseId) : eq(payment.bookingId, of.bookingId);

/** Adds money that is there to what is paid, below zero: takes it off again. The booking or purchase is locked. */
export async function countPaid(tx: Tx, of: PayFor, amountSen: Sen): Promise<void> {
  const table = of.bookingId === undefined ? purchase : booking;
  const id = of.bookingId ?? of.purchaseId;
  await tx
    .update(table)
    .set({ paidSen: sql`${table.paidSen} + ${amountSen}` })
    .where(eq(table.id, id));
}

/** Takes what goes back off what is paid. The booking or purchase is locked. */
export async function countReturned(tx: Tx, of: PayFor, amountSen: Sen): Promise<Sen> {
  const table = of.bookingId === undefined ? purchase : booking;
  const id = of.bookingId ?? of.purchaseId;
  const [counted] = await tx
    .update(table)
    .set({
      paidSen: sql`${table.paidSen} - ${amountSen}`,
      refundedSen: sql`${table.refundedSen} + ${amountSen}`,
    })
    .where(eq(table.id, id))
    .returning({ refundedSen: table.refundedSen });
  if (!counted) throw new Error(`what was paid back is of nothing: ${id}`);
  return counted.refundedSen;
}
