import type { VoucherId } from "@pulau/domain/ids.ts";
import { maskedCode, seesCode } from "@pulau/domain/promotion/voucher-holder.ts";
import type { Db } from "../db/connect.ts";
import { asc, eq } from "../db/orm.ts";
import { voucher } from "../db/schema/promotions.ts";
import { holdingOf, linkIdOf } from "../modules/selling/vouchers/public.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { ReceiptsOf } from "./attach-receipts.ts";
import type { Frame, Letter, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readOwner } from "./read-owner.ts";
import { voucherVoidedLetter } from "./templates/voucher-voided.ts";
import {
  type VoucherData,
  voucherEndsLetter,
  voucherGiftLetter,
  vouchersBoughtLetter,
} from "./templates/vouchers.ts";

export type VoucherJob = Extract<MailJob, { voucherId: VoucherId } | { template: "vouchers-bought" }>;
type Mail = { to: string; letter: Letter; frame: Frame; receipts?: ReceiptsOf };
type Row = typeof voucher.$inferSelect;

/** A mail about vouchers. A gift that was made void, spent or given to somebody else meanwhile is not sent. */
export async function readVoucherMail(
  db: Db,
  secret: string,
  job: VoucherJob,
  frameIn: (language: MailLanguage) => Frame,
): Promise<Mail | null> {
  const dataOf = (row: Row): VoucherData => ({
    ...row,
    token: linkToken(secret, "voucher", { id: linkIdOf(row) }),
  });
  /** As its buyer sees it: what is given away keeps its code from them. */
  const seenByBuyer = (row: Row): VoucherData => ({
    ...dataOf(row),
    ...(seesCode(holdingOf(row), row.buyerId) ? {} : { code: maskedCode(row.code), token: null }),
  });
  if (job.template === "vouchers-bought") {
    const rows = await db
      .select()
      .from(voucher)
      .where(eq(voucher.purchaseId, job.purchaseId))
      .orderBy(asc(voucher.place));
    const buyer = rows[0] && (await readOwner(db, rows[0].buyerId));
    if (!buyer) return null;
    const frame = frameIn(buyer.language);
    const letter = vouchersBoughtLetter(buyer.name, rows.map(seenByBuyer), frame);
    return { to: buyer.email, frame, letter, receipts: { purchaseId: job.purchaseId } };
  }
  const [row] = await db.select().from(voucher).where(eq(voucher.id, job.voucherId));
  if (row && job.template === "voucher-voided") {
    const buyer = await readOwner(db, row.buyerId);
    if (!buyer) return null;
    const frame = frameIn(buyer.language);
    const { code } = seenByBuyer(row);
    const about = { reader: buyer.name, code, creditSen: job.creditSen };
    return { to: buyer.email, frame, letter: voucherVoidedLetter(about, frame) };
  }
  if (!row || row.leftSen === 0 || row.voidedAt !== null) return null;
  if (job.template === "voucher-gift") {
    const { gift } = row;
    if (gift === null || gift.sendOn !== job.sendOn || row.giftSentAt !== null) return null;
    const frame = frameIn(gift.language);
    return { to: gift.email, frame, letter: voucherGiftLetter(gift, dataOf(row), frame) };
  }
  const owner = row.ownerId === null ? row.gift : await readOwner(db, row.ownerId);
  if (!owner) return null;
  const frame = frameIn(owner.language);
  return { to: owner.email, frame, letter: voucherEndsLetter(owner.name, dataOf(row), frame) };
}
