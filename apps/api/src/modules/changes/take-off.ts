import type { BookingChange } from "@pulau/contract/changes.ts";
import { withoutGuest, withoutRoom } from "@pulau/domain/booking/take-off.ts";
import type { AgeBand, BedType } from "@pulau/domain/party/party.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Standing } from "./standing.ts";
import { unchanged } from "./wanted-guests.ts";
import { draftOf } from "./wanted-stay.ts";

/** What a guest's leaving depends on: how old is what kind, and for how many the rooms of a type can be had. */
export type TakeOffGround = {
  readonly bands: readonly AgeBand[];
  readonly bedTypesOf: (roomTypeId: string) => readonly BedType[];
};

/** The change that takes one room, by its position, off a booking with everybody in it. */
export function changeWithoutRoom(standing: Standing, room: number): Result<BookingChange> {
  return asChange(withoutRoom(sleeping(standing), room));
}

/** The change that takes one guest off a booking. */
export function changeWithoutGuest(
  standing: Standing,
  guestId: string,
  ground: TakeOffGround,
): Result<BookingChange> {
  const position = standing.guests.findIndex(({ id }) => id === guestId);
  return asChange(withoutGuest(sleeping(standing), position, ground));
}

const sleeping = (standing: Standing) => ({
  rooms: draftOf(standing).rooms,
  guests: standing.guests.map(unchanged),
});

type Left = ReturnType<typeof sleeping>;

const asChange = (
  left: Result<{ rooms: readonly Left["rooms"][number][]; guests: readonly Left["guests"][number][] }>,
): Result<BookingChange> =>
  left.ok ? ok({ rooms: [...left.value.rooms], guests: [...left.value.guests] }) : left;
