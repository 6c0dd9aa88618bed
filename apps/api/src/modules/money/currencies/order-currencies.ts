import type { CurrencyId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type OrderedTable, orderRows } from "../../../records/order-rows.ts";

/** The order in which guests are offered currencies, by their codes. */
export const currencyOrder: OrderedTable = {
  table: "currency",
  column: "position",
  ties: sql`t.code`,
  name: sql`t.code`,
};

/** Puts currencies into an order; those that are not named keep theirs, after them. */
export async function orderCurrencies(
  tx: Tx,
  { staffId, currencyIds }: { readonly staffId: StaffId; readonly currencyIds: readonly CurrencyId[] },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const ordered = await orderRows(tx, currencyOrder, currencyIds);
  if (!ordered.ok) return ordered;
  const before = { currencyOrder: ordered.value.before };
  const after = { currencyOrder: ordered.value.after };
  await auditChange(tx, { staffId, act: "ordered", subject: "currency", before, after });
  return ok({ done: true });
}
