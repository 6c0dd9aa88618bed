import type { FoundThingId } from "@pulau/domain/ids.ts";
import { eq } from "../../../db/orm.ts";
import { foundThing } from "../../../db/schema/room-photos.ts";
import { room } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

export type LockedThing = typeof foundThing.$inferSelect & { readonly roomNo: string };

/** A found thing with its room's number, locked until the transaction ends; null where there is none. */
export async function lockFound(tx: Tx, id: FoundThingId): Promise<LockedThing | null> {
  const [found] = await tx.select().from(foundThing).where(eq(foundThing.id, id)).for("update");
  if (!found) return null;
  const [{ roomNo } = { roomNo: "" }] = await tx
    .select({ roomNo: room.roomNo })
    .from(room)
    .where(eq(room.id, found.roomId));
  return { ...found, roomNo };
}
