import { isDeepStrictEqual } from "node:util";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { TransferDetails } from "@pulau/contract/transfers.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { DraftDiscount } from "../../../db/schema/drafts.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import { statedPeople } from "../holds/public.ts";

/**
 * Whether a draft still asks for the stay that its hold keeps. It may have been changed since, in another tab say, and
 * nobody is to get another stay than the one on the page.
 */
export function matchesHold(draft: BookingJson, stay: HeldStay): boolean {
  const { optionId, checkIn } = draft;
  const rooms = stay.rooms.map(({ roomId: _, roomNo: __, roomTypeName: ___, ...choice }) => choice);
  return (
    optionId === stay.optionId &&
    checkIn === stay.checkIn &&
    draft.boughtPackageId === (stay.boughtPackageId ?? null) &&
    (draft.nights === null || addDays(stay.checkIn, draft.nights) === stay.checkOut) &&
    isDeepStrictEqual(draft.rooms, rooms) &&
    samePeople(draft, stay) &&
    sameAddOns(draft.addOns, stay.addOns) &&
    isDeepStrictEqual(draft.extras.toSorted(), (stay.extras ?? []).toSorted()) &&
    sameBoats(draft.transport, stay.crossings) &&
    sameTransfers(draft.transport.land, stay.transfers ?? [])
  );
}

/** Whether what is held has the price that staff give for it. */
export const isDiscountAsHeld = (given: DraftDiscount | null, { discount }: HeldStay): boolean =>
  given?.ruleId === discount?.ruleId;

/** What a guest did not say of themselves was taken from the party's counts, which must then be the same. */
const samePeople = (draft: BookingJson, { travellers, party }: HeldStay): boolean => {
  const people = statedPeople(draft);
  const known = people.map((person, i) => {
    const there = travellers[i];
    const activity = person.activity ?? there?.activity;
    const market = person.market ?? there?.market;
    return { ...person, ...(activity != null && { activity }), ...(market != null && { market }) };
  });
  const saysAll = people.every(({ activity, market }) => activity != null && market != null);
  return (
    isDeepStrictEqual(known, travellers) &&
    (saysAll || isDeepStrictEqual(countsIn(draft.party), countsIn(party)))
  );
};

const countsIn = ({ activities, foreignActivities, markets }: HeldStay["party"]) =>
  [activities, foreignActivities, markets].map((counts) =>
    Object.entries(counts ?? {})
      .filter(([, count]) => count > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** A day that was left open was chosen by the hold. */
const sameAddOns = (wanted: BookingJson["addOns"], held: HeldStay["addOns"]): boolean => {
  const chosen = held.filter(({ included }) => !included);
  if (wanted.length !== chosen.length) return false;
  return wanted.every(({ addOnId, count, day }, i) => {
    const there = chosen[i];
    return there?.addOnId === addOnId && there.count === count && (day === null || there.day === day);
  });
};

/** A direction without a choice takes the package's own boat; a charter may need more boats than were asked for. */
const sameBoats = (wanted: BookingJson["transport"], held: HeldStay["crossings"]): boolean =>
  held.every(({ direction, crossingId, kind, boats }) => {
    const choice = wanted[direction];
    return (
      choice === null || (choice.crossingId === crossingId && (kind === "ferry" || choice.boats <= boats))
    );
  });

/** Every land transfer that was typed is kept as it was typed. */
const sameTransfers = (
  typed: BookingJson["transport"]["land"],
  held: NonNullable<HeldStay["transfers"]>,
): boolean =>
  typed.length === held.length &&
  typed.every((details, i) => {
    const wanted = TransferDetails.safeParse(details);
    const there: Record<string, unknown> = { ...held[i] };
    return wanted.success && Object.entries(wanted.data).every(([name, value]) => there[name] === value);
  });
