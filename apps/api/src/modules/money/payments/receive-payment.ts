import { changeDueBy } from "@pulau/domain/booking/change-money.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { ledger, move, stayEarned } from "@pulau/domain/ledger/postings.ts";
import { type Allocation, allocatePayment } from "@pulau/domain/money/allocate-payment.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { offlinePayment, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import {
  type BookingRow,
  confirmBooking,
  type LockedBooking,
  moveBooking,
} from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../ledger/public.ts";
import { countPaid } from "./pay-for.ts";
import type { Captured, PaymentEffect } from "./payable.ts";
import { refreshPaymentStatus } from "./payment-status.ts";
import { returnMoney } from "./return-money.ts";

/**
 * Captured money reaches its locked booking: `allocatePayment` decides what becomes of it, and this writes it. Only the
 * claims can say whether everything is still free, so a confirmation that they refuse is what goes back instead.
 * @returns a word for the outcome, kept with the gateway's message
 */
export async function receivePayment(tx: Tx, locked: LockedBooking, money: Captured): Promise<PaymentEffect> {
  const { row } = locked;
  await countPaid(tx, { bookingId: row.id }, money.amountSen);
  // What was redeemed for it went back when it lapsed.
  const isRedeemed = Boolean(row.bookingJson.boughtPackageId);
  const effect = await write(tx, locked, money, allocatePayment({ ...row, isRedeemed }, money));
  await refreshPaymentStatus(tx, row.id);
  return effect;
}

function write(
  tx: Tx,
  locked: LockedBooking,
  money: Captured,
  allocation: Allocation,
): Promise<PaymentEffect> | PaymentEffect {
  switch (allocation.does) {
    case "wait":
      return "part";
    case "confirm":
      return confirm(tx, locked, allocation);
    case "keep":
      return keep(tx, locked, money, allocation);
  }
}

async function confirm(
  tx: Tx,
  locked: LockedBooking,
  { backSen, elseBackSen, revives }: Extract<Allocation, { does: "confirm" }>,
): Promise<PaymentEffect> {
  const { row, now: at } = locked;
  const confirmed = await confirmBooking(tx, locked);
  if (!confirmed.ok) {
    if (row.state === "awaitingPayment") await lapseNow(tx, locked);
    return sendBack(tx, locked, { backSen: elseBackSen, isLate: true });
  }
  if (revives) await revive(tx, locked, revives.owedSen);
  // The stay may have become cheaper since the page was opened.
  await returnMoney(tx, { bookingId: row.id, amountSen: backSen, why: "changed", at });
  return "confirmed";
}

/** Its deadline has passed and others were faster, only the job that says so has not run yet. */
const lapseNow = (tx: Tx, locked: LockedBooking) =>
  moveBooking(tx, locked, "lapse", { cancelReason: "NOT_PAID_IN_TIME", payUntil: null });

/** What the cancellation kept pays for the stay as before; what it gave back is owed once more. */
async function revive(tx: Tx, { row, now: at }: LockedBooking, owedSen: Sen): Promise<void> {
  const { id: bookingId, paidSen, keptSen } = row;
  const kept = move(paidSen - keptSen, ledger.revenue("cancellations"), ledger.booking(bookingId));
  await post(tx, { kind: "kept", bookingId, at }, kept);
  if (owedSen > 0) await dueAgain(tx, row);
}

async function dueAgain(tx: Tx, { id, checkIn, balanceDueOn }: BookingRow): Promise<void> {
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const dueBy = changeDueBy({ balanceDueOn, checkIn, today });
  await tx.update(booking).set({ balanceDueOn: dueBy }).where(eq(booking.id, id));
}

async function keep(
  tx: Tx,
  locked: LockedBooking,
  money: Captured,
  { keptSen, backSen, isEarned, isLate }: Extract<Allocation, { does: "keep" }>,
): Promise<PaymentEffect> {
  const { id: bookingId } = locked.row;
  if (keptSen > 0) await sendReceipt(tx, bookingId, money);
  // At check-out what had been paid by then was earned; this came later.
  if (isEarned) {
    const earned = stayEarned({ bookingId, sen: keptSen });
    await post(tx, { kind: "earned", bookingId, at: locked.now }, earned);
    // What refunds are held against later. Not here: the payer's wallet is locked after this.
    await enqueue(tx, "settle-commissions", {});
  }
  return backSen === 0 ? "paid" : sendBack(tx, locked, { backSen, isLate });
}

/**
 * Who paid hears of it, with the receipt, where the money confirmed nothing by itself: a balance, or what a change costs
 * more. Of a transfer whose slip was verified a mail of its own tells, and what another payer of a split bill paid is not
 * the booker's to hear of.
 */
async function sendReceipt(tx: Tx, bookingId: BookingId, { paymentId, amountSen }: Captured): Promise<void> {
  const [paid] = await tx.select({ folioId: payment.folioId }).from(payment).where(eq(payment.id, paymentId));
  if (!paid || paid.folioId !== null) return;
  const [slip] = await tx
    .select({ id: offlinePayment.paymentId })
    .from(offlinePayment)
    .where(and(eq(offlinePayment.paymentId, paymentId), isNull(offlinePayment.enteredBy)));
  if (!slip)
    await enqueue(tx, "send-mail", { template: "payment-received", bookingId, paymentId, amountSen });
}

/** Of a stay that stands it was only too much: its refund is told when it is made. */
async function sendBack(
  tx: Tx,
  { row: { id: bookingId }, now: at }: LockedBooking,
  { backSen: amountSen, isLate }: { readonly backSen: Sen; readonly isLate: boolean },
): Promise<PaymentEffect> {
  await returnMoney(tx, { bookingId, amountSen, why: "late", at });
  if (isLate) await enqueue(tx, "send-mail", { template: "payment-late", bookingId, amountSen });
  return "returned";
}
