import type { Day } from "@pulau/domain/calendar/day.ts";
import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { type MyKadFacts, readMyKad } from "@pulau/domain/person/my-kad.ts";

/** The age from which a guest is a senior. */
export const seniorFrom = (bands: readonly AgeBand[]): number =>
  bands.find((band) => band.kind === "senior")?.fromAge ?? 60;

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
