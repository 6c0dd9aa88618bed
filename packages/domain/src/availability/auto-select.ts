import { bedTypesFor, type RoomCapacity } from "../party/beds.ts";
import type { Occupants } from "../party/party.ts";
import type { RoomAsk } from "../pricing/lines.ts";
import { ok, type Result, refuse } from "../result.ts";
import { fewestRooms, type RoomFill } from "./fewest-rooms.ts";
import { seat } from "./seat.ts";

/** A room type with how many of its rooms are free for the whole stay; a lower priority is taken first. */
export type OfferedType = RoomCapacity & {
  readonly roomTypeId: string;
  readonly free: number;
  readonly priority: number;
};

/**
 * The fewest rooms that sleep a party, of those the ones with the fewest empty places, then by the types' priority, then
 * evenly filled. Every room has an adult. Where toddlers leave a choice of bed type, the one that most share is taken,
 * because it is the cheapest per person. `SOLD_OUT` when the free rooms can't sleep the party.
 */
export const autoSelect = (
  party: Occupants,
  roomTypes: readonly OfferedType[],
): Result<RoomAsk[], "SOLD_OUT"> => {
  const offered = roomTypes
    .filter(({ free }) => free > 0)
    .toSorted((a, b) => a.priority - b.priority || a.roomTypeId.localeCompare(b.roomTypeId));
  const fills = fewestRooms({ inBeds: party.adult + party.child, toddlers: party.toddler }, offered);
  if (!fills || fills.length === 0 || fills.length > party.adult) return refuse("SOLD_OUT");
  return ok(seat(party, fills).map(({ fill, occupants }) => askFor(offered, fill, occupants)));
};

const askFor = (offered: readonly OfferedType[], fill: RoomFill, occupants: Occupants): RoomAsk => {
  const roomType = offered[fill.typeIndex];
  const bedType = bedTypesFor(occupants).findLast((type) => roomType?.bedTypes.includes(type));
  if (!roomType || !bedType) throw new Error("a chosen room has no bed type for its occupants");
  return { roomTypeId: roomType.roomTypeId, bedType, occupants };
};
