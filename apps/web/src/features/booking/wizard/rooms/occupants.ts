import type { RoomChoice } from "@pulau/contract/party.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import {
  childrenBeyond,
  childrenSharing,
  paxOf,
  type RoomBeds,
  type RoomCapacity,
  roomHolds,
} from "@pulau/domain/party/beds.ts";
import { sumOccupants } from "@pulau/domain/party/kinds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import type { Beds } from "@pulau/domain/party/several-rooms.ts";

export const occupantKinds = ["adult", "child", "toddler", "infant"] as const satisfies (keyof Occupants)[];

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

export const sameBeds = (a: Beds, b: Beds): boolean => a.bedType === b.bedType && a.extraBeds === b.extraBeds;

/** A choice of room without what was said of extra beds. */
export const withoutBeds = ({ extraBeds: _, ...room }: RoomChoice): RoomChoice => room;

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
