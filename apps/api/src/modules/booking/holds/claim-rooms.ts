import type { HoldId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Claim } from "./claims.ts";
import { publishFreed } from "./claims.ts";
import { claimsOf } from "./claims-of.ts";

/** A stay in its new rooms, and how its hold claims. */
export type RoomClaim = Pick<Claim, "holdId" | "state" | "until"> & { readonly stay: HeldStay };

/**
 * Gives stays other rooms, all at once, so that they may take each other's: nights that they leave are free before any is
 * taken. Nights that are owed to guests who are parked are not refused here, as they are to whoever buys one: see `makeWay`. Seats and add-ons stay as they are, so no stock is touched. Nights that a hold has and keeps are left alone,
 * whatever has become of the room since.
 *
 * Two statements. The first writes what is held and locks: holds by id, rooms by id (shared, as a claim does), the nights
 * of these holds by room and night; then it lets go. The second takes, by room and night. It must be one of its own: it has
 * to see what the first has freed.
 *
 * @returns `SOLD_OUT` when somebody else has one of the nights, two of these stays want the same one, or a room is out of
 *   use or takes fewer than shall sleep there. The transaction has to end then.
 */
export async function claimRooms(tx: Tx, claims: readonly RoomClaim[]): Promise<Result<true, "SOLD_OUT">> {
  const wanted = claims.flatMap(nightsOf);
  const keys = new Set(wanted.map(({ roomId, night }) => `${roomId} ${night}`));
  if (keys.size < wanted.length) return refuse("SOLD_OUT");
  const freed = await letGo(tx, claims, wanted);
  const { rows } = await tx.execute<{ missing: number; taken: number; reseats: string }>(sql`
    WITH wanted AS (${tableOf(wanted)}), missing AS MATERIALIZED (
      SELECT w.* FROM wanted w WHERE NOT EXISTS (
        SELECT FROM room_night n WHERE n.room_id = w.room_id AND n.night = w.night AND n.hold_id = w.hold_id)
    ), taken AS (
      INSERT INTO room_night AS mine (room_id, night, hold_id, state, expires_at)
      SELECT m.room_id, m.night, m.hold_id, m.state, m.expires_at
      FROM missing m JOIN room r ON r.id = m.room_id AND r.active_status AND r.max_pax >= m.pax
      ORDER BY m.room_id, m.night
      ON CONFLICT ON CONSTRAINT room_night_room_id_night_pk DO UPDATE
        SET hold_id = excluded.hold_id, state = excluded.state, expires_at = excluded.expires_at
        WHERE mine.state <> 'booked' AND mine.expires_at <= pulau_now()
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM missing)::int AS missing, (SELECT count(*) FROM taken)::int AS taken,
      set_config('pulau.reseats', '', true) AS reseats`);
  if (rows[0]?.missing !== rows[0]?.taken) return refuse("SOLD_OUT");
  await publishFreed(tx, freed);
  return ok(true);
}

type Wanted = ReturnType<typeof nightsOf>[number];

/** Each night of a stay, with the room in which it shall be slept. */
function nightsOf({ holdId, stay, state, until }: RoomClaim) {
  const { roomIds, nights, pax } = claimsOf(stay);
  const expiresAt = until?.toISOString() ?? null;
  return roomIds.flatMap((roomId, i) => {
    const night = nights[i];
    return night ? [{ holdId, roomId, night, pax: pax[i] ?? 0, state, expiresAt }] : [];
  });
}

function tableOf(wanted: readonly Wanted[]): SQL {
  const of = (field: keyof Wanted) => sql.param(wanted.map((claim) => claim[field]));
  return sql`SELECT * FROM unnest(${of("holdId")}::uuid[], ${of("roomId")}::uuid[], ${of("night")}::date[],
    ${of("pax")}::int[], ${of("state")}::text[], ${of("expiresAt")}::timestamptz[])
    AS w(hold_id, room_id, night, pax, state, expires_at)`;
}

/** Writes what these holds keep, and gives back the nights that they shall not have any more. */
async function letGo(tx: Tx, claims: readonly RoomClaim[], wanted: readonly Wanted[]) {
  const holdIds: HoldId[] = claims.map(({ holdId }) => holdId);
  const stays = claims.map(({ stay }) => JSON.stringify(stay));
  const { rows } = await tx.execute<
    Parameters<typeof publishFreed>[1] & { rooms: number; reseats: string }
  >(sql`
    WITH holds AS MATERIALIZED (
      SELECT id FROM stay_hold WHERE id = ANY(${sql.param(holdIds)}::uuid[]) ORDER BY id FOR UPDATE
    ), written AS (
      UPDATE stay_hold h SET stay = w.stay::jsonb
      FROM unnest(${sql.param(holdIds)}::uuid[], ${sql.param(stays)}::text[]) AS w(id, stay), holds
      WHERE h.id = w.id AND holds.id = h.id RETURNING 1
    ), rooms AS MATERIALIZED (
      SELECT id FROM room WHERE id = ANY(${sql.param([...new Set(wanted.map(({ roomId }) => roomId))])}::uuid[])
        AND (SELECT count(*) FROM written) >= 0
      ORDER BY id FOR SHARE
    ), mine AS MATERIALIZED (
      SELECT room_id, night, hold_id FROM room_night
      WHERE hold_id = ANY(${sql.param(holdIds)}::uuid[]) AND (SELECT count(*) FROM rooms) >= 0
      ORDER BY room_id, night FOR UPDATE
    ), wanted AS (${tableOf(wanted)}), let_go AS (
      DELETE FROM room_night n USING mine WHERE n.room_id = mine.room_id AND n.night = mine.night
        AND NOT EXISTS (SELECT FROM wanted w
          WHERE w.room_id = n.room_id AND w.night = n.night AND w.hold_id = n.hold_id)
      RETURNING n.night
    )
    SELECT (SELECT count(*) FROM rooms)::int AS rooms, set_config('pulau.reseats', 'on', true) AS reseats,
      (SELECT min(night) FROM let_go) AS "from", (SELECT max(night) + 1 FROM let_go) AS "to"`);
  return rows[0];
}
