import type { roomCodeRoute } from "@pulau/contract/room-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

/** Whether a room code is to be had, and the type that has it. */
export async function lookUpRoomCode(db: Db | Tx, code: string): Promise<Reply<typeof roomCodeRoute>> {
  const [owner] = await db
    .select({ _id: roomType.id, name: roomType.name })
    .from(roomType)
    .where(eq(roomType.roomCode, code));
  return { code, available: owner === undefined, roomType: owner ?? null };
}
