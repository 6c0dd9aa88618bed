import type { Span } from "@pulau/domain/catalogue/conditions.ts";

const years = String.raw`(?:years?(?:\s*old)?|yrs?\.?(?:\s*old)?|y\s?\.?\s?o\.?|tahun|岁)`;
const months = "(?:months?|mths?|bulan|个?月)";
const between = String.raw`\s*(?:[-–—~]|to|hingga|至|到)\s*`;
const lead = String.raw`(?:ages?|aged|umur|berumur)?\s*`;
const number = String.raw`(?<![\d.])(\d{1,2})`;

/** What begins with a number of months has its end in them too. */
const until = (count: number, unit: string | undefined): number =>
  unit === undefined ? count : Math.ceil(count / 12);

type AgePattern = { readonly pattern: RegExp; readonly span: (found: RegExpExecArray) => Span };

/** As lists write how old somebody is, the more particular first. */
const agePatterns: readonly AgePattern[] = [
  {
    // 4–11 years, 0–23 months
    pattern: new RegExp(
      `${lead}${number}\\s*${years}?${between}(\\d{1,2})\\s*(?:${years}|(${months}))?`,
      "iu",
    ),
    span: ([, from, to, unit]) =>
      unit === undefined
        ? { from: Number(from), to: Number(to) }
        : { from: Math.floor(Number(from) / 12), to: Math.max(0, until(Number(to) + 1, unit) - 1) },
  },
  {
    // 3 and below, 12 tahun ke bawah, 3岁及以下
    pattern: new RegExp(
      `${lead}${number}\\s*${years}?\\s*(?:(?:and|&|or)\\s+(?:below|under|younger)|(?:dan\\s+)?ke\\s+bawah|及?以下)`,
      "iu",
    ),
    span: ([, to]) => ({ to: Number(to) }),
  },
  {
    // 60 and above, 12+, 60 tahun ke atas, 60岁以上
    pattern: new RegExp(
      `${lead}${number}\\s*${years}?\\s*(?:(?:and|&|or)\\s+(?:above|over|older|up)|(?:dan\\s+)?ke\\s+atas|及?以上|\\+)`,
      "iu",
    ),
    span: ([, from]) => ({ from: Number(from) }),
  },
  {
    // below 4, under 12 years old, bawah 12 bulan
    pattern: new RegExp(
      `(?:below|under|less\\s+than|(?:di\\s+)?bawah|未满)\\s*${lead}${number}\\s*(?:${years}|(${months}))?`,
      "iu",
    ),
    span: ([, to, unit]) => ({ to: Math.max(0, until(Number(to), unit) - 1) }),
  },
];

/** How old the guests of a head are, where it says whom it is for; null where it does not say. */
export function readAges(text: string, taken: string): { ages: Span; rest: string } | null {
  for (const { pattern, span } of agePatterns) {
    const found = pattern.exec(text);
    if (found) return { ages: span(found), rest: text.replace(pattern, taken) };
  }
  return null;
}
