import type { GuestDetails } from "@pulau/contract/guests.ts";
import type { Sealer } from "../../../plugins/seal.ts";

/** When and where a guest was born, as they said: a MyKad's number says both, so both are sealed as it is. */
export type GuestBirth = Required<Pick<GuestDetails, "birthDate" | "birthPlace">>;

/** Both in one sealed text; null where neither was said. */
export const sealBirth = (
  { birthDate = null, birthPlace = null }: Partial<GuestBirth>,
  seal: Sealer["seal"],
): string | null =>
  birthDate === null && birthPlace === null ? null : seal(JSON.stringify({ birthDate, birthPlace }));

/** What was sealed. */
export const unsealBirth = (sealed: string | null, unseal: Sealer["unseal"]): GuestBirth =>
  sealed === null ? { birthDate: null, birthPlace: null } : JSON.parse(unseal(sealed));
