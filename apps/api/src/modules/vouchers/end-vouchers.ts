import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { voucherEnded } from "@pulau/domain/promotion/voucher.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { loadNow } from "../../db/clock.ts";
import type { Db } from "../../db/connect.ts";
import { auditEntry } from "../../db/schema/accounts.ts";
import { voucher } from "../../db/schema/promotions.ts";
import { inTransaction, type Tx } from "../../db/tx.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { post } from "../ledger/public.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { lockVoucher, type VoucherRow } from "./voucher-rows.ts";

/** How many days before its last one the owner is reminded of a voucher. */
const remindDays = 14;

/**
 * Ends vouchers whose last day has passed, and what came back to void ones; and reminds the owners of those that end soon.
 * Each in a transaction of its own, so that one that can't be ended keeps no other.
 */
export async function endVouchers(db: Db): Promise<void> {
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const over = and(
    gt(voucher.leftSen, 0),
    or(lt(voucher.expiresOn, today), sql`${voucher.voidedAt} IS NOT NULL`),
  );
  for (const { id } of await db.select({ id: voucher.id }).from(voucher).where(over)) {
    await inTransaction(db, (tx) => endOne(tx, id, today));
  }
  const soon = and(
    ...[gt(voucher.leftSen, 0), isNull(voucher.remindedAt), isNull(voucher.voidedAt)],
    ...[lt(voucher.expiresOn, addDays(today, remindDays + 1)), sql`${voucher.expiresOn} >= ${today}`],
  );
  for (const { id } of await db.select({ id: voucher.id }).from(voucher).where(soon)) {
    await inTransaction(db, (tx) => remindOf(tx, id));
  }
}

/** Looked at again under its lock: it may have been spent, or have got its money back, since. */
async function endOne(tx: Tx, id: string, today: Day): Promise<void> {
  const row = await lockVoucher(tx, eq(voucher.id, id));
  if (!row || row.leftSen === 0 || (row.voidedAt === null && row.expiresOn >= today)) return;
  const at = await loadNow(tx);
  await takeWhatIsLeft(tx, row, at);
  if (row.voidedAt === null) await tx.update(voucher).set({ expiredAt: at }).where(eq(voucher.id, id));
}

/** Whatever is left is the resort's. A voucher can end more than once: money may have come back in between. */
const takeWhatIsLeft = (tx: Tx, { id: voucherId, leftSen }: VoucherRow, at: Date): Promise<void> =>
  post(tx, { kind: "voucherExpired", at }, voucherEnded({ voucherId, sen: leftSen }));

async function remindOf(tx: Tx, voucherId: string): Promise<void> {
  const row = await lockVoucher(tx, eq(voucher.id, voucherId));
  if (!row || row.remindedAt !== null || row.leftSen === 0) return;
  await tx
    .update(voucher)
    .set({ remindedAt: await loadNow(tx) })
    .where(eq(voucher.id, voucherId));
  await enqueue(tx, "send-mail", { template: "voucher-ends", voucherId });
}

/** Staff make a voucher void: nothing more can be paid with it, and what is left on it is the resort's. */
export async function voidVoucher(
  tx: Tx,
  ask: { readonly id: string; readonly staffId: string; readonly reason: string },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const row = await lockVoucher(tx, eq(voucher.id, ask.id));
  if (!row) return refuse("NOT_FOUND");
  if (row.voidedAt !== null || row.expiredAt !== null) return refuse("WRONG_STATE");
  const at = await loadNow(tx);
  await takeWhatIsLeft(tx, row, at);
  await tx
    .update(voucher)
    .set({ voidedAt: at, voidedBy: ask.staffId, voidReason: ask.reason })
    .where(eq(voucher.id, ask.id));
  const facts = { code: row.code, leftSen: row.leftSen, reason: ask.reason };
  await tx
    .insert(auditEntry)
    .values({ staffId: ask.staffId, act: "voided", subject: "voucher", subjectId: ask.id, at, facts });
  return ok({ done: true });
}
