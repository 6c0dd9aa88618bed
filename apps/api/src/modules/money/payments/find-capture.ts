import { and, eq, sql } from "../../../db/orm.ts";
import { gatewayInbox, payment } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";

export type CaptureName = {
  readonly gateway: string;
  /** The gateway's number of the money; null for news that name none. */
  readonly captureRef: string | null;
};

/** The payment that brought this money, by the gateway's number of it; null for money that is in no books of ours. */
export async function findCapture(
  tx: Tx,
  { gateway, captureRef, currency }: CaptureName & { readonly currency: string },
): Promise<typeof payment.$inferSelect | null> {
  if (captureRef === null) return null;
  const ours = and(eq(payment.gateway, gateway), eq(payment.captureRef, captureRef));
  const [found] = await tx
    .select()
    .from(payment)
    .where(and(ours, eq(payment.currency, currency)));
  return found ?? null;
}

/** The outcome of news about money that is in no books of ours: another business of the same account, or not yet. */
export const moneyUnknown = "moneyUnknown";

/** Whoever books money and whoever hears of it before meet here, so that neither misses the other. */
export const lockCapture = (tx: Tx, { gateway, captureRef }: CaptureName) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`capture ${gateway} ${captureRef}`}, 0))`);

/** Money is in the books now: what was told of it before is applied after all. */
export async function applyEarlyEvents(tx: Tx, name: CaptureName): Promise<void> {
  if (name.captureRef === null) return;
  await lockCapture(tx, name);
  const { gateway, captureRef } = name;
  const early = await tx
    .update(gatewayInbox)
    .set({ appliedAt: null, outcome: null })
    .where(
      and(
        ...[eq(gatewayInbox.gateway, gateway), eq(gatewayInbox.outcome, moneyUnknown)],
        sql`${gatewayInbox.body} ->> 'captureRef' = ${captureRef}`,
      ),
    )
    .returning({ inboxId: gatewayInbox.id });
  for (const message of early) await enqueue(tx, "apply-message", message);
}
