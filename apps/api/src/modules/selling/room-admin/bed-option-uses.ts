import { openStates } from "@pulau/domain/booking/booking-moves.ts";
import type { BedOptionId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Users } from "../../../records/name-uses.ts";

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
    AND b.state IN ${oneOf(openStates)})`;
  return {
    rooms: [{ table: "room", where }],
    bookings: [{ table: "booking_room", where: sql`${where} AND ${open}` }],
    holds: [heldWith(ids)],
  };
}

/** Of these ways to make up a room those that any stay was sold with, past ones too: their beds must go on saying what was sold. */
export async function soldWith(tx: Tx, ids: readonly BedOptionId[]): Promise<ReadonlySet<BedOptionId>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: BedOptionId }>(sql`
    SELECT w.id FROM unnest(${sql.param([...ids])}::uuid[]) w (id)
    WHERE EXISTS (SELECT FROM booking_room u WHERE u.bed_option_id = w.id)
      OR EXISTS (SELECT FROM stay_hold u, jsonb_array_elements(u.stay -> 'rooms') held
        WHERE u.state = 'live' AND u.expires_at > pulau_now() AND (held ->> 'bedOptionId')::uuid = w.id)`);
  return new Set(rows.map(({ id }) => id));
}
