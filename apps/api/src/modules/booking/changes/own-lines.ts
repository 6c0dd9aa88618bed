import { isAmendment } from "@pulau/domain/booking/amendment-fee.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { isStaffDiscount, withStaffDiscounts } from "@pulau/domain/pricing/staff-discount.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";

/**
 * Of the stay itself; what was kept of earlier changes or asked for making them, taken off by staff or charged in house
 * stands whatever is changed.
 */
export const isOwn = (line: PriceLine): boolean =>
  line.step !== "kept" &&
  line.step !== "goodwill" &&
  !line.inHouse &&
  !isAmendment(line) &&
  !isStaffDiscount(line);

/** The price of the stay itself as it would be without any discount of staff, its taxes too. */
export const ownLines = ({ quote, taxes = [] }: Pick<HeldStay, "quote" | "taxes">): PriceLine[] =>
  withStaffDiscounts(quote.lines, [], taxes).filter(isOwn);
