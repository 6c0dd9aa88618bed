import type { Rounding } from "../catalogue/conditions.ts";
import { AmountTooLarge, type BasisPoints, type Sen } from "./sen.ts";

const halfASenUp: Rounding = { to: 1, way: "half" };

/**
 * `numerator / denominator` sen as a rule rounds it, half a sen up without one. Exact: both are whole numbers, and ways
 * go by the distance from nothing, so that a reduction rounds as a price does.
 */
export const roundedRatio = (numerator: number, denominator: number, rounding?: Rounding | null): Sen => {
  const { to, way } = rounding ?? halfASenUp;
  const size = Math.abs(numerator);
  const unit = denominator * to;
  if (!Number.isSafeInteger(size)) throw new AmountTooLarge(`cannot round ${numerator}/${unit}`);
  if (unit <= 0) throw new RangeError(`cannot round ${numerator}/${unit}`);
  const whole = Math.floor(size / unit);
  const rest = size - whole * unit;
  const up = way === "up" ? rest > 0 : way === "half" && rest * 2 >= unit;
  const amount = (whole + (up ? 1 : 0)) * to;
  return numerator < 0 ? -amount : amount;
};

/** A share of an amount, rounded as the rule says. */
export const roundedShare = (amount: Sen, share: BasisPoints, rounding?: Rounding | null): Sen =>
  roundedRatio(amount * share, 10_000, rounding);
