import type { MealHeads } from "./staff-routes.ts";

/** For how many a meal is cooked: without infants, who are counted apart. */
export const eatersOf = ({ adults, children, toddlers }: Omit<MealHeads, "meal">): number =>
  adults + children + toddlers;
