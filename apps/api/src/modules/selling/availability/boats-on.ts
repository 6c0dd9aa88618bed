import type { Day } from "@pulau/domain/calendar/day.ts";
import type { StayBook } from "../catalogue/public.ts";
import {
  type CrossingSupply,
  defaultCrossing,
  type OfferedCrossing,
  offeredCrossings,
} from "../transport/public.ts";

/** The boats that a stay has unless its guests choose others; `full` when one of them lacks seats or does not go. */
export type StayBoats = { readonly crossings: readonly OfferedCrossing[]; readonly full: boolean };

/** Ferries by `day direction`. */
export type FerriesByDay = ReadonlyMap<string, readonly CrossingSupply[]>;

export function boatsOn(
  ferries: FerriesByDay,
  { book, day, until }: { book: Pick<StayBook, "package" | "option">; day: Day; until: Day },
  seats: number,
): StayBoats {
  const option = { packageId: book.package.id, optionId: book.option.id };
  const usual = (key: string) => defaultCrossing(offeredCrossings(ferries.get(key) ?? [], option), seats);
  const found = [usual(`${day} out`), usual(`${until} back`)].filter((boat) => boat !== null);
  return {
    crossings: found.map((boat) => boat.crossing),
    full: found.length < 2 || found.some((boat) => boat.full),
  };
}
