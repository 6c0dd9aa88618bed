import {
  bedTypesFor,
  childBedsFor,
  isTooSmall,
  paxOf,
  type RoomBeds,
  type RoomCapacity,
  roomHolds,
} from "./beds.ts";
import { type BedType, type Occupants, sharersOf } from "./party.ts";

/**
 * Spreads a party over rooms as evenly as it goes: adults first, one to each room while there are any, then children,
 * each into the room with the fewest people, so that nobody's bed is wasted.
 */
export function spread(all: Occupants, rooms: number): Occupants[] {
  const places = Array.from({ length: rooms }, () => ({ adult: 0, child: 0, toddler: 0, infant: 0 }));
  const headsIn = (place: Occupants) => paxOf(place) + place.infant;
  for (const kind of ["adult", "child", "toddler", "infant"] as const) {
    for (let i = 0; i < all[kind]; i++) {
      const emptiest = places.reduce((least, place) => (headsIn(place) < headsIn(least) ? place : least));
      emptiest[kind] += 1;
    }
  }
  return places;
}

/** The fewest rooms of a type that take the party, an adult in each; null when there are too few adults for that. */
export function roomsNeeded(all: Occupants, room: RoomCapacity): number | null {
  for (let count = 1; count <= all.adult; count++) {
    if (spread(all, count).every((place) => !isTooSmall(room, place))) return count;
  }
  return null;
}

/** The bed types of a room that these occupants can have, those that most people share (and so cost least) last. */
export const bedTypesIn = (room: Pick<RoomCapacity, "bedTypes">, occupants: Occupants): BedType[] =>
  bedTypesFor(occupants).filter((type) => room.bedTypes.includes(type));

/** A room type as its package sells it. */
export type OfferedRoom = RoomCapacity & { readonly childBeds: readonly BedType[] };
export type Beds = Omit<RoomBeds, "occupants">;

/** Every way to sleep these people in a room: its bed types, then those with a choice of beds for the children. */
export const waysToSleep = (room: OfferedRoom, occupants: Occupants): Beds[] =>
  [...bedTypesIn(room, occupants).map((bedType): Beds => ({ bedType })), ...childBedsFor(occupants)].filter(
    (beds) => roomHolds(room, { ...beds, occupants }).ok,
  );

/** Of several ways the one in which the fewest children share. */
export const mostBeds = <W extends Beds>(ways: readonly W[]): W | undefined =>
  ways.toSorted((a, b) => (b.extraBeds ?? 100) - (a.extraBeds ?? 100))[0];

/** How a room is slept in to begin with: at the bed type that most people share, because it costs each the least. */
export const firstBeds = (room: OfferedRoom, occupants: Occupants): Beds => {
  const bedType = bedTypesIn(room, occupants).at(-1);
  if (bedType) return { bedType };
  const most = room.bedTypes.toSorted((a, b) => sharersOf[b] - sharersOf[a])[0] ?? "twin";
  return mostBeds(waysToSleep(room, occupants)) ?? { bedType: most };
};

/** The party in so many rooms of a type, spread evenly; null where one of them does not hold its people. */
export const inSeveral = (
  all: Occupants,
  room: OfferedRoom,
  count: number,
): (Beds & { readonly occupants: Occupants })[] | null => {
  const rooms = spread(all, count).map((occupants) => ({ ...firstBeds(room, occupants), occupants }));
  return rooms.every((beds) => roomHolds(room, beds).ok) ? rooms : null;
};
