import type { RoomTypeId } from "../ids.ts";
import { bedsOfFewer } from "../party/beds.ts";
import { kindOf } from "../party/kinds.ts";
import type { AgeBand, BedType, Occupants, Party } from "../party/party.ts";
import { ok, type Result, refuse } from "../result.ts";

type Room = {
  readonly roomTypeId: RoomTypeId;
  readonly bedType: BedType;
  readonly extraBeds?: number | undefined;
  readonly occupants: Occupants;
};
type Guest = { readonly room: number; readonly age: number; readonly senior: boolean };

/** Rooms with who sleeps in them; a guest's `room` counts from 0. */
export type RoomsWithGuests<R extends Room, G extends Guest> = {
  readonly rooms: readonly R[];
  readonly guests: readonly G[];
};

/**
 * The stay without one room and the guests in it. `NOT_FOUND` when there is no such room; `PARTY_MISMATCH` for the last
 * one: a stay without rooms is a cancelled booking.
 */
export function withoutRoom<R extends Room, G extends Guest>(
  { rooms, guests }: RoomsWithGuests<R, G>,
  room: number,
): Result<RoomsWithGuests<R, G>, "NOT_FOUND" | "PARTY_MISMATCH"> {
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
  stay: RoomsWithGuests<R, G>,
  guest: number,
  about: {
    readonly bands: readonly AgeBand[];
    readonly bedTypesOf: (roomTypeId: RoomTypeId) => readonly BedType[];
  },
): Result<RoomsWithGuests<R, G>, "NOT_FOUND" | "PARTY_MISMATCH"> {
  const gone = stay.guests[guest];
  if (gone === undefined) return refuse("NOT_FOUND", { guest });
  const kind = placeOf(gone, about.bands);
  const index = roomOf(stay.rooms, gone.room, kind);
  if (stay.rooms[index] === undefined) return refuse("PARTY_MISMATCH", { guest });
  return leave(
    { rooms: stay.rooms, guests: stay.guests.filter((_, i) => i !== guest) },
    { index, kind },
    about,
  );
}

/** A place of a room whose guest nobody has named yet. */
export type OpenPlace = { readonly room: number; readonly kind: keyof Occupants };

/**
 * The stay without somebody who is not named yet. `NOT_FOUND` where the room has no such place that is open: those who
 * are named are taken off by name.
 */
export function withoutPlace<R extends Room, G extends Guest>(
  stay: RoomsWithGuests<R, G>,
  { room: index, kind }: OpenPlace,
  about: {
    readonly bands: readonly AgeBand[];
    readonly bedTypesOf: (roomTypeId: RoomTypeId) => readonly BedType[];
  },
): Result<RoomsWithGuests<R, G>, "NOT_FOUND" | "PARTY_MISMATCH"> {
  const room = stay.rooms[index];
  const named = stay.guests.filter((guest) => guest.room === index && placeOf(guest, about.bands) === kind);
  if (room === undefined || room.occupants[kind] <= named.length)
    return refuse("NOT_FOUND", { room: index, kind });
  return leave(stay, { index, kind }, about);
}

/** One fewer of a kind in a room; the room goes with the last. */
function leave<R extends Room, G extends Guest>(
  { rooms, guests }: RoomsWithGuests<R, G>,
  { index, kind }: { readonly index: number; readonly kind: keyof Occupants },
  about: { readonly bedTypesOf: (roomTypeId: RoomTypeId) => readonly BedType[] },
): Result<RoomsWithGuests<R, G>, "NOT_FOUND" | "PARTY_MISMATCH"> {
  const room = rooms[index];
  if (room === undefined) return refuse("NOT_FOUND", { room: index });
  const occupants = { ...room.occupants, [kind]: room.occupants[kind] - 1 };
  if (Object.values(occupants).every((count) => count === 0)) return withoutRoom({ rooms, guests }, index);
  const { extraBeds: _, ...kept } = room;
  const beds = bedsOfFewer(room, occupants, about.bedTypesOf(room.roomTypeId));
  return ok({
    rooms: rooms.map((other, i) => (i === index ? { ...(kept as R), ...beds, occupants } : other)),
    guests,
  });
}

/** As which kind somebody takes a place: seniors sleep as adults. */
function placeOf({ age, senior }: Guest, bands: readonly AgeBand[]): keyof Occupants {
  const kind = kindOf(age, senior, bands);
  return kind === "senior" ? "adult" : kind;
}

/** Who leaves a party: of which kind, and what else is known of them. */
export type DepartingGuest = {
  readonly kind: keyof Occupants;
  readonly age?: number | undefined;
  readonly nonMalaysian?: boolean | undefined;
};

/** A party without some of its people. Of children whose age is not known, the first of their kind leaves. */
export function partyWithout<P extends Pick<Party, "adults" | "nonMalaysians"> & { childAges: number[] }>(
  party: P,
  leavers: readonly DepartingGuest[],
  bands: readonly AgeBand[],
): P {
  const childAges = [...party.childAges];
  let { adults, nonMalaysians } = party;
  for (const { kind, age, nonMalaysian } of leavers) {
    if (nonMalaysian) nonMalaysians -= 1;
    const known = age === undefined ? -1 : childAges.indexOf(age);
    const at =
      known >= 0
        ? known
        : childAges.findIndex(
            (childAge) => placeOf({ age: childAge, senior: false, room: 0 }, bands) === kind,
          );
    if (kind === "adult" || at < 0) adults -= 1;
    else childAges.splice(at, 1);
  }
  const left = adults + childAges.length;
  return { ...party, adults, childAges, nonMalaysians: Math.max(0, Math.min(nonMalaysians, left)) };
}

/** The guest's own room, or the first that counts such a guest: a rooming list may not say yet who sleeps where. */
const roomOf = (rooms: readonly Room[], own: number, place: keyof Occupants): number =>
  (rooms[own]?.occupants[place] ?? 0) > 0 ? own : rooms.findIndex(({ occupants }) => occupants[place] > 0);
