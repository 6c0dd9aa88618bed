import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import { isInSeason } from "@pulau/domain/transport/timetable.ts";
import { type Language, localeOf } from "../../../i18n/language.ts";

/** A leap year, so that every day of the year can be named in it. */
const leapYear = 2028;
/** A day of the year as a day of a leap year, for it to be written. */
export const inYear = (day: string): Day => dayOf(`${leapYear}-${day}`);

export const isWholeYear = ({ from, to }: { from: string; to: string }): boolean =>
  from === "01-01" && to === "12-31";

const twoDigits = (count: number) => String(count).padStart(2, "0");

/** Of each month, whether the season holds its middle. */
export const monthsOfSeason = (season: { from: string; to: string }): boolean[] =>
  Array.from({ length: 12 }, (_, month) => isInSeason(season, inYear(`${twoDigits(month + 1)}-15`)));

export const monthNames = (language: Language, form: "long" | "narrow" = "long"): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat(localeOf[language], { month: form, timeZone: "UTC" }).format(
      new Date(Date.UTC(leapYear, month, 15)),
    ),
  );

/** How many days a month has, in a leap year; `month` counts from 1. */
export const daysInMonth = (month: number): number => new Date(Date.UTC(leapYear, month, 0)).getUTCDate();

/** Another month or day of the year; a day that the month has not is its last. */
export function withPart(day: string, part: { month?: number; day?: number }): string {
  const month = part.month ?? Number(day.slice(0, 2));
  const date = Math.min(part.day ?? Number(day.slice(3)), daysInMonth(month));
  return `${twoDigits(month)}-${twoDigits(date)}`;
}

/** `900`, `9.00`, `9:0` and `09:00` as `09:00`; null for what is no time of a day. */
export function readTime(typed: string): string | null {
  const bare = typed.normalize("NFKC").trim();
  const [, hours = "", minutes = ""] =
    /^(\d{1,2})[:.h ](\d{1,2})$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
}
