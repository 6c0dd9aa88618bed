import type { InboxId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { gatewayInbox, payment, refund } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { PaymentNotRecorded } from "./apply-message.ts";
import { bookExternalRefund, undoExternalRefund } from "./external-refund.ts";
import { handleReturnedRefund } from "./handle-returned-refund.ts";
import { type RefundEvent, RefundNews } from "./refund-event.ts";
import { lockRefund } from "./settle-refund.ts";

/**
 * Applies the news of a refund, in whatever order they come. Our own are known by the key that we asked with, before the
 * answer to our call is stored too: that answer books them, and only their failing is news. All others were made at the
 * gateway, past us.
 */
export async function receiveRefund(tx: Tx, inboxId: InboxId): Promise<void> {
  const [stored] = await tx
    .select()
    .from(gatewayInbox)
    .where(and(eq(gatewayInbox.id, inboxId), isNull(gatewayInbox.appliedAt)));
  if (!stored) return;
  const news = { ...RefundNews.parse(stored.body), gateway: stored.gateway };
  const outcome = await apply(tx, news);
  await tx
    .update(gatewayInbox)
    .set({ appliedAt: await loadNow(tx), outcome })
    .where(eq(gatewayInbox.id, inboxId));
}

async function apply(tx: Tx, news: RefundEvent): Promise<string> {
  const refundId = await findOurs(tx, news);
  if (refundId === null)
    return news.state === "refunded" ? bookExternalRefund(tx, news) : undoExternalRefund(tx, news);
  if (news.state === "refunded") return "ours";
  const locked = await lockRefund(tx, refundId);
  // Our own call is not answered yet: only then is it known which try this is about.
  if (locked?.row.state === "queued") throw new PaymentNotRecorded(`refund ${refundId}`);
  return locked ? handleReturnedRefund(tx, locked, news) : "gone";
}

async function findOurs(tx: Tx, { key, gateway }: RefundEvent): Promise<string | null> {
  const ours = z.uuid().safeParse(key);
  if (!ours.success) return null;
  const [found] = await tx
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.gateway, gateway), eq(refund.id, ours.data)));
  return found?.id ?? null;
}
