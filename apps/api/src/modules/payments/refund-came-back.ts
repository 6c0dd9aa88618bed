import { move, sourceAccount } from "@pulau/domain/ledger/postings.ts";
import { and, eq, isNull, or } from "drizzle-orm";
import { z } from "zod";
import { loadNow } from "../../db/clock.ts";
import { gatewayInbox, needsPerson, payment, refund } from "../../db/schema/payments.ts";
import type { Tx } from "../../db/tx.ts";
import { note } from "../bookings/public.ts";
import { post } from "../ledger/public.ts";
import { NotYetKnown } from "./apply-message.ts";
import { accountFor, payForOf } from "./pay-for.ts";
import { type LockedRefund, lockRefund, postOnce } from "./settle-refund.ts";

/** Stored news of a refund that failed after it was made. */
const RefundFailed = z.object({ gatewayRef: z.string(), key: z.string().nullable(), reason: z.string() });
type News = z.infer<typeof RefundFailed>;

/**
 * Applies the news that a refund came back: the gateway has its money again, so its movement is reversed, and it waits for
 * a person, who tries it again, sends it by bank transfer or puts it into a wallet. It stays owed to the guest all the
 * while. Told of a try that we did not book, or of a refund that staff made at the gateway past us, it changes nothing.
 */
export async function refundCameBack(tx: Tx, inboxId: string): Promise<void> {
  const [stored] = await tx
    .select()
    .from(gatewayInbox)
    .where(and(eq(gatewayInbox.id, inboxId), isNull(gatewayInbox.appliedAt)));
  if (!stored) return;
  const news = RefundFailed.parse(stored.body);
  const refundId = await findRefund(tx, stored.gateway, news);
  const locked = refundId && (await lockRefund(tx, refundId));
  // Our own call is not answered yet: only then is it known which try this is about.
  if (locked && locked.row.state === "queued") throw new NotYetKnown(`refund ${refundId}`);
  const outcome = locked ? await takeBack(tx, locked, { ...news, gateway: stored.gateway }) : "notOurs";
  await tx
    .update(gatewayInbox)
    .set({ appliedAt: await loadNow(tx), outcome })
    .where(eq(gatewayInbox.id, inboxId));
}

/** By our own key where the gateway repeats it, else by the gateway's number. */
async function findRefund(tx: Tx, gateway: string, { key, gatewayRef }: News): Promise<string | null> {
  const ours = z.uuid().safeParse(key);
  const byRef = eq(refund.gatewayRef, gatewayRef);
  const [found] = await tx
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(payment.gateway, gateway), ours.success ? or(eq(refund.id, ours.data), byRef) : byRef));
  return found?.id ?? null;
}

async function takeBack(
  tx: Tx,
  { row, now: at }: LockedRefund,
  { gatewayRef, reason, gateway }: News & { gateway: string },
): Promise<string> {
  const { id: refundId, paymentId, amountSen } = row;
  if (row.state !== "done" || row.gatewayRef !== gatewayRef) return "anotherTry";
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  if (!paid) throw new Error(`refund ${refundId} has lost its payment`);
  const of = payForOf(row);
  const once = await postOnce(tx, refundId);
  await post(
    tx,
    { kind: "refundFailed", ...of, paymentId, refundId, once, at },
    move(amountSen, sourceAccount(paid), accountFor(of)),
  );
  await tx
    .update(refund)
    .set({ state: "failed", reason, gatewayRef: null, doneAt: null })
    .where(eq(refund.id, refundId));
  const facts = { refundId, paymentId, amountSen, gateway, reason };
  await tx.insert(needsPerson).values({ kind: "REFUND_CAME_BACK", ...of, facts, at });
  if (of.bookingId)
    await note(tx, { bookingId: of.bookingId, what: "refundCameBack", at, facts: { amountSen } });
  return "cameBack";
}
