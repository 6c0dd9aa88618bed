import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { gatewayInbox } from "../../../db/schema/payments.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { GatewayNotification, PaymentFlow } from "../../../gateways/port.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

/** What a gateway told, and by which of its addresses. */
export type StoredNotification = {
  readonly gateway: string;
  readonly flow: PaymentFlow;
  readonly message: GatewayNotification;
};

/**
 * Stores a gateway's news, once however often it comes, and queues its application in the same transaction. Only then
 * may the gateway be told that we have it.
 *
 * @param startAfter when the job begins; at once unless told
 * @returns the message's id, and null when it was stored before
 */
export function storeGatewayEvent(
  db: Db,
  { gateway, flow, message }: StoredNotification,
  { startAfter }: { startAfter?: Date } = {},
): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const [stored] = await tx
      .insert(gatewayInbox)
      .values({
        gateway,
        flow,
        eventId: message.eventId,
        gatewayRef: message.gatewayRef,
        body: { ...message },
        receivedAt: sql`pulau_now()`,
      })
      .onConflictDoNothing({ target: [gatewayInbox.gateway, gatewayInbox.eventId] })
      .returning({ inboxId: gatewayInbox.id });
    if (stored) await enqueue(tx, "apply-message", stored, startAfter ? { startAfter } : {});
    return stored?.inboxId ?? null;
  });
}
