import type { Day } from "@pulau/domain/calendar/day.ts";
import { bedTypesFor, type RoomCapacity, roomHolds } from "@pulau/domain/party/beds.ts";
import { occupantsOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, BedType, Occupants } from "@pulau/domain/party/party.ts";
import { type Chance, chanceOf } from "../chance.ts";
import { inventOrigin, inventPerson, type Origin, type Person } from "../people/invent-person.ts";

/** Who sleeps in a room by age, youngest last, and how often such a room is found. */
type Household = { readonly weight: number; ages(chance: Chance): number[] };

const grown = (chance: Chance) => chance.whole(23, 57);
const elder = (chance: Chance) => chance.whole(60, 74);
const child = (chance: Chance) => chance.whole(4, 11);

const households: readonly Household[] = [
  { weight: 44, ages: (chance) => [grown(chance), grown(chance)] },
  { weight: 7, ages: (chance) => [grown(chance)] },
  { weight: 7, ages: (chance) => [elder(chance), elder(chance)] },
  { weight: 8, ages: (chance) => [grown(chance), grown(chance), grown(chance)] },
  { weight: 4, ages: (chance) => [grown(chance), grown(chance), grown(chance), grown(chance)] },
  { weight: 8, ages: (chance) => [grown(chance), grown(chance), child(chance)] },
  { weight: 8, ages: (chance) => [grown(chance), grown(chance), child(chance), child(chance)] },
  { weight: 6, ages: (chance) => [grown(chance), grown(chance), child(chance), chance.whole(1, 3)] },
  { weight: 4, ages: (chance) => [grown(chance), grown(chance), chance.whole(1, 3)] },
  { weight: 4, ages: (chance) => [grown(chance), grown(chance), 0] },
  {
    weight: 3,
    ages: (chance) => [elder(chance), grown(chance), grown(chance), child(chance), child(chance)],
  },
  {
    weight: 2,
    ages: (chance) => [...Array.from({ length: 4 }, () => grown(chance)), child(chance), child(chance)],
  },
];

export type InventedGuest = Person & {
  readonly room: number;
  readonly disabled: boolean;
  readonly vegetarian: boolean;
  readonly allergies: string | null;
};
export type InventedRoom = { readonly bedType: BedType; readonly occupants: Occupants };
export type InventedParty = {
  readonly origin: Origin;
  readonly rooms: readonly InventedRoom[];
  readonly guests: readonly InventedGuest[];
};

/** Guests for each of the rooms, as many as fit. The first guest is a grown-up and books. */
export function inventParty(
  chance: Chance,
  stay: {
    rooms: readonly RoomCapacity[];
    checkIn: Day;
    bands: readonly AgeBand[];
    origin?: Origin;
    /** Ages of who sleeps in each room, where chance does not say. */
    ages?: readonly number[];
  },
): InventedParty {
  const origin = stay.origin ?? inventOrigin(chance);
  const slept = stay.rooms.map((room) => fillRoom(chance, room, stay));
  const names = new Set<string>();
  const guests = slept.flatMap(({ ages }, room) =>
    ages.map((age, i) => {
      const traits = { age, on: stay.checkIn, friend: isFriend(chance, ages, i) };
      const person = newcomer(names, inventPerson(chance, origin, traits), (other) =>
        inventPerson(other, origin, traits),
      );
      return {
        ...person,
        room,
        disabled: age >= 60 && chance.happens(0.08),
        vegetarian: chance.happens(origin.kind === "indian" ? 0.35 : 0.06),
        allergies: allergyOf(person.fullName),
      };
    }),
  );
  return { origin, guests, rooms: slept.map(({ bedType, occupants }) => ({ bedType, occupants })) };
}

/** Somebody whom nobody of the party is called like, unless the names run out; what comes after has the same chances. */
function newcomer(names: Set<string>, first: Person, invent: (chance: Chance) => Person): Person {
  let person = first;
  for (let tries = 0; names.has(person.fullName) && tries < 20; tries++)
    person = invent(chanceOf(Number(first.identity.slice(-5)) + tries));
  names.add(person.fullName);
  return person;
}

const allergies = ["Peanuts", "Shellfish", "Eggs", "Kacang tanah", "Milk", "海鲜"];

/** One guest of forty has an allergy, by their name: whoever comes twice has it both times. */
function allergyOf(fullName: string): string | null {
  const sum = [...fullName].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 40 === 0 ? (allergies[Math.floor(sum / 40) % allergies.length] ?? null) : null;
}

/** The second grown-up is a spouse or friend, with a name of their own. */
const isFriend = (chance: Chance, ages: readonly number[], i: number): boolean =>
  i > 0 && (ages[i] ?? 0) >= 12 && chance.happens(0.75);

type Slept = { readonly ages: readonly number[] } & InventedRoom;

function fillRoom(
  chance: Chance,
  room: RoomCapacity,
  { ages, bands }: { readonly bands: readonly AgeBand[]; readonly ages?: readonly number[] },
): Slept {
  for (;;) {
    const household = ages ?? chance.weighted(households, ({ weight }) => weight).ages(chance);
    const slept = sleepIn(room, household, bands);
    if (slept) return slept;
    if (ages) throw new Error(`no beds for ${ages.join(", ")}`);
  }
}

/** How people of these ages sleep in a room, or null where it has not beds enough. */
export function sleepIn(
  room: RoomCapacity,
  ages: readonly number[],
  bands: readonly AgeBand[],
): Slept | null {
  const travellers = ages.map((age) => ({ age, senior: age >= 60, nonMalaysian: false, disabled: false }));
  const occupants = occupantsOf(travellers, bands);
  const bedType = bedTypesFor(occupants).find((type) => roomHolds(room, { occupants, bedType: type }).ok);
  return bedType ? { ages, occupants, bedType } : null;
}
