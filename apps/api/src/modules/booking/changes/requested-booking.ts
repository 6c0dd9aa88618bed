import { isDeepStrictEqual } from "node:util";
import type { BookingChange } from "@pulau/contract/changes.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { ChangeKind } from "@pulau/domain/booking/change-window.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { personsOf } from "../holds/public.ts";
import type { CurrentBooking } from "./current-booking.ts";
import {
  guestsAfter,
  guestsOf,
  partyOfGuests,
  type RequestedGuest,
  travellersOfGuests,
} from "./requested-guests.ts";
import { draftOf, ridesAfter, withChange } from "./requested-stay.ts";

type Side = { readonly draft: BookingJson; readonly travellers: readonly Traveller[] | undefined };

/**
 * A change as callers send it, with the place of a room that is given up: of two alike ones nothing else tells which. `splits`
 * where another change of rooms during the stay is planned, which no draft says.
 */
export type StayChange = BookingChange & {
  readonly removedRoom?: number | undefined;
  readonly splits?: true | undefined;
};

/** A booking as it is and as it shall be, and in what they differ. */
export type RequestedBooking = {
  readonly before: Side;
  readonly after: Side & { readonly guests: readonly RequestedGuest[] };
  readonly kinds: readonly ChangeKind[];
  readonly removedRoom?: number | undefined;
};

/**
 * Reads a change of a booking. `PARTY_MISMATCH` when the party shall be another and its guests are not told, or are
 * not as many; of a group that is still naming its guests, when more are named than come.
 */
export function readChange(
  standing: CurrentBooking,
  change: StayChange,
  { sealer, bands }: { sealer: Sealer; bands: readonly AgeBand[] },
): Result<RequestedBooking, "NOT_FOUND" | "DRAFT_INCOMPLETE" | "PARTY_MISMATCH"> {
  const before = draftOf(standing);
  const guests = guestsAfter(
    standing.guests,
    { wanted: change.guests, checkIn: withChange(before, change).checkIn },
    sealer,
  );
  if (!guests.ok) return guests;
  const derived = change.guests ? partyOfGuests(guests.value, before.party, bands) : before.party;
  const party = change.party ?? derived;
  const moved = withChange(before, change);
  const land = change.transport?.land ? moved.transport.land : ridesAfter(moved.transport.land, party);
  const after = { ...moved, party, transport: { ...moved.transport, land } };
  const allNamed = standing.guests.length === personsOf(before);
  // A group that is still naming its guests says by the party who comes; those who are named are some of them.
  const naming = !allNamed && change.party !== undefined;
  const mustFit = allNamed || change.guests !== undefined;
  const named = guests.value.length;
  if (naming ? named > personsOf(after) : mustFit && named !== personsOf(after))
    return refuse("PARTY_MISMATCH");
  const was = travellersOfGuests(guestsOf(standing), before) ?? standing.stay.travellers;
  const sameParty = isDeepStrictEqual(party, before.party);
  const will = travellersOfGuests(guests.value, after) ?? (sameParty ? was : undefined);
  const wanted = {
    before: { draft: before, travellers: was },
    after: { draft: after, travellers: will, guests: guests.value },
  };
  const partyChanged = [before.party, derived].every((known) => !isSameParty(party, known));
  const { removedRoom, splits = false } = change;
  return ok({ ...wanted, kinds: kindsOf(standing, wanted, { partyChanged, splits }), removedRoom });
}

/** Whether both ask for the same prices; in which order children are named does not matter. */
const isSameParty = (a: BookingJson["party"], b: BookingJson["party"]): boolean =>
  isDeepStrictEqual(byAge(a), byAge(b));
const byAge = ({ childAges, market, activities = {}, ...party }: BookingJson["party"]) => ({
  ...party,
  market: market ?? null,
  activities,
  childAges: childAges.toSorted((a, b) => a - b),
});

/**
 * `splits` where another change of rooms is planned; `partyChanged` where a party is asked for that is neither the booking's nor
 * its guests': a market, what they do, or how many are of which kind. That is another stay, not a corrected detail of somebody.
 */
function kindsOf(
  standing: CurrentBooking,
  { before, after }: Omit<RequestedBooking, "kinds">,
  { partyChanged, splits }: { readonly partyChanged: boolean; readonly splits: boolean },
): ChangeKind[] {
  const was = before.draft;
  const will = after.draft;
  const differ = (part: (draft: BookingJson) => unknown) => !isDeepStrictEqual(part(was), part(will));
  const dates = differ(({ optionId, checkIn, nights }) => [optionId, checkIn, nights]);
  // Rooms, boats and add-ons that only moved along with the dates are no change of their own.
  const inStep = dates ? withChange(was, datesOf(will)) : was;
  const others = (part: (draft: BookingJson) => unknown) => !isDeepStrictEqual(part(inStep), part(will));
  const guests = !isDeepStrictEqual(
    after.guests.map(({ details, paper, birthSealed }) => [details, paper.sealed, birthSealed]),
    guestsOf(standing).map(({ details, paper, birthSealed }) => [details, paper.sealed, birthSealed]),
  );
  const found: Record<ChangeKind, boolean> = {
    dates,
    rooms: splits || others(({ rooms }) => rooms),
    party: partyChanged || personsOf(was) !== personsOf(will),
    guests,
    transport: others(({ transport }) => transport),
    addOns: others(({ addOns, extras }) => [addOns, extras]),
    notes: differ(({ specialRequest }) => specialRequest),
  };
  return (Object.keys(found) as ChangeKind[]).filter((kind) => found[kind]);
}

const datesOf = ({ optionId, checkIn, nights }: BookingJson): BookingChange => ({
  ...(optionId && { optionId }),
  ...(checkIn && { checkIn }),
  ...(nights !== null && { nights }),
});
