import type { GuestDetails } from "@pulau/contract/guests.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { ageOfBirth } from "@pulau/domain/person/birth.ts";
import type { Sealer } from "../../../plugins/seal.ts";

/** When and where a guest was born, as they said: a MyKad's number says both, so both are sealed as it is. */
export type GuestBirth = Required<Pick<GuestDetails, "birthDate" | "birthPlace">>;

type BirthProblem = { readonly field: "birthDate"; readonly rule: "birthAge" };

/** What is wrong with a date of birth that makes another age on the day of arrival than was said. */
export const birthProblems = (
  { birthDate, age }: { readonly birthDate?: unknown; readonly age?: unknown },
  checkIn: Day | null,
): BirthProblem[] =>
  checkIn !== null &&
  typeof birthDate === "string" &&
  typeof age === "number" &&
  isDay(birthDate) &&
  ageOfBirth(birthDate, checkIn) !== age
    ? [{ field: "birthDate", rule: "birthAge" }]
    : [];

/** Both in one sealed text; null where neither was said. */
export const sealBirth = (
  { birthDate = null, birthPlace = null }: Partial<GuestBirth>,
  seal: Sealer["seal"],
): string | null =>
  birthDate === null && birthPlace === null ? null : seal(JSON.stringify({ birthDate, birthPlace }));

/** What was sealed. */
export const unsealBirth = (sealed: string | null, unseal: Sealer["unseal"]): GuestBirth =>
  sealed === null ? { birthDate: null, birthPlace: null } : JSON.parse(unseal(sealed));
