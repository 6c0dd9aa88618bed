import { randomInt } from "node:crypto";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { eq } from "../../../db/orm.ts";
import { event, eventTicket } from "../../../db/schema/events.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { post } from "../../money/ledger/public.ts";
import { cancelPaidPurchase, type PaidPurchase } from "../purchases/public.ts";
import { PlacesFacts } from "./buy-places.ts";

/** Letters and digits that nobody reads for one another. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const ticketCode = () => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("");

/**
 * Makes of a paid purchase one ticket for each person. The money waits in an account of its own until the event is over.
 * What was paid while the event was called off goes back.
 */
export async function makeTickets(tx: Tx, purchase: PaidPurchase, at: Date): Promise<void> {
  const { id, subjectId, totalSen } = purchase;
  const eventId = subjectId ?? "";
  const [row] = await tx.select().from(event).where(eq(event.id, eventId));
  if (!row) throw new Error(`event ${eventId} is gone`);
  if (row.cancelledAt !== null) {
    await cancelPaidPurchase(tx, { purchase, why: "BY_STAFF", at });
    return enqueue(tx, "send-mail", { template: "event-cancelled", purchaseId: id });
  }
  const { guests } = PlacesFacts.parse(purchase.facts);
  await tx
    .insert(eventTicket)
    .values(
      guests.map((guest, position) => ({ ...guest, eventId, purchaseId: id, position, code: ticketCode() })),
    );
  await post(
    tx,
    { kind: "fulfilled", purchaseId: id, once: `purchase:${id}:fulfilled`, at },
    move(totalSen, ledger.purchase(id), ledger.prepaid(id)),
  );
  await enqueue(tx, "issue-places-papers", { purchaseId: id });
  await enqueue(tx, "send-mail", { template: "event-tickets", purchaseId: id });
}
