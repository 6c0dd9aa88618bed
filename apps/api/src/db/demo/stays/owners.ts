import { addDays, type Day, isWithin } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";
import type { DemoAccount } from "../people/portal-accounts.ts";
import type { WantedOutcome } from "./booking-outcome.ts";
import type { Outline } from "./group-rooms.ts";

export type Owned = { readonly owner: DemoAccount["key"] | null; readonly outcome: WantedOutcome };

/** Which bookings belong to a demo account: a few to the guest, groups and many others to the agency. */
export function shareOut(chance: Chance, outlines: readonly Outline[], today: Day): Map<Outline, Owned> {
  const owned = new Map<Outline, Owned>();
  const give = (owner: DemoAccount["key"], outcome: WantedOutcome, wanted: Wanted) => {
    for (const outline of pickSome(chance, outlines, today, wanted, owned))
      owned.set(outline, { owner, outcome });
  };
  give("guest", "stands", { from: 10, to: 20, rooms: 1, count: 1 });
  give("guest", "stands", { from: 34, to: 60, rooms: 1, count: 1 });
  give("guest", "stands", { from: -330, to: -20, rooms: 1, count: 5 });
  give("influencer", "stands", { from: -120, to: -10, rooms: 1, count: 1 });
  give("agency", "waits", { from: 33, to: 80, rooms: 2, count: 3 });
  for (const outline of outlines) {
    if (owned.has(outline)) continue;
    const byAgency = chance.happens(outline.rooms.length >= 3 ? 0.5 : 0.03);
    owned.set(outline, { owner: byAgency ? "agency" : null, outcome: null });
  }
  return owned;
}

type Wanted = {
  /** Days from today of the check-in, both included. */
  readonly from: number;
  readonly to: number;
  /** Most rooms of a booking. */
  readonly rooms: number;
  readonly count: number;
};

function pickSome(
  chance: Chance,
  outlines: readonly Outline[],
  today: Day,
  { from, to, rooms, count }: Wanted,
  taken: ReadonlyMap<Outline, Owned>,
): Outline[] {
  const [first, last] = [addDays(today, from), addDays(today, to)];
  const left = outlines.filter(
    (outline) =>
      !outline.full &&
      !taken.has(outline) &&
      outline.nights > 1 &&
      outline.rooms.length <= rooms &&
      isWithin(outline.checkIn, first, last),
  );
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(chance.whole(0, left.length - 1), 1),
  ).flat();
}
