import type { ShiftId, StaffId } from "@pulau/domain/ids.ts";
import { move, roundedBy, sourceAccount } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import { applyEarlyEvents } from "./find-capture.ts";
import { movePayment, type PaymentRow } from "./move-payment.ts";
import type { LockedPayable, PaymentEffect } from "./payable.ts";

export type Capture = {
  readonly row: PaymentRow;
  /** What was really taken, in sen. */
  readonly amountSen: Sen;
  readonly gatewayRef: string | null;
  readonly captureRef: string | null;
  /** Cash beyond the amount (or less than it, below zero), because a bill is rounded to 5 sen. */
  readonly roundingSen?: Sen;
  /** Whose open drawer cash went into. */
  readonly shiftId?: ShiftId | null;
};

/** Writes that a payment of something locked is there: on the payment, and from its source into the books. */
export async function bookPayment(
  tx: Tx,
  locked: LockedPayable,
  capture: Capture,
  staffId?: StaffId,
): Promise<void> {
  const { row, amountSen, gatewayRef, captureRef, roundingSen = 0, shiftId } = capture;
  const { id: paymentId, gateway } = row;
  const settledAt = locked.now;
  await movePayment(tx, { row }, "capture", { reason: null, amountSen, gatewayRef, captureRef, settledAt });
  const drawer = shiftId && staffId ? ({ shiftId, staffId, kind: "payment" } as const) : undefined;
  await post(tx, { kind: "payment", ...locked.of, paymentId, at: locked.now, drawer }, [
    ...move(amountSen, sourceAccount(row), locked.account),
    ...roundedBy(roundingSen, sourceAccount(row)),
  ]);
  const { paidSen } = locked;
  const byStaff = staffId && { staffId, before: { paidSen }, after: { paidSen: paidSen + amountSen } };
  await locked.note(tx, "paymentCaptured", { amountSen, gateway }, byStaff);
  await applyEarlyEvents(tx, { gateway, captureRef });
}

/** The same, and what the money then does. */
export async function capturePayment(
  tx: Tx,
  locked: LockedPayable,
  capture: Capture,
): Promise<PaymentEffect> {
  await bookPayment(tx, locked, capture);
  return locked.receive(tx, { paymentId: capture.row.id, amountSen: capture.amountSen });
}
