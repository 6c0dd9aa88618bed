import type { Tax } from "../catalogue/taxes.ts";
import type { Words } from "../catalogue/words.ts";
import type { RuleId } from "../ids.ts";
import { roundedRatio } from "../money/round.ts";
import { type Sen, splitSen, sumSen } from "../money/sen.ts";
import type { PriceLine, PriceStep } from "./lines.ts";
import { reductionLine } from "./reduction-lines.ts";
import { taxesOn } from "./taxes.ts";

/** What staff take off the price of a stay, before the taxes that come on top. */
export type StaffDiscount = { readonly ruleId: RuleId; readonly name: Words; readonly sen: Sen };

export const staffDiscountName: Words = { en: "Discount", my: "Diskaun", cn: "折扣" };

/** What the resort itself earns by a stay. Official fees and taxes are not its own to give away. */
const ownSteps: readonly PriceStep[] = [
  "rate",
  "extraNight",
  "supplement",
  "surcharge",
  "addOn",
  "transport",
  "promotion",
];
const ofStaff = /^discount-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Whether a line is what staff took off the price of the stay. It was never paid, where goodwill gives back what was. Lines from
 * before their taxes fell with them are of the step `goodwill`.
 */
export const isStaffDiscount = ({ step, ruleId }: PriceLine): boolean =>
  (step === "promotion" || step === "goodwill") && ofStaff.test(ruleId);

type Pot = Pick<PriceLine, "taxGroup" | "taxInside"> & { readonly sen: Sen };

/** What a discount is on, apart by what is taxed alike. */
function potsOf(lines: readonly PriceLine[]): Pot[] {
  const own = lines.filter((line) => ownSteps.includes(line.step) && !line.inHouse && !isStaffDiscount(line));
  const alike = Map.groupBy(own, ({ taxGroup, taxInside }) => `${taxGroup}|${taxInside ?? null}`);
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    const sen = sumSen(some.map(({ amountSen }) => amountSen));
    return first && sen > 0 ? [{ taxGroup: first.taxGroup, taxInside: first.taxInside ?? null, sen }] : [];
  });
}

/** The most that discounts can take off, and what a percentage is of: the stay before fees and taxes, in sen. */
export const discountableSen = (lines: readonly PriceLine[]): Sen =>
  sumSen(potsOf(lines).map(({ sen }) => sen));

/** What was taken off a stay, each discount once however many lines it has. */
export function staffDiscountsOf(lines: readonly PriceLine[]): StaffDiscount[] {
  const byRule = Map.groupBy(lines.filter(isStaffDiscount), ({ ruleId }) => ruleId);
  return [...byRule].map(([ruleId, some]) => ({
    ruleId,
    name: some[0]?.name ?? staffDiscountName,
    sen: -sumSen(some.map(({ amountSen }) => amountSen)),
  }));
}

/** A price as it is told: each discount of staff is one line, whatever its parts are taxed by. */
export const shownLines = (lines: readonly PriceLine[]): PriceLine[] =>
  lines.flatMap((line, i) => {
    if (!isStaffDiscount(line)) return [line];
    const parts = lines.filter((other) => isStaffDiscount(other) && other.ruleId === line.ruleId);
    if (parts.length === 1) return [line];
    const amountSen = sumSen(parts.map((part) => part.amountSen));
    return lines.indexOf(parts[0] ?? line) === i ? [{ ...line, unitSen: amountSen, amountSen }] : [];
  });

/** Discounts of a stay that may have become cheaper than they are: together no more than so much, the first given first. */
export function cutDiscounts(discounts: readonly StaffDiscount[], mostSen: Sen): StaffDiscount[] {
  let left = Math.max(0, mostSen);
  return discounts.flatMap((discount) => {
    const sen = Math.min(discount.sen, left);
    left -= sen;
    return sen === 0 ? [] : [{ ...discount, sen }];
  });
}

