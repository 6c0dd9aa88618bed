import type { Words } from "../catalogue/catalogue.ts";
import { type BasisPoints, type Sen, sumSen } from "../money/sen.ts";
import type { PriceLine } from "./lines.ts";

/** All lines of one fee or one tax together. */
export type NamedSum = {
  readonly name: Words | null;
  readonly share: BasisPoints | null;
  readonly amountSen: Sen;
};

/** A price as the foot of a paper tells it: `beforeSen`, each fee and each tax add up to `totalSen`. */
export type PriceSums = {
  /** Everything that is neither a fee nor a tax. */
  readonly beforeSen: Sen;
  readonly fees: readonly NamedSum[];
  readonly taxes: readonly NamedSum[];
  readonly totalSen: Sen;
};

/** Sums the lines of a price: fees and taxes by their rule, in the order in which they first appear. */
export function sumsOf(lines: readonly PriceLine[]): PriceSums {
  const sum = (some: readonly PriceLine[]) => sumSen(some.map((line) => line.amountSen));
  const ofStep = (step: "fee" | "tax"): NamedSum[] => {
    const byRule = Map.groupBy(
      lines.filter((line) => line.step === step),
      (line) => line.ruleId,
    );
    return [...byRule.values()].map((some) => ({
      name: some[0]?.name ?? null,
      share: some.every((line) => line.share === some[0]?.share) ? (some[0]?.share ?? null) : null,
      amountSen: sum(some),
    }));
  };
  return {
    beforeSen: sum(lines.filter(({ step }) => step !== "fee" && step !== "tax")),
    fees: ofStep("fee"),
    taxes: ofStep("tax"),
    totalSen: sum(lines),
  };
}
