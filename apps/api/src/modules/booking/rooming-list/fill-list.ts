import { isDeepStrictEqual } from "node:util";
import type { RoomingGuest } from "@pulau/contract/rooming-list.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { questionsToGuests } from "@pulau/domain/party/guest-answers.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { countVersion, noteChanged } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadGuestQuestions, loadPricedBands } from "../../selling/catalogue/public.ts";
import { type LockedBooking, lockBooking, note, writeGuests } from "../bookings/public.ts";
import { alreadyPriced } from "./already-priced.ts";
import { type ListAuthor, mayFill, maySee } from "./list-access.ts";
import { type ListRows, loadList } from "./list-rows.ts";
import { wantedList } from "./wanted-list.ts";
import { type Wanted, writeList } from "./write-list.ts";

export type Fill = {
  readonly bookingId: BookingId;
  readonly filler: ListAuthor;
  readonly guests: readonly RoomingGuest[];
  readonly sealer: Sealer;
  readonly saves: VersionedCall;
};

/**
 * Keeps a rooming list as it is sent, complete or not. Guests whom the price was made for become guests of the booking;
 * whoever differs from what was booked stays an entry until the price is agreed to. Nothing here changes a price.
 */
export async function fillRoomingList(
  tx: Tx,
  { bookingId, filler, guests, sealer, saves }: Fill,
): Promise<Result<null>> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked || !maySee(locked.row, filler)) return refuse("NOT_FOUND");
  const settings = await loadSettings(tx);
  const may = mayFill(locked.row, filler, { settings, now: locked.now });
  if (!may.ok) return may;
  const counted = await countVersion(tx, { ...saves, key: bookingId });
  if (!counted.ok) return counted;
  const bands = await loadPricedBands(tx, locked.stay.optionId);
  const list = await loadList(tx, bookingId, bands[0]);
  const people = wantedList(list, guests, sealer);
  if (!people.ok) return people;
  await keepPeople(tx, {
    locked,
    list,
    people: people.value,
    bands,
    filler: filler.who,
    saves,
    version: counted.value,
  });
  return ok(null);
}

type Keeping = {
  readonly locked: LockedBooking;
  readonly list: ListRows;
  readonly people: readonly Wanted[];
  readonly bands: Awaited<ReturnType<typeof loadPricedBands>>;
  readonly filler: ListAuthor["who"] | "fellow";
  readonly saves: VersionedCall;
  /** That the list has by this save. */
  readonly version: number;
};

/** Writes who is on a list whose version was counted, and what was changed of it. */
export async function keepPeople(
  tx: Tx,
  { locked, list, people, bands, filler, saves, version }: Keeping,
): Promise<void> {
  const bookingId = locked.row.id;
  const { travellers, optionId } = locked.stay;
  const questions = questionsToGuests(await loadGuestQuestions(tx, optionId));
  const named = alreadyPriced(people, { seats: list.seats, travellers, bands, questions });
  const changed = people.filter((person) => isOther(person, list.placed)).map(({ seat }) => `${seat}`);
  const gone = list.placed.filter(({ seat }) => people.every((person) => person.seat !== seat));
  await noteChanged(tx, {
    ...saves,
    key: bookingId,
    version,
    changed: [...changed, ...gone.map(({ seat }) => `${seat}`)],
  });
  // A change of the booking that was begun before must not write over these guests.
  await countVersion(tx, { ...saves, kind: "booking", key: bookingId, base: null });
  await writeGuests(tx, { bookingId, by: saves.by }, () =>
    writeList(tx, bookingId, { seats: list.seats, people, named }),
  );
  await note(tx, {
    bookingId,
    what: "roomingListKept",
    at: locked.now,
    staffId: saves.by.who === "staff" ? saves.by.staffId : undefined,
    facts: { filled: named.size, persons: list.seats.length, by: filler },
  });
}

/** Whether a place has somebody else now, or somebody of whom something else is said. */
const isOther = (person: Wanted, placed: ListRows["placed"]): boolean => {
  const was = placed.find(({ seat }) => seat === person.seat);
  return was?.id !== person.id || !isDeepStrictEqual(was?.known, person.known);
};
