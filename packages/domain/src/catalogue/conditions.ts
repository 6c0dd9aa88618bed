import type { Day } from "../calendar/day.ts";
import type { RoomTypeId } from "../ids.ts";
import type { BedType, GuestKind } from "../party/party.ts";

/** Whole numbers from `from` to `to`, both included; a missing or null end is open. */
export type Span = { readonly from?: number | null; readonly to?: number | null };

/**
 * Which stays a rule is for. Everything that is said must hold; a missing or null part asks nothing, and so does an
 * empty list.
 */
export type StayConditions = {
  /** Markets in which the stay is bought, by the resort's own words. */
  readonly markets?: readonly string[] | null;
  /** Price lists, e.g. that of agents. */
  readonly priceLists?: readonly string[] | null;
  /** Price lists that it is not for; whoever buys from none of them, or from none at all, it is for. */
  readonly notPriceLists?: readonly string[] | null;
  /** Nights of the whole stay. */
  readonly nights?: Span | null;
  /** Persons of the whole booking who count (see `RateBook.partyCounts`). */
  readonly party?: Span | null;
  /** First and last day of check-in. */
  readonly arrivalFrom?: Day | null;
  readonly arrivalTo?: Day | null;
  /** ISO weekdays of check-in; Monday is 1. */
  readonly arrivalWeekdays?: readonly number[] | null;
  /** Seasons (`Period.season`) or periods (`Period.id`) that the check-in falls in. */
  readonly seasons?: readonly string[] | null;
  /** Days from the day of booking to check-in. */
  readonly daysBefore?: Span | null;
  /** First and last day of booking. */
  readonly bookedFrom?: Day | null;
  readonly bookedTo?: Day | null;
};

export const places = ["bed", "extraBed", "shared"] as const;
/** Where a guest sleeps: in one of the beds that the bed type names, in an extra bed, or in somebody's bed. */
export type Place = (typeof places)[number];

export type Nationality = "malaysian" | "foreign";

/** Which guests a rule is for; read as `When` is. */
export type GuestConditions = {
  readonly guestKinds?: readonly GuestKind[] | null;
  readonly ages?: Span | null;
  readonly nationality?: Nationality | null;
  readonly activities?: readonly string[] | null;
  /** Markets in which these guests buy, where the card prices that by person. */
  readonly markets?: readonly string[] | null;
  readonly roomTypeIds?: readonly RoomTypeId[] | null;
  readonly bedTypes?: readonly BedType[] | null;
  readonly places?: readonly Place[] | null;
  /** Only disabled guests, or only the others. */
  readonly disabled?: boolean | null;
};

/** How many of each kind sleep in a room; a kind that is not said may be any number. Seniors are adults here. */
export type Occupancy = Readonly<Partial<Record<Exclude<GuestKind, "senior">, Span>>>;

/** To which step an amount is rounded, in sen: 1, 5 (cash), 100 (ringgit) …, and which way. Half is away from zero. */
export type Rounding = { readonly to: number; readonly way: "half" | "up" | "down" };
