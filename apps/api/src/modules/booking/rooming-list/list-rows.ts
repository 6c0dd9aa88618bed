import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { type QuestionsToGuests, wrongAnswers } from "@pulau/domain/party/guest-answers.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { placeGuests, placeKindOf, type Seat, seatsOf } from "@pulau/domain/rooming/seats.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { readTogether } from "../../../db/read-together.ts";
import { bookingGuest, guestEntry, type KnownOfGuest } from "../../../db/schema/booking-guests.ts";
import { bookingRoom } from "../../../db/schema/booking-parts.ts";
import type { Tx } from "../../../db/tx.ts";

type Bands = readonly AgeBand[];

/** Somebody of a rooming list with the place that they have in it. */
export type Placed = {
  readonly id: GuestId;
  readonly seat: number;
  readonly known: KnownOfGuest;
  /** Whether they are a guest of the booking, or only an entry of its list. */
  readonly named: boolean;
};

export type ListRows = {
  readonly seats: readonly Seat[];
  /** By seat; a place whose guest nobody has named is missing. */
  readonly placed: readonly Placed[];
};

/**
 * The places of a booking and who is known to take them. A guest has the place that the list gave them as long as it is
 * still one of their room; whoever has lost theirs (a room was given up, the party changed) gets another.
 */
export async function loadList(db: Db | Tx, bookingId: BookingId, bands: Bands): Promise<ListRows> {
  const [rooms, guests, entries] = await readTogether(db, [
    () =>
      db
        .select({ occupants: bookingRoom.occupants })
        .from(bookingRoom)
        .where(eq(bookingRoom.bookingId, bookingId))
        .orderBy(asc(bookingRoom.position)),
    () =>
      db
        .select()
        .from(bookingGuest)
        .where(eq(bookingGuest.bookingId, bookingId))
        .orderBy(asc(bookingGuest.position)),
    () =>
      db
        .select()
        .from(guestEntry)
        .where(eq(guestEntry.bookingId, bookingId))
        .orderBy(asc(guestEntry.position)),
  ]);
  const seats = seatsOf(rooms);
  const people = [
    ...guests.map(({ id, bookingId: _, position, room, ...known }) => ({
      id,
      position,
      room,
      known,
      named: true,
    })),
    ...entries.map(({ id, position, room, known }) => ({
      id,
      position,
      room,
      known: { ...known, birthSealed: known.birthSealed ?? null },
      named: false,
    })),
  ];
  return { seats, placed: giveSeats(seats, people, bands) };
}

type Person = {
  readonly id: GuestId;
  readonly position: number;
  readonly room: number;
  readonly known: KnownOfGuest;
  readonly named: boolean;
};

function giveSeats(seats: readonly Seat[], people: readonly Person[], bands: Bands): Placed[] {
  const taken = new Map<number, Person>();
  const others: Person[] = [];
  for (const person of people) {
    const seat = seats[person.position];
    const kind = placeKindOf(person.known.age, bands);
    const stays =
      seat?.room === person.room && (kind === null || kind === seat.kind) && !taken.has(seat.seat);
    if (stays) taken.set(seat.seat, person);
    else others.push(person);
  }
  const seekers = others.map(({ room, known }) => ({ room, age: known.age }));
  const found = placeGuests(seats, seekers, bands, new Set(taken.keys()));
  for (const [i, seat] of found.entries()) {
    const person = others[i];
    if (seat !== null && person) taken.set(seat, person);
  }
  return [...taken]
    .map(([seat, { id, known, named }]) => ({ id, seat, known, named }))
    .toSorted((a, b) => a.seat - b.seat);
}

export type Missing = "fullName" | "identity" | "age" | "activity" | "market" | "otherKind";

/** Of whom everything is known. */
export type Whole = KnownOfGuest & { readonly identitySealed: string; readonly age: number };

export const isWhole = (known: KnownOfGuest): known is Whole =>
  known.fullName !== "" && known.identitySealed !== null && known.age !== null;

/**
 * What is still needed before the guest of an entry counts as named. Whoever is known whole and is an entry still is
 * another person than was booked: older, younger or of another nationality, which needs an agreement on the price.
 */
export function missingOf(known: KnownOfGuest, questions: QuestionsToGuests, bands: Bands): Missing[] {
  const answers = wrongAnswers(known, questions, bands).map(({ field }) => field);
  if (isWhole(known)) return answers.length > 0 ? answers : ["otherKind"];
  const lacks: [Missing, boolean][] = [
    ["fullName", known.fullName === ""],
    ["identity", known.identitySealed === null],
    ["age", known.age === null],
  ];
  return [...lacks.filter(([, lacking]) => lacking).map(([field]) => field), ...answers];
}
