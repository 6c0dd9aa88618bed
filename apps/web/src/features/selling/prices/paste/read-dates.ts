import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { addDays, type Day, dayOf, isDay } from "@pulau/domain/calendar/day.ts";
import { localeOf } from "../../../../i18n/language.ts";

export type DateSpan = { readonly from: Day; readonly to: Day };

/** The months' names, long and short, in the languages that price lists are written in. */
const months = new Map(
  (["en", "my"] as const).flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
      (["long", "short"] as const).map((width) => {
        const format = dateFormat(localeOf[language], { month: width, timeZone: "UTC" });
        const name = format
          .format(Date.UTC(2027, month, 1))
          .toLowerCase()
          .replace(".", "");
        return [name, month + 1] as const;
      }),
    ),
  ),
);
months.set("sept", 9);

const names = [...months.keys()].toSorted((a, b) => b.length - a.length).join("|");
const end = String.raw`(?:(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s*)?\b(?:${names})\b\.?(?:\s*,?\s*(?:20\d\d|['’]\d\d))?|(?<!\d)\d{1,2}/\d{1,2}(?:/(?:20)?\d\d)?(?!\d)`;
const between = String.raw`\s*(?:[-–—~]|\bto\b|\buntil\b|\btill\b|\bhingga\b|\bsampai\b|至|到)\s*`;
const spans = new RegExp(`(?:(${end}|(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?)${between})?(${end})`, "giu");

type Written = { readonly year: number | null; readonly month: number | null; readonly date: number | null };

/** Years of two digits are of this century. */
const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : 2000 + (Number(text.replace(/\D/g, "")) % 100);

function readEnd(text: string): Written {
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(text);
  if (slashed) return { date: Number(slashed[1]), month: Number(slashed[2]), year: yearOf(slashed[3]) };
  const named = /^(?:(\d{1,2})(?:st|nd|rd|th)?\s*)?([\p{L}]+)\.?(?:\s*,?\s*(['’]?\d{2,4}))?$/iu.exec(text);
  const month = named && months.get((named[2] ?? "").toLowerCase());
  if (named && month) {
    return { date: named[1] ? Number(named[1]) : null, month, year: yearOf(named[3]) };
  }
  return { date: Number.parseInt(text, 10), month: null, year: null };
}

const two = (number: number) => String(number).padStart(2, "0");

const dayAt = (year: number, month: number, date: number): Day | null => {
  const text = `${year}-${two(month)}-${two(date)}`;
  return isDay(text) ? text : null;
};

/** The last day of a month. */
const lastOf = (year: number, month: number): Day =>
  addDays(dayOf(month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`), -1);

function spanOf([first, last]: readonly [Written | null, Written], year: number): DateSpan | null {
  if (last.month === null) return null;
  const to = last.date === null ? lastOf(year, last.month) : dayAt(year, last.month, last.date);
  const begin = first ?? last;
  const month = begin.month ?? last.month;
  const date = begin.date ?? 1;
  const from = dayAt(begin.year ?? year, month, date);
  if (!from || !to) return null;
  if (from <= to) return { from, to };
  // "20 Dec – 5 Jan 2028" begins in the year before.
  const before = begin.year === null ? dayAt(year - 1, month, date) : null;
  return before && { from: before, to };
}

/** `2027年3月1日` and `2027-03-01` and `01-03-2027` as `1/3/2027`. */
const slashed = (text: string): string =>
  text
    .replace(/(?:(20\d\d)年)?(\d{1,2})月(\d{1,2})[日号]/g, (_, year, month, date) =>
      [date, month, ...(year ? [year] : [])].join("/"),
    )
    .replace(/\b(20\d\d)-(\d{1,2})-(\d{1,2})\b/g, "$3/$2/$1")
    .replace(/\b(\d{1,2})[-.](\d{1,2})[-.](20\d\d)\b/g, "$1/$2/$3");

/**
 * The dates that a head of a price list names, as people write them: `1 Mar – 27 May 2027`, `01/03/2027 to 27/05/2027`,
 * `Mar – May`, `15–20 Jun, 1–9 Sep 2027`; and what else it says. A date without a year has that of the next one that
 * has one, else `usualYear`.
 */
export function readDates(text: string, usualYear: number): { spans: DateSpan[]; rest: string } {
  const plain = slashed(text.normalize("NFKC"));
  const found = [...plain.matchAll(spans)].map(
    ([, first, last = ""]) => [first === undefined ? null : readEnd(first), readEnd(last)] as const,
  );
  let year = usualYear;
  const read: DateSpan[] = [];
  for (const [first, last] of found.toReversed()) {
    year = last.year ?? year;
    const span = spanOf([first, last], year);
    if (!span) return { spans: [], rest: text };
    read.unshift(span);
    year = first?.year ?? year;
  }
  return { spans: read, rest: found.length > 0 ? plain.replace(spans, " ") : text };
}
