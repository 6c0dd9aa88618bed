import type { BasisPoints, Sen } from "../money/sen.ts";
import type { Rounding } from "./conditions.ts";
import type { Words } from "./words.ts";

export const depositSteps = [
  "rate",
  "extraNight",
  "supplement",
  "surcharge",
  "addOn",
  "transport",
  "fee",
  "tax",
] as const;

export type DepositStep = (typeof depositSteps)[number];

/** A part of a deposit: a share of some steps of the price, or a sum for the booking or each person. */
export type DepositPart = {
  readonly on?: readonly DepositStep[] | null;
  readonly share?: BasisPoints | null;
  readonly sen?: Sen | null;
  /** Of a sum; `booking` where missing. */
  readonly per?: "booking" | "person" | null;
};

/** What must be paid at once, and when the rest is due. */
export type Deposit = {
  /** Of the price, without the steps that a part of its own is taken of. */
  readonly share: BasisPoints;
  readonly balanceDaysBefore: number;
  readonly parts?: readonly DepositPart[] | null;
  /** Up to whole ringgit where missing. */
  readonly rounding?: Rounding | null;
  /** The rest is due so many days after the booking, if that is sooner. */
  readonly fullWithinDays?: number | null;
};

/** What a guest's change of a paid booking costs beside its difference. */
export type AmendmentFee = {
  readonly name: Words;
  readonly sen: Sen;
  readonly per: "booking" | "person";
  /** Changes cost nothing while there are at least so many days to check-in; always something where missing. */
  readonly freeDaysBefore?: number | null;
};
