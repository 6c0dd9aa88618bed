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
  const said = rate[dimension];
  if (said == null || (Array.isArray(said) && said.length === 0)) return false;
  return dimension !== "guestKind" || said !== "adult";
};

/** How much a rate names, as one number to compare: how many of each tier, then which, then that it is an adult's. */
export const rankOf = (rate: Rate): number => {
  const counts = tiers.map((tier) => tier.filter((dimension) => names(rate, dimension)).length);
  const which = dimensions.map((dimension) => Number(names(rate, dimension)));
  const adult = rate.guestKind === "adult" ? 1 : 0;
  return (
    [...counts.map((count) => [count, 8] as const), ...which.map((bit) => [bit, 2] as const)].reduce(
      (rank, [value, base]) => rank * base + value,
      0,
    ) *
      2 +
    adult
  );
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
