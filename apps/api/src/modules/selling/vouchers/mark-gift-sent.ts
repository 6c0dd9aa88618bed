import type { VoucherId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { voucher } from "../../../db/schema/promotions.ts";

/** The gift's mail was taken by the mail server: its giver sees when. */
export async function markGiftSent(db: Db, voucherId: VoucherId): Promise<void> {
  await db
    .update(voucher)
    .set({ giftSentAt: sql`pulau_now()` })
    .where(and(eq(voucher.id, voucherId), isNull(voucher.giftSentAt)));
}
