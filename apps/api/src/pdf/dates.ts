import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { type Language, localeOf } from "../plugins/language.ts";

const shapes = {
  /** 12 Jun 2026 */
  day: { day: "numeric", month: "short", year: "numeric" },
  /** Fri 12 Jun 2026 */
  weekday: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date in words, of no time zone. */
export const dayText = (day: Day, language: Language, shape: keyof typeof shapes = "day"): string =>
  dateFormat(localeOf[language], { ...shapes[shape], timeZone: "UTC" })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(",", "");
