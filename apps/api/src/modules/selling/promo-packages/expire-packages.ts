import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BoughtPackageId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { reminderDue } from "@pulau/domain/promo-package/redeeming.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { boughtPackage } from "../../../db/schema/promo-packages.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { moveBought } from "../bought-packages/public.ts";

/** How many days before a bought package ends its owner is reminded. */
const reminderDays = [30, 7] as const;

/** Reminds of bought packages that end soon, and earns the deposits of those that have ended. Each in its own transaction. */
export async function expirePackages(db: Db): Promise<void> {
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const open = await db
    .select({ id: boughtPackage.id, expiresOn: boughtPackage.expiresOn })
    .from(boughtPackage)
    .where(
      and(
        isNull(boughtPackage.expiredAt),
        sql`${boughtPackage.expiresOn} <= ${today}::date + ${Math.max(...reminderDays)}::int`,
      ),
    );
  for (const { id, expiresOn } of open)
    await inTransaction(db, (tx) => (expiresOn < today ? expire(tx, id, today) : remind(tx, id, today)));
}

async function lockOpen(tx: Tx, id: BoughtPackageId) {
  const [row] = await tx.select().from(boughtPackage).where(eq(boughtPackage.id, id)).for("update");
  return row && row.expiredAt === null ? row : null;
}

/** What its account still holds is earned; a second run finds nothing there. */
async function expire(tx: Tx, id: BoughtPackageId, today: Day): Promise<void> {
  const row = await lockOpen(tx, id);
  if (!row || row.expiresOn >= today) return;
  const at = await loadNow(tx);
  await moveBought(tx, { row, now: at }, "expire");
  const { rows } = await tx.execute<{ held: number }>(sql`
    select coalesce(sum(sen), 0)::bigint as held from ledger_entry where account_kind = 'prepaid' and account_key = ${id}`);
  await post(
    tx,
    { kind: "voucherExpired", purchaseId: id, at },
    move(rows[0]?.held ?? 0, ledger.prepaid(id), ledger.revenue("packages")),
  );
}

async function remind(tx: Tx, id: BoughtPackageId, today: Day): Promise<void> {
  const row = await lockOpen(tx, id);
  if (!row || row.nosUsed >= row.nosBought) return;
  const daysLeft = daysBetween(today, row.expiresOn);
  const lead = reminderDue({ daysLeft, remindedDays: row.remindedDays }, reminderDays);
  if (lead === null) return;
  await tx.update(boughtPackage).set({ remindedDays: lead }).where(eq(boughtPackage.id, id));
  await enqueue(tx, "send-mail", { template: "package-ending", boughtPackageId: id, daysLeft });
}
