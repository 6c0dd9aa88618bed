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

/**
 * Whether one room of a type sleeps these occupants at the price of `bedType`, made up in the way that is asked for, if
 * any. `ROOM_TOO_SMALL`: more than it takes or has beds for; `PARTY_MISMATCH`: no adult among them, too few for the room,
 * or a bed type or way to make it up that is not theirs or not the room's.
 */
export const roomHolds = (
  room: RoomCapacity,
  occupants: Occupants,
  bedType: BedType,
  bedOptionId?: string,
): Result<true, "ROOM_TOO_SMALL" | "PARTY_MISMATCH"> => {
  const pax = paxOf(occupants);
  if (pax > room.maxPax) return refuse("ROOM_TOO_SMALL", { pax, maxPax: room.maxPax });
  if (occupants.adult < 1) return refuse("PARTY_MISMATCH", { pax, adults: 0 });
  if (pax < room.minPax) return refuse("PARTY_MISMATCH", { pax, minPax: room.minPax });
  const beds = bedsFit(room.bedOptions ?? [], occupants, bedOptionId);
  if (!beds.ok) return beds;
  const fits = room.bedTypes.includes(bedType) && bedTypesFor(occupants).includes(bedType);
  return fits ? ok(true) : refuse("PARTY_MISMATCH", { pax, bedType });
};

const bedsFit = (
  options: readonly BedOption[],
  occupants: Occupants,
  bedOptionId: string | undefined,
): Result<true, "ROOM_TOO_SMALL" | "PARTY_MISMATCH"> => {
  const asked = options.filter((option) => bedOptionId === undefined || option.bedOptionId === bedOptionId);
  if (bedOptionId !== undefined && asked.length === 0) return refuse("PARTY_MISMATCH", { bedOptionId });
  if (asked.length === 0 || asked.some(({ beds }) => bedsHold(beds, occupants))) return ok(true);
  return refuse("ROOM_TOO_SMALL", { pax: paxOf(occupants), beds: true });
};
