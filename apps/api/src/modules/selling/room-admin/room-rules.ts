import type { BedOptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import { and, eq, inArray, sql } from "../../../db/orm.ts";
import { bedOption, roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";

/** The most guests that a type's rooms take, which nobody changes meanwhile; undefined when there is no such type. */
export async function lockPaxOfType(tx: Tx, roomTypeId: RoomTypeId): Promise<number | undefined> {
  const [type] = await tx
    .select({ maxPax: roomType.maxPax })
    .from(roomType)
    .where(eq(roomType.id, roomTypeId))
    .for("share");
  return type?.maxPax;
}

/** A room takes no more guests than its type. */
export const capToType = (maxPax: number, ofType: number | undefined): number =>
  Math.min(maxPax, ofType ?? maxPax);

/** A room stands on a floor that its building has, or on none that is said. */
export const hasFloor = (floors: readonly string[], floor: string): boolean =>
  floor === "" || floors.includes(floor);

/** A room is made up in a way of its own type. */
export async function areBedOptionsOf(
  tx: Tx,
  roomTypeId: RoomTypeId,
  bedOptionIds: readonly BedOptionId[],
): Promise<boolean> {
  if (bedOptionIds.length === 0) return true;
  const ofType = and(inArray(bedOption.id, [...bedOptionIds]), eq(bedOption.roomTypeId, roomTypeId));
  const found = await tx.select({ id: bedOption.id }).from(bedOption).where(ofType);
  return found.length === bedOptionIds.length;
}

/** A new type comes last in the order of auto-select. */
export const lastPriority = sql<number>`(SELECT coalesce(max(priority) + 1, 0) FROM room_type)`;
