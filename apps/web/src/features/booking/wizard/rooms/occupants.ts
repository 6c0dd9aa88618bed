import type { RoomChoice } from "@pulau/contract/party.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import { bedTypesFor, isTooSmall, paxOf, type RoomCapacity, roomHolds } from "@pulau/domain/party/beds.ts";
import { sumOccupants } from "@pulau/domain/party/kinds.ts";
import { type BedType, type Occupants, sharersOf } from "@pulau/domain/party/party.ts";

export const occupantKinds = ["adult", "child", "toddler", "infant"] as const satisfies (keyof Occupants)[];
export type OccupantKind = (typeof occupantKinds)[number];

export const nobody: Occupants = { adult: 0, child: 0, toddler: 0, infant: 0 };

/** Everybody, infants too. */
export const headsIn = (occupants: Occupants): number => paxOf(occupants) + occupants.infant;

/** Who of `all` has no room yet; below zero where more are placed than travel. */
export const unplaced = (all: Occupants, rooms: readonly { readonly occupants: Occupants }[]): Occupants => {
  const placed = sumOccupants(rooms);
  return {
    adult: all.adult - placed.adult,
    child: all.child - placed.child,
    toddler: all.toddler - placed.toddler,
    infant: all.infant - placed.infant,
  };
};

export const isPlaced = (rest: Occupants): boolean => occupantKinds.every((kind) => rest[kind] === 0);

/**
 * Spreads a party over rooms as evenly as it goes: adults first, one to each room while there are any, then children,
 * each into the room with the fewest people, so that nobody's bed is wasted.
 */
export function spread(all: Occupants, rooms: number): Occupants[] {
  const places = Array.from({ length: rooms }, () => ({ ...nobody }) as Record<OccupantKind, number>);
  for (const kind of occupantKinds) {
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

/** The bed type to begin with: the one that most people share, because it costs each the least. */
export const firstBedType = (room: Pick<RoomCapacity, "bedTypes">, occupants: Occupants): BedType =>
  bedTypesIn(room, occupants).at(-1) ??
  room.bedTypes.toSorted((a, b) => sharersOf[b] - sharersOf[a])[0] ??
  "twin";

/** Why a room can't be had like this, as a code with its sentence; null when it can. */
export const whyNot = (
  room: RoomCapacity,
  { occupants, bedType, bedOptionId }: Pick<RoomChoice, "occupants" | "bedType" | "bedOptionId">,
): FailureCode | null => {
  const holds = roomHolds(room, occupants, bedType, bedOptionId);
  return holds.ok ? null : holds.failure.code;
};
