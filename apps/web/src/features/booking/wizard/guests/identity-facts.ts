import type { BookingJson } from "@pulau/contract/drafts.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { ageOfBirth } from "@pulau/domain/person/birth.ts";
import { type MyKadFacts, readMyKad } from "@pulau/domain/person/my-kad.ts";

/** The age from which a guest is a senior. */
export const seniorFrom = (bands: readonly AgeBand[]): number =>
  bands.find((band) => band.kind === "senior")?.fromAge ?? 60;

/** What is known of a guest's birth: what they said themselves goes before what the number of their paper says. */
export type BirthFacts = MyKadFacts & {
  /** The place in the guest's own words. */
  readonly placeName: string | null;
};

/** What a guest's paper and their own words say of their birth; null where neither says the day. */
export function readBirthOf(
  { identity, birthDate, birthPlace }: BookingJson["guests"][number],
  person: { readonly age: number | null },
  checkIn: Day,
  bands: readonly AgeBand[],
): BirthFacts | null {
  const read = readPaperOf(identity, person, checkIn, bands);
  const born = typeof birthDate === "string" && isDay(birthDate) ? birthDate : null;
  const age = born && ageOfBirth(born, checkIn);
  const placeName = typeof birthPlace === "string" && birthPlace.trim() !== "" ? birthPlace.trim() : null;
  if (born !== null && age !== null) return { born, age, place: read?.place ?? null, placeName };
  return read && { ...read, placeName };
}

/** What the number of a paper says of this person of the party: of two centuries the one in which they are of their age. */
export function readPaperOf(
  identity: unknown,
  person: { readonly age: number | null },
  checkIn: Day,
  bands: readonly AgeBand[],
): MyKadFacts | null {
  if (typeof identity !== "string") return null;
  const isAdult = (age: number) => ["adult", "senior"].includes(kindOf(age, false, bands));
  return readMyKad(identity, checkIn, (age) => isAdult(age) === (person.age === null));
}
