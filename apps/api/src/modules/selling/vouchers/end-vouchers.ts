import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { StaffId, VoucherId } from "@pulau/domain/ids.ts";
import {
  creditOf,
  redeemedIntoWallet,
  type VoidBalance,
  voucherEnded,
} from "@pulau/domain/promotion/voucher.ts";
import { voucherAfter, voucherStanding } from "@pulau/domain/promotion/voucher-moves.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, gt, isNull, lt, or, sql } from "../../../db/orm.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { moveVoucher } from "../../money/payments/public.ts";
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
async function endOne(tx: Tx, id: VoucherId, today: Day): Promise<void> {
  const row = await lockVoucher(tx, eq(voucher.id, id));
  if (!row || row.leftSen === 0 || (row.voidedAt === null && row.expiresOn >= today)) return;
  const at = await loadNow(tx);
  if (row.voidedAt !== null) {
    await emptyVoid(tx, row, at);
    return;
  }
  // A voucher can end more than once: money may have come back in between.
  await post(tx, { kind: "voucherExpired", at }, voucherEnded({ voucherId: id, sen: row.leftSen }));
  await moveVoucher(tx, { row, now: at }, "expire");
}

/**
 * Takes all that is left off a void voucher: into its buyer's wallet at what was paid for it, or the resort keeps it.
 * @returns what became credit, in sen
 */
async function emptyVoid(tx: Tx, row: VoucherRow, at: Date): Promise<number> {
  const { id: voucherId, leftSen, buyerId: accountId } = row;
  const moved = { kind: "voucherVoided", purchaseId: row.purchaseId, at } as const;
  const creditSen = row.voidBalance === "buyer" ? creditOf(row) : 0;
  if (creditSen === 0) {
    await post(tx, moved, voucherEnded({ voucherId, sen: leftSen }));
    return 0;
  }
  await tx.insert(wallet).values({ accountId }).onConflictDoNothing();
  await post(tx, moved, redeemedIntoWallet({ voucherId, accountId, leftSen, creditSen }));
  await enqueue(tx, "send-mail", { template: "voucher-voided", voucherId, creditSen });
  return creditSen;
}

async function remindOf(tx: Tx, voucherId: VoucherId): Promise<void> {
  const row = await lockVoucher(tx, eq(voucher.id, voucherId));
  if (!row || row.remindedAt !== null || row.leftSen === 0) return;
  await tx
    .update(voucher)
    .set({ remindedAt: await loadNow(tx) })
    .where(eq(voucher.id, voucherId));
  await enqueue(tx, "send-mail", { template: "voucher-ends", voucherId });
}

/** Staff make a voucher void: nothing more can be paid with it, and what is left on it goes where they say. */
export async function voidVoucher(
  tx: Tx,
  voiding: {
    readonly id: VoucherId;
    readonly staffId: StaffId;
    readonly reason: string;
    readonly balance: VoidBalance;
  },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const row = await lockVoucher(tx, eq(voucher.id, voiding.id));
  if (!row) return refuse("NOT_FOUND");
  const next = voucherAfter(voucherStanding(row), "void");
  if (!next.ok) return next;
  const at = await loadNow(tx);
  const { reason, balance: voidBalance } = voiding;
  const creditSen = await emptyVoid(tx, { ...row, voidBalance }, at);
  const why = { voidedBy: voiding.staffId, voidReason: reason, voidBalance };
  await moveVoucher(tx, { row, now: at }, "void", why);
  await auditChange(tx, {
    staffId: voiding.staffId,
    act: "voided",
    subject: "voucher",
    subjectId: voiding.id,
    at,
    before: { voided: false, leftSen: row.leftSen },
    after: { voided: true, leftSen: 0 },
    facts: { code: row.code, reason, voidBalance, creditSen },
  });
  return ok({ done: true });
}
