import type { BookingChange, ChangedGuest } from "@pulau/contract/changes.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { GuestDetails } from "@pulau/contract/guests.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { countsOf, kindOf, withOwnWords } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Sealer } from "../../../plugins/seal.ts";
import {
  birthProblems,
  type GuestBirth,
  isFittingPaper,
  sealBirth,
  unsealBirth,
} from "../bookings/public.ts";
import { personsOf } from "../holds/public.ts";
import type { CurrentBooking, GuestRow } from "./current-booking.ts";

type Changed = z.infer<typeof ChangedGuest>;

/** A guest as they shall be; `row` is the one who travels already. Without a paper the row's stays. */
export type RequestedGuest = {
  readonly row: GuestRow | null;
  readonly details: Omit<GuestDetails, "identity" | "birthDate" | "birthPlace">;
  readonly paper: { readonly sealed: string; readonly tail: string };
  readonly birthSealed: string | null;
};

/** How a paper's number looks that was only shown: sent back so, it means the one that is known. */
const masked = /^•+/;

/**
 * The guests that a change asks for, papers sealed. `NOT_FOUND` for a guest who is not in the booking, or named twice;
 * `DRAFT_INCOMPLETE` with the place and rule of every paper that is missing or does not fit, and of every date of birth
 * that makes another age on the day of arrival.
 */
export function guestsAfter(
  guests: readonly GuestRow[],
  { wanted, checkIn }: { wanted: BookingChange["guests"]; checkIn: Day | null },
  { seal, unseal }: Sealer,
): Result<RequestedGuest[], "NOT_FOUND" | "DRAFT_INCOMPLETE"> {
  if (!wanted) return ok(guests.map(asTheyAre));
  const after: RequestedGuest[] = [];
  const wrong: { path: string; rule: string }[] = [];
  for (const [i, { _id, identity, birthDate, birthPlace, ...details }] of wanted.entries()) {
    const row = _id === undefined ? null : (guests.find(({ id }) => id === _id) ?? undefined);
    const isTwice = row && after.some((other) => other.row === row);
    if (row === undefined || isTwice) return refuse("NOT_FOUND", { guest: i });
    const isNew = identity !== undefined && !masked.test(identity);
    const plain = isNew ? identity : row && unseal(row.identitySealed);
    const sameKind = !isNew && row?.nonMalaysian === details.nonMalaysian;
    const rule = !plain ? "required" : details.nonMalaysian ? "passport" : "ic";
    if (!plain || (!sameKind && !isFittingPaper(plain, details.nonMalaysian)))
      wrong.push({ path: `guests.${i}.identity`, rule });
    const paper = isNew
      ? { sealed: seal(identity), tail: identity.slice(-4) }
      : { sealed: row?.identitySealed ?? "", tail: row?.identityTail ?? "" };
    const { activity = row?.activity ?? null, market = row?.market ?? null } = details;
    const { allergies = row?.allergies ?? null } = details;
    const saysBirth = isNew || birthDate !== undefined || birthPlace !== undefined;
    const known = isNew ? null : (row?.birthSealed ?? null);
    const birth = { ...unsealBirth(known, unseal), ...birthNamed({ birthDate, birthPlace }) };
    if (saysBirth)
      for (const { field, rule } of birthProblems({ ...birth, age: details.age }, checkIn))
        wrong.push({ path: `guests.${i}.${field}`, rule });
    const birthSealed = saysBirth ? sealBirth(birth, seal) : (row?.birthSealed ?? null);
    after.push({ row, details: { ...details, activity, market, allergies }, paper, birthSealed });
  }
  return wrong.length > 0 ? refuseFields("DRAFT_INCOMPLETE", wrong) : ok(after);
}

/** Of a guest's birth what the change names: what it leaves out stays as it is known. */
const birthNamed = ({ birthDate, birthPlace }: Partial<GuestBirth>): Partial<GuestBirth> => ({
  ...(birthDate !== undefined && { birthDate }),
  ...(birthPlace !== undefined && { birthPlace }),
});

function asTheyAre(row: GuestRow): RequestedGuest {
  const { id: _, bookingId: __, position: ___, ...kept } = row;
  const { identitySealed: sealed, identityTail: tail, birthSealed, ...details } = kept;
  return { row, details, paper: { sealed, tail }, birthSealed };
}

/** The guest as a change names one who stays as they are. */
export const unchanged = (row: GuestRow): Changed => ({ _id: row.id, ...asTheyAre(row).details });

/** The people as the price sees them; null while not every guest is named yet. */
export function travellersOfGuests(
  guests: readonly Pick<RequestedGuest, "details">[],
  draft: Pick<BookingJson, "party">,
): Traveller[] | null {
  if (guests.length !== personsOf(draft)) return null;
  const people = guests.map(({ details: { age, senior, disabled, nonMalaysian, activity, market } }) => ({
    age,
    senior,
    disabled,
    nonMalaysian,
    activity,
    market,
  }));
  return withOwnWords(people, draft.party);
}

/** The party of a booking whose guests are these, by the package's age bands. */
export function partyOfGuests(
  guests: readonly Pick<RequestedGuest, "details">[],
  before: BookingJson["party"],
  bands: readonly AgeBand[],
): BookingJson["party"] {
  const children = guests
    .filter(({ details: { age, senior } }) => !["adult", "senior"].includes(kindOf(age, senior, bands)))
    .map(({ details }) => details.age);
  return {
    ...before,
    adults: guests.length - children.length,
    childAges: children,
    nonMalaysians: guests.filter(({ details }) => details.nonMalaysian).length,
    ...countsOf(guests.map(({ details }) => details)),
  };
}

/** The guests of a booking with the rows that they are in now. */
export const guestsOf = ({ guests }: CurrentBooking): RequestedGuest[] => guests.map(asTheyAre);
