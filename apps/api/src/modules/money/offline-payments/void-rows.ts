import type { PayableId, PaymentId, StaffId } from "@pulau/domain/ids.ts";
import { type LedgerAccount, ledger } from "@pulau/domain/ledger/postings.ts";
import { isOfflineWay } from "@pulau/domain/money/offline-ways.ts";
import { paymentAfter } from "@pulau/domain/money/payment-moves.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq, inArray } from "../../../db/orm.ts";
import { ledgerEntry, ledgerTransaction, offlinePayment, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import { endNeed, movePayment, type PaymentRow, paidFor, payForOf } from "../payments/public.ts";
import { lockDrawerOf } from "../shifts/public.ts";

export type Void = {
  /** The booking or purchase that the payment is for. */
  readonly id: PayableId;
  readonly paymentId: PaymentId;
  readonly staffId: StaffId;
  readonly reason: string;
};
type Of = Parameters<typeof paidFor>[0];

/** A payment that can be voided, locked; what it is for is locked already. */
export async function lockVoidable(
  tx: Tx,
  of: Of,
  paymentId: PaymentId,
): Promise<Result<PaymentRow, "NOT_FOUND" | "WRONG_STATE">> {
  const isIt = and(eq(payment.id, paymentId), paidFor(of));
  const [row] = await tx.select().from(payment).where(isIt).for("update");
  if (!row) return refuse("NOT_FOUND");
  if (!isOfflineWay(row.gateway)) return refuse("WRONG_STATE", { rule: "byGateway" });
  if (!paymentAfter(row.state, "void").ok) return refuse("WRONG_STATE", { rule: "notCaptured" });
  return row.refundedSen > 0 ? refuse("WRONG_STATE", { rule: "partlyRefunded" }) : ok(row);
}

/**
 * Writes the reversing entry, and that the payment is void. Cash leaves the drawer that it came into while that is open,
 * whoever voids it, else the one of who does: a closed shift is never changed. `NO_OPEN_DRAWER` where there is neither,
 * `WRONG_STATE` where it does not hold as much.
 */
export async function reverse(
  tx: Tx,
  row: PaymentRow,
  { paymentId, staffId, reason }: Void,
  at: Date,
): Promise<Result<null, "NO_OPEN_DRAWER" | "WRONG_STATE">> {
  const reversal = await reversalOf(tx, paymentId);
  const amountSen = sumSen(reversal.filter(isInDrawer).map(({ sen }) => sen));
  const isCash = row.gateway === "cash";
  const shift = isCash ? await lockDrawerOf(tx, { paymentId, staffId, amountSen }) : ok(null);
  if (!shift.ok) return shift;
  const drawer = shift.value
    ? ({ shiftId: shift.value, staffId, kind: "voided", note: reason } as const)
    : undefined;
  const movement = { kind: "voided", ...payForOf(row), paymentId, at, drawer } as const;
  await post(tx, movement, reversal);
  await movePayment(tx, { row }, "void", { reason });
  const byWhom = { voidedBy: staffId, voidedAt: at };
  await tx.update(offlinePayment).set(byWhom).where(eq(offlinePayment.paymentId, paymentId));
  return ok(null);
}

/** Of a reversal, what goes out of the drawers: into the account of their cash, which is below zero by what is in them. */
const isInDrawer = ({ account }: { readonly account: LedgerAccount }): boolean =>
  account.kind === ledger.cash().kind && account.key === ledger.cash().key;

/** Takes it off the list of staff, and into the audit log. */
export async function noteVoid(
  tx: Tx,
  { paymentId, staffId, reason }: Void,
  { amountSen, at }: { readonly amountSen: Sen; readonly at: Date },
): Promise<void> {
  await endNeed(tx, { about: { paymentId }, staffId, at, outcome: "voided", note: reason });
  await auditChange(tx, {
    staffId,
    act: "paymentVoided",
    subject: "payment",
    subjectId: paymentId,
    at,
    before: { paymentState: "captured" },
    after: { paymentState: "voided" },
    facts: { amountSen, reason },
  });
}

/**
 * Every entry of the payment's own movement the other way round, and of the one that took it over into another account
 * since: cash of before the drawer had an account of its own was entered as the bank's.
 */
async function reversalOf(tx: Tx, paymentId: PaymentId) {
  const entries = await tx
    .select({ kind: ledgerEntry.accountKind, key: ledgerEntry.accountKey, sen: ledgerEntry.sen })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(
      and(
        eq(ledgerTransaction.paymentId, paymentId),
        inArray(ledgerTransaction.kind, ["payment", "reclassified"]),
      ),
    );
  return entries.map(({ kind, key, sen }) => ({
    // What `post` wrote was one of the accounts' kinds.
    account: { kind: kind as LedgerAccount["kind"], key },
    sen: -sen,
  }));
}
