import { kindOf } from "../party/kinds.ts";
import type { AgeBand, Occupants } from "../party/party.ts";

/** A place in a booking's rooming list: one person of that kind sleeps in that room, whoever it will be. */
export type Seat = {
  /** Counted from 0 over all rooms. */
  readonly seat: number;
  /** Position of the room in the booking. */
  readonly room: number;
  readonly kind: keyof Occupants;
};

const kinds = ["adult", "child", "toddler", "infant"] as const satisfies readonly (keyof Occupants)[];

/** The places of a booking, room by room, adults first: as many as persons travel. */
export function seatsOf(rooms: readonly { readonly occupants: Occupants }[]): Seat[] {
  const places = rooms.flatMap(({ occupants }, room) =>
    kinds.flatMap((kind) => Array.from({ length: occupants[kind] }, () => ({ room, kind }))),
  );
  return places.map((place, seat) => ({ seat, ...place }));
}

/** Who looks for a place: with an age unknown they fit any. */
export type UnplacedGuest = { readonly room: number | null; readonly age: number | null };

/** The kind of place that somebody of this age takes; seniors sleep as adults. Null while the age is not known. */
export function placeKindOf(age: number | null, bands: readonly AgeBand[]): keyof Occupants | null {
  if (age === null) return null;
  const kind = kindOf(age, false, bands);
  return kind === "senior" ? "adult" : kind;
}

/**
 * Gives each person a place: first those who fit a place of their room, then those who fit one elsewhere, then whoever
 * is left, because an age that does not fit is a question to its owner, not a reason to lose a guest.
 * @param taken places that others have already
 * @returns the seat of each person in their order; null where there are more persons than places
 */
export function placeGuests(
  seats: readonly Seat[],
  people: readonly UnplacedGuest[],
  bands: readonly AgeBand[],
  taken: ReadonlySet<number> = new Set(),
): (number | null)[] {
  const free = new Set(seats.map(({ seat }) => seat).filter((seat) => !taken.has(seat)));
  const placed: (number | null)[] = people.map(() => null);
  const place = (fits: (seat: Seat, person: UnplacedGuest) => boolean) => {
    for (const [i, person] of people.entries()) {
      if (placed[i] !== null) continue;
      const found = seats.find((seat) => free.has(seat.seat) && fits(seat, person));
      if (!found) continue;
      placed[i] = found.seat;
      free.delete(found.seat);
    }
  };
  const sameKind = (seat: Seat, { age }: UnplacedGuest) => {
    const kind = placeKindOf(age, bands);
    return kind === null || kind === seat.kind;
  };
  place((seat, person) => seat.room === person.room && person.age !== null && sameKind(seat, person));
  place((seat, person) => seat.room === person.room && sameKind(seat, person));
  place((seat, person) => seat.room === person.room);
  place((seat, person) => person.age !== null && sameKind(seat, person));
  place((seat, person) => sameKind(seat, person));
  place(() => true);
  return placed;
}
