import type { BedOptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { BedUser } from "@pulau/domain/party/bed-places.ts";
import type { Db } from "../connect.ts";
import { bed, bedOption, bedOptionBed, roomLink } from "../schema/rooms.ts";
import { inAll, only } from "./words.ts";

/** For whom a bed is, how many persons it sleeps and how many stand there. */
export type BedCount = readonly [usingFor: BedUser, noOfPax: number, count: number];

/** Gives a room type the ways in which its rooms can be made up, in this order; gives back their ids. */
export async function makeBedOptions(
  db: Db,
  roomTypeId: RoomTypeId,
  options: readonly (readonly BedCount[])[],
): Promise<BedOptionId[]> {
  const ids: BedOptionId[] = [];
  for (const [position, counts] of options.entries()) {
    const option = only(
      await db.insert(bedOption).values({ roomTypeId, position }).returning({ id: bedOption.id }),
    );
    for (const [usingFor, noOfPax, count] of counts) {
      const name = inAll(`${usingFor} ${noOfPax}`);
      const size = { width: 90 * noOfPax, length: 200 };
      const made = only(
        await db
          .insert(bed)
          .values({ name, usingFor, noOfPax, ...size })
          .returning({ id: bed.id }),
      );
      await db.insert(bedOptionBed).values({ bedOptionId: option.id, bedId: made.id, count });
    }
    ids.push(option.id);
  }
  return ids;
}

/** Says that two rooms lie side by side. */
export async function linkRooms(
  db: Db,
  firstRoom: string,
  secondRoom: string,
  connecting = false,
): Promise<void> {
  const [roomId = firstRoom, otherId = secondRoom] = [firstRoom, secondRoom].sort();
  await db.insert(roomLink).values({ roomId, otherId, connecting });
}
