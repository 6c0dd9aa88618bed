import { ageOn, type Day, isDay } from "../calendar/day.ts";
import { birthDaysOfMyKad } from "../person/my-kad.ts";

/** A tick in a table: yes and no in three languages, Excel's TRUE, an x; null for a text that is neither. */
export function readTick(text: string): boolean | null {
  const normalized = text.normalize("NFKC").trim().toLowerCase();
  if (["", "-", "no", "n", "0", "false", "tidak", "tak", "否", "不是", "无", "不"].includes(normalized))
    return false;
  return ["yes", "y", "1", "true", "x", "✓", "✔", "ya", "是", "有"].includes(normalized) ? true : null;
}

/** Whole years: `34`, `34 years`, `34 岁`; `0` and months are under one. Null for anything else. */
export function readAge(text: string): number | null {
  const normalized = text.normalize("NFKC").trim().toLowerCase();
  if (/^\d{1,2}\s*(months?|mths?|bulan|个月)$/.test(normalized))
    return Math.floor(Number.parseInt(normalized, 10) / 12);
  const years = /^(\d{1,3})(\.0+)?\s*(years?|yrs?|y|tahun|thn|岁|歲)?$/.exec(normalized);
  const age = years ? Number(years[1]) : null;
  return age !== null && age <= 120 ? age : null;
}

/** A date as spreadsheets write it: `1990-02-14`, `14/2/1990`, `14.02.1990`. Days come before months in Malaysia. */
export function readDay(text: string): Day | null {
  const normalized = text.normalize("NFKC").trim();
  const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(normalized);
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(normalized);
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : null;
}

/**
 * The age on a day of whoever has this MyKad. Its year has no century: of the two the later one that is not after that
 * day. Null for a number that holds no date.
 */
export function ageOfMyKad(number: string, on: Day): number | null {
  const ages = birthDaysOfMyKad(number).map((born) => ageOn(born, on));
  return ages.find((age) => age !== null) ?? null;
}

/** An IC whose leading zeros a spreadsheet took for a number's is made whole again. */
export function readPaper(text: string): string {
  const normalized = unguarded(text).normalize("NFKC").trim();
  return /^\d{9,11}$/.test(normalized) ? normalized.padStart(12, "0") : normalized;
}

/** Whether a nationality is another than Malaysian; null where nothing is said. */
export function readForeign(text: string): boolean | null {
  const normalized = text.normalize("NFKC").trim().toLowerCase().replaceAll("’", "'");
  if (normalized === "") return null;
  return ![
    "malaysia",
    "malaysian",
    "malaysians",
    "my",
    "mys",
    "m'sia",
    "msia",
    "马来西亚",
    "大马",
    "warganegara",
  ].includes(normalized);
}

/** Phone numbers of one cell in their international form; one without a country's code is Malaysian. */
export function readPhones(text: string): string[] {
  return unguarded(text)
    .normalize("NFKC")
    .split(/[;,/|、，；\n]/u)
    .map((part) => part.replace(/[\s().-]/g, ""))
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("+")) return part;
      if (part.startsWith("00")) return `+${part.slice(2)}`;
      return part.startsWith("60") ? `+${part}` : `+60${part.replace(/^0/, "")}`;
    });
}

/** By what a cell begins that is a formula; Excel in Chinese and Japanese takes the wide signs for the narrow ones. */
const formulaMark = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that a spreadsheet would take for a formula, made text: an apostrophe goes before it. */
export const guarded = (text: string): string => (formulaMark.test(text) ? `'${text}` : text);

/** The same cell as it was before it was guarded. */
export const unguarded = (text: string): string => {
  const bare = text.replace(/^\s*'/, "");
  return formulaMark.test(bare) ? bare : text;
};
