import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Language } from "../i18n/language.ts";
import { dayText, rangeText } from "../ui/format.ts";

type StayDates = {
  /** Null for any day. */
  readonly checkIn: Day | null;
  readonly nights: number | null;
  readonly daysAround?: number;
};
type Words = {
  readonly anyDay: string;
  readonly nights: (count: number) => string;
  readonly around: (count: number) => string;
};

/** Days of an enquiry or of an entry in the waiting list, their length and how far they may move, in a page's words. */
export function stayDatesText(
  { checkIn, nights, daysAround = 0 }: StayDates,
  language: Language,
  words: Words,
): string[] {
  const length = nights === null ? [] : [words.nights(nights)];
  if (checkIn === null) return [words.anyDay, ...length];
  const when =
    nights === null
      ? dayText(checkIn, language, "weekday")
      : rangeText(checkIn, addDays(checkIn, nights), language);
  return [when, ...length, ...(daysAround > 0 ? [words.around(daysAround)] : [])];
}
