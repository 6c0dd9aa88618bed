import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Occupants } from "@pulau/domain/party/party.ts";

export const placeKinds = ["adult", "child", "toddler", "infant"] as const satisfies (keyof Occupants)[];
export type PlaceKind = (typeof placeKinds)[number];

type Guest = { readonly room: number; readonly age: number; readonly senior: boolean };
type Sleepers = { readonly occupants: Occupants };

/** How many places of a booking's room have nobody named for them, by kind; kinds that have none are left out. */
export function unnamedPlaces(
  { rooms, guests }: { readonly rooms: readonly Sleepers[]; readonly guests: readonly Guest[] },
  position: number,
  bands: readonly AgeBand[],
): { kind: PlaceKind; count: number }[] {
  const room = rooms[position];
  if (room === undefined) return [];
  const named = guests
    .filter((guest) => guest.room === position)
    .map(({ age, senior }) => kindOf(age, senior, bands))
    .map((kind) => (kind === "senior" ? "adult" : kind));
  return placeKinds
    .map((kind) => ({ kind, count: room.occupants[kind] - named.filter((other) => other === kind).length }))
    .filter(({ count }) => count > 0);
}
