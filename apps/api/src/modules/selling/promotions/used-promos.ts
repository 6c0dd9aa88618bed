import type { PromoCodeId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Which of these promo codes came with a booking, or were bought or are being paid for. */
export async function usedPromos(
  db: Db | Tx,
  ids: readonly PromoCodeId[],
): Promise<ReadonlySet<PromoCodeId>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: PromoCodeId }>(sql`
    SELECT c.id FROM promo_code c WHERE c.id = ANY(${sql.param(ids)}::uuid[]) AND (
      EXISTS (SELECT FROM voucher v WHERE v.promo_code_id = c.id)
      OR EXISTS (SELECT FROM purchase p
        WHERE p.flow = 'promo-code' AND p.subject_id = c.id AND p.state <> 'cancelled')
      OR EXISTS (SELECT FROM stay_hold h
        WHERE h.state <> 'released' AND h.stay -> 'promo' ->> 'promoCodeId' = c.id::text))`);
  return new Set(rows.map(({ id }) => id));
}
