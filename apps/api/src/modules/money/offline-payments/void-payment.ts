import { asPayable } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { lockBooking, note } from "../../booking/bookings/public.ts";
import { discountVoidedPayment } from "../../partners/commission/public.ts";
import { countPaid, refreshPaymentStatus, restoreBalance, reverseRevenue } from "../payments/public.ts";
import { voidOfPurchase } from "./void-of-purchase.ts";
import { lockVoidable, noteVoid, reverse, type Void } from "./void-rows.ts";

/**
 * Takes an offline payment back out of the books by a reversing entry: it was entered by mistake, or the cheque bounced.
 * A booking keeps its rooms and owes the money again; a purchase is taken back. `WRONG_STATE` for a gateway's payment,
 * whose money is only ever refunded; for one that is voided already, waits, or has partly gone back; and for a purchase
 * of which something was used.
 */
export async function voidPayment(
  tx: Tx,
  voiding: Void,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "NO_OPEN_DRAWER">> {
  const { paymentId, staffId, reason } = voiding;
  const { bookingId } = asPayable(voiding.id);
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return voidOfPurchase(tx, voiding);
  const found = await lockVoidable(tx, { bookingId }, paymentId);
  if (!found.ok) return found;
  const { amountSen } = found.value;
  const { now: at } = locked;
  await reverseRevenue(tx, locked.row, { amountSen, once: paymentId, at });
  const reversed = await reverse(tx, found.value, voiding, at);
  if (!reversed.ok) return reversed;
  await countPaid(tx, { bookingId }, -amountSen);
  await discountVoidedPayment(tx, { bookingId, amountSen });
  await restoreBalance(tx, locked.row);
  await noteVoid(tx, voiding, { amountSen, at });
  const { paidSen } = locked.row;
  const sides = { before: { paidSen }, after: { paidSen: paidSen - amountSen } };
  const facts = { amountSen, note: reason };
  await note(tx, { bookingId, what: "paymentVoided", at, staffId, ...sides, facts });
  await refreshPaymentStatus(tx, bookingId);
  // What is kept of a cancelled booking may be less now, and its papers say how much it is.
  await enqueue(tx, "issue-invoice", { bookingId });
  return ok({ done: true });
}
