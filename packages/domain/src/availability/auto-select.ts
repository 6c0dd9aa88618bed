import type { RoomTypeId } from "../ids.ts";
import { distinguishesAges, firstBedOption } from "../party/bed-places.ts";
import { bedTypesFor, extraBedsFor, type RoomCapacity } from "../party/beds.ts";
import type { Occupants } from "../party/party.ts";
import type { RoomToQuote } from "../pricing/lines.ts";
import { ok, type Result, refuse } from "../result.ts";
import { fewestRooms, type PersonCount, type RoomFill } from "./fewest-rooms.ts";
import { seatParty } from "./seat-party.ts";

/** A room type with how many of its rooms are free for the whole stay; a lower priority is taken first. */
export type OfferedType = RoomCapacity & {
  readonly roomTypeId: RoomTypeId;
  readonly free: number;
  readonly priority: number;
};

/**
 * The fewest rooms that sleep a party, of those the ones with the fewest empty places, then by the types' priority, then
 * evenly filled. Every room has an adult, and everybody a place in a bed that is for them. Where toddlers leave a choice
 * of bed type, the one that most share is taken, because it is the cheapest per person; extra beds are put up where a
 * type has no bed type for so many and the package prices them; of the ways to make up a room, the first that sleeps its
 * guests. `SOLD_OUT` when the free rooms can't sleep the party.
 */
export const autoSelect = (
  party: Occupants,
  roomTypes: readonly OfferedType[],
): Result<RoomToQuote[], "SOLD_OUT"> => {
  const offered = roomTypes
    .filter(({ free }) => free > 0)
    .toSorted((a, b) => a.priority - b.priority || a.roomTypeId.localeCompare(b.roomTypeId));
  if (party.adult === 0) return refuse("SOLD_OUT");
  const fills = fewestRooms(guestsIn(party, offered), offered, party.adult);
  if (!fills) return refuse("SOLD_OUT");
  return ok(seatParty(party, fills).map(({ fill, occupants }) => roomFor(offered, fill, occupants)));
};

/** The bed type that most share; where a type has none for so many, an extra bed for each child beyond its beds. */
const bedsFor = ({ bedTypes, childBeds }: OfferedType, occupants: Occupants) => {
  const bedType = bedTypesFor(occupants).findLast((type) => bedTypes.includes(type));
  return bedType ? { bedType } : extraBedsFor({ bedTypes, childBeds }, occupants).at(-1);
};

/**
 * Adults and children are one number unless some bed is kept for either, or children can have extra beds: far fewer ways
 * to look at.
 */
const guestsIn = ({ adult, child, toddler }: Occupants, offered: readonly OfferedType[]): PersonCount => {
  const apart = offered.some(
    ({ bedOptions = [], childBeds = [] }) =>
      childBeds.length > 0 || bedOptions.some(({ beds }) => distinguishesAges(beds)),
  );
  return apart ? { adult, child, toddler } : { adult: adult + child, child: 0, toddler };
};

const roomFor = (offered: readonly OfferedType[], fill: RoomFill, occupants: Occupants): RoomToQuote => {
  const roomType = offered[fill.typeIndex];
  const beds = roomType && bedsFor(roomType, occupants);
  if (!roomType || !beds) throw new Error("a chosen room has no bed type for its occupants");
  const made = firstBedOption(roomType.bedOptions ?? [], occupants);
  const { roomTypeId } = roomType;
  return { roomTypeId, ...beds, occupants, ...(made && { bedOptionId: made.bedOptionId }) };
};