/** One discount as lines: of each part that is taxed alike what falls on it. */
function linesOf({ ruleId: id, name, sen }: StaffDiscount, pots: readonly Pot[]): PriceLine[] {
  const parts = splitSen(
    sen,
    pots.map((pot) => pot.sen),
  );
  return pots.flatMap(({ taxGroup, taxInside = null }, i) => {
    const part = parts[i] ?? 0;
    return part === 0 ? [] : [reductionLine({ id, name }, { count: 1, unitSen: -part, taxGroup, taxInside })];
  });
}

const isTaxOfStay = ({ step, inHouse }: PriceLine): boolean => step === "tax" && !inHouse;

/** Whether a line stands after what a discount is on: it is no part of what taxes of the stay look at. */
const standsAfter = ({ step, inHouse }: PriceLine): boolean =>
  step === "charge" || step === "tax" || step === "kept" || step === "goodwill" || inHouse === true;

const sumOf = (lines: readonly PriceLine[]): Sen => sumSen(lines.map(({ amountSen }) => amountSen));
const sumInside = (lines: readonly PriceLine[]): Sen => sumSen(lines.map(({ insideSen }) => insideSen ?? 0));

/** The same tax of a lower price, where it is not what its rule makes of it today: it falls as the rule's falls. */
function inProportion(line: PriceLine, before: Sen, after: Sen): PriceLine {
  if (before === 0) return line;
  const part = (sen: Sen): Sen => roundedRatio(sen * after, before);
  const { unitSen, amountSen, baseSen, insideSen } = line;
  return {
    ...line,
    unitSen: part(unitSen),
    amountSen: part(amountSen),
    baseSen: baseSen === null ? null : part(baseSen),
    ...(insideSen && { insideSen: part(insideSen) }),
  };
}

/**
 * The taxes of a price that becomes `reduced`. One that is what its rule makes of the price as it was is reckoned anew; one that
 * was agreed to at another rate, or grew by changes, falls in proportion. A tax whose rule nobody knows stays what it was.
 */
function taxesAfter(lines: readonly PriceLine[], reduced: readonly PriceLine[], taxes: readonly Tax[]) {
  const before = taxesOn(
    lines.filter((line) => !standsAfter(line)),
    taxes,
  );
  const after = taxesOn(reduced, taxes);
  const of = (some: readonly PriceLine[], id: RuleId) => some.filter(({ ruleId }) => ruleId === id);
  const had = lines.filter(isTaxOfStay);
  const known = taxes.flatMap(({ id }) => {
    const [agreed, was, is] = [of(had, id), of(before, id), of(after, id)];
    const isAsReckoned = sumOf(was) === sumOf(agreed) && sumInside(was) === sumInside(agreed);
    if (isAsReckoned) return is;
    const whole = (some: readonly PriceLine[]) => sumOf(some) + sumInside(some);
    return agreed.map((line) => inProportion(line, whole(was), whole(is)));
  });
  return [...known, ...had.filter(({ ruleId }) => !taxes.some(({ id }) => id === ruleId))];
}

/**
 * A price with these discounts in the place of those that it has, and its taxes reckoned on what is left, to the sen. Discounts
 * beyond what the stay costs are cut.
 */
export function withStaffDiscounts(
  lines: readonly PriceLine[],
  discounts: readonly StaffDiscount[],
  taxes: readonly Tax[],
): PriceLine[] {
  const pots = potsOf(lines);
  const given = pots.length === 0 ? [] : cutDiscounts(discounts, discountableSen(lines));
  const reduced = [
    ...lines.filter((line) => !standsAfter(line) && !isStaffDiscount(line)),
    ...given.flatMap((discount) => linesOf(discount, pots)),
  ];
  const beside = lines.filter((line) => standsAfter(line) && !isTaxOfStay(line) && !isStaffDiscount(line));
  return [...reduced, ...taxesAfter(lines, reduced, taxes), ...beside];
}
