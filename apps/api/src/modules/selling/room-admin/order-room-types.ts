import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type OrderedTable, orderRows, placesOf } from "../../../records/order-rows.ts";

type Request = { readonly staffId: StaffId; readonly roomTypeIds: readonly RoomTypeId[] };

/** The order in which types are tried, by their codes. */
export const roomTypeOrder: OrderedTable = {
  table: "room_type",
  column: "priority",
  ties: sql`t.room_code`,
  name: sql`t.room_code`,
};

/** Puts room types into an order; those that are not named keep theirs, after them. `NOT_FOUND`: one isn't there. */
export async function orderRoomTypes(
  tx: Tx,
  { staffId, roomTypeIds }: Request,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const before = await placesOf(tx, roomTypeOrder);
  const ordered = await orderRows(tx, roomTypeOrder, roomTypeIds);
  if (!ordered.ok) return ordered;
  const after = await placesOf(tx, roomTypeOrder);
  await auditChange(tx, { staffId, act: "ordered", subject: "roomType", before, after });
  return ok({ done: true });
}
