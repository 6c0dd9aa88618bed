import { BookingJson, CompleteDetails } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { type QuestionsToGuests, wrongAnswers } from "@pulau/domain/party/guest-answers.ts";
import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Party } from "@pulau/domain/party/party.ts";
import { ageOfBirth } from "@pulau/domain/person/birth.ts";
import { isMyKad, isPassport } from "@pulau/domain/person/identity.ts";
import { type Person, personsOf } from "./guest-list.ts";
import { readPaperOf } from "./identity-facts.ts";

/** How the number of a paper comes back that the resort has already: left so, it stays as it is. */
export const keptPaper = "••••";

/** Malaysians show a MyKad (children a MyKid of the same form) or a passport, others a passport. */
const identityRule = (identity: string, nonMalaysian: boolean): "passport" | "ic" | null => {
  if (identity === keptPaper) return null;
  if (nonMalaysian) return isPassport(identity) ? null : "passport";
  return isMyKad(identity) || isPassport(identity) ? null : "ic";
};

const isTyped = (identity: unknown): identity is string =>
  typeof identity === "string" && identity.trim() !== "";

type Arrival = { checkIn: Day | null; bands: readonly AgeBand[]; nonMalaysian: boolean };

/** Whether the number of a child says another age than the party, by which rooms and price were made; a date of birth goes before it. */
const isOtherChild = (
  { identity, birthDate }: { readonly identity: unknown; readonly birthDate?: Day | null | undefined },
  person: Person | undefined,
  { checkIn, bands, nonMalaysian }: Arrival,
): boolean => {
  if (birthDate || checkIn === null || nonMalaysian || person === undefined || person.age === null)
    return false;
  const read = readPaperOf(identity, person, checkIn, bands);
  return read !== null && read.age !== person.age;
};

/**
 * The form's one schema: the contract's own rules, and those that look at two answers at once. An adult's age must be
 * that of an adult, because rooms and price were made for the party. All mistakes are told together, so these rules
 * also look at answers of which some are still wrong.
 */
export const detailsSchema = (
  party: Party,
  bands: readonly AgeBand[],
  questions: QuestionsToGuests = { activities: [], markets: [] },
  checkIn: Day | null = null,
) =>
  CompleteDetails.superRefine(
    ({ guests }, context) => {
      const persons = personsOf(party);
      for (const [i, { identity, nonMalaysian, age, birthDate, activity, market }] of guests.entries()) {
        const rule = isTyped(identity) ? identityRule(identity, nonMalaysian) : null;
        if (rule !== null)
          context.addIssue({ code: "custom", path: ["guests", i, "identity"], message: rule });
        else if (isOtherChild({ identity, birthDate }, persons[i], { checkIn, bands, nonMalaysian }))
          context.addIssue({ code: "custom", path: ["guests", i, "identity"], message: "childAge" });
        if (checkIn !== null && birthDate && Number.isInteger(age) && ageOfBirth(birthDate, checkIn) !== age)
          context.addIssue({ code: "custom", path: ["guests", i, "birthDate"], message: "birthAge" });
        const years = Number.isInteger(age) ? age : (persons[i]?.age ?? null);
        for (const { field, rule: wrong } of wrongAnswers({ age: years, activity, market }, questions, bands))
          context.addIssue({ code: "custom", path: ["guests", i, field], message: wrong });
        const booked = kindOf(persons[i]?.age ?? null, false, bands);
        const kind = Number.isInteger(age) ? kindOf(age, false, bands) : booked;
        if (booked === "adult" && kind !== "adult" && kind !== "senior") {
          context.addIssue({ code: "custom", path: ["guests", i, "age"], message: "adultAge" });
        }
      }
    },
    { when: ({ value }) => Array.isArray((value as { guests?: unknown } | null)?.guests) },
  );

/** A group that names its guests later says only who books: of its guests whatever was typed stays as it is. */
export const bookerSchema = CompleteDetails.extend({ guests: BookingJson.shape.guests.unwrap() });
