import type { BookingJson } from "@pulau/contract/drafts.ts";
import { GuestDetails } from "@pulau/contract/guests.ts";
import { travellersOf, withOwnWords } from "@pulau/domain/party/kinds.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import { z } from "zod";

const WholeGuests = z.array(
  GuestDetails.pick({
    age: true,
    senior: true,
    disabled: true,
    nonMalaysian: true,
    activity: true,
    market: true,
  }),
);

/** Everybody of a party. */
export const personsOf = ({ party }: Pick<BookingJson, "party">): number =>
  party.adults + party.childAges.length;

/** The people as the price sees them: the guests' details once each is filled in, before that the party. */
export function travellersOfDraft(draft: BookingJson): Traveller[] {
  const guests = WholeGuests.safeParse(draft.guests);
  return guests.success && guests.data.length === personsOf(draft)
    ? withOwnWords(guests.data, draft.party)
    : travellersOf(draft.party);
}
