import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { type Sen, shareOf } from "../money/sen.ts";
import type { Quote } from "./lines.ts";

const upToRinggit = (amount: Sen): Sen => Math.ceil(amount / 100) * 100;

/**
 * What must be paid at once: a share of the total rounded up to whole ringgit, or all of it when the balance would have
 * been due before `today`.
 */
export const depositOf = (
  terms: RateBook["deposit"],
  stay: { readonly totalSen: Sen; readonly checkIn: Day; readonly today: Day },
): Pick<Quote, "depositSen" | "balanceDueOn"> => {
  const depositSen = Math.min(stay.totalSen, upToRinggit(shareOf(stay.totalSen, terms.share)));
  const tooNear = daysBetween(stay.today, stay.checkIn) < terms.balanceDaysBefore;
  if (tooNear || depositSen === stay.totalSen) return { depositSen: stay.totalSen, balanceDueOn: null };
  return { depositSen, balanceDueOn: addDays(stay.checkIn, -terms.balanceDaysBefore) };
};
