import type { LinkedFlow, PurchaseFacts, PurchaseFlow } from "@pulau/contract/purchases.ts";
import type { AccountId, AnyId, PurchaseId, StockId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq, sql } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { claimPieces } from "../../booking/holds/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";

export type NewPurchase = {
  /** Chosen by the caller where something is claimed under it before it is bought. */
  readonly id?: PurchaseId | undefined;
  /** Null for what is paid by its link alone. */
  readonly accountId: AccountId | null;
  readonly flow: PurchaseFlow | LinkedFlow;
  readonly subjectId: AnyId | null;
  readonly count: number;
  readonly facts: PurchaseFacts;
  readonly totalSen: Sen;
  /** What it keeps from others until it is paid, and for good afterwards. */
  readonly pieces?: readonly { readonly stockId: StockId; readonly pieces: number }[];
};

type Opened = { readonly _id: PurchaseId; readonly payUntil: Date };

/**
 * Writes something to be bought, with its pieces claimed until the payment's deadline, at which a job ends it. A stock
 * that is short breaks its check (23514): wrap the call in `refuseShortStock`.
 */
export async function openPurchase(
  tx: Tx,
  newPurchase: NewPurchase,
): Promise<Result<Opened, "PURCHASE_QUOTA">> {
  const { limits, bookingNoPrefix } = await loadSettings(tx);
  const { accountId } = newPurchase;
  const allowed = accountId ? await checkOpen(tx, accountId, limits.openPurchases) : ok(true);
  if (!allowed.ok) return allowed;
  const now = await loadNow(tx);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const payUntil = after(limits.paymentMinutes);
  const { pieces = [], ...columns } = newPurchase;
  const [made] = await tx
    .insert(purchase)
    .values({
      ...columns,
      number: sql`${bookingNoPrefix}::text || '-P' || lpad(nextval('purchase_number')::text, 5, '0')`,
      payUntil,
      payUntilCap: after(limits.paymentCapMinutes),
      createdAt: now,
    })
    .returning({ _id: purchase.id });
  if (!made) throw new Error("a purchase was not written");
  if (pieces.length > 0) {
    const claim = { holdId: made._id, ownerId: accountId ?? made._id, pieces };
    await claimPieces(tx, { ...claim, state: "payment", until: payUntil });
  }
  await enqueue(tx, "lapse-purchase", { purchaseId: made._id }, { startAfter: payUntil });
  return ok({ ...made, payUntil });
}

/**
 * Nobody keeps places, packages or codes from others by opening purchases and paying none, and nobody fills the queue with
 * deadlines of credit that is never paid: one limit for all. The account's row is locked, so that purchases opened at the
 * same moment see one another; they wait for one another, and who waits too long is `BUSY` like at every lock.
 */
async function checkOpen(
  tx: Tx,
  accountId: AccountId,
  most: number,
): Promise<Result<true, "PURCHASE_QUOTA">> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for("no key update");
  const { rows } = await tx.execute<{ open: number }>(sql`
    SELECT count(*)::int AS open FROM purchase
    WHERE account_id = ${accountId} AND state = 'open' AND pay_until > pulau_now()`);
  return (rows[0]?.open ?? 0) < most ? ok(true) : refuse("PURCHASE_QUOTA", { most });
}
