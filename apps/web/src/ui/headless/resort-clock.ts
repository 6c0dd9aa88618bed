import { getLocalTimeZone, parseDateTime, toZoned } from "@internationalized/date";
import { localeOf } from "../../i18n/language.ts";
import { useTimeZone } from "../time-zone.ts";
import { useLanguage } from "../use-language.ts";

/**
 * The instant at which the clock on a place's wall shows a date and time (`2026-12-24T09:00`); null for what is none.
 * An hour that the clock leaves out is the one after it.
 */
export function instantAt(text: string, timeZone: string): string | null {
  try {
    return toZoned(parseDateTime(text), timeZone).toAbsoluteString();
  } catch {
    return null;
  }
}

/** The clock on the resort's wall, for whoever plans something from elsewhere. */
export function useResortClock() {
  const { language } = useLanguage();
  const timeZone = useTimeZone() ?? getLocalTimeZone();
  const named = new Intl.DateTimeFormat(localeOf[language], { timeZone, timeZoneName: "long" });
  return {
    /** `Malaysia Time`, in the reader's language. */
    name: named.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone,
    instantAt: (text: string) => instantAt(text, timeZone),
  };
}
