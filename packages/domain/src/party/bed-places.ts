import type { BedOptionId } from "../ids.ts";
import type { Occupants } from "./party.ts";

export const bedUsers = ["child", "adult", "both"] as const;
/** For whom a bed is: a child's cot-bed takes no adult. */
export type BedUser = (typeof bedUsers)[number];

/** A kind of bed and how many stand in a room. */
export type BedSet = {
  readonly usingFor: BedUser;
  /** Persons that one such bed sleeps. */
  readonly noOfPax: number;
  readonly count: number;
};

/** One way to make up a room. */
export type BedOption = { readonly bedOptionId: BedOptionId; readonly beds: readonly BedSet[] };

const placesFor = (beds: readonly BedSet[], user: BedUser): number =>
  beds.reduce((sum, bed) => sum + (bed.usingFor === user ? bed.count * bed.noOfPax : 0), 0);

/** Whether beds are kept for adults or for children, so that it matters who of a party comes into the room. */
export const distinguishesAges = (beds: readonly BedSet[]): boolean =>
  beds.some(({ usingFor }) => usingFor !== "both");

/**
 * Whether the beds take these occupants: adults and children each need a place in a bed that is for them; a toddler may
 * sleep with its parents, an infant has a cot.
 */
export const bedsHold = (
  beds: readonly BedSet[],
  { adult, child }: Pick<Occupants, "adult" | "child">,
): boolean => {
  const adultsLeft = Math.max(0, adult - placesFor(beds, "adult"));
  const childrenLeft = Math.max(0, child - placesFor(beds, "child"));
  return adultsLeft + childrenLeft <= placesFor(beds, "both");
};

/** The first way to make up a room that takes these occupants; undefined when none does. */
export const firstBedOption = <O extends BedOption>(
  options: readonly O[],
  occupants: Pick<Occupants, "adult" | "child">,
): O | undefined => options.find(({ beds }) => bedsHold(beds, occupants));
