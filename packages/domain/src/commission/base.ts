import { roundedRatio } from "../money/round.ts";
import { type BasisPoints, type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine, PriceStep } from "../pricing/lines.ts";

/** What a stay itself costs; add-ons, boats, fees and taxes are no part of it. */
const packageSteps: readonly PriceStep[] = ["rate", "extraNight", "supplement", "surcharge"];

const isPackage = ({ step }: PriceLine): boolean => packageSteps.includes(step) || step === "promotion";

/**
 * What commission is taken of: the package's value in sen, after every discount, without fees and without the taxes
 * that its prices hold. What a policy kept of rooms that were taken off is no part of it.
 */
export function commissionBase(lines: readonly PriceLine[]): Sen {
  const own = lines.filter(isPackage);
  const value = sumSen(own.map(({ amountSen }) => amountSen));
  if (value <= 0) return 0;
  const held = sumSen(
    own
      .filter(({ taxInside, taxGroup }) => taxInside !== false && taxGroup !== "none")
      .map((line) => line.amountSen),
  );
  const taxes = lines.filter(({ inHouse }) => !inHouse).map((line) => taxWithin(line, held));
  return Math.max(0, value - sumSen(taxes));
}

/** The part of a tax inside prices that falls on the package; all of it where the tax is on less than the package. */
function taxWithin({ step, insideSen, baseSen }: PriceLine, held: Sen): Sen {
  if (step !== "tax" || !insideSen || held <= 0) return 0;
  return roundedRatio(insideSen * held, Math.max(held, baseSen ?? 0), { to: 1, way: "up" });
}

/** A share of the base, rounded down: never more than the share, not by half a sen. */
export const commissionOf = (baseSen: Sen, share: BasisPoints): Sen =>
  roundedRatio(baseSen * share, 10_000, { to: 1, way: "down" });
