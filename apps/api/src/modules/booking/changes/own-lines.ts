import { isAmendment } from "@pulau/domain/booking/amendment-fee.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";

/**
 * Of the stay itself; what was kept of earlier changes or asked for making them, taken off by staff or charged in house
 * stands whatever is changed.
 */
export const isOwn = (line: PriceLine): boolean =>
  line.step !== "kept" && line.step !== "goodwill" && !line.inHouse && !isAmendment(line);

/** What staff took off the price of the stay. It was never paid, where goodwill gives back what was. */
export const isDiscount = (line: PriceLine): boolean => String(line.ruleId).startsWith("discount-");
