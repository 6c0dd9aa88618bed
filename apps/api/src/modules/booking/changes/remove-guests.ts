import type { BookingChange } from "@pulau/contract/changes.ts";
import {
  type DepartingGuest,
  type OpenPlace,
  partyWithout,
  withoutGuest,
  withoutPlace,
  withoutRoom,
} from "@pulau/domain/booking/remove-guests.ts";
import type { BookingId, RoomTypeId } from "@pulau/domain/ids.ts";
import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, BedType, Occupants } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { personsOf } from "../holds/public.ts";
import type { CurrentBooking } from "./current-booking.ts";
import type { StayChange } from "./requested-booking.ts";
import { unchanged } from "./requested-guests.ts";
import { draftOf } from "./requested-stay.ts";

/** What a guest's leaving depends on: how old is what kind, and for how many the rooms of a type can be had. */
export type RemovalRules = {
  readonly bands: readonly AgeBand[];
  readonly bedTypesOf: (roomTypeId: RoomTypeId) => readonly BedType[];
};

/** Who stays at home: a guest by their id, or whoever would have taken an open place of a group's list. */
export type RemovedGuest = { readonly guest?: string | undefined } & Partial<{
  readonly [K in keyof OpenPlace]: OpenPlace[K] | undefined;
}>;

/** The change that takes one room, by its position, off a booking with everybody in it, named or not. */
export function changeWithoutRoom(
  standing: CurrentBooking,
  room: number,
  { bands }: RemovalRules,
): Result<StayChange> {
  const stay = sleeping(standing);
  const left = withoutRoom(stay, room);
  const occupants = stay.rooms[room]?.occupants;
  const leavers = occupants ? leaversOf(stay, { room, occupants, bands }) : [];
  const change = asChange(standing, left, leavers, bands);
  return change.ok ? ok({ ...change.value, removedRoom: room }) : change;
}

/** The change that takes one person off a booking. */
export function changeWithoutPerson(
  standing: CurrentBooking,
  { guest: guestId, room, kind }: RemovedGuest,
  ground: RemovalRules,
): Result<BookingChange> {
  const stay = sleeping(standing);
  if (guestId === undefined) {
    if (room === undefined || kind === undefined) return refuse("NOT_FOUND");
    return asChange(standing, withoutPlace(stay, { room, kind }, ground), [{ kind }], ground.bands);
  }
  const position = standing.guests.findIndex(({ id }) => id === guestId);
  const guest = stay.guests[position];
  const leavers = guest ? [leaverOf(guest, ground.bands)] : [];
  return asChange(standing, withoutGuest(stay, position, ground), leavers, ground.bands);
}

/** Those of a group's list who are only known in part leave with their room; the rooms behind it move up. */
export async function takeRoomOffList(tx: Tx, bookingId: BookingId, room: number): Promise<void> {
  await tx.execute(sql`DELETE FROM guest_entry WHERE booking_id = ${bookingId} AND room = ${room}`);
  await tx.execute(sql`
    UPDATE guest_entry SET room = room - 1 WHERE booking_id = ${bookingId} AND room > ${room}`);
}

const sleeping = (standing: CurrentBooking) => ({
  rooms: draftOf(standing).rooms,
  guests: standing.guests.map(unchanged),
});

type Left = ReturnType<typeof sleeping>;
type Guest = Left["guests"][number];

const leaverOf = ({ age, senior, nonMalaysian }: Guest, bands: readonly AgeBand[]): DepartingGuest => {
  const kind = kindOf(age, senior, bands);
  return { kind: kind === "senior" ? "adult" : kind, age, nonMalaysian };
};

/** Everybody of a room: those who are named, and as many more as its places count. */
function leaversOf(
  { guests }: Left,
  { room, occupants, bands }: { room: number; occupants: Occupants; bands: readonly AgeBand[] },
): DepartingGuest[] {
  const named = guests.filter((guest) => guest.room === room).map((guest) => leaverOf(guest, bands));
  const open = (Object.keys(occupants) as (keyof Occupants)[]).flatMap((kind) => {
    const count = occupants[kind] - named.filter((leaver) => leaver.kind === kind).length;
    return Array.from({ length: Math.max(0, count) }, (): DepartingGuest => ({ kind }));
  });
  return [...named, ...open];
}

/** While not everybody is named, who leaves is told by the party: the guests who are named don't say it. */
function asChange(
  standing: CurrentBooking,
  left: Result<{ rooms: readonly Left["rooms"][number][]; guests: readonly Guest[] }>,
  leavers: readonly DepartingGuest[],
  bands: readonly AgeBand[],
): Result<BookingChange> {
  if (!left.ok) return left;
  const change = { rooms: [...left.value.rooms], guests: [...left.value.guests] };
  const { party } = draftOf(standing);
  const allNamed = standing.guests.length === personsOf({ party });
  return ok(allNamed ? change : { ...change, party: partyWithout(party, leavers, bands) });
}
