import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import type { BedOption } from "@pulau/domain/party/bed-places.ts";
import type { RoomCapacity } from "@pulau/domain/party/beds.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, inArray, or, sql } from "../../../db/orm.ts";
import type { HeldRoom } from "../../../db/schema/holds.ts";
import { roomType } from "../../../db/schema/rooms.ts";
import type { Tx } from "../../../db/tx.ts";
import { bedOptionsOf } from "../../selling/rooms/public.ts";

/** A room type as far as sleeping in it goes. */
export type SleepingType = RoomCapacity & { readonly name: Words };

/** Room types on sale by id, and those that somebody has already, with the beds that they have. */
export async function loadRoomTypes(
  db: Db | Tx,
  had: readonly Pick<HeldRoom, "roomTypeId" | "bedOptionId">[] = [],
): Promise<Map<RoomTypeId, SleepingType>> {
  const { id, name, minPax, maxPax, bedTypes } = roomType;
  const bedOptions = sql<BedOption[]>`${bedOptionsOf(
    sql`${id}`,
    had.flatMap(({ bedOptionId }) => bedOptionId ?? []),
  )}`;
  const rows = await db
    .select({ id, name, minPax, maxPax, bedTypes, bedOptions })
    .from(roomType)
    .where(
      or(
        eq(roomType.activeStatus, true),
        inArray(
          roomType.id,
          had.map(({ roomTypeId }) => roomTypeId),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
