import type { PageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type OrderedTable, orderRows } from "../../../records/order-rows.ts";

/** The order of pages in the footer and the menu, by their addresses. */
export const pageOrder: OrderedTable = {
  table: "page",
  column: "position",
  ties: sql`t.slug`,
  name: sql`t.slug`,
};

/** Puts pages into an order; those that are not named keep theirs, after them. */
export async function orderPages(
  tx: Tx,
  { staffId, pageIds }: { readonly staffId: StaffId; readonly pageIds: readonly PageId[] },
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const ordered = await orderRows(tx, pageOrder, pageIds);
  if (!ordered.ok) return ordered;
  const before = { pageOrder: ordered.value.before };
  const after = { pageOrder: ordered.value.after };
  await auditChange(tx, { staffId, act: "ordered", subject: "pages", before, after });
  return ok({ done: true });
}
