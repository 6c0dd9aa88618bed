import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
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

/** `18:05` by the clock of a place. */
const timeText = (moment: Date, timeZone: string): string =>
  dateFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(moment);

/** A moment's date and time of day at the resort, as `12 Jun 2026, 18:05`. */
export const momentText = (
  moment: string,
  { timeZone, comma }: { readonly timeZone: string; readonly comma: string },
  language: Language,
): string => {
  const at = new Date(moment);
  return [dayText(dayAt(at, timeZone), language), timeText(at, timeZone)].join(comma);
};
