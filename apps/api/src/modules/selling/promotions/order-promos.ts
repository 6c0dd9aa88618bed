import type { PromoCodeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type OrderedTable, orderRows } from "../../../records/order-rows.ts";

/** The order in which guests are offered promo codes; of those that nobody has ordered the newest is first. */
export const promoCodeOrder: OrderedTable = {
  table: "promo_code",
  column: "position",
  ties: sql`t.created_at DESC, t.id`,
  name: sql`t.code`,
};

/** Puts promo codes into an order; those that are not named keep theirs, after them. */
export async function orderPromos(
  tx: Tx,
  { staffId, promoCodeIds }: { readonly staffId: StaffId; readonly promoCodeIds: readonly PromoCodeId[] },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const ordered = await orderRows(tx, promoCodeOrder, promoCodeIds);
  if (!ordered.ok) return ordered;
  const before = { promoCodeOrder: ordered.value.before };
  const after = { promoCodeOrder: ordered.value.after };
  await auditChange(tx, { staffId, act: "ordered", subject: "promoCode", before, after });
  return ok({ done: true });
}
