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
  /** At which bed types children may be said to have an extra bed or none; at each where it is not known. */
  readonly childBeds?: readonly BedType[] | undefined;
};

/** How a room is slept in. Where `extraBeds` is said, children beyond the bed type's beds have those or share a bed. */
export type RoomBeds = {
  readonly occupants: Occupants;
  readonly bedType: BedType;
  readonly extraBeds?: number | undefined;
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

/** How many children sleep beyond the beds of a bed type that adults have; 0 where they have none of them left. */
export const childrenBeyond = ({ adult, child }: Occupants, bedType: BedType): number =>
  adult <= sharersOf[bedType] ? Math.max(0, adult + child - sharersOf[bedType]) : 0;

/**
 * The ways in which children may sleep beyond a bed type's beds, each with its extra beds: from none, so that all share,
 * to one for each. What `bedTypesFor` offers without a word is not among them.
 */
export const childBedsFor = (occupants: Occupants): { bedType: BedType; extraBeds: number }[] =>
  bedTypes.flatMap((bedType) => {
    const beyond = occupants.adult < 1 ? 0 : childrenBeyond(occupants, bedType);
    const all = bedTypesFor(occupants).includes(bedType) ? beyond : beyond + 1;
    return beyond === 0 ? [] : Array.from({ length: all }, (_, extraBeds) => ({ bedType, extraBeds }));
  });

/** The ways with an extra bed for each child beyond the beds, of a room whose package is known to price them. */
export const extraBedsFor = (
  { bedTypes: offered, childBeds = [] }: Pick<RoomCapacity, "bedTypes" | "childBeds">,
  occupants: Occupants,
): { bedType: BedType; extraBeds: number }[] =>
  childBeds.length === 0
    ? []
    : childBedsFor(occupants).filter(
        ({ bedType, extraBeds }) =>
          offered.includes(bedType) &&
          childBeds.includes(bedType) &&
          extraBeds === childrenBeyond(occupants, bedType),
      );

/** Children who share a bed, because fewer extra beds are put up than they are. */
export const childrenSharing = ({ occupants, bedType, extraBeds }: RoomBeds): number =>
  extraBeds === undefined ? 0 : Math.max(0, childrenBeyond(occupants, bedType) - extraBeds);

/** Who needs a place in a bed of their own: everybody but the children who share. */
export const inBeds = (room: RoomBeds): Occupants => ({
  ...room.occupants,
  child: room.occupants.child - childrenSharing(room),
});

/** Whether these are more than a room of the type takes, or has beds for however it is made up. */
export const isTooSmall = (
  { maxPax, bedOptions = [] }: RoomCapacity,
  occupants: Occupants,
  bedded: Occupants = occupants,
): boolean =>
  paxOf(occupants) > maxPax ||
  (bedOptions.length > 0 && !bedOptions.some(({ beds }) => bedsHold(beds, bedded)));

/**
 * Whether one room of a type sleeps these occupants at the price of `bedType`, made up in the way that is asked for, if
 * any, with so many extra beds, if it is said. `ROOM_TOO_SMALL`: more than it takes or has beds for; `PARTY_MISMATCH`: no
 * adult among them, too few for the room, or a bed type, extra beds or a way to make it up that are not theirs or not the
 * room's.
 */
export const roomHolds = (
  room: RoomCapacity,
  wanted: RoomBeds & { readonly bedOptionId?: BedOptionId | undefined },
): Result<true, "ROOM_TOO_SMALL" | "PARTY_MISMATCH"> => {
  const { occupants, bedType, extraBeds, bedOptionId } = wanted;
  const pax = paxOf(occupants);
  const bedded = inBeds(wanted);
  if (isTooSmall(room, occupants, bedded)) return refuse("ROOM_TOO_SMALL", { pax, maxPax: room.maxPax });
  if (occupants.adult < 1) return refuse("PARTY_MISMATCH", { pax, adults: 0 });
  if (pax < room.minPax) return refuse("PARTY_MISMATCH", { pax, minPax: room.minPax });
  if (!isMadeFor(room, bedded, bedOptionId)) return refuse("PARTY_MISMATCH", { pax, beds: false });
  if (!room.bedTypes.includes(bedType)) return refuse("PARTY_MISMATCH", { pax, bedType });
  if (extraBeds === undefined)
    return bedTypesFor(occupants).includes(bedType) ? ok(true) : refuse("PARTY_MISMATCH", { pax, bedType });
  const tells = room.childBeds === undefined || room.childBeds.includes(bedType);
  const beyond = childrenBeyond(occupants, bedType);
  return tells && beyond > 0 && extraBeds <= beyond
    ? ok(true)
    : refuse("PARTY_MISMATCH", { pax, bedType, extraBeds });
};

/**
 * How a room is slept in by others than before: what was chosen while it fits them, else the bed type with the fewest
 * sharers that is theirs and offered.
 */
export const bedsOfFewer = (
  { bedType, extraBeds }: Omit<RoomBeds, "occupants">,
  occupants: Occupants,
  offered: readonly BedType[],
): Omit<RoomBeds, "occupants"> => {
  const beyond = childrenBeyond(occupants, bedType);
  if (extraBeds !== undefined && beyond > 0) return { bedType, extraBeds: Math.min(extraBeds, beyond) };
  const fitting = bedTypesFor(occupants).filter((type) => offered.includes(type));
  return { bedType: fitting.includes(bedType) ? bedType : (fitting[0] ?? bedType) };
};

/** Whether the way that is asked for, if any, is one of the room's and sleeps them. */
const isMadeFor = (room: RoomCapacity, occupants: Occupants, bedOptionId: BedOptionId | undefined): boolean =>
  bedOptionId === undefined ||
  (room.bedOptions ?? []).some(
    (bedOption) => bedOption.bedOptionId === bedOptionId && bedsHold(bedOption.beds, occupants),
  );
