import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { room } from "../../../db/schema/rooms.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { markDirty } from "../../selling/rooms/public.ts";
import { note } from "../bookings/public.ts";
import type { Agreed } from "./change-booking.ts";
import { moveRoom, type RoomMove } from "./move-room.ts";
import { makeChange, type RequestedChange, requestChange } from "./request-change.ts";
import { draftOf } from "./requested-stay.ts";
import { roomsBeside } from "./rooms-beside.ts";

type Deps = { readonly db: Db; readonly sealer: Sealer };
type Move = Omit<RoomMove, "reason">;

const findRoom = async (db: Db, roomId: RoomId) =>
  (await db.select().from(room).where(eq(room.id, roomId)))[0] ?? null;

/** The same stay with one room of another type; a way to make up the beds is one of the old room's alone. */
const intoType =
  ({ position, roomId }: Move, roomTypeId: RoomTypeId): RequestedChange =>
  (standing) => {
    const { rooms } = draftOf(standing);
    if (!rooms[position]) return refuse("NOT_FOUND");
    if (roomsBeside(standing.stay, position).has(roomId)) return refuse("SOLD_OUT");
    // Within a type there is no other price: that move is made at the agreed one.
    if (rooms[position].roomTypeId === roomTypeId) return refuse("WRONG_STATE", { rule: "sameType" });
    const moved = rooms.map(({ bedOptionId, ...choice }, i) =>
      i === position ? { ...choice, roomTypeId } : { ...choice, ...(bedOptionId && { bedOptionId }) },
    );
    return ok({ rooms: moved });
  };

const callOf = (move: Move, roomTypeId: RoomTypeId) => ({
  bookingId: move.bookingId,
  by: {
    who: "staff",
    staffId: move.staffId,
    into: { position: move.position, roomId: move.roomId },
  } as const,
  change: intoType(move, roomTypeId),
});

/** What a move costs or gives back when the whole stay is priced in the new room's type. Nothing is changed. */
export async function quoteMove(deps: Deps, move: Move): Promise<Result<ChangeQuote>> {
  const into = await findRoom(deps.db, move.roomId);
  return into ? requestChange(deps, callOf(move, into.roomTypeId)) : refuse("NOT_FOUND");
}

type PricedMove = RoomMove & { readonly agreed: Agreed };

/** Moves the guests of one room into another: at the price that was agreed before, or at that of its type. */
export const moveGuests = (
  deps: Deps,
  { keepPrice, agreed, ...move }: PricedMove & { readonly keepPrice: boolean },
): Promise<Result<{ roomNo: string }>> =>
  keepPrice ? inTransaction(deps.db, (tx) => moveRoom(tx, move)) : moveAtNewPrice(deps, { ...move, agreed });

/**
 * Moves the guests of one room into one of another type at the price of that type, as a change of the booking: with its
 * money, papers and mail. `PRICE_CHANGED` when it is not the price that was shown.
 */
async function moveAtNewPrice(
  deps: Deps,
  { agreed, ...move }: PricedMove,
): Promise<Result<{ roomNo: string }>> {
  const { bookingId, staffId, position, reason } = move;
  const into = await findRoom(deps.db, move.roomId);
  if (!into) return refuse("NOT_FOUND");
  const call = callOf(move, into.roomTypeId);
  const made = await makeChange(deps, {
    ...call,
    by: { ...call.by, note: reason },
    agreed,
    also: async (tx, { row, stay, now: at }) => {
      const left = stay.rooms[position];
      if (!left) return;
      if (row.state === "inHouse") await markDirty(tx, { roomIds: [left.roomId], staffId, at });
      const moved = { before: { roomNo: left.roomNo }, after: { roomNo: into.roomNo } };
      await note(tx, {
        bookingId,
        what: "roomMoved",
        at,
        staffId,
        ...moved,
        facts: { priceKept: false, note: reason },
        historyFacts: { from: left.roomNo, to: into.roomNo },
      });
    },
  });
  return made.ok ? ok({ roomNo: into.roomNo }) : made;
}
