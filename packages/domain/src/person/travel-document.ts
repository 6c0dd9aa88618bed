import { addDays, type Day } from "../calendar/day.ts";
import { isMyKad, isPassport, normaliseIdentity } from "./identity.ts";

export const travelDocumentKinds = ["myKad", "myKid", "passport", "identityCard"] as const;
export type TravelDocumentKind = (typeof travelDocumentKinds)[number];

/** What was done with a document: its number or its scan was looked at, or its number was filled into a booking. */
export const documentUses = ["number", "scan", "booking"] as const;
export type DocumentUse = (typeof documentUses)[number];

/** Malaysia gives out MyKad and MyKid, which do not expire. */
export const isOfMalaysia = (kind: TravelDocumentKind): boolean => kind === "myKad" || kind === "myKid";

/** Which rule a number breaks; null for one that can be of such a document. */
export function wrongNumber(
  kind: TravelDocumentKind,
  number: string,
): "nric" | "passport" | "documentNumber" | null {
  if (isOfMalaysia(kind)) return isMyKad(number) ? null : "nric";
  if (kind === "passport") return isPassport(number) ? null : "passport";
  return normaliseIdentity(number).length >= 5 ? null : "documentNumber";
}

/** A number with its last signs only, in the form in which it is printed. */
export function maskNumber(kind: TravelDocumentKind, number: string): string {
  const bare = normaliseIdentity(number);
  if (isOfMalaysia(kind)) return `••••••-••-${bare.slice(-4)}`;
  const shown = Math.min(3, Math.floor(bare.length / 2));
  return "•".repeat(bare.length - shown) + bare.slice(bare.length - shown);
}

/** Malaysia lets nobody in whose passport ends within half a year; other countries are alike. */
export const entryDays = 184;

export type Expiry = "expired" | "beforeStay" | "soon" | "valid";

/**
 * What is to be said of a document's last day: it is over, it ends before the guest leaves, or it ends within half a year
 * of that day (of today without a stay), for a passport alone.
 */
export function expiryOf(
  { kind, expiresOn }: { readonly kind: TravelDocumentKind; readonly expiresOn: Day | null },
  { today, leavesOn }: { readonly today: Day; readonly leavesOn: Day | null },
): Expiry {
  if (expiresOn === null) return "valid";
  if (expiresOn < today) return "expired";
  if (leavesOn !== null && expiresOn < leavesOn) return "beforeStay";
  const needed = addDays(leavesOn ?? today, entryDays);
  return kind === "passport" && expiresOn < needed ? "soon" : "valid";
}
