import { eq, sql } from "drizzle-orm";
import { payment } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { evenOut } from "./even-out.ts";
import { moveRefund } from "./move-refund.ts";
import { countPaid, countReturned } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { reverseRefund } from "./refund-came-back.ts";
import type { LockedRefund } from "./settle-refund.ts";

/**
 * A refund that was made past us came to nothing: its money counts again for the locked booking or purchase, like money
 * that comes in, and what is too much by now goes back. Of what does not stand any more nothing is taken: false.
 */
export async function takeAgain(tx: Tx, payable: LockedPayable, locked: LockedRefund): Promise<boolean> {
  const { of, now: at } = payable;
  const state = await stateOf(tx, payable);
  if (!stands.has(state)) return false;
  const { paymentId, amountSen } = locked.row;
  await reverseRefund(tx, locked);
  await moveRefund(tx, locked, "void");
  await tx
    .update(payment)
    .set({ refundedSen: sql`${payment.refundedSen} - ${amountSen}` })
    .where(eq(payment.id, paymentId));
  await countReturned(tx, of, -amountSen);
  if (of.purchaseId !== undefined && state === "done")
    await evenOut(tx, { purchaseId: of.purchaseId, needSen: 0, at });
  if (state === "paid" || state === "done") return true;
  await countPaid(tx, of, -amountSen);
  await payable.receive(tx, { paymentId, amountSen });
  return true;
}

/** What still has its claims, of bookings and of purchases. */
const stands: ReadonlySet<string> = new Set([
  ...["awaitingPayment", "confirmed", "inHouse"],
  ...["open", "paid", "done"],
]);

async function stateOf(tx: Tx, { of }: LockedPayable): Promise<string> {
  if (of.bookingId !== undefined) return (await findBooking(tx, of.bookingId))?.state ?? "gone";
  const [bought] = await tx.select().from(purchase).where(eq(purchase.id, of.purchaseId));
  return bought?.state ?? "gone";
}
