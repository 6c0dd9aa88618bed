import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { StayBook } from "../catalogue/public.ts";
import {
  type CrossingSupply,
  type DefaultCrossing,
  defaultCrossing,
  type OfferedCrossing,
  offeredCrossings,
} from "../transport/public.ts";

/** The boats that a stay has unless its guests choose others; `full` when one of them lacks seats or does not go. */
export type StayBoats = { readonly crossings: readonly OfferedCrossing[]; readonly full: boolean };

type Ferries = readonly CrossingSupply[];
type BoatsRequest = {
  readonly book: Pick<StayBook, "package" | "option">;
  readonly day: Day;
  readonly until: Day;
  readonly seats: number;
};

/** The boats of a stay of one option, of the ferries that were read. */
export function boatsOn(ferries: Ferries, { book, day, until, seats }: BoatsRequest): StayBoats {
  const option = { packageId: book.package.id, optionId: book.option.id };
  const byDay = groupsOf(ferries);
  const usual = (key: string) => usualBoat(byDay.get(key) ?? [], option, seats);
  const found = [usual(`${day} out`), usual(`${until} back`)].filter((boat) => boat !== null);
  return {
    crossings: found.map((boat) => boat.crossing),
    full: found.length < 2 || found.some((boat) => boat.full),
  };
}

const grouped = new WeakMap<Ferries, ReadonlyMap<string, Ferries>>();

/** Ferries by `day direction`. */
function groupsOf(ferries: Ferries): ReadonlyMap<string, Ferries> {
  const known = grouped.get(ferries);
  if (known) return known;
  const groups = Map.groupBy(ferries, ({ day, direction }) => `${day} ${direction}`);
  grouped.set(ferries, groups);
  return groups;
}

const usualBoats = new WeakMap<Ferries, Map<string, DefaultCrossing | null>>();

/** Options for which the same boats go, at the same price, have the same usual one: it is looked for once. */
function usualBoat(boats: Ferries, option: { packageId: PackageId; optionId: OptionId }, seats: number) {
  const known = usualBoats.get(boats) ?? new Map<string, DefaultCrossing | null>();
  usualBoats.set(boats, known);
  const offers = boats.map(({ notWith, includedIn }) =>
    notWith.includes(option.packageId) ? "-" : includedIn.includes(option.optionId) ? "i" : "o",
  );
  const key = `${offers.join("")}${seats}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const usual = defaultCrossing(offeredCrossings(boats, option), seats);
  known.set(key, usual);
  return usual;
}
