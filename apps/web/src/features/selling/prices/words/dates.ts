import type { Day } from "@pulau/domain/calendar/day.ts";
import { type Language, localeOf } from "../../../../i18n/language.ts";

const made = new Map<string, Intl.DateTimeFormat>();

/** `1 Mar – 22 May 2027`, as short as the reader's language has it. */
export const rangeBrief = (from: Day, to: Day, language: Language): string => {
  const format =
    made.get(language) ??
    new Intl.DateTimeFormat(localeOf[language], {
      ...{ day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" },
    });
  made.set(language, format);
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to < from ? from : to}T00:00:00Z`));
};
