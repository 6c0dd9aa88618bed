import type {
  BookingId,
  PaymentId,
  PurchaseId,
  RefundId,
  ShiftId,
  StaffId,
  TillSaleId,
} from "@pulau/domain/ids.ts";
import type { MovementKind } from "@pulau/domain/ledger/movement-kinds.ts";
import { balanceOf, type Posting } from "@pulau/domain/ledger/postings.ts";
import type { DrawerEntryKind } from "@pulau/domain/money/drawer.ts";
import { ledgerEntry, ledgerTransaction } from "../../../db/schema/payments.ts";
import { drawerEntry } from "../../../db/schema/shifts.ts";
import type { Tx } from "../../../db/tx.ts";

/** In which drawer the cash of a movement is, and who put it there or took it out. */
export type InDrawer = {
  readonly shiftId: ShiftId;
  readonly staffId: StaffId;
  readonly kind: DrawerEntryKind;
  readonly note?: string;
};

/** Why money moved, and what for. A payment and a refund can each be written only once, a
 * sale and what goes back of it too, and so can a word of `once`. */
type Movement = {
  readonly kind: MovementKind;
  readonly bookingId?: BookingId | undefined;
  readonly purchaseId?: PurchaseId | undefined;
  readonly paymentId?: PaymentId | undefined;
  readonly refundId?: RefundId | undefined;
  readonly tillSaleId?: TillSaleId | undefined;
  readonly once?: string | undefined;
  readonly at: Date;
  /** Whose shift it belongs to: named by all that moves cash at the desk, or the database refuses it. */
  readonly drawer?: InDrawer | undefined;
};

/**
 * Writes a movement into the ledger. Wallets follow by a trigger: taking more out of one than is in it breaks the
 * wallet's check (23514).
 */
export async function post(
  tx: Tx,
  { drawer, ...movement }: Movement,
  postings: readonly Posting[],
): Promise<void> {
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
  // What leaves the account of the drawers is in one of them.
  const sen = -balanceOf(postings.filter(({ account: { kind, key } }) => kind === "cash" && key === "desk"));
  if (!drawer || sen === 0) return;
  const { paymentId, refundId, at } = movement;
  await tx.insert(drawerEntry).values({ ...drawer, transactionId: row.id, sen, paymentId, refundId, at });
}
