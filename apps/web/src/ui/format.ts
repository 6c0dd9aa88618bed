import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type Language, localeOf } from "../i18n/language.ts";

type Parts = Intl.DateTimeFormatOptions;

const formatter = (language: Language, parts: Parts): Intl.DateTimeFormat =>
  dateFormat(localeOf[language], parts);

const shapes = {
  /** 12 Jun 2026 */
  day: { day: "numeric", month: "short", year: "numeric" },
  /** Fri 12 Jun 2026 */
  weekday: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  /** Fri 12 Jun */
  near: { weekday: "short", day: "numeric", month: "short" },
  /** Friday 12 June 2026 */
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** 12 June */
  brief: { day: "numeric", month: "long" },
  /** June 2026 */
  month: { month: "long", year: "numeric" },
} as const satisfies Record<string, Parts>;
export type DayShape = keyof typeof shapes;

const asUtc = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Chinese sets no space before the weekday, so a narrow line would break inside it. */
const spaced = (text: string) => text.replaceAll(",", "").replace(/日(?=周|星期)/, "日 ");

/** A calendar date in words. It has no time zone, so none can shift it. */
export const dayText = (day: Day, language: Language, shape: DayShape = "day"): string =>
  spaced(formatter(language, { ...shapes[shape], timeZone: "UTC" }).format(asUtc(day)));

const joined = { en: " to ", my: " hingga ", cn: "至" } as const;

/** `12 to 14 Jun 2026`: what both dates share is said once. Malay puts a weekday first only before a whole date. */
export function rangeText(from: Day, to: Day, language: Language, shape: DayShape = "day"): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const { year: _, ...yearless }: Parts = shapes[shape];
  const { month: __, ...dayOnly }: Parts = yearless;
  const saysMonth = language === "my" && "weekday" in shapes[shape];
  const short = sameMonth && !saysMonth ? dayOnly : sameYear ? yearless : shapes[shape];
  const write = (day: Day, parts: Parts) =>
    spaced(formatter(language, { ...parts, timeZone: "UTC" }).format(asUtc(day)));
  const [start, end] = language === "cn" ? [shapes[shape], short] : [short, shapes[shape]];
  return `${write(from, start)}${joined[language]}${write(to, end)}`;
}

/** Monday to Sunday, short or long. 5 January 2026 was a Monday. */
export const weekdayNames = (language: Language, width: "short" | "long" = "short"): string[] =>
  Array.from({ length: 7 }, (_, i) =>
    formatter(language, { weekday: width, timeZone: "UTC" }).format(asUtc(addDays("2026-01-05", i))),
  );

/** In which language, and by the clock of which place; without one by the reader's own. */
export type At = { readonly language: Language; readonly timeZone: string | undefined };

/** An instant as date and time. */
export const momentText = (moment: string, { language, timeZone }: At): string =>
  formatter(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  })
    .format(new Date(moment))
    .replaceAll(",", "");

/** Only the time of an instant, `11:12`. */
export const timeText = (moment: string, { timeZone }: Pick<At, "timeZone">): string =>
  formatter("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(
    new Date(moment),
  );

/** Names one after the other: Chinese parts them by a comma of its own. */
export const namesText = (names: readonly string[], language: Language): string =>
  names.join(language === "cn" ? "、" : ", ");

/** `2 adults and a child`: what a sentence lists. Chinese sets a space beside a number, which Intl leaves out. */
export const listText = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf[language])
    .format(names)
    .replace(/(?<=\d)和/g, " 和")
    .replace(/和(?=\d)/g, "和 ");

/** What stands between two parts of a sentence. */
export const commaOf = (language: Language): string => (language === "cn" ? "，" : ", ");

/** Parts of a sentence one after the other, `2 nights, 4 persons`, without those that say nothing. */
export const partsText = (parts: readonly (string | null | false)[], language: Language): string =>
  parts.filter(Boolean).join(commaOf(language));

const hour = 3_600_000;

/** A deadline: its time within the last hour, its date too before that. */
export const deadlineText = (moment: string, at: At, now = Date.now()): string =>
  Date.parse(moment) - now <= hour ? timeText(moment, at) : momentText(moment, at);

/** `RM 1,234.50` without its sign and decimals where a cell is narrow: `1,234.50`. */
export const bareRinggit = (sen: Sen): string => (sen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
