import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { RoomChoice } from "@pulau/contract/party.ts";
import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Party } from "@pulau/domain/party/party.ts";
import { readPaperOf } from "./identity-facts.ts";
import { splitPhone } from "./phone-parts.ts";

type GuestDraft = BookingJson["guests"][number];
export type Person = { /** Whole years; null for an adult, who is asked. */ readonly age: number | null };

/** The party one by one, in the order of prices: adults, then children from the oldest down. */
export const personsOf = (party: Party): Person[] => [
  ...Array.from({ length: party.adults }, () => ({ age: null })),
  ...party.childAges.toSorted((a, b) => b - a).map((age) => ({ age })),
];

/** Whether so many come that their names are entered in a grid. */
export const isGroup = (
  { adults, childAges }: Party,
  { rooming }: { readonly rooming: { readonly fromPersons: number } },
): boolean => adults + childAges.length >= rooming.fromPersons;

/** The room that each person gets to begin with: rooms are filled in order with those they were chosen for. */
export function firstRooms(party: Party, rooms: readonly RoomChoice[], bands: readonly AgeBand[]): number[] {
  const left = rooms.map(({ occupants }) => ({ ...occupants }));
  return personsOf(party).map(({ age }) => {
    const kind = kindOf(age, false, bands);
    const place = kind === "senior" ? "adult" : kind;
    const room = left.findIndex((occupants) => occupants[place] > 0);
    const found = left[room];
    if (found === undefined) return 0;
    left[room] = { ...found, [place]: found[place] - 1 };
    return room;
  });
}

/** What everybody does, where the party leaves no doubt; else each guest says it. */
const activityOfAll = (party: Party, [usual]: readonly string[]): string | null => {
  const counted = Object.entries(party.activities ?? {}).filter(([, count]) => count > 0);
  if (counted.length === 0) return usual ?? null;
  const [[word, count] = ["", 0], ...others] = counted;
  return others.length === 0 && count >= party.adults + party.childAges.length ? word : null;
};

/**
 * A form for each person of the party: what was typed stays with its place, a child's age is the party's, and the
 * first so many are not Malaysian, as the party says, until somebody ticks otherwise.
 */
export function guestForms(
  json: BookingJson,
  bands: readonly AgeBand[],
  activities: readonly string[] = [],
): GuestDraft[] {
  const usual = activityOfAll(json.party, activities);
  const rooms = firstRooms(json.party, json.rooms, bands);
  const ageByPaper = (identity: unknown): number | null =>
    json.checkIn === null ? null : (readPaperOf(identity, { age: null }, json.checkIn, bands)?.age ?? null);
  return personsOf(json.party).map(({ age }, i) => {
    const typed = json.guests[i] ?? {};
    const roomTyped = typed.room;
    const roomStands = typeof roomTyped === "number" && roomTyped < json.rooms.length;
    return {
      fullName: "",
      chineseName: "",
      identity: "",
      senior: false,
      disabled: false,
      vegetarian: false,
      allergies: "",
      nonMalaysian: i < json.party.nonMalaysians,
      activity: usual,
      email: "",
      phones: [],
      ...typed,
      age: age ?? typed.age ?? ageByPaper(typed.identity),
      room: roomStands ? roomTyped : (rooms[i] ?? 0),
    };
  });
}

/** The same party with another age of one child; children stand from the oldest down, their details with them. */
export function withChildAge(
  { party, guests }: Pick<BookingJson, "party" | "guests">,
  place: number,
  age: number,
): Pick<BookingJson, "party" | "guests"> {
  const children = personsOf(party)
    .map((person, i) => ({ age: i === place ? age : person.age, guest: guests[i] ?? {} }))
    .slice(party.adults)
    .map((child) => ({ guest: child.guest, age: child.age ?? 0 }))
    .toSorted((a, b) => b.age - a.age);
  return {
    party: { ...party, childAges: children.map((child) => child.age) },
    guests: [
      ...guests.slice(0, party.adults),
      ...children.map((child) => ({ ...child.guest, age: child.age })),
    ],
  };
}

const emptyBooker = {
  bookingName: "",
  email: "",
  mobile: "",
  countryCode: "+60",
  address: "",
  area: "",
  city: "",
  postCode: "",
  state: "",
  country: "MY",
};

/** Who books, as an agency has written its customer down; what it has not stays as typed. */
export function bookerOfCustomer(
  { name, email, phone }: { name: string; email: string | null; phone: string | null },
  typed: BookingJson["booker"],
): BookingJson["booker"] {
  const { code } = splitPhone(phone ?? "", nearCodes, String(typed.countryCode ?? "+60"));
  return {
    ...typed,
    bookingName: name,
    ...(email !== null && { email }),
    ...(phone !== null && { mobile: phone, countryCode: code }),
  };
}

/** Calling codes of where most guests live. */
const nearCodes = ["+60", "+65", "+62", "+66", "+673", "+86"];

export const bookerForm = (json: BookingJson): BookingJson["booker"] => ({ ...emptyBooker, ...json.booker });
