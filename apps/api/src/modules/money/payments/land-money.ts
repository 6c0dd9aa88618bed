import { changeDueBy } from "@pulau/domain/booking/change-money.ts";
import { ledger, move, stayEarned } from "@pulau/domain/ledger/postings.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { booking } from "../../../db/schema/bookings.ts";
import { offlinePayment } from "../../../db/schema/payments.ts";
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
import { owedSen } from "./offers.ts";
import type { Captured, Landed } from "./payable.ts";
import { refreshPaymentStatus } from "./payment-status.ts";
import { returnMoney } from "./return-money.ts";

/**
 * What captured money does to its booking. It confirms one that waited or lapsed, as long as everything is still free;
 * it waits for the rest where it is only a part; it pays the balance of one that stands or has been slept, and brings one
 * back whose balance lacked; and where there is nothing to pay for any more, it goes back by itself.
 * @returns a word for the outcome, kept with the gateway's message
 */
export async function landMoney(tx: Tx, locked: LockedBooking, money: Captured): Promise<Landed> {
  const { row } = locked;
  await tx
    .update(booking)
    .set({ paidSen: sql`${booking.paidSen} + ${money.amountSen}` })
    .where(eq(booking.id, row.id));
  const outcome = await decide(tx, locked, money);
  await refreshPaymentStatus(tx, row.id);
  return outcome;
}

async function decide(tx: Tx, locked: LockedBooking, money: Captured) {
  const { row } = locked;
  if (row.cancelReason === "BALANCE_NOT_PAID" && !isRedeemed(row)) return takeBack(tx, locked, money);
  const waits =
    row.state === "awaitingPayment" || (row.cancelReason === "NOT_PAID_IN_TIME" && !isRedeemed(row));
  if (row.state === "awaitingPayment" && money.waitsForRest) return "part" as const;
  if (waits && row.paidSen + money.amountSen < agreedSen(row)) {
    return row.state === "awaitingPayment" ? ("part" as const) : sendBack(tx, locked, money.amountSen);
  }
  if (waits) {
    const confirmed = await confirmBooking(tx, locked);
    if (confirmed.ok) return keepPrice(tx, locked, money.amountSen);
    if (row.state === "awaitingPayment") await lapseNow(tx, locked);
    return sendBack(tx, locked, row.paidSen + money.amountSen);
  }
  const kept = Math.min(money.amountSen, owedSen(row));
  if (kept > 0) await tellReceived(tx, row.id, money);
  // At check-out what had been paid by then was earned; this came later.
  if (row.state === "completed") {
    await post(
      tx,
      { kind: "earned", bookingId: row.id, at: locked.now },
      stayEarned({ bookingId: row.id, sen: kept }),
    );
    // What refunds are held against later. Not here: the payer's wallet is locked after this.
    await enqueue(tx, "settle-commissions", {});
  }
  return kept === money.amountSen ? ("paid" as const) : sendBack(tx, locked, money.amountSen - kept);
}

/**
 * Who paid hears of it, with the receipt, where the money confirmed nothing by itself: a balance, or what a change costs
 * more. Of a transfer whose slip was verified a mail of its own tells.
 */
async function tellReceived(tx: Tx, bookingId: string, { paymentId, amountSen }: Captured): Promise<void> {
  const [slip] = await tx
    .select({ id: offlinePayment.paymentId })
    .from(offlinePayment)
    .where(and(eq(offlinePayment.paymentId, paymentId), isNull(offlinePayment.enteredBy)));
  if (!slip)
    await enqueue(tx, "send-mail", { template: "payment-received", bookingId, paymentId, amountSen });
}

/**
 * A balance that came after its stay was cancelled for want of it. Where everything is still free the stay stands again,
 * and what the cancellation kept pays for it as before; what it gave back is owed once more. Else the money goes back.
 */
async function takeBack(tx: Tx, locked: LockedBooking, money: { amountSen: number }) {
  const { row, now } = locked;
  const paidSen = row.paidSen + money.amountSen;
  const enough = paidSen >= agreedSen(row);
  const confirmed = enough ? await confirmBooking(tx, locked) : null;
  if (!confirmed?.ok) return sendBack(tx, locked, money.amountSen);
  const keptSen = row.paidSen - row.keptSen;
  await post(
    tx,
    { kind: "kept", bookingId: row.id, at: now },
    move(keptSen, ledger.revenue("cancellations"), ledger.booking(row.id)),
  );
  if (paidSen < row.totalSen) await dueAgain(tx, row);
  return keepPrice(tx, locked, money.amountSen);
}

async function dueAgain(tx: Tx, { id, checkIn, balanceDueOn }: BookingRow): Promise<void> {
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const dueBy = changeDueBy({ balanceDueOn, checkIn, today });
  await tx.update(booking).set({ balanceDueOn: dueBy }).where(eq(booking.id, id));
}
/** What was redeemed for it went back when it lapsed, and with it the right to this price. */
const isRedeemed = ({ bookingJson }: BookingRow): boolean => Boolean(bookingJson.boughtPackageId);

/** What has to be paid before the stay is confirmed, in sen: the deposit where there is one, else all of it. */
const agreedSen = ({ depositSen, totalSen }: BookingRow): number =>
  depositSen > 0 ? Math.min(depositSen, totalSen) : totalSen;

/** The stay may have become cheaper since the page was opened: what is beyond its price goes back. */
async function keepPrice(tx: Tx, locked: LockedBooking, amountSen: number) {
  const { totalSen, paidSen } = locked.row;
  const tooMuch = Math.min(amountSen, Math.max(0, paidSen + amountSen - totalSen));
  await returnMoney(tx, { bookingId: locked.row.id, amountSen: tooMuch, why: "changed", at: locked.now });
  return "confirmed" as const;
}

/** Its deadline has passed and others were faster, only the job that says so has not run yet. */
const lapseNow = (tx: Tx, locked: LockedBooking) =>
  moveBooking(tx, locked, "lapse", { cancelReason: "NOT_PAID_IN_TIME", payUntil: null });

async function sendBack(tx: Tx, locked: LockedBooking, amountSen: number) {
  await returnMoney(tx, { bookingId: locked.row.id, amountSen, why: "late", at: locked.now });
  // Of a stay that stands it was only too much: its refund is told when it is made.
  const { id: bookingId, state } = locked.row;
  if (state === "awaitingPayment" || state === "cancelled" || state === "noShow")
    await enqueue(tx, "send-mail", { template: "payment-late", bookingId, amountSen });
  return "returned" as const;
}
