import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { placeKindOf, seatsOf } from "@pulau/domain/rooming/seats.ts";
import type { Person } from "./guest-list.ts";

type GuestDraft = BookingJson["guests"][number];

const roomOf = (guest: GuestDraft | undefined): number => (typeof guest?.room === "number" ? guest.room : 0);

/**
 * Which of the party's persons takes each place of the rooms, by seat: of the same room and kind where there is one, so
 * that a table that was read into rooms finds its way into the form. Null for a place that nobody takes.
 */
export function personsBySeat(
  rooms: BookingJson["rooms"],
  persons: readonly Person[],
  guests: readonly GuestDraft[],
  bands: readonly AgeBand[],
): (number | null)[] {
  const left = persons.map(({ age }, i) => ({
    i,
    room: roomOf(guests[i]),
    kind: placeKindOf(age, bands) ?? "adult",
  }));
  const take = (fits: (person: (typeof left)[number]) => boolean): number | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0]?.i ?? null);
  };
  const seats = seatsOf(rooms);
  const found = seats.map((seat) => take(({ room, kind }) => room === seat.room && kind === seat.kind));
  return found.map((person, i) => person ?? take(({ kind }) => kind === seats[i]?.kind));
}

/** The places that somebody is typed into already. */
export const takenSeats = (bySeat: readonly (number | null)[], guests: readonly GuestDraft[]): number[] =>
  bySeat.flatMap((person, seat) => {
    const guest = person === null ? undefined : guests[person];
    return guest && (guest.fullName || guest.identity) ? [seat] : [];
  });
