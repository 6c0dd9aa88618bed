import type { Day } from "@pulau/domain/calendar/day.ts";
import type { HoldId, OptionId, PackageId, RoomId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { BlockedRooms } from "../../../db/schema/groups.ts";
import type { HeldCrossing, HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { chooseCrossings, claimStay, loadRoomTypes, pickRooms, refuseShortStock } from "../holds/public.ts";

/** What a group wants kept: rooms by type and ferry seats for those who are not named yet. */
export type Block = {
  readonly holdId: HoldId;
  readonly packageId: PackageId;
  readonly optionId: OptionId;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly rooms: readonly BlockedRooms[];
  readonly seats: number;
  /** The ferries that it has; none while it has none. */
  readonly crossings: readonly HeldCrossing[];
  /** Rooms to keep where they are free. */
  readonly roomIds: readonly RoomId[];
  readonly until: Date;
};

type Full = "SOLD_OUT" | "BOAT_FULL";

/** A rival may take a room between the look and the claim: then it is looked again. */
const mostLooks = 5;

/**
 * Keeps rooms and seats for a group until its cut-off, all of them or none, as a hold keeps them: through the one function that
 * claims. What it had before and no longer wants is free.
 * @returns the ferries on which the seats are
 */
export async function keepBlock(tx: Tx, block: Block): Promise<Result<HeldCrossing[], Full>> {
  for (let looks = 1; ; looks++) {
    const planned = await planBlock(tx, block);
    if (!planned.ok) return planned;
    const { stay, crossings } = planned.value;
    const kept = await tryToKeep(tx, block, stay);
    if (kept.ok) return ok(crossings);
    if (looks === mostLooks) return kept;
  }
}

async function planBlock(
  tx: Tx,
  block: Block,
): Promise<Result<{ stay: HeldStay; crossings: HeldCrossing[] }, Full>> {
  const { holdId, packageId, optionId, checkIn, checkOut, seats, roomIds } = block;
  const wanted = block.rooms.flatMap(({ roomTypeId, rooms }) =>
    Array.from({ length: rooms }, () => ({
      roomTypeId,
      bedType: "twin" as const,
      occupants: { adult: 1, child: 0, toddler: 0, infant: 0 },
    })),
  );
  const types = await loadRoomTypes(tx);
  const picked = await pickRooms(tx, {
    rooms: wanted,
    stay: { checkIn, checkOut },
    exceptHoldId: holdId,
    keepRoomIds: roomIds,
    spread: 0,
  });
  if (!picked.ok) return picked;
  const boats = await ferriesFor(tx, block);
  if (!boats.ok) return boats;
  const stay: HeldStay = {
    packageId,
    optionId,
    checkIn,
    checkOut,
    party: { adults: seats, childAges: [], nonMalaysians: 0 },
    travellers: [],
    rooms: picked.value.map((room) => ({
      ...room,
      roomTypeName: types.get(room.roomTypeId)?.name ?? { en: "", my: "", cn: "" },
    })),
    crossings: seats === 0 ? [] : boats.value,
    addOns: [],
    quote: { checkIn, checkOut, lines: [], totalSen: 0, depositSen: 0, balanceDueOn: null },
  };
  return ok({ stay, crossings: boats.value });
}

/** Seats are kept on ferries alone: a charter is chartered by whoever rides it. */
async function ferriesFor(
  tx: Tx,
  { holdId, packageId, optionId, checkIn, checkOut, seats, crossings }: Block,
): Promise<Result<HeldCrossing[], "BOAT_FULL">> {
  if (seats === 0) return ok([...crossings]);
  const chosen = await chooseCrossings(tx, {
    checkIn,
    checkOut,
    option: { packageId, optionId },
    choice: { out: choiceOf(crossings, "out"), back: choiceOf(crossings, "back") },
    seats,
    exceptHoldId: holdId,
  });
  if (!chosen.ok) return chosen;
  const boats = chosen.value.map(({ held }) => held);
  const charter = boats.find(({ kind }) => kind === "charter");
  return charter
    ? refuse("BOAT_FULL", { direction: charter.direction, day: charter.day, left: 0 })
    : ok(boats);
}

/** A ferry as a draft chooses it. */
export function choiceOf(crossings: readonly HeldCrossing[], direction: "out" | "back") {
  const crossing = crossings.find((boat) => boat.direction === direction);
  return crossing ? { crossingId: crossing.crossingId, kind: crossing.kind, boats: 1 } : null;
}

class NotFree extends Error {}

/** In a savepoint: a claim that fails half way leaves nothing behind and the transaction alive. */
function tryToKeep(tx: Tx, { holdId, until }: Block, stay: HeldStay): Promise<Result<true, Full>> {
  const write = sql`INSERT INTO stay_hold AS h (id, owner_id, kind, state, stay, created_at, expires_at)
    VALUES (${holdId}::uuid, ${holdId}::uuid, 'group', 'live', ${JSON.stringify(stay)}::jsonb, pulau_now(),
      ${until.toISOString()}::timestamptz)
    ON CONFLICT (id) DO UPDATE SET state = 'live', stay = excluded.stay, expires_at = excluded.expires_at
      WHERE h.kind = 'group' RETURNING 1`;
  return refuseShortStock(async () => {
    try {
      return await tx.transaction(async (inner) => {
        const claimed = await claimStay(inner, { holdId, stay, state: "hold", until }, write);
        if (!claimed.ok) throw new NotFree();
        return claimed;
      });
    } catch (error) {
      if (error instanceof NotFree) return refuse("SOLD_OUT");
      throw error;
    }
  }) as Promise<Result<true, Full>>;
}
