import { and, eq } from "drizzle-orm";
import { loadNow } from "../../db/clock.ts";
import type { Db } from "../../db/connect.ts";
import { payment } from "../../db/schema/payments.ts";
import { inTransaction, type Tx } from "../../db/tx.ts";
import type { Gateways } from "../../gateways/gateways.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { payForOf } from "./pay-for.ts";
import { lockPayable } from "./payables.ts";
import { sessionOf } from "./session-of.ts";
import { takeMessage } from "./take-message.ts";

type PaymentRow = typeof payment.$inferSelect;

const againMs = 10_000;

/**
 * Asks the gateway what became of an attempt that no callback has told of, again and again until it is decided. So a
 * callback that never comes, or came while nobody listened, costs some seconds and nothing else.
 */
export async function pollPayment(db: Db, gateways: Gateways, paymentId: string): Promise<void> {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (row?.state !== "started") return;
  const gateway = gateways.find(row.gateway);
  const news = gateway && row.gatewayRef ? await gateway.readSession(sessionOf(row, row.gatewayRef)) : null;
  if (gateway && news) return takeMessage(db, { gateway: gateway.id, flow: row.flow, message: news });
  const now = await loadNow(db);
  const neverOpened = row.gatewayRef === null && row.sessionEndsAt !== null && row.sessionEndsAt < now;
  await inTransaction(db, (tx) =>
    neverOpened
      ? giveUp(tx, row, now)
      : enqueue(tx, "poll-payment", { paymentId }, { startAfter: new Date(now.getTime() + againMs) }),
  );
}

/** An attempt whose page never opened, unless news of it came in meanwhile. */
async function giveUp(tx: Tx, row: PaymentRow, at: Date): Promise<void> {
  const locked = await lockPayable(tx, payForOf(row));
  await tx
    .update(payment)
    .set({ state: "expired", reason: "never_opened", settledAt: at })
    .where(and(eq(payment.id, row.id), eq(payment.state, "started")));
  await locked?.refresh(tx);
}
