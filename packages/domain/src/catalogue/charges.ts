import type { Day } from "../calendar/day.ts";
import type { RuleId } from "../ids.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import type { AgeBand, GuestKind } from "../party/party.ts";
import type { GuestConditions, Nationality, Rounding, StayConditions } from "./conditions.ts";
import type { TaxGroup } from "./taxes.ts";
import type { Words } from "./words.ts";

export const surchargePers = ["personNight", "roomNight", "person", "room", "booking"] as const;

/**
 * Added to the price on certain nights. Of those that share a `group` only one counts on a night: that of the highest
 * `priority`, of equal ones the dearest for this party. Without a group each one counts.
 */
export type Surcharge = {
  readonly id: RuleId;
  readonly name: Words;
  readonly from: Day;
  readonly to: Day;
  /** ISO weekdays of the night; empty is every one. */
  readonly weekdays: readonly number[];
  /** By the night, or once for each person, each room or the booking if one of its nights is slept. */
  readonly per: (typeof surchargePers)[number];
  /** Of those per person: which kinds pay. Empty is everybody, infants and toddlers only where a row names them. */
  readonly guestKinds: readonly GuestKind[];
  readonly sen: Sen;
  readonly group: string | null;

  /** Only on these spans of the days from `from` to `to`, such as school holidays. */
  readonly dates?: readonly { readonly from: Day; readonly to: Day }[] | null;
  /**
   * Instead of `sen`: a share of what the nights in question cost (rates, extra nights and single supplement); of the
   * whole stay where it is asked once.
   */
  readonly share?: BasisPoints | null;
  /** Other amounts for some guests; the first row that fits counts, `sen` for whoever is in none. */
  readonly amounts?: readonly { readonly whom: GuestConditions; readonly sen: Sen }[] | null;
  readonly priority?: number | null;
  readonly when?: StayConditions | null;
  readonly whom?: GuestConditions | null;
  /** The date and weekday that must fit: each night's (as where missing), or the check-in's for the whole stay. */
  readonly by?: "night" | "arrival" | null;
  readonly rounding?: Rounding | null;
  /** Which tax it falls under; `stay` where missing. */
  readonly taxGroup?: TaxGroup | null;
  readonly taxInside?: boolean | null;
};

export const feePers = [
  "person",
  "personNight",
  "personDays",
  "room",
  "roomNight",
  "roomNightOfForeigners",
  "booking",
] as const;

export const extraSteps = ["addOn", "transport", "fee"] as const;

/** What guests of a card may choose beside the stay, asked as a fee is: a permit, a car from the airport, a pick-up. */
export type Extra = Fee & {
  /** Where in the price it stands, and which discounts and taxes may look at it; `addOn` where missing. */
  readonly step?: (typeof extraSteps)[number] | null;
};

/** A fee by nationality and age, e.g. the marine park's. Not taxed unless it names a tax group. */
export type Fee = {
  readonly id: RuleId;
  readonly name: Words;
  readonly per: (typeof feePers)[number];
  /** Seniors and disabled people have rows of their own where the fee knows them; a null matches everybody. */
  readonly amounts: readonly {
    readonly who: Nationality | null;
    readonly guestKind: GuestKind | "disabled" | null;
    readonly sen: Sen;
    readonly activity?: string | null;
  }[];

  /** Of `personDays`: asked for every so many days or part of them; days are nights and one more, unless `counts`. */
  readonly days?: number | null;
  readonly counts?: "days" | "nights" | null;
  /** Of those by the night: the first and last night, and its ISO weekdays. */
  readonly from?: Day | null;
  readonly to?: Day | null;
  readonly weekdays?: readonly number[] | null;
  /** Age bands of its own; the resort's for fees where missing. */
  readonly bands?: readonly AgeBand[] | null;
  readonly when?: StayConditions | null;
  readonly whom?: GuestConditions | null;
  readonly taxGroup?: TaxGroup | null;
  readonly taxInside?: boolean | null;
};
