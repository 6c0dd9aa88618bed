import type { Rate } from "../catalogue/rates.ts";

/** What a rate may name, by how much it tells: of a tier the more telling first. */
const tiers = [
  // who the guest is
  ["ages", "nth", "guestKind", "place", "occupants"],
  // what they do, how and where they buy
  ["activity", "party", "priceList", "market", "nationality", "when"],
  // where they sleep
  ["bedType", "roomTypeId"],
  // when
  ["periodId", "season", "nights", "arrivalWeekdays", "weekdays"],
] as const satisfies readonly (readonly (keyof Rate)[])[];

type Dimension = (typeof tiers)[number][number];
const dimensions: readonly Dimension[] = tiers.flat();

/** That a guest is an adult tells no more than saying nothing: it is a child's price that is an exception. */
const names = (rate: Rate, dimension: Dimension): boolean => {
  const condition = rate[dimension];
  if (condition == null || (Array.isArray(condition) && condition.length === 0)) return false;
  return dimension !== "guestKind" || condition !== "adult";
};

/**
 * How much a rate names, as one number to compare: how many of each tier, then which; of equal ones a price on enquiry,
 * then one that says it is an adult's.
 */
export const rankOf = (rate: Rate): number => {
  const counts = tiers.map((tier) => tier.filter((dimension) => names(rate, dimension)).length);
  const bits = [
    ...dimensions.map((dimension) => names(rate, dimension)),
    rate.enquiry === true,
    rate.guestKind === "adult",
  ];
  const byCount = counts.reduce((rank, count) => rank * 8 + count, 0);
  return bits.reduce((rank, bit) => rank * 2 + Number(bit), byCount);
};

/** What an exception is about: what a share changes of the other rate, and all that a price on enquiry names. */
export const aboutOf = (rate: Rate): readonly Dimension[] => {
  if (rate.enquiry) return dimensions.filter((dimension) => names(rate, dimension));
  const { of } = rate;
  if (!of) return [];
  const changed = { ...of, periodId: of.season };
  return dimensions.filter(
    (dimension) => names(rate, dimension) && changed[dimension as keyof typeof changed] != null,
  );
};

/** Whether a rate leaves open what an exception is about, so that the exception goes before it. */
export const leavesOpen = (rate: Rate, about: readonly Dimension[]): boolean =>
  about.some((dimension) => !names(rate, dimension));
