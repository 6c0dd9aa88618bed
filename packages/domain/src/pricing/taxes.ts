import type { Day } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { Tax } from "../catalogue/taxes.ts";
import { roundedRatio, roundedShare } from "../money/round.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import { ok } from "../result.ts";
import type { PriceLine, StayToQuote } from "./lines.ts";
import { appliesToStay, factsOf, type StayFacts } from "./stay-facts.ts";
import { lineOf, type Step } from "./step.ts";

const fallsOn = ({ group, groups }: Tax, line: PriceLine): boolean =>
  line.taxGroup === group || (line.taxGroup !== "none" && groups?.includes(line.taxGroup) === true);

const isInside = (tax: Tax, line: PriceLine): boolean => line.taxInside ?? tax.inside ?? false;

const wholeOf = (lines: readonly PriceLine[]): Sen => sumSen(lines.map(({ amountSen }) => amountSen));

const lineFor = (tax: Tax, baseSen: Sen, amounts: { unitSen: Sen; insideSen?: Sen }): PriceLine =>
  lineOf({
    step: "tax",
    ruleId: tax.id,
    name: tax.name,
    count: 1,
    share: tax.share,
    baseSen,
    taxGroup: "none",
    ...amounts,
  });

const roundedTax = ({ share, rounding, roundEach }: Tax, bases: readonly PriceLine[], baseSen: Sen): Sen => {
  if (roundEach === "line") {
    return sumSen(bases.map(({ amountSen }) => roundedShare(amountSen, share, rounding)));
  }
  if (roundEach === "unit") {
    return sumSen(
      bases.map(({ amountSen, count }) => count * roundedShare(amountSen / count, share, rounding)),
    );
  }
  return roundedShare(baseSen, share, rounding);
};

/** On top of prices, and of the taxes that it names. */
const onTop = (tax: Tax, lines: readonly PriceLine[], taxes: readonly PriceLine[]): PriceLine[] => {
  const bases = [
    ...lines.filter((line) => fallsOn(tax, line) && !isInside(tax, line)),
    ...taxes.filter(({ ruleId }) => tax.onTaxes?.some((id) => id === ruleId)),
  ];
  const baseSen = wholeOf(bases);
  const unitSen = roundedTax(tax, bases, baseSen);
  return unitSen === 0 ? [] : [lineFor(tax, baseSen, { unitSen })];
};

/** Inside prices: what these hold of it, shown and not added. Several taxes inside one price share it. */
const inside = (tax: Tax, all: readonly Tax[], lines: readonly PriceLine[]): PriceLine[] => {
  const held = lines.filter((line) => fallsOn(tax, line) && isInside(tax, line));
  const partOf = (line: PriceLine): [Sen, number] => {
    const shares = all.filter((tax) => fallsOn(tax, line) && isInside(tax, line)).map(({ share }) => share);
    return [line.amountSen, 10_000 + shares.reduce((sum, share) => sum + share, 0)];
  };
  const parts = [...Map.groupBy(held.map(partOf), ([, whole]) => whole)].map(([whole, group]) =>
    roundedRatio(sumSen(group.map(([sen]) => sen)) * tax.share, whole, tax.rounding),
  );
  const insideSen = sumSen(parts);
  return insideSen === 0 ? [] : [lineFor(tax, wholeOf(held), { unitSen: 0, insideSen })];
};

/**
 * The taxes on some lines, each on the sum of its lines, rounded once unless it says otherwise: no line's rounding adds up
 * against the guest.
 */
export function taxesOn(lines: readonly PriceLine[], applicable: readonly Tax[]): PriceLine[] {
  const made: PriceLine[] = [];
  for (const tax of applicable) made.push(...onTop(tax, lines, made), ...inside(tax, applicable, lines));
  return made;
}

const taxesFor = ({ taxes }: Pick<RateBook, "taxes">, facts: StayFacts): Tax[] =>
  taxes.filter(({ when }) => appliesToStay(when, facts));

/** The taxes of a stay. */
export const taxes: Step = ({ book, facts, before }) => ok(taxesOn(before, taxesFor(book, facts)));

/** The taxes that a stay is asked for. */
export const applicableTaxes = (stay: StayToQuote, book: RateBook, today: Day): Tax[] =>
  taxesFor(book, factsOf(stay, book, today));
