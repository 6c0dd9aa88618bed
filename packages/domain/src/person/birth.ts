import { ageOn, type Day } from "../calendar/day.ts";

/** Nobody is older. */
const mostYears = 120;

/** The whole years of somebody born on this day; null for a day after it, and for one so long ago that nobody lives. */
export function ageOfBirth(birthDate: Day, on: Day): number | null {
  const age = ageOn(birthDate, on);
  return age === null || age > mostYears ? null : age;
}
