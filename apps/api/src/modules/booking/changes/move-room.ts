import type { BookingId, RoomId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { type MoveRefusals, moveRooms } from "./move-rooms.ts";

export type RoomMove = {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  /** The place in the booking, from 0. */
  readonly position: number;
  readonly roomId: RoomId;
  /** Why, for the history. Needed where the new room is of another type. */
  readonly reason?: string | undefined;
  /** Whether a room that was promised to them may be left; it is asked before. */
  readonly despiteLock?: boolean | undefined;
};

/** Moves the guests of one room into another at the price that was agreed, as `moveRooms` does, and says its number. */
export async function moveRoom(
  tx: Tx,
  { bookingId, staffId, position, roomId, reason, despiteLock = false }: RoomMove,
): Promise<Result<{ roomNo: string }, MoveRefusals>> {
  const [into] = await tx.select({ roomNo: room.roomNo }).from(room).where(eq(room.id, roomId));
  if (!into) return refuse("NOT_FOUND");
  const moved = await moveRooms(tx, {
    staffId,
    reason,
    despite: despiteLock ? ["inHouse", "locked"] : ["inHouse"],
    moves: [{ bookingId, position, roomId }],
  });
  return moved.ok ? ok(into) : moved;
}
