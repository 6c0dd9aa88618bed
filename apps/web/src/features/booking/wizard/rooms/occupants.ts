import type { RoomChoice } from "@pulau/contract/party.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import {
  bedTypesFor,
  childBedsFor,
  childrenBeyond,
  childrenSharing,
  isTooSmall,
  paxOf,
  type RoomBeds,
  type RoomCapacity,
  roomHolds,
} from "@pulau/domain/party/beds.ts";
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

/** A room type as its package sells it. */
type Offered = RoomCapacity & { readonly childBeds: readonly BedType[] };
export type Beds = Omit<RoomBeds, "occupants">;

export const sameBeds = (a: Beds, b: Beds): boolean => a.bedType === b.bedType && a.extraBeds === b.extraBeds;

/** A choice of room without what was said of extra beds. */
export const withoutBeds = ({ extraBeds: _, ...room }: RoomChoice): RoomChoice => room;

/** Every way to sleep these people in a room: its bed types, then those with a choice of beds for the children. */
export const waysToSleep = (room: Offered, occupants: Occupants): Beds[] =>
  [...bedTypesIn(room, occupants).map((bedType): Beds => ({ bedType })), ...childBedsFor(occupants)].filter(
    (beds) => roomHolds(room, { ...beds, occupants }).ok,
  );

/** Of several ways the one in which the fewest children share. */
export const mostBeds = <W extends Beds>(ways: readonly W[]): W | undefined =>
  ways.toSorted((a, b) => (b.extraBeds ?? 100) - (a.extraBeds ?? 100))[0];

/** How a room is slept in to begin with: at the bed type that most people share, because it costs each the least. */
export const firstBeds = (room: Offered, occupants: Occupants): Beds => {
  const bedType = bedTypesIn(room, occupants).at(-1);
  if (bedType) return { bedType };
  const most = room.bedTypes.toSorted((a, b) => sharersOf[b] - sharersOf[a])[0] ?? "twin";
  return mostBeds(waysToSleep(room, occupants)) ?? { bedType: most };
};

/** The price to begin with: of those at which the fewest children share a bed, the lowest. */
export const firstPrice = <P extends Beds & { readonly totalSen: Sen }>(
  prices: readonly P[],
  occupants: Occupants,
): P | undefined =>
  prices.toSorted(
    (a, b) =>
      childrenSharing({ ...a, occupants }) - childrenSharing({ ...b, occupants }) || a.totalSen - b.totalSen,
  )[0];

/** How the children sleep beyond the bed type's beds: some in extra beds, the others sharing one. */
export const childBedsOf = (room: RoomBeds): { readonly extraBeds: number; readonly sharing: number } => {
  const sharing = childrenSharing(room);
  return { sharing, extraBeds: childrenBeyond(room.occupants, room.bedType) - sharing };
};

/** Why a room can't be had like this, as a code with its sentence; null when it can. */
export const whyNot = (
  room: RoomCapacity,
  choice: Pick<RoomChoice, "occupants" | "bedType" | "bedOptionId" | "extraBeds">,
): FailureCode | null => {
  const holds = roomHolds(room, choice);
  return holds.ok ? null : holds.failure.code;
};
