import { nightsOf } from "@pulau/domain/calendar/day.ts";
import type { HoldId, OwnerId, RoomTypeId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { HeldRoom, HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { claimStock, claimsOf } from "../holds/public.ts";
import type { LockedGroup } from "./group-rows.ts";

type Wanted = {
  readonly group: Pick<LockedGroup, "row" | "stay">;
  /** The hold that gets them: it is made here, and belongs to this owner. */
  readonly holdId: HoldId;
  readonly ownerId: OwnerId;
  readonly roomTypeId: RoomTypeId;
  readonly persons: number;
  readonly until: Date;
};

type Taken = { readonly room: HeldRoom; readonly rest: HeldStay };

/**
 * Hands one room of a group, and seats for who sleeps there, over to a hold of their own. Nights and seats change hands as they
 * are: they are never free in between, and never both's. Seats that the group has no more of are for the hold to find.
 *
 * Locks as everything that claims: the room (shared), its nights, then the stock by id. `GROUP_SHORT` where the group has no room of
 * the type left.
 */
export async function takeFromBlock(
  tx: Tx,
  wanted: Wanted,
): Promise<Result<Taken, "GROUP_SHORT" | "WRONG_STATE">> {
  const { group, holdId, ownerId, roomTypeId, persons, until } = wanted;
  const { row, stay } = group;
  const room = stay.rooms.find((kept) => kept.roomTypeId === roomTypeId);
  if (!room) return refuse("GROUP_SHORT", { rule: "rooms", left: 0 });
  const seats = Math.min(persons, stay.party.adults);
  const rest = withoutSeats(
    { ...stay, rooms: stay.rooms.filter(({ roomId }) => roomId !== room.roomId) },
    seats,
  );
  const given: HeldStay = { ...stay, rooms: [room], crossings: seatsOf(row.crossings, seats) };
  await tx.execute(sql`
    INSERT INTO stay_hold (id, owner_id, kind, state, stay, created_at, expires_at)
    VALUES (${holdId}, ${ownerId}, 'stay', 'live', ${JSON.stringify(given)}::jsonb, pulau_now(), ${until.toISOString()}::timestamptz)`);
  await tx.execute(sql`SELECT id FROM room WHERE id = ${room.roomId} FOR SHARE`);
  const { rowCount } = await tx.execute(sql`
    UPDATE room_night SET hold_id = ${holdId}, expires_at = ${until.toISOString()}::timestamptz
    WHERE hold_id = ${row.holdId} AND room_id = ${room.roomId} AND state = 'hold' AND expires_at > pulau_now()`);
  if (rowCount !== nightsOf(stay.checkIn, stay.checkOut).length)
    return refuse("WRONG_STATE", { state: "released" });
  await handOverSeats(tx, { from: { holdId: row.holdId, stay: rest }, to: { holdId, stay: given }, until });
  await tx.execute(sql`UPDATE stay_hold SET stay = ${JSON.stringify(rest)}::jsonb WHERE id = ${row.holdId}`);
  return ok({ room, rest });
}

type Side = { readonly holdId: HoldId; readonly stay: HeldStay };

/** The group's stock is lowered first, so that a full boat has room for what it gives. */
async function handOverSeats(
  tx: Tx,
  { from, to, until }: { from: Side; to: Side; until: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ ends: string }>(sql`
    SELECT expires_at AS ends FROM stay_hold WHERE id = ${from.holdId}`);
  const ends = rows[0]?.ends;
  if (ends === undefined) throw new Error(`hold ${from.holdId} is gone`);
  const stocks = [...new Set([...claimsOf(from.stay).stockIds, ...claimsOf(to.stay).stockIds])];
  await tx.execute(
    sql`SELECT id FROM stock WHERE id = ANY(${sql.param(stocks)}::uuid[]) ORDER BY id FOR UPDATE`,
  );
  await claimStock(tx, from.holdId, claimsOf(from.stay), "hold", new Date(ends).toISOString());
  await claimStock(tx, to.holdId, claimsOf(to.stay), "hold", until.toISOString());
}

function withoutSeats(stay: HeldStay, seats: number): HeldStay {
  const adults = stay.party.adults - seats;
  return { ...stay, party: { ...stay.party, adults }, crossings: seatsOf(stay.crossings, adults) };
}

const seatsOf = (crossings: HeldStay["crossings"] | LockedGroup["row"]["crossings"], seats: number) =>
  seats === 0 ? [] : crossings.map((crossing) => ({ ...crossing, seats }));
