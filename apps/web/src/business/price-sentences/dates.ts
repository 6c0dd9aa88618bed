import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { type Language, localeOf } from "../../i18n/language.ts";
import { dayText } from "../../ui/format.ts";

/** `1 Mar – 22 May 2027`, as short as the reader's language has it. */
export const rangeBrief = (from: Day, to: Day, language: Language): string =>
  dateFormat(localeOf[language], {
    day: "numeric",
    month: "short",
    year: "2-digit",
    timeZone: "UTC",
  })
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to < from ? from : to}T00:00:00Z`))
    // Malay dates have no comma before the year, but for CLDR's range within one year.
    .replace(/, (?=\d\d$)/, " ");

const formatted = (day: Day, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(localeOf[language], { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** `April 2027`, or `Apr` alone, or `A` where there is no room. */
export const monthName = (
  day: Day,
  language: Language,
  width: "long" | "short" | "narrow" = "long",
): string =>
  width === "long" ? dayText(day, language, "month") : formatted(day, language, { month: width });

/** `Monday, 14 June 2027`. */
export const dayName = (day: Day, language: Language): string =>
  formatted(day, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
