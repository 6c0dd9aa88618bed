import { RoomingGuest, type RoomingGuestInput, RoomingGuests } from "@pulau/contract/rooming-list.ts";
import type { GuestId } from "@pulau/domain/ids.ts";
import { mergeSaved } from "../../../ui/merge-saved.ts";
import type { Check, List, Seat } from "./calls.ts";

/** A place of the list as it is typed: texts as they stand in the fields. */
export type Entry = {
  readonly _id: GuestId | null;
  readonly fullName: string;
  readonly chineseName: string;
  readonly identity: string;
  readonly age: string;
  readonly nonMalaysian: boolean;
  readonly vegetarian: boolean;
  readonly senior: boolean;
  readonly disabled: boolean;
  readonly allergies: string;
  /** Empty while nothing is chosen. */
  readonly activity: string;
  readonly market: string;
  readonly email: string;
  readonly phones: string;
};
/** By seat. */
export type Entries = readonly Entry[];
/** Broken rules by seat and field. */
export type Mistakes = Readonly<Record<number, Readonly<Record<string, string>>>>;

export const emptyEntry: Entry = {
  _id: null,
  fullName: "",
  chineseName: "",
  identity: "",
  age: "",
  email: "",
  phones: "",
  activity: "",
  market: "",
  nonMalaysian: false,
  vegetarian: false,
  senior: false,
  disabled: false,
  allergies: "",
};

type Known = NonNullable<Seat["guest"]> | NonNullable<Check["rows"][number]["guest"]>;

const entryOf = (guest: Known): Entry => ({
  _id: guest._id ?? null,
  fullName: guest.fullName ?? "",
  chineseName: guest.chineseName ?? "",
  identity: guest.identity ?? "",
  age: guest.age === null ? "" : String(guest.age),
  nonMalaysian: guest.nonMalaysian,
  vegetarian: guest.vegetarian,
  senior: guest.senior,
  disabled: guest.disabled,
  allergies: guest.allergies ?? "",
  activity: guest.activity ?? "",
  market: guest.market ?? "",
  email: guest.email ?? "",
  phones: guest.phones.join(", "),
});

export const entriesOf = ({ rooms }: Pick<List, "rooms">): Entries =>
  rooms.flatMap(({ seats }) => seats.map(({ guest }) => (guest ? entryOf(guest) : emptyEntry)));

/** Whether somebody is named here, if only in part. */
export const isFilled = ({ fullName, chineseName, identity, age }: Entry): boolean =>
  [fullName, chineseName, identity, age].some((text) => text.trim() !== "");

/** What was pasted, put into its places; the others stay as they are. */
export function withPasted(entries: Entries, { rows }: Check): Entries {
  const moved = new Set(rows.flatMap(({ guest }) => guest?._id ?? []));
  // Who is given another room leaves the one that they had.
  const next = entries.map((entry) => (entry._id !== null && moved.has(entry._id) ? emptyEntry : entry));
  for (const { seat, guest } of rows) {
    if (seat === null || !guest) continue;
    // A table without such a column takes no allergy back.
    const { allergies = entries.find(({ _id }) => _id !== null && _id === guest._id)?.allergies } = guest;
    next[seat] = entryOf({ ...guest, allergies });
  }
  return next;
}

/** One entry as the list's rules read it. */
function toGuest(entry: Entry, seat: number): RoomingGuestInput {
  const { _id, age, phones, email, ...rest } = entry;
  const years = age.trim() === "" ? null : Number(age);
  return {
    ...rest,
    ...(_id && { _id }),
    seat,
    age: years,
    email: email.trim(),
    phones: phones
      .split(/[,;]/)
      .flatMap((phone) => (phone.trim() === "" ? [] : [phone.replace(/[\s().-]/g, "")])),
  };
}

const rulesOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[], at: number) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[at]), message]));

/** The rules that one place breaks, by field. */
export function mistakesOf(entry: Entry, seat: number): Readonly<Record<string, string>> {
  const read = isFilled(entry) ? RoomingGuest.safeParse(toGuest(entry, seat)) : null;
  return read === null || read.success ? {} : rulesOf(read.error.issues, 0);
}

/** The list as it is sent, or what is wrong in it. */
export function readEntries(
  entries: Entries,
): { guests: RoomingGuestInput[]; mistakes: null } | { guests: null; mistakes: Mistakes } {
  const filled = entries.map((entry, seat) => ({ entry, seat })).filter(({ entry }) => isFilled(entry));
  const guests = filled.map(({ entry, seat }) => toGuest(entry, seat));
  const read = RoomingGuests.safeParse(guests);
  if (read.success) return { guests, mistakes: null };
  const byPlace = Object.groupBy(read.error.issues, ({ path }) => Number(path[0]));
  return {
    guests: null,
    mistakes: Object.fromEntries(
      Object.entries(byPlace).map(([i, issues]) => [filled[Number(i)]?.seat ?? 0, rulesOf(issues ?? [], 1)]),
    ),
  };
}

const flat = (entries: Entries): Record<string, unknown> =>
  Object.fromEntries(
    entries.flatMap((entry, seat) =>
      Object.entries(entry).map(([field, value]) => [`${seat}.${field}`, value]),
    ),
  );

/** The seat and field of a place: `3.fullName`. */
export const placeOf = (place: string): [seat: number, field: string] => {
  const [seat = "", field = ""] = place.split(".");
  return [Number(seat), field];
};

/** With what another list has at one place. */
export function withPlace(entries: Entries, place: string, from: Entries): Entries {
  const [seat, field] = placeOf(place);
  const value = from[seat]?.[field as keyof Entry];
  return entries.map((entry, i) => (i === seat ? { ...entry, [field]: value } : entry));
}

/**
 * What was typed into a list, put over the list as somebody else has kept it meanwhile. Places are `seat.field`; ids are
 * the kept list's, or a guest would be written twice.
 */
export function mergeEntries(base: Entries, mine: Entries, now: Entries) {
  const { values, both, theirs } = mergeSaved(flat(base), flat(mine), flat(now));
  const isField = (place: string) => placeOf(place)[1] !== "_id";
  const merged = now.map((entry, seat) => ({
    ...(Object.fromEntries(Object.keys(entry).map((field) => [field, values[`${seat}.${field}`]])) as Entry),
    _id: entry._id,
  }));
  return { values: merged, both: both.filter(isField), theirs: theirs.filter(isField) };
}

/** The mistakes without that of one place. */
export function withoutMistake(mistakes: Mistakes, seat: number, field: string): Mistakes {
  const { [seat]: own = {}, ...others } = mistakes;
  const { [field]: _, ...left } = own;
  return { ...others, [seat]: left };
}
