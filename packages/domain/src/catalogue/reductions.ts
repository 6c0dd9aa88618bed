import type { RuleId } from "../ids.ts";
import type { BasisPoints, Sen } from "../money/sen.ts";
import type { GuestConditions, Rounding, StayConditions } from "./conditions.ts";
import type { RateOf } from "./rates.ts";
import type { Words } from "./words.ts";

export const reducibleSteps = ["rate", "extraNight", "supplement", "surcharge", "transport", "fee"] as const;
/** The parts of a price that can be given free or cheaper. */
export type ReducibleStep = (typeof reducibleSteps)[number];

export const placeWorths = ["cheapest", "dearest", "average", "commonest"] as const;

/** "One free for ten paying": of each `paying + free` who count, `free` get back what `covers` says. */
export type FreePlaces = {
  readonly id: RuleId;
  readonly name: Words;
  readonly paying: number;
  readonly free: number;
  /** Free persons at most. */
  readonly most?: number | null;
  readonly when?: StayConditions | null;
  /** Who counts; every adult and senior where missing. */
  readonly whom?: GuestConditions | null;
  /**
   * What a free place is worth: the cheapest or the dearest of those who count, their average, a place of the kind that
   * most of them are (by what they do and as whom they pay), or a named rate.
   */
  readonly worth: (typeof placeWorths)[number] | RateOf;
  /** Which parts are free; rate and extra nights where missing. A named rate is worth that rate alone. */
  readonly covers?: readonly ReducibleStep[] | null;
  readonly rounding?: Rounding | null;
};

export const discountPers = ["booking", "person", "personNight", "room", "roomNight"] as const;

/** Less to pay: a discounted package, an agents' markdown, an early bird, "stay four, pay three". */
export type Discount = {
  readonly id: RuleId;
  readonly name: Words;
  readonly when?: StayConditions | null;
  readonly whom?: GuestConditions | null;
  /** A share of the parts in `on`. */
  readonly share?: BasisPoints | null;
  /** Or a sum, `per` each. */
  readonly sen?: Sen | null;
  readonly per?: (typeof discountPers)[number] | null;
  /** Or free nights: of each `stay` nights only `pay` are paid; the cheapest are free. */
  readonly freeNights?: { readonly stay: number; readonly pay: number; readonly most?: number | null } | null;
  /** Rate, extra nights and supplement where missing. */
  readonly on?: readonly ReducibleStep[] | null;
  /** Of those of a group one counts: the highest priority, of equal ones the largest. Without a group each counts. */
  readonly group?: string | null;
  readonly priority?: number | null;
  /** A share of what the discounts before it have left, not of the full value. */
  readonly ofWhatIsLeft?: boolean | null;
  readonly rounding?: Rounding | null;
};
