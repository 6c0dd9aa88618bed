import type { GuestId } from "@pulau/domain/ids.ts";
import type { CardGuest } from "./calls.ts";

type Waiting = Pick<CardGuest, "_id" | "arrivedAt">;

/** Whose card opens after somebody's: the next who is not checked in, from the top again at the end; null once all are. */
export function guestAfter(guests: readonly Waiting[], current: GuestId | undefined): GuestId | null {
  const at = guests.findIndex(({ _id }) => _id === current);
  const inTurn = [...guests.slice(at + 1), ...guests.slice(0, Math.max(0, at))];
  return inTurn.find(({ arrivedAt }) => arrivedAt === null)?._id ?? null;
}

/** Who can be checked in at once: nothing is lacking, and they are not in yet. */
export const readyOf = (guests: readonly CardGuest[]): readonly CardGuest[] =>
  guests.filter(({ lacks, arrivedAt }) => lacks.length === 0 && arrivedAt === null);
