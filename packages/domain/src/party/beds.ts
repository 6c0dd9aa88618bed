import type { BedOptionId } from "../ids.ts";
import { ok, type Result, refuse } from "../result.ts";
import { type BedOption, bedsHold } from "./bed-places.ts";
import { type BedType, bedTypes, type Occupants, sharersOf } from "./party.ts";

/** What a room type offers; `maxPax` counts everybody but infants. */
export type RoomCapacity = {
  readonly minPax: number;
  readonly maxPax: number;
  readonly bedTypes: readonly BedType[];
  /** The ways to make up such a room; without any, beds set no limit of their own. */
  readonly bedOptions?: readonly BedOption[] | undefined;
};

/** Persons as room limits count them: an infant takes no place. */
export const paxOf = ({ adult, child, toddler }: Occupants): number => adult + child + toddler;

/**
 * The bed types at whose price these occupants may sleep, fewest sharers first. Adults and children each use a bed, a
 * toddler may sleep in its own or with its parents, an infant never uses one. More than four share at the quad price.
 */
export const bedTypesFor = ({ adult, child, toddler }: Occupants): BedType[] => {
  const fewest = adult + child;
  if (fewest === 0) return [];
  if (fewest > sharersOf.quad) return ["quad"];
  return bedTypes.filter((type) => fewest <= sharersOf[type] && sharersOf[type] <= fewest + toddler);
};

/** Whether these are more than a room of the type takes, or has beds for however it is made up. */
export const isTooSmall = ({ maxPax, bedOptions = [] }: RoomCapacity, occupants: Occupants): boolean =>
  paxOf(occupants) > maxPax ||
  (bedOptions.length > 0 && !bedOptions.some(({ beds }) => bedsHold(beds, occupants)));

/**
 * Whether one room of a type sleeps these occupants at the price of `bedType`, made up in the way that is asked for, if
 * any. `ROOM_TOO_SMALL`: more than it takes or has beds for; `PARTY_MISMATCH`: no adult among them, too few for the room,
 * or a bed type or way to make it up that is not theirs or not the room's.
 */
export const roomHolds = (
  room: RoomCapacity,
  occupants: Occupants,
  bedType: BedType,
  bedOptionId?: BedOptionId,
): Result<true, "ROOM_TOO_SMALL" | "PARTY_MISMATCH"> => {
  const pax = paxOf(occupants);
  if (isTooSmall(room, occupants)) return refuse("ROOM_TOO_SMALL", { pax, maxPax: room.maxPax });
  if (occupants.adult < 1) return refuse("PARTY_MISMATCH", { pax, adults: 0 });
  if (pax < room.minPax) return refuse("PARTY_MISMATCH", { pax, minPax: room.minPax });
  if (!isMadeFor(room, occupants, bedOptionId)) return refuse("PARTY_MISMATCH", { pax, beds: false });
  const fits = room.bedTypes.includes(bedType) && bedTypesFor(occupants).includes(bedType);
  return fits ? ok(true) : refuse("PARTY_MISMATCH", { pax, bedType });
};

/** Whether the way that is asked for, if any, is one of the room's and sleeps them. */
const isMadeFor = (room: RoomCapacity, occupants: Occupants, bedOptionId: BedOptionId | undefined): boolean =>
  bedOptionId === undefined ||
  (room.bedOptions ?? []).some(
    (bedOption) => bedOption.bedOptionId === bedOptionId && bedsHold(bedOption.beds, occupants),
  );
