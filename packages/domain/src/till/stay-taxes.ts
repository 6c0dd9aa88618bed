import { type Day, daysBetween, weekdayOf } from "../calendar/day.ts";
import type { Tax } from "../catalogue/taxes.ts";
import { appliesToStay } from "../pricing/stay-facts.ts";

type Stay = { readonly checkIn: Day; readonly checkOut: Day; readonly persons: number };

/**
 * The taxes that what a stay's guests have in house is asked for. Conditions look at the stay's days and persons; one of a
 * market, price list or season is for packages, and holds for none of it.
 */
export const taxesOfStay = (taxes: readonly Tax[], { checkIn, checkOut, persons }: Stay, today: Day): Tax[] =>
  taxes.filter(({ when }) =>
    appliesToStay(when, {
      checkIn,
      weekday: weekdayOf(checkIn),
      nights: daysBetween(checkIn, checkOut),
      period: undefined,
      market: null,
      priceList: null,
      party: persons,
      today,
    }),
  );

/** The taxes that somebody pays who has no stay and pays at the till: those that ask for no nights, market or season. */
export const taxesOfVisitor = (taxes: readonly Tax[], today: Day): Tax[] =>
  taxesOfStay(taxes, { checkIn: today, checkOut: today, persons: 1 }, today);
