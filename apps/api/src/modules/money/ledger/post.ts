import type { BookingId, PaymentId, PurchaseId, RefundId } from "@pulau/domain/ids.ts";
import type { MovementKind } from "@pulau/domain/ledger/movement-kinds.ts";
import { balanceOf, type Posting } from "@pulau/domain/ledger/postings.ts";
import { ledgerEntry, ledgerTransaction } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";

/** Why money moved, and what for. A payment and a refund can each be written only once, and so can a word of `once`. */
type Movement = {
  readonly kind: MovementKind;
  readonly bookingId?: BookingId | undefined;
  readonly purchaseId?: PurchaseId | undefined;
  readonly paymentId?: PaymentId | undefined;
  readonly refundId?: RefundId | undefined;
  readonly once?: string | undefined;
  readonly at: Date;
};

/**
 * Writes a movement into the ledger. Wallets follow by a trigger: taking more out of one than is in it breaks the
 * wallet's check (23514).
 */
export async function post(tx: Tx, movement: Movement, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  if (balanceOf(postings) !== 0) throw new Error(`a ${movement.kind} that does not sum to zero`);
  const [row] = await tx.insert(ledgerTransaction).values(movement).returning({ id: ledgerTransaction.id });
  if (!row) throw new Error("a ledger transaction was not written");
  await tx.insert(ledgerEntry).values(
    postings.map(({ account, sen }) => ({
      transactionId: row.id,
      accountKind: account.kind,
      accountKey: account.key,
      sen,
    })),
  );
}
