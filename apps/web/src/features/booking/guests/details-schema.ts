import { CompleteDetails } from "@pulau/contract/drafts.ts";
import { kindOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Party } from "@pulau/domain/party/party.ts";
import { isMyKad, isPassport } from "@pulau/domain/person/identity.ts";
import { personsOf } from "./guest-list.ts";

/** Malaysians show a MyKad (children a MyKid of the same form) or a passport, others a passport. */
const identityRule = (identity: string, nonMalaysian: boolean): "passport" | "ic" | null => {
  if (nonMalaysian) return isPassport(identity) ? null : "passport";
  return isMyKad(identity) || isPassport(identity) ? null : "ic";
};

/**
 * The form's one schema: the contract's own rules, and those that look at two answers at once. An adult's age must be
 * that of an adult, because rooms and price were made for the party.
 */
export const detailsSchema = (party: Party, bands: readonly AgeBand[]) =>
  CompleteDetails.superRefine(({ guests }, context) => {
    const persons = personsOf(party);
    for (const [i, guest] of guests.entries()) {
      const rule = identityRule(guest.identity, guest.nonMalaysian);
      if (rule !== null) context.addIssue({ code: "custom", path: ["guests", i, "identity"], message: rule });
      const asked = kindOf(persons[i]?.age ?? null, false, bands);
      const told = kindOf(guest.age, false, bands);
      if (asked === "adult" && told !== "adult" && told !== "senior") {
        context.addIssue({ code: "custom", path: ["guests", i, "age"], message: "adultAge" });
      }
    }
  });
