import { move, sourceAccount } from "@pulau/domain/ledger/postings.ts";
import { eq } from "../../../db/orm.ts";
import { needsPerson, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { note } from "../../booking/bookings/public.ts";
import { post } from "../ledger/public.ts";
import { moveRefund } from "./move-refund.ts";
import { accountFor, payForOf } from "./pay-for.ts";
import type { RefundEvent } from "./refund-event.ts";
import { type LockedRefund, postOnce } from "./settle-refund.ts";

/**
 * A refund came back: the gateway has its money again, so its movement is reversed, and it waits for a person, who tries
 * it again, sends it by bank transfer or puts it into a wallet. It stays owed to the guest all the while. Told of a try
 * that we did not book, it changes nothing.
 */
export async function handleReturnedRefund(tx: Tx, locked: LockedRefund, news: RefundEvent): Promise<string> {
  const { row, now: at } = locked;
  const { id: refundId, paymentId, amountSen } = row;
  const { gatewayRef, reason, gateway } = news;
  if (row.state !== "done" || row.gatewayRef !== gatewayRef) return "anotherTry";
  const of = payForOf(row);
  await reverseRefund(tx, locked);
  await moveRefund(tx, locked, "comeBack", { reason, gatewayRef: null, doneAt: null });
  const facts = { refundId, paymentId, amountSen, gateway, reason };
  await tx.insert(needsPerson).values({ kind: "REFUND_CAME_BACK", ...of, facts, at });
  if (of.bookingId)
    await note(tx, { bookingId: of.bookingId, what: "refundCameBack", at, facts: { amountSen } });
  return "cameBack";
}

/** The money of a locked refund that was made is the booking's or purchase's again, in the books. */
export async function reverseRefund(tx: Tx, { row, now: at }: LockedRefund): Promise<void> {
  const { id: refundId, paymentId, amountSen } = row;
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  if (!paid) throw new Error(`refund ${refundId} has lost its payment`);
  const of = payForOf(row);
  const once = await postOnce(tx, refundId);
  await post(
    tx,
    { kind: "refundFailed", ...of, paymentId, refundId, once, at },
    move(amountSen, sourceAccount(paid), accountFor(of)),
  );
}
