import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import { undoneExternalRefund } from "@pulau/domain/money/external-refund.ts";
import type { PurchaseState } from "@pulau/domain/money/purchase-moves.ts";
import { eq, sql } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { reverseRefund } from "./handle-returned-refund.ts";
import { moveRefund } from "./move-refund.ts";
import { countPaid, countReturned } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { settleDifference } from "./settle-difference.ts";
import type { LockedRefund } from "./settle-refund.ts";

/**
 * A refund that was made past us came to nothing: its money counts again for the locked booking or purchase, like money
 * that comes in, and what is too much by now goes back. Of what does not stand any more nothing is taken: false.
 */
export async function regainExternalRefund(
  tx: Tx,
  payable: LockedPayable,
  locked: LockedRefund,
): Promise<boolean> {
  const { of, now: at } = payable;
  const becomes = undoneExternalRefund[await stateOf(tx, payable)];
  if (becomes === "owe") return false;
  const { paymentId, amountSen } = locked.row;
  await reverseRefund(tx, locked);
  await moveRefund(tx, locked, "void");
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} - ${amountSen}` })
    .where(eq(payment.id, paymentId));
  await countReturned(tx, of, -amountSen);
  if (becomes === "makeGood" && of.purchaseId !== undefined)
    await settleDifference(tx, { purchaseId: of.purchaseId, needSen: 0, at });
  if (becomes !== "receive") return true;
  await countPaid(tx, of, -amountSen);
  await payable.receive(tx, { paymentId, amountSen });
  return true;
}

async function stateOf(tx: Tx, { of }: LockedPayable): Promise<BookingState | PurchaseState> {
  const row =
    of.bookingId === undefined
      ? (await tx.select().from(purchase).where(eq(purchase.id, of.purchaseId)))[0]
      : await findBooking(tx, of.bookingId);
  if (!row) throw new Error(`${of.bookingId ?? of.purchaseId} is gone`);
  return row.state;
}
