import { dayAt } from "@pulau/domain/calendar/day.ts";
import type { InboxId, PaymentId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { disputeEventOf, disputeStates } from "@pulau/domain/money/dispute-moves.ts";
import { type DisputeDecision, decideDispute } from "@pulau/domain/money/dispute-notification.ts";
import { z } from "zod";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { dispute } from "../../../db/schema/disputes.ts";
import { gatewayInbox, needsPerson } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { note } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { post } from "../ledger/public.ts";
import { findCapture } from "./find-capture.ts";
import { bookLostDispute, bookRegainedDispute } from "./lost-dispute.ts";
import { beginDispute, type DisputeRow, moveDispute } from "./move-dispute.ts";
import { onlyIdOf, payForOf } from "./pay-for.ts";
import type { LockedPayable } from "./payable.ts";
import { lockPayable } from "./payables.ts";

/** Stored news of a dispute, as it was written to the inbox. */
const News = z.object({
  gatewayRef: z.string(),
  captureRef: z.string().nullable(),
  stands: z.enum(disputeStates),
  amountSen: z.int(),
  currency: z.string(),
  reason: z.string(),
  dueAt: z.iso.datetime().nullable(),
  withdrawnSen: z.int(),
  moves: z.int(),
});
type News = z.infer<typeof News>;
/**
 * Applies the news of a dispute, in whatever order they come. What the gateway took stands on the account of disputes
 * until the guest's bank has decided; won, it comes back from there, lost, it is money that went back to the guest. All
 * the while it stands before staff, who answer at the gateway.
 */
export async function receiveDispute(tx: Tx, inboxId: InboxId): Promise<void> {
  const [stored] = await tx
    .select()
    .from(gatewayInbox)
    .where(and(eq(gatewayInbox.id, inboxId), isNull(gatewayInbox.appliedAt)));
  if (!stored) return;
  const news = News.parse(stored.body);
  // Sums of another currency than the payment's move nothing: they stand before staff like those of unknown money.
  const paid = await findCapture(tx, { ...news, gateway: stored.gateway });
  const locked = paid && (await lockPayable(tx, payForOf(paid)));
  const at = locked?.now ?? (await loadNow(tx));
  const { row, isNew } = await lockDispute(tx, {
    gateway: stored.gateway,
    paymentId: paid?.id ?? null,
    news,
    at,
  });
  const decision = decideDispute(row, { ...news, state: news.stands }, isNew);
  const outcome = decision.does === "ignore" ? "older" : await apply(tx, { row, decision, news, locked, at });
  await tx.update(gatewayInbox).set({ appliedAt: at, outcome }).where(eq(gatewayInbox.id, inboxId));
}

type Opening = { gateway: string; paymentId: PaymentId | null; news: News; at: Date };

async function lockDispute(tx: Tx, { gateway, paymentId, news, at }: Opening) {
  const { gatewayRef, reason, amountSen } = news;
  const dueAt = news.dueAt === null ? null : new Date(news.dueAt);
  const opened = { gateway, gatewayRef, paymentId, reason, amountSen, dueAt, openedAt: at };
  const isNew = await beginDispute(tx, opened);
  const [row] = await tx
    .select()
    .from(dispute)
    .where(and(eq(dispute.gateway, gateway), eq(dispute.gatewayRef, gatewayRef)))
    .for("update");
  if (!row) throw new Error(`dispute ${gatewayRef} was not written`);
  // Its payment was not captured yet when it was first told of: none of its money is in the books.
  const isFound = row.paymentId === null && paymentId !== null;
  return { row: isFound ? { ...row, paymentId, withdrawnSen: 0 } : row, isNew };
}

type DisputeEvent = {
  readonly row: DisputeRow;
  readonly decision: Extract<DisputeDecision, { does: "apply" }>;
  readonly news: News;
  readonly locked: LockedPayable | null;
  readonly at: Date;
};

async function apply(tx: Tx, event: DisputeEvent): Promise<string> {
  const { row, news, locked, at } = event;
  const { stands: state, withdrawnSen, moves, reason, amountSen } = news;
  const dueAt = news.dueAt === null ? null : new Date(news.dueAt);
  const closedAt = state === "open" ? null : at;
  const columns = { paymentId: row.paymentId, withdrawnSen, moves, reason, amountSen, dueAt, closedAt };
  await moveDispute(tx, { row }, disputeEventOf[state], columns);
  if (locked) await moveMoney(tx, event, locked);
  await raiseDisputeTask(tx, event);
  return state;
}

/** What the gateway took or gave back since, and what a decision makes of it. */
async function moveMoney(
  tx: Tx,
  { row, decision, news, at }: DisputeEvent,
  locked: LockedPayable,
): Promise<void> {
  const { tookSen, lostSen } = decision;
  const between = [ledger.disputed(row.gateway), ledger.gateway(row.gateway)] as const;
  const once = `dispute:${row.id}:${news.moves}`;
  await post(
    tx,
    { kind: "disputed", ...onlyIdOf(locked.of), once, at },
    tookSen >= 0 ? move(tookSen, ...between) : move(-tookSen, between[1], between[0]),
  );
  if (lostSen > 0) await bookLostDispute(tx, locked, { row, lostSen, moves: news.moves });
  if (lostSen < 0) await bookRegainedDispute(tx, locked, { row, sen: -lostSen, moves: news.moves });
  await locked.refresh(tx);
}

/**
 * It stands in the queue while it is open, with what it is now, and anew when it is opened once more; a lost one stands
 * there anew until somebody has seen it.
 */
async function raiseDisputeTask(tx: Tx, { row, decision, news, locked, at }: DisputeEvent): Promise<void> {
  const { timeZone } = await loadSettings(tx);
  const facts = {
    disputeId: row.id,
    gateway: row.gateway,
    gatewayRef: row.gatewayRef,
    paymentId: row.paymentId,
    amountSen: news.amountSen,
    withdrawnSen: news.withdrawnSen,
    currency: news.currency,
    reason: news.reason,
    dueOn: news.dueAt === null ? null : dayAt(new Date(news.dueAt), timeZone),
  };
  const of = locked ? onlyIdOf(locked.of) : {};
  const open = and(
    eq(needsPerson.kind, "DISPUTE"),
    isNull(needsPerson.doneAt),
    sql`${needsPerson.facts} ->> 'disputeId' = ${row.id}`,
  );
  if (decision.opens) {
    await tx.insert(needsPerson).values({ kind: "DISPUTE", ...of, facts, at });
    const bookingId = locked?.of.bookingId;
    if (bookingId) await note(tx, { bookingId, what: "disputed", at, facts: { amountSen: news.amountSen } });
  } else
    await tx
      .update(needsPerson)
      .set({ ...of, facts })
      .where(open);
  if (!decision.closes) return;
  await tx.update(needsPerson).set({ doneAt: at, outcome: news.stands }).where(open);
  if (news.stands === "lost") await tx.insert(needsPerson).values({ kind: "DISPUTE_LOST", ...of, facts, at });
}
