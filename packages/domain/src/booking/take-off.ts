import { bedTypesFor } from "../party/beds.ts";
import { kindOf } from "../party/kinds.ts";
import type { AgeBand, BedType, Occupants } from "../party/party.ts";
import { ok, type Result, refuse } from "../result.ts";

type Room = { readonly roomTypeId: string; readonly bedType: BedType; readonly occupants: Occupants };
type Guest = { readonly room: number; readonly age: number; readonly senior: boolean };

/** Rooms with who sleeps in them; a guest's `room` counts from 0. */
export type Sleeping<R extends Room, G extends Guest> = {
  readonly rooms: readonly R[];
  readonly guests: readonly G[];
};

/**
 * The stay without one room and the guests in it. `NOT_FOUND` when there is no such room; `PARTY_MISMATCH` for the last
 * one: a stay without rooms is a cancelled booking.
 */
export function withoutRoom<R extends Room, G extends Guest>(
  { rooms, guests }: Sleeping<R, G>,
  room: number,
): Result<Sleeping<R, G>, "NOT_FOUND" | "PARTY_MISMATCH"> {
  if (rooms[room] === undefined) return refuse("NOT_FOUND", { room });
  if (rooms.length === 1) return refuse("PARTY_MISMATCH", { rooms: 0 });
  return ok({
    rooms: rooms.filter((_, i) => i !== room),
    guests: guests
      .filter((guest) => guest.room !== room)
      .map((guest) => (guest.room > room ? { ...guest, room: guest.room - 1 } : guest)),
  });
}

/**
 * The stay without one guest. Whoever is left in the room has its bed type for fewer, where the room type offers that;
 * with its last guest the room goes too.
 *
 * @param guest position among the guests
 * @param bedTypesOf what a room type offers
 */
export function withoutGuest<R extends Room, G extends Guest>(
  stay: Sleeping<R, G>,
  guest: number,
  about: {
    readonly bands: readonly AgeBand[];
    readonly bedTypesOf: (roomTypeId: string) => readonly BedType[];
  },
): Result<Sleeping<R, G>, "NOT_FOUND" | "PARTY_MISMATCH"> {
  const gone = stay.guests[guest];
  if (gone === undefined) return refuse("NOT_FOUND", { guest });
  const kind = kindOf(gone.age, gone.senior, about.bands);
  const place = kind === "senior" ? "adult" : kind;
  const index = roomOf(stay.rooms, gone.room, place);
  const room = stay.rooms[index];
  if (room === undefined) return refuse("PARTY_MISMATCH", { guest });
  const guests = stay.guests.filter((_, i) => i !== guest);
  const occupants = { ...room.occupants, [place]: room.occupants[place] - 1 };
  if (Object.values(occupants).every((count) => count === 0))
    return withoutRoom({ rooms: stay.rooms, guests }, index);
  const bedType = bedTypeFor(room.bedType, occupants, about.bedTypesOf(room.roomTypeId));
  const rooms = stay.rooms.map((each, i) => (i === index ? { ...each, occupants, bedType } : each));
  return ok({ rooms, guests });
}

/** The guest's own room, or the first that counts such a guest: a rooming list may not say yet who sleeps where. */
const roomOf = (rooms: readonly Room[], own: number, place: keyof Occupants): number =>
  (rooms[own]?.occupants[place] ?? 0) > 0 ? own : rooms.findIndex(({ occupants }) => occupants[place] > 0);

function bedTypeFor(now: BedType, occupants: Occupants, offered: readonly BedType[]): BedType {
  const fitting = bedTypesFor(occupants).filter((bedType) => offered.includes(bedType));
  return fitting.includes(now) ? now : (fitting[0] ?? now);
}
