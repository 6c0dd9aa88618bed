import { ok } from "../result.ts";
import { discounts } from "./discounts.ts";
import { freePlaces } from "./free-places.ts";
import type { Step } from "./step.ts";

/** Free places first: a discount is on what is then still paid. */
export const reductions: Step = (input) => {
  const free = freePlaces(input);
  return ok([...free, ...discounts(input, free)]);
};
