import type { BedOptionId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { countUses, type Users } from "../../../records/name-uses.ts";

const isOneOf = (column: SQL, ids: readonly BedOptionId[]): SQL =>
  sql`${column} = ANY(${sql.param([...ids])}::uuid[])`;

/** Stays that somebody is choosing just now. */
const heldWith = (ids: readonly BedOptionId[]) => ({
  table: "stay_hold",
  where: sql`u.state = 'live' AND u.expires_at > pulau_now() AND EXISTS (
    SELECT FROM jsonb_array_elements(u.stay -> 'rooms') held
    WHERE ${isOneOf(sql`(held ->> 'bedOptionId')::uuid`, ids)})`,
});

/** What needs ways to make up a room: rooms that stand so, and stays that are to come or in the house. What is over keeps its own. */
export function bedOptionUsers(ids: readonly BedOptionId[]): Users {
  const where = isOneOf(sql`u.bed_option_id`, ids);
  const open = sql`EXISTS (SELECT FROM booking b WHERE b.id = u.booking_id
    AND b.state IN ('awaitingPayment', 'confirmed', 'inHouse'))`;
  return {
    rooms: [{ table: "room", where }],
    bookings: [{ table: "booking_room", where: sql`${where} AND ${open}` }],
    holds: [heldWith(ids)],
  };
}

/** Whether any stay, past ones too, was sold with a way to make up its room: its beds must go on saying what was sold. */
export async function isSoldWith(tx: Tx, id: BedOptionId): Promise<boolean> {
  const bookings = [{ table: "booking_room", where: isOneOf(sql`u.bed_option_id`, [id]) }];
  const counts = await countUses(tx, { bookings, holds: [heldWith([id])] });
  return counts.bookings + counts.holds > 0;
}
