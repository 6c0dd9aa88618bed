import type { RoomId, StaffId } from "@pulau/domain/ids.ts";
import { inArray } from "../../../db/orm.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

/** Rooms that guests have left are to be cleaned before the next ones are let in. */
export async function markDirty(
  tx: Tx,
  { roomIds, staffId, at }: { roomIds: readonly RoomId[]; staffId: StaffId; at: Date },
): Promise<void> {
  if (roomIds.length === 0) return;
  // By id: two stays that leave at one moment never wait for each other's rooms.
  const sorted = [...new Set(roomIds)].sort();
  for (const id of sorted)
    await tx
      .update(room)
      .set({ cleaning: "dirty", cleaningBy: staffId, cleaningAt: at })
      .where(inArray(room.id, [id]));
}
