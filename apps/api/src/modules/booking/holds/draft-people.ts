import type { BookingJson } from "@pulau/contract/drafts.ts";
import { GuestDetails } from "@pulau/contract/guests.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Traveller } from "@pulau/domain/party/party.ts";
import { statedFor, travellersFor } from "@pulau/domain/pricing/activity-order.ts";
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

/** The people as an option's price sees them: the guests' details once each is filled in, before that the party. */
export function travellersOfDraft(draft: BookingJson, book: RateBook): Traveller[] {
  const guests = detailedGuests(draft);
  return guests ? statedFor(book, guests, draft.party) : travellersFor(book, draft.party);
}

/** The same people as far as they said themselves who they are, without what the counts of the party say of them. */
export function statedPeople(draft: BookingJson): Traveller[] {
  const { adults, childAges, nonMalaysians } = draft.party;
  return detailedGuests(draft) ?? travellersOf({ adults, childAges, nonMalaysians });
}

function detailedGuests(draft: BookingJson): Traveller[] | null {
  const guests = WholeGuests.safeParse(draft.guests);
  return guests.success && guests.data.length === personsOf(draft) ? guests.data : null;
}
