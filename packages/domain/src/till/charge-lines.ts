import type { TaxGroup, Words } from "../catalogue/catalogue.ts";
import type { Tax } from "../catalogue/taxes.ts";
import type { RuleId } from "../ids.ts";
import { type Sen, splitSen, sumSen } from "../money/sen.ts";
import { sumLines } from "../papers/line-difference.ts";
import type { PriceLine } from "../pricing/lines.ts";
import { lineOf } from "../pricing/step.ts";
import { taxesOn } from "../pricing/taxes.ts";

/** What is charged: a row of a price list, or a discount on one. */
export type Charged = {
  /** The item, or the charge that a discount is on. */
  readonly ruleId: RuleId;
  readonly name: Words;
  readonly unitSen: Sen;
  /** Below nothing for a discount. */
  readonly count: number;
  readonly taxGroup: TaxGroup;
};

/** A charge with its taxes, as it is frozen: each charge has its own, so that taking one off changes no other. */
export type PricedCharge = {
  readonly lines: readonly PriceLine[];
  /** What it adds to what the booking costs. */
  readonly totalSen: Sen;
  /** The taxes on it, those inside its price too. */
  readonly taxSen: Sen;
};

/** Prices one charge by the taxes that its stay is asked for. */
export function priceCharge(charged: Charged, taxes: readonly Tax[]): PricedCharge {
  // Field by field: what a caller knows besides has no place in a line that papers compare.
  const { ruleId, name, unitSen, count, taxGroup } = charged;
  const line = lineOf({ step: "charge", ruleId, name, unitSen, count, taxGroup, inHouse: true });
  return priced(
    line,
    taxesOn([line], taxes).map((tax) => ({ ...tax, inHouse: true as const })),
  );
}

const priced = (line: PriceLine, taxed: readonly PriceLine[]): PricedCharge => ({
  lines: [line, ...taxed],
  totalSen: sumSen([line, ...taxed].map(({ amountSen }) => amountSen)),
  taxSen: sumSen(taxed.map(({ amountSen, insideSen }) => amountSen + (insideSen ?? 0))),
});

type Discount = Pick<Charged, "ruleId" | "name"> & {
  /** Before the taxes that come on top: above nothing, and no more than the charge's price. */
  readonly sen: Sen;
};

/**
 * Prices a discount on a charge: of each tax that the charge was frozen with, the part that falls on it, whatever taxes are
 * asked for by now. One of the whole price leaves nothing of the charge, to the sen.
 */
export function priceDiscount(
  { ruleId, name, sen }: Discount,
  charge: Pick<Charged, "unitSen" | "count" | "taxGroup"> & Pick<PricedCharge, "lines">,
): PricedCharge {
  const { unitSen, count, taxGroup, lines } = charge;
  const restSen = unitSen * count - sen;
  const partOf = (whole: Sen): Sen => -(splitSen(whole, [sen, restSen])[0] ?? 0);
  const line = lineOf({ step: "charge", ruleId, name, unitSen: sen, count: -1, taxGroup, inHouse: true });
  const taxed = lines
    .filter(({ step }) => step === "tax")
    .map((tax) => ({
      ...tax,
      unitSen: partOf(tax.unitSen),
      amountSen: partOf(tax.amountSen),
      baseSen: tax.baseSen === null ? null : partOf(tax.baseSen),
      ...(tax.insideSen && { insideSen: partOf(tax.insideSen) }),
    }));
  return priced(line, taxed);
}

/**
 * The lines of a booking's price with these charges in place of whatever was charged before. Rounds of the same thing at the
 * same price are one line, and so is each tax: a price does not grow longer than the price lists.
 */
export const withCharges = (
  lines: readonly PriceLine[],
  charges: readonly Pick<PricedCharge, "lines">[],
): PriceLine[] => [
  ...lines.filter(({ inHouse }) => !inHouse),
  ...sumLines(charges.map((charge) => ({ sign: 1, lines: charge.lines }))),
];
