import type { InboxId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { gatewayInbox } from "../../../db/schema/payments.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { applyMessage, findPayment, Message } from "./apply-message.ts";
import { sessionOf } from "./gateway-session.ts";
import { receiveDispute } from "./receive-dispute.ts";
import { receiveRefund } from "./receive-refund.ts";
import { storeGatewayEvent } from "./store-gateway-event.ts";

/**
 * Works off one stored message, whatever it tells of. Where a failed try leaves the gateway's page open, that is closed before the failure
 * counts: the guest chooses anew with us, and an old page must not be paid beside the new one.
 */
export async function receiveGatewayEvent(db: Db, gateways: Gateways, inboxId: InboxId): Promise<void> {
  const [stored] = await db
    .select()
    .from(gatewayInbox)
    .where(and(eq(gatewayInbox.id, inboxId), isNull(gatewayInbox.appliedAt)));
  if (!stored) return;
  if (stored.body.state === "disputed") return inTransaction(db, (tx) => receiveDispute(tx, inboxId));
  if (stored.body.state === "refunded" || stored.body.state === "refundFailed")
    return inTransaction(db, (tx) => receiveRefund(tx, inboxId));
  const message = Message.parse(stored.body);
  const gateway = gateways.find(stored.gateway);
  if (gateway?.canRetryAfterDecline && message.state === "declined") {
    const row = await findPayment(db, stored.gateway, message);
    const final = row && (await gateway.endSession(sessionOf(row, message.gatewayRef)));
    if (row && final?.state === "paid")
      await storeGatewayEvent(db, { gateway: gateway.id, flow: row.flow, message: final });
  }
  await inTransaction(db, (tx) => applyMessage(tx, inboxId));
}
