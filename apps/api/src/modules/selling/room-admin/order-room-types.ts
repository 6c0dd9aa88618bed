import type { RoomTypeId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

type Request = { readonly staffId: StaffId; readonly roomTypeIds: readonly RoomTypeId[] };

/** Puts room types into an order; those that are not named keep theirs, after them. `NOT_FOUND`: one isn't there. */
export async function orderRoomTypes(
  tx: Tx,
  { staffId, roomTypeIds }: Request,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const { rows } = await tx.execute<{ id: RoomTypeId }>(
    sql`select id from room_type order by priority, room_code for update`,
  );
  const known = rows.map(({ id }) => id);
  if (roomTypeIds.some((id) => !known.includes(id))) return refuse("NOT_FOUND");
  const before = await placesOfTypes(tx);
  const order = [...new Set([...roomTypeIds, ...known])];
  await tx.execute(sql`
    update room_type t set priority = o.place - 1
    from unnest(${sql.param(order)}::uuid[]) with ordinality as o(id, place) where o.id = t.id`);
  const after = await placesOfTypes(tx);
  await auditChange(tx, { staffId, act: "ordered", subject: "roomType", before, after });
  return ok({ done: true });
}

/** The place of each type in the order, by its code. */
export async function placesOfTypes(tx: Tx): Promise<Readonly<Record<string, number>>> {
  const { rows } = await tx.execute<{ code: string; place: number }>(sql`
    select room_code as code, row_number() over (order by priority, room_code)::int as place from room_type`);
  return Object.fromEntries(rows.map(({ code, place }) => [code, place]));
}
