import { cancelUntil, mayGiveBack } from "@pulau/domain/event/places.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, asc, eq, isNull } from "../../../db/orm.ts";
import { eventTicket } from "../../../db/schema/events.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { post } from "../../money/ledger/public.ts";
import { isOwned } from "../../money/payments/public.ts";
import { type CancelPaid, cancelPaidPurchase, type PaidPurchase } from "../purchases/public.ts";
import { findEvent, onSaleOf } from "./event-rows.ts";
import { moveTicket } from "./move-ticket.ts";
import { loadClock } from "./resort-clock.ts";

export type ReturnPlaces = {
  readonly purchaseId: PurchaseId;
  readonly accountId: AccountId;
  readonly to: "source" | "wallet";
};
type GivenBack = { refundedSen: Sen; to: "source" | "wallet" };

/** Gives the places of a purchase back until the event's own deadline: others can have them, the whole price returns. */
export async function returnPlaces(
  tx: Tx,
  { purchaseId, accountId, to }: ReturnPlaces,
): Promise<Result<GivenBack, "NOT_FOUND" | "WRONG_STATE" | "TOO_LATE">> {
  const bought = await lockPurchase(tx, purchaseId);
  if (bought?.accountId !== accountId || bought.flow !== "event") return refuse("NOT_FOUND");
  const found = await findEvent(tx, bought.subjectId ?? "");
  if (bought.state !== "done" || !found || (await hasCheckedIn(tx, purchaseId))) return refuse("WRONG_STATE");
  if (!mayGiveBack(onSaleOf(found), await loadClock(tx)))
    return refuse("TOO_LATE", { until: cancelUntil(found) });
  const toWallet = to === "wallet" ? accountId : undefined;
  const went = await takeBack(tx, { purchase: bought, why: "BY_BUYER", at: await loadNow(tx), toWallet });
  await enqueue(tx, "send-mail", { template: "event-given-back", purchaseId });
  return ok({ refundedSen: bought.paidSen, to: went === "wallet" ? "wallet" : "source" });
}

export async function lockPurchase(tx: Tx, purchaseId: PurchaseId): Promise<PaidPurchase | undefined> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("update");
  return row && isOwned(row) ? row : undefined;
}

/** Undoes a purchase of places that stands: tickets are void, and the money goes back. */
export async function takeBack(tx: Tx, voiding: CancelPaid): Promise<"wallet" | "source" | "none"> {
  const { purchase: bought, at } = voiding;
  if (bought.state === "done") await voidTickets(tx, bought, at);
  return cancelPaidPurchase(tx, voiding);
}

/** Makes the tickets of fulfilled places void; their money is the purchase's again. */
export async function voidTickets(
  tx: Tx,
  { id: purchaseId, totalSen }: Pick<PaidPurchase, "id" | "totalSen">,
  at: Date,
): Promise<void> {
  const tickets = await tx
    .select()
    .from(eventTicket)
    .where(and(eq(eventTicket.purchaseId, purchaseId), isNull(eventTicket.cancelledAt)))
    .orderBy(asc(eventTicket.position))
    .for("update");
  for (const row of tickets) await moveTicket(tx, { row, now: at }, "void");
  await post(
    tx,
    { kind: "refund", purchaseId, once: `purchase:${purchaseId}:undone`, at },
    move(totalSen, ledger.prepaid(purchaseId), ledger.purchase(purchaseId)),
  );
  await enqueue(tx, "issue-places-papers", { purchaseId });
}

/** Whether somebody was ticked off at the door. */
export async function hasCheckedIn(tx: Tx, purchaseId: PurchaseId): Promise<boolean> {
  const tickets = await tx.select().from(eventTicket).where(eq(eventTicket.purchaseId, purchaseId));
  return tickets.some(({ checkedInAt }) => checkedInAt !== null);
}
