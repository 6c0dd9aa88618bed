import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Language } from "../plugins/language.ts";

export const locales = { en: "en-GB", my: "ms-MY", cn: "zh-CN" } as const satisfies Record<Language, string>;

const shapes = {
  /** 12 Jun 2026 */
  day: { day: "numeric", month: "short", year: "numeric" },
  /** Fri 12 Jun 2026 */
  weekday: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date in words, of no time zone. */
export const dayText = (day: Day, language: Language, shape: keyof typeof shapes = "day"): string =>
  new Intl.DateTimeFormat(locales[language], { ...shapes[shape], timeZone: "UTC" })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(",", "");
